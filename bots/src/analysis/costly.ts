import { restoredChance, seededChance, type Json, type Seat } from '@echappee/kernel'
import { compareMoves } from '../search/compare.ts'
import { playOn } from '../search/imagined-game.ts'
import { luckFrom } from '../search/luck.ts'
import { searchMoves } from '../search/search.ts'
import { cloneKnowledge, type Rules } from './forecast.ts'

/** A decision that cost something, for sure: by what its seat knew, and in the position as it was. */
export interface Costly {
  readonly seq: number
  readonly seat: Seat
  readonly played: Json
  readonly better: Json
  /** In chance of winning, from the position as it was; all intervals of an analysis hold together with 95 %. */
  readonly cost: number
  readonly low: number
  readonly high: number
}

/** A decision that may have cost something. */
export interface Suspect {
  readonly seq: number
  readonly seat: Seat
  readonly played: Json
  readonly state: unknown
  readonly view: unknown
  /** What it did for its own seat, in a first look. */
  readonly effect: number
}

/** How many games are played in thought to find a better move, to doubt it, and to tell its worth. */
export interface CostEffort {
  readonly search: number
  readonly doubt: number
  readonly worth: number
}

/** So many suspects are looked at. */
export const SUSPECTS = 10
/** Standard errors of an interval that holds with 95 % for all of them together: each of ten with 99.5 % (Bonferroni). */
const Z_OF_ALL = 2.807

/**
 * A better move is searched for from what the seat knew, doubted in fresh games from what it knew, and its worth is told from the true position
 * in games that had no part in choosing it. Undefined unless both leave no doubt.
 */
export function costOf(rules: Rules, { seq, seat, played, state, view }: Suspect, effort: CostEffort, seed: string): Costly | undefined {
  const { game, knowledge } = rules
  const cloned = cloneKnowledge(knowledge)
  const decision = { game, knowledge: cloned, view, seat }
  const [best] = searchMoves(
    {
      ...decision,
      knowledge: { ...cloned, ...(knowledge.horizon === undefined ? {} : { horizon: knowledge.horizon }) },
      chance: seededChance(seed, 'search'),
    },
    { iterations: effort.search },
  )
  if (best === undefined || game.moveKey(best.move) === game.moveKey(played)) return undefined
  const better = best.move as Json
  const known = compareMoves({ ...decision, chance: seededChance(seed, 'doubt') }, better, played, { iterations: effort.doubt })
  if (known.gain <= Z_OF_ALL * known.gainError) return undefined
  const { gain, error } = gainFrom(rules, state, seat, better, played, effort.worth, `${seed}/worth`)
  const [low, high] = [gain - Z_OF_ALL * error, Math.min(1, gain + Z_OF_ALL * error)]
  return low > 0 ? { seq, seat, played, better, cost: gain, low, high } : undefined
}

/** How much better a move is than another from a position that is known: pairs of games with the same luck, played on by the clone. */
export function gainFrom(
  { game, knowledge }: Rules,
  state: unknown,
  seat: Seat,
  better: Json,
  played: Json,
  pairs: number,
  seed: string,
): { readonly gain: number; readonly error: number } {
  const cloned = cloneKnowledge(knowledge)
  const chance = seededChance(seed)
  let sum = 0
  let squares = 0
  for (let i = 0; i < pairs; i++) {
    const luck = luckFrom(chance)
    const [first, second] = [better, played].map((move) => {
      const copy: unknown = game.clone(state)
      const ctx = { chance: restoredChance(luck) }
      game.apply(copy, seat, move, ctx)
      return playOn({ game, knowledge: cloned }, copy, ctx.chance)[seat]!
    }) as [number, number]
    sum += first - second
    squares += (first - second) ** 2
  }
  const gain = sum / pairs
  // As if one more pair had come out the other way: a few equal results are no certainty.
  return { gain, error: Math.sqrt((squares / pairs - gain ** 2 + 1 / pairs) / pairs) }
}
