import type { PairResult } from '../tournament/pairing.ts'
import type { Within } from './split.ts'

/** A level fits above another if it wins so many of their duels on the same deals. */
export const STEP = 0.65

/** The stronger of two neighbours against the weaker. */
export interface Duel extends PairResult {
  readonly weaker: string
  readonly stronger: string
}

const logOdds = (share: number): number => Math.log(share / (1 - share))

/** As if half a game more had gone to each: nobody is infinitely strong. */
const smoothed = ({ share, independent }: PairResult): number => (share * independent + 0.5) / (independent + 1)

/** So many levels, each winning STEP of its duels with the one below, fit between the first and the last: log-odds add up. */
export function skillDepth(duels: readonly Duel[]): Within {
  const unit = logOdds(STEP)
  let [sum, variance] = [0, 0]
  for (const duel of duels) {
    const share = smoothed(duel)
    sum += logOdds(share)
    variance += 1 / ((duel.independent + 1) * share * (1 - share))
  }
  return { value: sum / unit, half: (1.96 * Math.sqrt(variance)) / unit }
}

/** A duel that is lost for good tells only that the step is large: the depth is at least what is told. */
export function isAtLeast(duels: readonly Duel[]): boolean {
  return duels.some(({ share }) => share >= 0.97)
}
