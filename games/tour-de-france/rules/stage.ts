import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { secondDeck, type Card } from '../content/cards.ts'
import { classify } from './classification.ts'
import type { Event } from './events.ts'
import { bySeat } from './new-stage.ts'
import { deal } from './piles.ts'
import { boardOf, seatAt, seatOf } from './riders.ts'
import type { State } from './state.ts'
import { tell } from './tell.ts'

/** TDF-3…6. `first` where it has been settled at a real table. */
export function beginStage(state: State, ctx: Context<Event>, first?: Seat): void {
  const { seats, options, stages } = state.race
  const stage = state.stage + 1
  const { board, kind } = stages[stage]!
  const { name } = boardOf(state.race, board)
  tell(state, { type: 'stageBegan', stage, stages: stages.length, name, kind, first: chooseFirst(state, stage, ctx, first) }, ctx)
  state.drawPile = secondDeck(options.secondDeck)
  state.hands = bySeat(seats, () => [])
  state.down = bySeat(seats, () => [])
  state.given = bySeat(seats, () => null)
  for (let place = 0; place < seats; place++) deal(state, seatAt(state, place), false, ctx)
}

/** TDF-3. */
function chooseFirst(state: State, stage: number, ctx: Context<Event>, known: Seat | undefined): Seat {
  const { options, seats } = state.race
  if (known !== undefined) return chosen(known, stage === 0 ? 'draw' : options.firstPlayer, [])
  if (stage > 0 && options.firstPlayer === 'rotate') return chosen((state.results.at(-1)!.first + 1) % seats, 'rotate', [])
  if (stage > 0 && options.firstPlayer === 'yellow') return chosen(seatOf(classify(state.results).riders[0]!), 'yellow', [])
  const pile = secondDeck(options.secondDeck)
  ctx.chance.about?.(`first/${stage}`)
  const draws: (Card | null)[][] = []
  let drawing = bySeat(seats, (seat) => seat)
  while (drawing.length > 1) {
    const drawn = bySeat<Card | null>(seats, (seat) => (drawing.includes(seat) ? drawFromBag(pile, ctx.chance) : null))
    draws.push(drawn)
    const highest = Math.max(...drawing.map((seat) => drawn[seat]!))
    drawing = drawing.filter((seat) => drawn[seat] === highest)
  }
  return chosen(drawing[0]!, 'draw', draws)

  function chosen(seat: Seat, by: 'draw' | 'yellow' | 'rotate', drawn: (Card | null)[][]): Seat {
    ctx.emit?.({ type: 'firstChosen', seat, by, draws: drawn })
    return seat
  }
}
