import { RiderToken } from '@echappee/ui'
import { asImage, useAnimation, useCount } from '@echappee/ui/motion'
import type { ReactElement } from 'react'
import { stageOf } from '../../rules/course.ts'
import { CardArt } from '../art/card-art.tsx'
import { YellowCap } from '../art/scenery.tsx'
import { wearsCap } from '../final.ts'
import type { Messages } from '../messages/en.ts'
import { wordsIn, type Props } from '../props.ts'
import { acting, curesOf, placesNow, seatsOf, toGo, zoneAt } from '../tour.ts'
import { Piles } from './piles.tsx'

/** One panel a seat, in seat order, and the piles. */
export function People(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="vdt-people">
      {scene.order.length === 0 || scene.phase === 'finished' ? undefined : <OrderOfPlay {...props} />}
      <ol aria-label={words.people.label} className="vdt-persons">
        {seatsOf(scene).map((seat) => (
          <Person key={seat} seat={seat} {...props} />
        ))}
      </ol>
      {scene.phase === 'prologue' || scene.phase === 'finished' ? undefined : <Piles {...props} />}
    </div>
  )
}

/** Who plays after whom, the bearer first (VDT-7). */
function OrderOfPlay({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <div className="vdt-order">
      <span>{words.people.order}</span>
      <ol aria-label={words.people.order}>
        {scene.order.map((seat) => (
          <li key={seat} data-turn={acting(scene) === seat || undefined} aria-current={acting(scene) === seat ? 'true' : undefined}>
            <RiderToken seat={seat} isLeader={wearsCap(scene, seat)} size={24} label={names(seat)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Person({ seat, ...props }: Props & { readonly seat: number }): ReactElement {
  const { scene, beat, names, isBot, viewer, language } = props
  const words = wordsIn(language)
  const isTurn = acting(scene) === seat
  const isRacing = scene.phase === 'road' || scene.phase === 'timetrial'
  const isHit = beat?.type === 'handicapLaid' && beat.target === seat
  const panel = useAnimation<HTMLLIElement>(isHit ? beat : undefined, props.beatMs, () => [
    { translate: '0' },
    { translate: '-5px' },
    { translate: '5px' },
    { translate: '0' },
  ])
  return (
    <li
      className="vdt-person"
      ref={panel}
      data-racing={isRacing || undefined}
      data-turn={isTurn || undefined}
      data-panel={seat}
      aria-current={isTurn ? 'true' : undefined}
    >
      <span className="vdt-person-token">
        <RiderToken seat={seat} isLeader={wearsCap(scene, seat)} size={44} />
        {wearsCap(scene, seat) ? <Cap {...props} /> : undefined}
      </span>
      <div className="vdt-person-name">
        <b>{names(seat)}</b>
        {seat === viewer ? <small>{words.people.you}</small> : isBot(seat) ? <RobotMark label={words.people.robot} /> : undefined}
        {isRacing ? <HandSize cards={words.people.cards(scene.handSizes[seat]!)} size={scene.handSizes[seat]!} /> : undefined}
      </div>
      <Total seat={seat} {...props} />
      {isRacing ? <State seat={seat} {...props} /> : undefined}
    </li>
  )
}

/** The cap flies from its last bearer's panel. */
function Cap({ beat, beatMs, language }: Props): ReactElement {
  const words = wordsIn(language)
  const award = beat?.type === 'capAwarded' ? beat : undefined
  const cap = useAnimation<HTMLSpanElement>(
    award,
    beatMs,
    (element) => {
      const from = award?.from ?? null
      const old = from === null ? null : (element.closest('ol')?.querySelector(`[data-panel="${from}"] .vdt-person-token`) ?? null)
      if (old === null || from === award?.seat)
        return [
          { transform: 'scale(2.4) rotate(-20deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ]
      const [a, b] = [old.getBoundingClientRect(), element.getBoundingClientRect()]
      return [
        { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(1.2)` },
        { transform: `translate(${(a.x - b.x) / 2 - 30}px, ${(a.y - b.y) / 2}px) scale(2) rotate(-14deg)`, offset: 0.5 },
        { transform: 'none' },
      ]
    },
    { duration: beatMs * 0.7, easing: 'ease-in-out' },
  )
  return (
    <span className="vdt-cap" ref={cap} {...asImage(words.people.cap)} title={words.people.cap}>
      <YellowCap size={30} />
    </span>
  )
}

/** Points fly in and are counted up when a stage ends. */
function Total({ seat, scene, beat, beatMs, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const end = beat?.type === 'stageEnded' ? beat : undefined
  const gained = end?.points[seat] ?? 0
  const total = scene.totals[seat]!
  const flying = useAnimation<HTMLElement>(
    gained > 0 ? end : undefined,
    beatMs,
    () => [
      { transform: 'translate(-130px, 0) scale(1.7)', opacity: 0 },
      { transform: 'translate(-56px, 0) scale(1.4)', opacity: 1, offset: 0.35 },
      { transform: 'translate(-34px, 0) scale(1)', opacity: 1, offset: 0.8 },
      { transform: 'translate(0, 0) scale(0.4)', opacity: 0 },
    ],
    { fill: 'both' },
  )
  return (
    <p className="vdt-total">
      {gained > 0 ? (
        <i ref={flying} aria-hidden="true">
          +{gained}
        </i>
      ) : undefined}
      <strong aria-hidden="true">
        {gained > 0 && beatMs > 0 ? <CountUp from={total - gained} to={total} ms={beatMs * 0.8} /> : total}
      </strong>
      <span className="visually-hidden">{words.people.points(total)}</span>
      <small aria-hidden="true">{words.people.pointsShort}</small>
    </p>
  )
}

function CountUp({ from, to, ms }: { readonly from: number; readonly to: number; readonly ms: number }): number {
  return useCount(from, to, ms)
}

function State({ seat, scene, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const { at, handicap, hasClimber, toMiss } = scene.riders[seat]!
  const isTrial = scene.phase === 'timetrial'
  const left = toGo(scene, seat)
  return (
    <>
      <p className="vdt-person-place">
        <b title={say.placeLabel(placesNow(scene)[seat]!)}>{say.place(placesNow(scene)[seat]!)}</b>
        <span>{whereText(words, at, left, isTrial)}</span>
        {acting(scene) === seat ? <span className="vdt-person-turn">{say.turn}</span> : undefined}
      </p>
      {handicap === null ? undefined : (
        <p className="vdt-handicap">
          <span className="vdt-handicap-art">
            <CardArt card={handicap} />
          </span>
          <span>
            <b>{words.cards[handicap]}</b>
            <small>{say.curedBy(curesOf(handicap).map((card) => words.cards[card]))}</small>
          </span>
        </p>
      )}
      {hasClimber || toMiss > 0 || zoneAt(stageOf(scene), at) === 'zone' ? (
        <p className="vdt-tags">
          {zoneAt(stageOf(scene), at) === 'zone' ? <span className="vdt-tag-zone">{say.zone}</span> : undefined}
          {hasClimber ? (
            <span className="vdt-tag-climber" title={say.climberLabel}>
              <CardArt card="S_CLIMB" />
              {say.climber}
            </span>
          ) : undefined}
          {toMiss > 0 ? <span className="vdt-tag-miss">{say.misses(toMiss)}</span> : undefined}
        </p>
      ) : undefined}
    </>
  )
}

function whereText({ people }: Messages, at: number, left: number, isTrial: boolean): string {
  if (left === 0) return people.finished
  const ahead = isTrial ? people.squaresToGo(left) : people.toGo(left)
  return at === 0 ? ahead : `${isTrial ? people.square(at) : people.at(at)} · ${ahead}`
}

function RobotMark({ label }: { readonly label: string }): ReactElement {
  return (
    <svg className="vdt-robot" width="18" height="18" viewBox="0 0 18 18" {...asImage(label)}>
      <title>{label}</title>
      <path d="M9 1v3M3 6.5Q3 4 5.5 4h7Q15 4 15 6.5v6q0 2.5-2.5 2.5h-7Q3 15 3 12.5ZM1 8v4M17 8v4M6.5 12h5" />
      <circle cx="6.6" cy="8.4" r="1.3" />
      <circle cx="11.4" cy="8.4" r="1.3" />
    </svg>
  )
}

function HandSize({ cards, size }: { readonly cards: string; readonly size: number }): ReactElement {
  return (
    <span className="vdt-person-cards" title={cards}>
      <CardsMark />
      <span aria-hidden="true">{size}</span>
      <span className="visually-hidden">{cards}</span>
    </span>
  )
}

function CardsMark(): ReactElement {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <rect x="6" y="2" width="9" height="12" rx="2" fill="none" stroke="currentColor" strokeWidth="1.6" transform="rotate(12 10 8)" />
      <rect x="3" y="3" width="9" height="12" rx="2" fill="var(--card)" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
