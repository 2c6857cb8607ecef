import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { contestEnd } from '../auction.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, contestPrizes, leaderOf } from '../race.ts'
import { MiniCards } from './mini-cards.tsx'

/** Step 4 as an auction: what everybody has laid, in the order of speaking, the seconds at stake, and who wins if nobody lays more. */
export function ContestDesk({ scene, beat, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.board
  const contest = scene.contest!
  const end = contestEnd(scene, contest)
  return (
    <section className="ti-auction" data-current>
      <h2>
        {say.contest(contest.kind, contest.place)}
        <small>{say.bids(contest.card)}</small>
        <b className="ti-prize">{say.prizes(contestPrizes(scene), contest.place)}</b>
      </h2>
      <ol className="ti-order">
        {contest.riders.map((seat) => {
          const isIn = contest.isIn[seat]! || (contest.card === 'R' && !scene.speakers.includes(seat) && contest.laidS[seat]! > 0)
          const isNow = actingNow(scene, beat).includes(seat)
          const cards = [...Array<Card>(contest.laidS[seat]!).fill('S'), ...Array<Card>(contest.laidR[seat]!).fill('R')]
          return (
            <li key={seat} data-now={isNow || undefined} data-out={!isIn || undefined}>
              <RiderToken seat={seat} isLeader={leaderOf(scene) === seat} size={30} label={names(seat)} />
              <span className="ti-order-laid">
                {cards.length > 0 ? <MiniCards cards={cards} words={words} /> : <i>{isNow ? say.speaks : isIn ? '…' : say.outOfIt}</i>}
              </span>
            </li>
          )
        })}
      </ol>
      <p>
        <b>
          <em>{say.ifAllPass}</em>{' '}
          {end
            .filter(({ place }) => place >= contest.place)
            .map(({ seat, place, bonus }) => say.passWins(names(seat), place, bonus))
            .join(', ')}
        </b>
      </p>
    </section>
  )
}
