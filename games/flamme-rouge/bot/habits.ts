import type { Habit, Seat } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import { roadIn } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { forecast, shelter } from './forecast.ts'
import { usualMove } from './usual.ts'

/** Ways to play that are easily told and easily kept: a good bot loses to none of them. */
export const habits: Readonly<Record<string, Habit<State, Move>>> = {
  'late-big': byCard(({ progress }) => (progress < 0.7 ? smallest : biggest)),
  'early-big': byCard(({ progress }) => (progress < 0.5 ? biggest : smallest)),
  'always-big': byCard(() => biggest),
  'always-small': byCard(({ left }) => (left > 10 ? smallest : biggest)),
  'always-middle': byCard(() => middle),
  'sprinter-waits': byCard(({ id, progress }) =>
    (id & 1) === 0 ? (progress < 0.3 ? middle : biggest) : progress < 0.75 ? smallest : biggest,
  ),
  'on-a-wheel': byCard(({ state, id, left }) => (left <= 12 ? biggest : (cards) => bestSheltered(state, id, cards))),
}

interface Situation {
  readonly state: State
  readonly id: RiderId
  readonly progress: number
  readonly left: number
}
type Play = Extract<Move, { type: 'play' }>
type Choice = (cards: readonly Play[]) => Play

/** By the card alone; everything else is done as the rules of thumb would. */
function byCard(choiceFor: (situation: Situation) => Choice): Habit<State, Move> {
  return (state, seat: Seat, moves) => {
    if (state.phase !== 'hand') return usualMove(state, seat, moves)
    const plays = moves
      .filter((move): move is Play => move.type === 'play' && move.extra === 'none')
      .toSorted((a, b) => valueOf(a) - valueOf(b))
    const id = state.current[seat]!
    const { line } = roadIn(state)
    const { at } = state.riders[id]!
    return choiceFor({ state, id, progress: at / line, left: line + 1 - at })(plays)
  }
}

const smallest: Choice = (cards) => cards[0]!
const biggest: Choice = (cards) => cards.at(-1)!
const middle: Choice = (cards) => cards[cards.length >> 1]!

function valueOf({ card }: Play): number {
  return card < 2 ? 2 : card
}

function bestSheltered(state: State, id: RiderId, cards: readonly Play[]): Play {
  const road = roadIn(state)
  const others = forecast(state, road, id)
  const worth = (play: Play) => shelter(road, others, state.riders[id]!.at + valueOf(play)) - 0.1 * valueOf(play)
  return cards.reduce((best, play) => (worth(play) > worth(best) ? play : best))
}
