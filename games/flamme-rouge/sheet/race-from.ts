import { EXHAUSTION } from '../content/cards.ts'
import { TOURS } from '../content/tours.ts'
import type { Options } from '../rules/options.ts'
import type { SheetState } from './state.ts'

/** The rest of the tour on the screen, before a stage that nothing has been entered of: it stands as the sheet stands. */
export function raceFrom({ options, isFresh, step, race }: SheetState): Options | undefined {
  if (!isFresh || step === 'done') return undefined
  if (step === 'draw' || step === 'finish') return { ...options, pause: true }
  const { name, days } = typeof options.tour === 'string' ? TOURS[options.tour] : options.tour
  const carry = {
    day: race.day,
    drawOrder: [...race.drawOrder],
    kept: race.riders.map(({ deck }) => deck[EXHAUSTION]!),
    traits: race.riders.map(({ trait }) => trait),
    results: race.results.map((result) => ({ ...result, riders: result.riders.map((line) => ({ ...line })) })),
  }
  return { ...options, pause: true, tour: { name, days: [...days], carry } }
}
