import { RiderToken } from '@echappee/ui'
import type { CSSProperties, ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { stageOf } from '../../rules/course.ts'
import { StageIcon, YellowCap } from '../art/scenery.tsx'
import { rankingOf } from '../final.ts'
import { wordsIn, type Props } from '../props.ts'
import { arrivals, lengthText, stageName } from '../tour.ts'

/** After a stage: places, points, and who wears the cap from now on. */
export function StagePodium(props: Props): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const result = scene.results.at(-1)!
  const cap = beat?.type === 'capAwarded' ? beat : undefined
  return (
    <div className="vdt-banner" style={{ '--beat': `${cap === undefined ? beatMs : 0}ms` } as CSSProperties}>
      <h2>{result.stopped ? words.board.stageStopped(result.n) : words.board.stageWon(result.n, names(result.winner))}</h2>
      <Steps
        {...props}
        places={result.places}
        under={(seat) => words.board.points(result.points[seat]!)}
        isCapped={(seat) => scene.bearer === seat}
      />
      <p className="vdt-cap-line" data-shown={cap !== undefined}>
        {cap === undefined ? ' ' : <CapLine {...props} beat={cap} />}
      </p>
    </div>
  )
}

type CapAwarded = Extract<Event, { type: 'capAwarded' }>

/** The winner of the prologue. */
export function CapBanner(props: Props & { readonly beat: CapAwarded }): ReactElement {
  return (
    <div className="vdt-banner vdt-banner-cap" style={{ '--beat': `${props.beatMs}ms` } as CSSProperties}>
      <YellowCap size={84} />
      <p className="vdt-cap-line" data-shown>
        <CapLine {...props} />
      </p>
    </div>
  )
}

function CapLine({ beat, names, language }: Props & { readonly beat: CapAwarded }): ReactElement {
  const { board } = wordsIn(language)
  return (
    <>
      <YellowCap size={34} />
      <span>
        <strong>{(beat.from === beat.seat ? board.capKept : board.capTaken)(names(beat.seat))}</strong> {board.capReason(beat.reason)}
      </span>
    </>
  )
}

/** A stage begins: its name, large. */
export function StageBanner({ scene, beatMs, language }: Props): ReactElement {
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const name = stageName(words, scene.tour, stage)
  return (
    <div className={`vdt-banner vdt-banner-stage vdt-banner-${stage.type}`} style={{ '--beat': `${beatMs}ms` } as CSSProperties}>
      <StageIcon type={stage.type} size={64} />
      <h2>{words.where.stage(stage.n, stage.type)}</h2>
      {name === '' ? undefined : <p className="vdt-banner-name">{name}</p>}
      <p>{lengthText(words, scene.tour.board, stage)}</p>
    </div>
  )
}

export function FinalPodium(props: Props): ReactElement {
  const { scene, beatMs, names, language } = props
  const words = wordsIn(language)
  const { ranks, winners } = rankingOf(scene)
  return (
    <div className="vdt-banner vdt-banner-final" style={{ '--beat': `${beatMs}ms` } as CSSProperties}>
      <h2>{words.final.winner(winners.map(names))}</h2>
      <Steps
        {...props}
        places={ranks}
        under={(seat) => `${scene.totals[seat]} ${words.people.pointsShort}`}
        isCapped={(seat) => winners.includes(seat)}
      />
    </div>
  )
}

interface StepsProps extends Props {
  readonly places: readonly number[]
  readonly under: (seat: number) => string
  readonly isCapped: (seat: number) => boolean
}

/** Second, first and third on their steps; everybody else beside them. */
function Steps({ names, language, places, under, isCapped }: StepsProps): ReactElement {
  const words = wordsIn(language)
  const groups = arrivals(places)
  const onSteps = [2, 1, 3].flatMap((place) => groups.find((group) => group.place === place) ?? [])
  const others = groups.filter(({ place }) => place > 3)
  return (
    <div className="vdt-podium">
      <ol className="vdt-steps">
        {onSteps.map(({ place, seats }) => (
          <li key={place} data-place={place}>
            <div className="vdt-step-riders">
              {seats.map((seat) => (
                <span key={seat}>
                  {isCapped(seat) ? <YellowCap size={30} /> : undefined}
                  <RiderToken seat={seat} isLeader={isCapped(seat)} size={place === 1 ? 54 : 44} />
                  <b>{names(seat)}</b>
                </span>
              ))}
            </div>
            <div className="vdt-step">
              <strong>{words.people.place(place)}</strong>
              <em>{under(seats[0]!)}</em>
            </div>
          </li>
        ))}
      </ol>
      {others.length === 0 ? undefined : (
        <ul className="vdt-unplaced">
          {others.flatMap(({ place, seats }) =>
            seats.map((seat) => (
              <li key={seat}>
                <span>{words.people.place(place)}</span>
                <RiderToken seat={seat} isLeader={isCapped(seat)} size={26} />
                {names(seat)} <em>{under(seat)}</em>
              </li>
            )),
          )}
        </ul>
      )}
    </div>
  )
}
