import { Banner, Podium } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { stageOf } from '../../rules/course.ts'
import type { Event } from '../../rules/events.ts'
import { StageIcon, YellowCap } from '../art/scenery.tsx'
import { rankingOf } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { lengthText, stageName } from '../../text/tour.ts'

/** After a stage: places, points, and who wears the cap from now on. */
export function StagePodium(props: Props): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const result = scene.results.at(-1)!
  const cap = beat?.type === 'capAwarded' ? beat : undefined
  const title = result.stopped ? words.board.stageStopped(result.n) : words.board.stageWon(result.n, names(result.winner))
  return (
    <Banner title={title} ms={cap === undefined ? beatMs : 0}>
      <Podium
        places={result.places}
        name={names}
        under={(seat) => words.board.points(result.points[seat]!)}
        language={language}
        {...capped((seat) => scene.bearer === seat)}
      />
      <p className="vdt-cap-line" data-shown={cap !== undefined}>
        {cap === undefined ? ' ' : <CapLine {...props} beat={cap} />}
      </p>
    </Banner>
  )
}

type CapAwarded = Extract<Event, { type: 'capAwarded' }>

/** The winner of the prologue. */
export function CapBanner(props: Props & { readonly beat: CapAwarded }): ReactElement {
  return (
    <Banner ms={props.beatMs}>
      <YellowCap size={84} />
      <p>
        <CapWords {...props} />
      </p>
    </Banner>
  )
}

function CapLine(props: Props & { readonly beat: CapAwarded }): ReactElement {
  return (
    <>
      <YellowCap size={34} />
      <CapWords {...props} />
    </>
  )
}

function CapWords({ beat, names, language }: Props & { readonly beat: CapAwarded }): ReactElement {
  const { board } = wordsIn(language)
  return (
    <span>
      <strong>{(beat.from === beat.seat ? board.capKept : board.capTaken)(names(beat.seat))}</strong> {board.capReason(beat.reason)}
    </span>
  )
}

/** A stage begins: its name, large. */
export function StageBanner({ scene, beatMs, language }: Props): ReactElement {
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const name = stageName(words, scene.tour, stage)
  return (
    <Banner ms={beatMs} kind={stage.type}>
      <StageIcon type={stage.type} size={64} />
      <h2>{words.where.stage(stage.n, stage.type)}</h2>
      {name === '' ? undefined : <p className="vdt-banner-name">{name}</p>}
      <p>{lengthText(words, scene.tour.board, stage)}</p>
    </Banner>
  )
}

export function FinalPodium({ scene, beatMs, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { ranks, winners } = rankingOf(scene)
  return (
    <Banner title={words.final.winner(winners.map(names))} ms={beatMs}>
      <Podium
        places={ranks}
        name={names}
        under={(seat) => `${scene.totals[seat]} ${words.people.pointsShort}`}
        language={language}
        {...capped((seat) => winners.includes(seat))}
      />
    </Banner>
  )
}

const capped = (isCapped: (seat: number) => boolean) => ({
  isLeader: isCapped,
  badge: (seat: number) => (isCapped(seat) ? <YellowCap size={30} /> : undefined),
})
