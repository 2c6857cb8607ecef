import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { chanceDeck, secondDeck, type Card } from '../content/cards.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { classify } from './classification.ts'
import type { Event } from './events.ts'
import { START } from './graph.ts'
import { deal } from './piles.ts'
import { seatAt, seatOf, stageGraph } from './riders.ts'
import { NOTHING_SHOWN } from './shown.ts'
import { NO_RIDER, type PublicState, type Rider, type State } from './state.ts'

/** TDF-3…6. `first` where it has been settled at a real table. */
export function beginStage(state: State, ctx: Context<Event>, first?: Seat): void {
  const { seats, options } = state.race
  state.stage++
  state.first = chooseFirst(state, ctx, first)
  clearTable(state)
  state.drawPile = secondDeck(options.secondDeck)
  state.hands = bySeat(seats, () => [])
  state.down = bySeat(seats, () => [])
  state.given = bySeat(seats, () => null)
  if (ctx.emit !== undefined) {
    const { stages } = state.race
    const { name } = stageGraph(state).board
    ctx.emit({ type: 'stageBegan', stage: state.stage, stages: stages.length, name, kind: stages[state.stage]!.kind, first: state.first })
  }
  for (let place = 0; place < seats; place++) deal(state, seatAt(state, place), false, ctx)
}

/** TDF-4…6: what everybody sees before cards are dealt. The same step leads the rules and the scene on. */
export function clearTable(state: PublicState): void {
  const { seats, options } = state.race
  state.round = 0
  state.team = -1
  state.acting = NO_RIDER
  state.riders = Array.from({ length: seats * TEAM_SIZE }, newRider)
  state.accidents = []
  state.accidentCount = 0
  state.passes = stageGraph(state).board.sprints.map(() => 0)
  state.firstArrival = 0
  state.chancePile = options.chanceDeck === 'standard' ? chanceDeck() : []
  state.usedChance = []
  state.discardPile = []
  state.dealtFor = bySeat(seats, () => 0)
  state.hasSecondDeal = bySeat(seats, () => false)
  state.shown = bySeat(seats, () => NOTHING_SHOWN)
}

/** TDF-3. */
function chooseFirst(state: State, ctx: Context<Event>, known: Seat | undefined): Seat {
  const { options, seats } = state.race
  if (known !== undefined) return chosen(known, state.stage === 0 ? 'draw' : options.firstPlayer, [])
  if (state.stage > 0 && options.firstPlayer === 'rotate') return chosen((state.first + 1) % seats, 'rotate', [])
  if (state.stage > 0 && options.firstPlayer === 'yellow') return chosen(seatOf(classify(state.results).riders[0]!), 'yellow', [])
  const pile = secondDeck(options.secondDeck)
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

export function newRider(): Rider {
  return {
    standing: 'start',
    at: START,
    fall: 0,
    hasActed: false,
    isMissing: false,
    kept: [],
    bonusSeconds: 0,
    bonusPoints: 0,
    passed: 0,
    arrival: 0,
  }
}

function bySeat<T>(seats: number, value: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => value(seat))
}
