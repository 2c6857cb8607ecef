import { plural } from '@echappee/ui/text'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`

/** What training, tournaments and analysis say. */
export const enBots = {
  // Training.
  noFeatures: (title: string) => `${title} names no features (bot/features.ts), so nothing can be fitted to its games`,
  trained: (title: string, games: number, positions: number, file: string) =>
    `${count(games, 'game', 'games')} of ${title}, ${count(positions, 'position', 'positions')}; the weights are in ${file}`,
  weightsHead: () => 'Weights',
  weightHeads: () => ['', 'at the start', 'at the end'],
  heldOutHead: (positions: number) => `On games kept back (${count(positions, 'position', 'positions')})`,
  brier: (brier: string, base: string) => `Brier score ${brier}; of equal chances for all ${base}`,
  halfWay: (brier: string, base: string) => `half-way: ${brier}; of equal chances for all ${base}`,
  reliabilityHeads: () => ['chance', 'seats', 'foretold', 'came'],
}
