import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { auctionsOf, type Auction } from '../auction.ts'
import { laidBy } from '../laid.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, leaderOf, letterOf } from '../race.ts'
import { waveEndText } from '../text-board.ts'
import { MiniCards } from './mini-cards.tsx'

/** Step 3 as an auction: who is attacking and for how much, who may still speak, what cancels it, what happens if everybody passes. */
export function AttackDesk(props: Props): ReactElement | undefined {
  const auctions = auctionsOf(props.scene)
  const current = auctions.find(({ isCurrent }) => isCurrent) ?? auctions[0]
  if (current === undefined) return undefined
  const others = auctions.filter((auction) => auction !== current && auction.wave.length > 0)
  return <AuctionCard auction={current} others={others} {...props} />
}

interface AuctionProps extends Props {
  readonly auction: Auction
  /** Attacks in the other groups. */
  readonly others: readonly Auction[]
}

function AuctionCard({ auction, others, ...props }: AuctionProps): ReactElement {
  const { scene, beat, names, language } = props
  const words = wordsIn(language)
  const say = words.board
  const { index, n, group, wave, level, toSpeak, untilCancelled, isCurrent } = auction
  const [acting] = actingNow(scene, beat)
  const actor = isCurrent && acting !== undefined && !wave.includes(acting) && group.riders.includes(acting) ? acting : undefined
  const token = (seat: number, state: string) => (
    <RiderToken seat={seat} isLeader={leaderOf(scene) === seat} size={30} label={`${names(seat)}, ${state}`} />
  )
  return (
    <section className="ti-auction" data-hot={wave.length > 0 || undefined}>
      <h2>
        {say.attacks(letterOf(index), n, group.cost)}
        <small>
          {scene.raise?.group === index
            ? say.raise(names(scene.raise.seat))
            : wave.length === 0
              ? say.noWave
              : say.wave(wave.length, n, level)}
        </small>
        {others.map((other) => (
          <small key={other.index} className="ti-elsewhere">
            {say.elsewhere(letterOf(other.index), other.wave.length, other.n)}
          </small>
        ))}
      </h2>
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
