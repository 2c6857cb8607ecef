import { CardCount, OrderOfPlay, People as Panels, PersonPanel, Score, Tag } from '@echappee/kit/people'
import { asImage, useAnimation } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { stageOf } from '../../rules/course.ts'
import { CardArt } from '../art/card-art.tsx'
import { YellowCap } from '../art/scenery.tsx'
import { finalLines, rankingOf, wearsCap } from '../../text/final.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { acting, curesOf, placesNow, seatsOf, toGo, zoneAt } from '../../text/tour.ts'
import { Piles } from './piles.tsx'

/** One panel a seat, in seat order, in the end the winner first; and the piles. */
export function People(props: Props): ReactElement {
  const { scene, language } = props
  const isRacing = scene.phase === 'road' || scene.phase === 'timetrial'
  const seats = scene.phase === 'finished' ? finalLines(scene).map(({ seat }) => seat) : seatsOf(scene)
  return (
    <div className="vdt-people">
      {isRacing ? (
        // VDT-7: the bearer first.
        <OrderOfPlay table={props} seats={scene.order} acting={acting(scene)} isLeader={(seat) => wearsCap(scene, seat)} />
      ) : undefined}
      <Panels label={wordsIn(language).people.label}>
        {seats.map((seat) => (
          <Person key={seat} seat={seat} isRacing={isRacing} {...props} />
        ))}
      </Panels>
      {isRacing ? <Piles {...props} /> : undefined}
    </div>
  )
}

function Person({ seat, isRacing, ...props }: Props & { readonly seat: number; readonly isRacing: boolean }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const { people } = wordsIn(language)
  const isHit = beat?.type === 'handicapLaid' && beat.target === seat
  const panel = useAnimation<HTMLLIElement>(isHit ? beat : undefined, beatMs, () => STAGGER)
  const end = beat?.type === 'stageEnded' ? beat : undefined
  const total = scene.totals[seat]!
  const points = { value: total, unit: people.pointsShort, label: people.points(total), gained: end?.points[seat] ?? 0, beat: end, beatMs }
  const size = scene.handSizes[seat]!
  return (
    <PersonPanel
      table={props}
      seat={seat}
      panel={panel}
      isTurn={acting(scene) === seat}
      isLeader={wearsCap(scene, seat)}
      badge={wearsCap(scene, seat) ? <Cap {...props} /> : undefined}
      beside={isRacing ? <CardCount count={size} label={people.cards(size)} /> : undefined}
      score={<Score {...points} />}
    >
      {isRacing ? <State seat={seat} {...props} /> : scene.phase === 'finished' ? <Rank seat={seat} {...props} /> : undefined}
    </PersonPanel>
  )
}

function Rank({ seat, scene, names, language }: Props & { readonly seat: number }): ReactElement {
  return (
    <p className="person-line">
      <b>{wordsIn(language).people.place(rankingOf(scene).ranks[seat]!, names(seat))}</b>
    </p>
  )
}

const STAGGER: Keyframe[] = ['0', '-5px', '5px', '0'].map((translate) => ({ translate }))

/** The cap flies from its last bearer's panel. */
function Cap({ beat, beatMs, language }: Props): ReactElement {
  const { cap } = wordsIn(language).people
  const award = beat?.type === 'capAwarded' ? beat : undefined
  const element = useAnimation<HTMLSpanElement>(award, beatMs, (node) => capFlight(node, award?.from ?? null, award?.seat), {
    duration: beatMs * 0.7,
  })
  return (
    <span className="vdt-cap" ref={element} {...asImage(cap)} title={cap}>
      <YellowCap size={30} />
    </span>
  )
}

function capFlight(cap: Element, from: number | null, to: number | undefined): Keyframe[] {
  const old = from === null || from === to ? null : cap.closest('ol')?.querySelector(`[data-panel="${from}"] .person-token`)
  if (old == null)
    return [
      { transform: 'scale(2.4) rotate(-20deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
  const [a, b] = [old.getBoundingClientRect(), cap.getBoundingClientRect()]
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(1.2)` },
    { transform: `translate(${dx / 2 - 30}px, ${dy / 2}px) scale(2) rotate(-14deg)`, offset: 0.5 },
    { transform: 'none' },
  ]
}

function State({ seat, scene, names, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const { at, handicap, hasClimber, toMiss } = scene.riders[seat]!
  const place = placesNow(scene)[seat]!
  const isInZone = zoneAt(stageOf(scene), at) === 'zone'
  return (
    <>
      <p className="person-line">
        <b title={say.placeLabel(place, names(seat))}>{say.place(place, names(seat))}</b>
        <span>{whereText(words, at, toGo(scene, seat), scene.phase === 'timetrial', isInZone)}</span>
        {isInZone ? <Tag kind="good">{say.zone}</Tag> : undefined}
        {acting(scene) === seat ? <Tag kind="turn">{say.turn}</Tag> : undefined}
      </p>
      {handicap === null ? undefined : (
        <p className="person-wide vdt-handicap" title={words.cards[handicap]}>
          <span className="vdt-picture">
            <CardArt card={handicap} />
          </span>
          <span>
            <b>{words.cards[handicap]}</b>
            <small>{say.curedBy(curesOf(handicap).map((card) => words.aCard[card]))}</small>
          </span>
        </p>
      )}
      {hasClimber || toMiss > 0 ? (
        <p className="person-line vdt-tags">
          {hasClimber ? (
            <Tag title={say.climberLabel}>
              <CardArt card="S_CLIMB" />
              {say.climber}
            </Tag>
          ) : undefined}
          {toMiss > 0 ? <Tag kind="dark">{say.misses(toMiss)}</Tag> : undefined}
        </p>
      ) : undefined}
    </>
  )
}

/** In the zone it is said beside it that the line is near. */
function whereText({ people }: Words, at: number, left: number, isTrial: boolean, isInZone: boolean): string {
  if (left === 0) return people.finished
  if (isInZone) return people.at(at)
  const ahead = isTrial ? people.squaresToGo(left) : people.toGo(left)
  return at === 0 ? ahead : `${isTrial ? people.square(at) : people.at(at)} · ${ahead}`
}
