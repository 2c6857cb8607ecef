import { botChance, chooseMove, type BotLevel } from '@echappee/bots'
import { check, digest, seededChance, type AnyGame, type AnyKnowledge, type Seat } from '@echappee/kernel'

/** Two positions that one seat can't tell apart. */
export interface Twins {
  readonly seat: Seat
  readonly truth: unknown
  readonly other: unknown
  readonly seed: string
}

/** Positions of a whole game of greedy bots, each beside one that differs only in what its acting seat can't see. */
export function twinsOf(game: AnyGame, knowledge: AnyKnowledge, seats: number, seed: string): Twins[] {
  const ctx = { chance: seededChance(seed) }
  const options = check(game.schemas.options, {})
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`)
  const state: unknown = game.setup(options.value, seats, ctx)
  const twins: Twins[] = []
  for (let decision = 0; ; decision++) {
    const acting = game.toAct(state)
    if (acting.length === 0) return twins
    const seat = acting.at(-1)!
    const other: unknown = game.determinize(game.view(state, seat), seededChance(seed, `twin/${decision}`))
    if (digest(other) !== digest(state)) twins.push({ seat, truth: game.clone(state), other, seed: `${seed}/${decision}` })
    const view: unknown = game.view(state, seat)
    game.apply(state, seat, chooseMove({ game, knowledge, level: 'greedy', view, seat, chance: botChance(seed, seat, decision) }), ctx)
  }
}

/** What the bot plays in the position that the state is. */
export function moveIn(game: AnyGame, knowledge: AnyKnowledge, level: BotLevel, state: unknown, { seat, seed }: Twins): unknown {
  const view: unknown = game.view(state, seat)
  return chooseMove({ game, knowledge, level, view, seat, chance: seededChance(seed, 'bot'), budget: { iterations: 12 } })
}
