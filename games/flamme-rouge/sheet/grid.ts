import type { Helper } from '@echappee/sheet'
import { generalOrder } from '../rules/classification.ts'
import type { Spot } from '../rules/events.ts'
import { isTimeTrial, roadIn } from '../rules/riders.ts'
import { closeUp, gridSpot } from '../rules/start.ts'
import type { RiderId } from '../rules/state.ts'
import type { SheetState } from './state.ts'

/** On the cards; exhaustion counts 2. */
const VALUES = [2, 3, 4, 5, 6, 7, 9]

/** FR-42, before a road stage: in reverse order of the general classification each turns a card. */
export function gridHelper({ options, step, isFresh, race }: SheetState): Helper | undefined {
  const isBeforeStage = isFresh && options.mode === 'tour' && step !== 'draw' && step !== 'traits' && step !== 'done'
  return isBeforeStage && !isTimeTrial(race) ? { riders: turnOrder(race), values: VALUES } : undefined
}

const turnOrder = (race: SheetState['race']): RiderId[] => generalOrder(race).toReversed()

export interface GridRow {
  readonly square: number
  /** From the right. */
  readonly riders: readonly RiderId[]
}

/** The rows as they stand by the cards turned so far, the first row first. */
export function gridRows({ race }: SheetState, cards: readonly number[]): GridRow[] {
  const road = roadIn(race)
  const spots: Spot[] = []
  for (const [i, rider] of turnOrder(race).slice(0, cards.length).entries()) spots.push(gridSpot(road, spots, rider, cards[i]!))
  const closed = closeUp(spots, road.start)
  const squares = [...new Set(closed.map(({ at }) => at))].sort((a, b) => b - a)
  return squares.map((square) => ({
    square,
    riders: closed
      .filter(({ at }) => at === square)
      .sort((a, b) => a.lane - b.lane)
      .map(({ rider }) => rider),
  }))
}
