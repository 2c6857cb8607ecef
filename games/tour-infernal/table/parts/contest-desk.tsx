import type { ReactElement } from 'react'
import { contestEnd } from '../../text/auction.ts'
import { cardsInFrontOf } from '../cards-in-front.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, contestPrizes } from '../../text/race.ts'
import { Order } from './order.tsx'

/** Step 4 as an auction: what everybody has laid, in the order of speaking, the seconds at stake, and who wins if nobody lays more. */
export function ContestDesk(props: Props): ReactElement {
  const { scene, beat, names, language } = props
  const { board: say } = wordsIn(language)
  const contest = scene.contest!
  const turns = contest.riders.map((seat) => {
    const cards = cardsInFrontOf(scene, seat)?.cards
    const isIn = contest.isIn[seat]! || (contest.card === 'R' && !scene.speakers.includes(seat) && contest.laidS[seat]! > 0)
    if (actingNow(scene, beat).includes(seat)) return { seat, cards, state: 'now' as const, note: say.speaks }
    return isIn ? { seat, cards } : { seat, cards, state: 'out' as const, note: say.outOfIt }
  })
  return (
    <section className="ti-auction">
      <h2>
        {say.contest(contest.kind, contest.place)}
        <small>{say.bids(contest.card)}</small>
        <b className="ti-prize">{say.prizes(contestPrizes(scene), contest.place)}</b>
      </h2>
      <Order {...props} turns={turns} />
      <p>
        <b>
          <em>{say.ifAllPass}</em>{' '}
          {contestEnd(scene, contest)
            .filter(({ place }) => place >= contest.place)
            .map(({ seat, place, bonus }) => say.passWins(names(seat), place, bonus))
            .join(', ')}
        </b>
      </p>
    </section>
  )
}
