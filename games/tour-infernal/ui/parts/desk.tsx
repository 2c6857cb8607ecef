import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { laidBy } from '../laid.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, leaderOf, seatsOf, stepShown } from '../race.ts'
import { AttackDesk } from './attack-desk.tsx'
import { ContestDesk } from './contest-desk.tsx'
import { MiniCards } from './mini-cards.tsx'
import { News, hasNews } from './news.tsx'
import { RidesOrRecap } from './rides.tsx'

/** Under the road: who speaks in which order or what has been laid, and beside it how the sector is ridden. */
export function Desk(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const step = stepShown(scene, beat)
  return (
    <div className="ti-desk" data-step={step}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard */}
      <section className="ti-turn" tabIndex={0} aria-label={words.board.turn}>
        {hasNews(beat) ? (
          <News {...props} />
        ) : scene.contest !== null ? (
          <ContestDesk {...props} />
        ) : scene.groups.length > 0 ? (
          <AttackDesk {...props} />
        ) : scene.feed !== null ? (
          <FeedDesk {...props} />
        ) : step === 'besace' ? (
          <BesaceDesk {...props} />
        ) : step === 'over' ? undefined : (
          <OrderDesk {...props} />
        )}
      </section>
      {step === 'besace' || step === 'over' ? undefined : <RidesOrRecap {...props} />}
    </div>
  )
}

/** TI-14: who has played what, who plays now, who comes next. */
function OrderDesk({ scene, beat, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const isBackwards = scene.phase === 'counter'
  const speakers = isBackwards ? scene.speakers : scene.order
  return (
    <>
      <h2>{isBackwards ? words.board.orderBack : words.board.order}</h2>
      <ol className="ti-order" aria-label={words.board.order}>
        {speakers.map((seat) => {
          const laid = laidBy(scene, seat)
          const isNow = actingNow(scene, beat).includes(seat)
          return (
            <li key={seat} data-now={isNow || undefined} aria-current={isNow ? 'true' : undefined}>
              <RiderToken seat={seat} isLeader={leaderOf(scene) === seat} size={32} label={names(seat)} />
              <span className="ti-order-laid">
                {laid === undefined ? <i>{isNow ? words.board.speaks : '…'}</i> : <MiniCards cards={laid.cards} words={words} />}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** TI-5: only that it is chosen is known. */
function BesaceDesk({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const ready = scene.isReady.filter(Boolean).length
  return (
    <>
      <h2>
        {words.board.packing} <small>{words.board.ready(ready, scene.race.seats)}</small>
      </h2>
      <ol className="ti-order" aria-label={words.people.label}>
        {seatsOf(scene).map((seat) => (
          <li key={seat} data-ready={scene.isReady[seat] || undefined}>
            <RiderToken seat={seat} size={32} label={names(seat)} />
            <span className="ti-order-laid">
              <i>{scene.isReady[seat] ? words.people.ready : '…'}</i>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** TI-72: how many cards each may swap; which ones is nobody's business. */
function FeedDesk({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { allowance, isDone } = scene.feed!
  return (
    <>
      <h2>
        {words.board.feed} <small>{words.effect.feed}</small>
      </h2>
      <ol className="ti-order" aria-label={words.board.feed}>
        {seatsOf(scene).flatMap((seat) =>
          scene.riders[seat]!.out !== null
            ? []
            : [
                <li key={seat} data-now={!isDone[seat] || undefined} data-out={allowance[seat] === 0 || undefined}>
                  <RiderToken seat={seat} isLeader={leaderOf(scene) === seat} size={32} label={names(seat)} />
                  <span className="ti-order-laid">
                    <i>
                      {allowance[seat] === 0
                        ? words.board.feedNone
                        : isDone[seat]
                          ? words.people.ready
                          : words.board.feedAllowance(allowance[seat]!)}
                    </i>
                  </span>
                </li>,
              ],
        )}
      </ol>
    </>
  )
}
