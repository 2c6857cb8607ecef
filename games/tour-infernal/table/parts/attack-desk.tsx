import type { ReactElement } from 'react'
import { auctionsOf } from '../../text/auction.ts'
import { cardsInFrontOf } from '../cards-in-front.ts'
import { wordsIn, type Props } from '../props.ts'
import { actingNow, letterOf } from '../../text/race.ts'
import { waveEndText } from '../../text/board.ts'
import { Order, type Turn } from './order.tsx'

/** Step 3 as an auction: who is attacking and for how much, who may still speak, what cancels it, what happens if everybody passes. */
export function AttackDesk(props: Props): ReactElement | undefined {
  const { scene, beat, names, language } = props
  const words = wordsIn(language)
  const say = words.board
  const auctions = auctionsOf(scene)
  const auction = auctions.find(({ isCurrent }) => isCurrent) ?? auctions[0]
  if (auction === undefined) return undefined
  const { index, n, group, wave, level, toSpeak, untilCancelled, isCurrent } = auction
  const elsewhere = auctions.filter((other) => other !== auction && other.wave.length > 0)
  const actors = actingNow(scene, beat).filter((seat) => isCurrent && !wave.includes(seat) && group.riders.includes(seat))
  const turns: readonly Turn[] = [
    ...wave.map((seat) => ({ seat, state: 'in' as const, cards: cardsInFrontOf(scene, seat)?.cards, role: words.people.attacked })),
    ...actors.map((seat) => ({ seat, state: 'now' as const, note: say.speaks, role: say.speaks })),
    ...toSpeak.map((seat) => ({ seat, state: 'waiting' as const, role: say.toSpeak })),
  ]
  const state =
    scene.raise?.group === index ? say.raise(names(scene.raise.seat)) : wave.length === 0 ? say.noWave : say.wave(wave.length, n, level)
  return (
    <section className="ti-auction">
      <h2>
        {say.attacks(letterOf(index), n, group.cost)}
        <small>{state}</small>
        {elsewhere.map((other) => (
          <small key={other.index} className="ti-elsewhere">
            {say.elsewhere(letterOf(other.index), other.wave.length, other.n)}
          </small>
        ))}
      </h2>
      <Order {...props} turns={turns} />
      <p>
        <span>{untilCancelled === undefined ? say.pairOnly : say.more(untilCancelled, wave.length)}</span>
        <b>
          <em>{say.ifAllPass}</em> {waveEndText(words, auction, names)}
        </b>
      </p>
    </section>
  )
}
