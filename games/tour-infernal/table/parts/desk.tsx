import type { ReactElement } from 'react'
import { tileOf } from '../../rules/course.ts'
import { cardsInFrontOf } from '../cards-in-front.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, seatsOf, stepShown } from '../../text/race.ts'
import { AttackDesk } from './attack-desk.tsx'
import { ContestDesk } from './contest-desk.tsx'
import { News, hasNews } from './news.tsx'
import { Order } from './order.tsx'
import { RidesOrRecap } from './rides.tsx'

/** Under the road: who speaks in which order or what has been laid; while it is ridden, beside it how. */
export function Desk(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const step = stepShown(scene, beat)
  // Why the gaps are what they are is asked while it is ridden and when the sector is over.
  const isRidden = step === 'ride' || step === 'gaps' || beat?.type === 'sectorEnded'
  return (
    <div className="ti-desk" data-step={step} data-rides={isRidden || undefined}>
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
      {isRidden ? <RidesOrRecap {...props} /> : undefined}
    </div>
  )
}

/** TI-14: who has played what, who plays now, who comes next. */
function OrderDesk(props: Props): ReactElement {
  const { scene, beat, language } = props
  const { board: say, effect } = wordsIn(language)
  const isBackwards = scene.phase === 'counter'
  const turns = (isBackwards ? scene.speakers : scene.order).map((seat) => {
    const cards = cardsInFrontOf(scene, seat)?.cards
    return actingNow(scene, beat).includes(seat) ? { seat, cards, state: 'now' as const, note: say.speaks } : { seat, cards }
  })
  return (
    <>
      <h2>
        {isBackwards ? say.orderBack : say.order}
        {scene.phase === 'play' ? <small>{tileOf(scene) === 'HM' ? effect.mountain : say.pace}</small> : undefined}
      </h2>
      <Order {...props} label={say.order} turns={turns} />
    </>
  )
}

/** TI-5: all choose in secret, and only of oneself is it known whether one has. */
function BesaceDesk(props: Props): ReactElement {
  const { scene, language } = props
  const { board, people } = wordsIn(language)
  const turns = seatsOf(scene).map((seat) => (scene.isReady[seat] ? { seat, state: 'ready' as const, note: people.ready } : { seat }))
  return (
    <>
      <h2>
        {board.packing} <small>{board.inSecret}</small>
      </h2>
      <Order {...props} label={people.label} turns={turns} />
    </>
  )
}

/** TI-72: how many cards each may swap; which ones is nobody's business. */
function FeedDesk(props: Props): ReactElement {
  const { scene, language } = props
  const { board, people, effect } = wordsIn(language)
  const { allowance, isDone } = scene.feed!
  const turns = seatsOf(scene)
    .filter((seat) => scene.riders[seat]!.out === null)
    .map((seat) => {
      if (allowance[seat] === 0) return { seat, state: 'out' as const, note: board.feedNone }
      if (isDone[seat]) return { seat, note: people.ready }
      const note = board.feedAllowance(allowance[seat]!)
      return seat === scene.viewer ? { seat, state: 'now' as const, note } : { seat, note }
    })
  return (
    <>
      <h2>
        {board.feed} <small>{effect.feed}</small>
      </h2>
      <Order {...props} label={board.feed} turns={turns} />
    </>
  )
}
