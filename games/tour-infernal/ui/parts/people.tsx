import { RiderToken } from '@echappee/ui'
import { asImage, useAnimation } from '@echappee/ui/motion'
import type { CSSProperties, ReactElement } from 'react'
import { BESACE_SIZE } from '../../content/cards.ts'
import { TEAMS } from '../../content/teams.ts'
import { laidBy } from '../laid.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, cardsNeeded, isSolitaryNow, leaderOf, scoreOf, seatsOf, stepShown } from '../race.ts'
import { MiniCards } from './mini-cards.tsx'

/** One panel a seat: score as it stands, gap, bonus, cards, what lies in front of the rider. */
export function People(props: Props): ReactElement {
  const words = wordsIn(props.language)
  return (
    <ol className="ti-people" aria-label={words.people.label} data-many={props.scene.race.seats > 5 || undefined}>
      {seatsOf(props.scene).map((seat) => (
        <Person key={seat} seat={seat} {...props} />
      ))}
    </ol>
  )
}

function Person({ seat, ...props }: Props & { readonly seat: number }): ReactElement {
  const { scene, beat, names, isBot, viewer, language } = props
  const words = wordsIn(language)
  const say = words.people
  const rider = scene.riders[seat]!
  const isTurn = actingNow(scene, beat).includes(seat) && scene.phase !== 'besace'
  const isLeader = leaderOf(scene) === seat
  return (
    <li
      className="ti-person"
      data-turn={isTurn || undefined}
      data-out={rider.out !== null || undefined}
      aria-current={isTurn ? 'true' : undefined}
    >
      <RiderToken seat={seat} isLeader={isLeader} size={40} />
      <div className="ti-person-name">
        <b>{names(seat)}</b>
        {isLeader ? <span className="visually-hidden">{say.leader}</span> : undefined}
        {seat === viewer ? <small>{say.you}</small> : isBot(seat) ? <RobotMark label={say.robot} /> : undefined}
        {scene.first === seat && scene.phase !== 'finished' ? (
          <span className="ti-first" title={say.first}>
            <svg width="15" height="16" viewBox="0 0 15 16" aria-hidden="true">
              <path d="M3 1v14" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
              <path d="M3 2h11l-3 3.5 3 3.5H3Z" fill="currentColor" />
            </svg>
            <span className="visually-hidden">{say.first}</span>
          </span>
        ) : undefined}
      </div>
      <Score seat={seat} {...props} />
      <p className="ti-person-state">
        {rider.out !== null ? (
          <span>{say.abandoned(rider.out.sector)}</span>
        ) : (
          <>
            <span>{scene.phase === 'besace' ? (TEAMS[seat]?.name ?? '') : say.gap(rider.gap)}</span>
            {rider.bonus > 0 ? <span className="ti-bonus">{say.bonus(rider.bonus)}</span> : undefined}
            <Tags seat={seat} {...props} />
          </>
        )}
      </p>
      {rider.out === null ? <Cards seat={seat} {...props} /> : undefined}
    </li>
  )
}

/** Bonus minus gap; it swells when a bonus comes in. */
function Score({ seat, scene, beat, beatMs, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const isWinning = beat?.type === 'bonusWon' && beat.seat === seat
  const number = useAnimation<HTMLElement>(isWinning ? beat : undefined, beatMs, () => [
    { transform: 'scale(1)' },
    { transform: 'scale(1.5)' },
    { transform: 'scale(1)' },
  ])
  const score = scoreOf(scene, seat)
  return (
    <p className="ti-score" title={words.people.scoreLabel}>
      <strong ref={number} aria-hidden="true">
        {words.signed(score)}
      </strong>
      <span className="visually-hidden">{words.people.score(score)}</span>
    </p>
  )
}

function Tags({ seat, scene, beat, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const say = words.people
  const isRiding = stepShown(scene, beat) === 'ride' && scene.riders[seat]!.play === null
  const laid = scene.phase === 'besace' || scene.phase === 'finished' ? undefined : laidBy(scene, seat)
  return (
    <>
      {isRiding && isSolitaryNow(scene, seat) ? <span className="ti-tag">{say.solitary}</span> : undefined}
      {isRiding && scene.riders[seat]!.gap > 0 ? <span className="ti-tag ti-tag-gap">{say.distanced}</span> : undefined}
      {scene.phase === 'besace' && scene.isReady[seat] ? <span className="ti-tag">{say.ready}</span> : undefined}
      {laid === undefined || laid.cards.length === 0 ? undefined : (
        <span className="ti-person-laid">
          <MiniCards cards={laid.cards} words={words} />
        </span>
      )}
    </>
  )
}

/** A bar of twenty cards; red when they are too few for the road that is left. */
function Cards({ seat, scene, language }: Props & { readonly seat: number }): ReactElement {
  const words = wordsIn(language)
  const { cards, hidden, play } = scene.riders[seat]!
  const needed = scene.phase === 'finished' ? 0 : cardsNeeded(scene, play === null ? scene.sector - 1 : scene.sector)
  const label = hidden > 0 ? `${words.cardTotal(cards)}, ${words.people.hidden(hidden)}` : words.cardTotal(cards)
  return (
    <p className="ti-person-cards" title={label}>
      <span className="ti-bar" aria-hidden="true" data-short={cards < needed || undefined}>
        <i style={{ '--share': `${(100 * cards) / BESACE_SIZE}%` } as CSSProperties} />
        <u style={{ '--share': `${Math.min(100, (100 * needed) / BESACE_SIZE)}%` } as CSSProperties} />
      </span>
      <b aria-hidden="true">{cards}</b>
      <span className="visually-hidden">{label}</span>
      {hidden > 0 ? (
        <small aria-hidden="true" className="ti-hidden">
          +{hidden}
        </small>
      ) : undefined}
    </p>
  )
}

export function RobotMark({ label }: { readonly label: string }): ReactElement {
  return (
    <svg className="ti-robot" width="18" height="18" viewBox="0 0 18 18" {...asImage(label)}>
      <title>{label}</title>
      <path d="M9 1v3M3 6.5Q3 4 5.5 4h7Q15 4 15 6.5v6q0 2.5-2.5 2.5h-7Q3 15 3 12.5ZM1 8v4M17 8v4M6.5 12h5" />
      <circle cx="6.6" cy="8.4" r="1.3" />
      <circle cx="11.4" cy="8.4" r="1.3" />
    </svg>
  )
}
