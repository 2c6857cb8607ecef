import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { auctionsOf, type Auction } from '../auction.ts'
import { laidBy } from '../laid.ts'
import { wordsIn, type Props } from '../props.ts'
import { leaderOf, letterOf } from '../race.ts'
import { waveEndText } from '../text-board.ts'
import { MiniCards } from './mini-cards.tsx'

/** Step 3 as an auction: who is attacking and for how much, who may still speak, what cancels it, what happens if everybody passes. */
export function AttackDesk(props: Props): ReactElement {
  const auctions = auctionsOf(props.scene).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <div className="ti-auctions">
      {auctions.map((auction) => (
        <AuctionCard key={auction.index} auction={auction} {...props} />
      ))}
    </div>
  )
}

function AuctionCard({ auction, ...props }: Props & { readonly auction: Auction }): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const say = words.board
  const { index, n, group, wave, level, toSpeak, untilCancelled, isCurrent } = auction
  const actor = isCurrent && scene.actor !== null && !wave.includes(scene.actor) ? scene.actor : undefined
  const token = (seat: number, state: string) => (
    <RiderToken seat={seat} isLeader={leaderOf(scene) === seat} size={30} label={`${names(seat)}, ${state}`} />
  )
  return (
    <section className="ti-auction" data-current={isCurrent || undefined} data-hot={wave.length > 0 || undefined}>
      <h3>
        {say.attacks(letterOf(index), n, group.cost)}
        <small>{wave.length === 0 ? say.noWave : say.wave(wave.length, n, level)}</small>
      </h3>
      <ul className="ti-order">
        {wave.map((seat) => (
          <li key={seat} data-in>
            {token(seat, words.people.attacked)}
            <span className="ti-order-laid">
              <MiniCards cards={laidBy(scene, seat)?.cards ?? []} words={words} />
            </span>
          </li>
        ))}
        {actor === undefined ? undefined : (
          <li data-now>
            {token(actor, say.speaks)}
            <span className="ti-order-laid">
              <i>{say.speaks}</i>
            </span>
          </li>
        )}
        {toSpeak.map((seat) => (
          <li key={seat} data-waiting>
            {token(seat, say.toSpeak)}
            <span className="ti-order-laid">
              <i>…</i>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <span>{untilCancelled === undefined ? say.pairOnly : say.more(untilCancelled)}</span>
        <b>
          <em>{say.ifAllPass}</em> {waveEndText(words, auction, names)}
        </b>
      </p>
    </section>
  )
}
