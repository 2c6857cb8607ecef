import { restoredChance, type AnyKnowledge, type BotKnowledge } from '@echappee/kernel'
import { believedState, type Decision } from '../decision.ts'
import { playOn } from '../search/imagined-game.ts'
import { luckFrom } from '../search/luck.ts'
import { cloneKnowledge } from './forecast.ts'

/**
 * By move, by imagined game: what the seat gets of the win. Every move is tried in each game, from the same position that the view allows and with the
 * same luck; the level's clone plays on, and it is judged where the game's own search judges.
 */
export function worthOfMoves<State, Move, View>(decision: Decision<State, Move, View>, moves: readonly Move[], games: number): number[][] {
  const { game, knowledge, seat, chance } = decision
  const cloned = cloneKnowledge(knowledge as AnyKnowledge) as BotKnowledge<State, Move, View>
  const worth: number[][] = moves.map(() => [])
  for (let i = 0; i < games; i++) {
    const state = believedState(decision)
    const luck = luckFrom(chance)
    for (const [at, move] of moves.entries()) {
      const copy = game.clone(state)
      const ctx = { chance: restoredChance(luck) }
      game.apply(copy, seat, move, ctx)
      worth[at]!.push(playOn({ game, knowledge: cloned, horizon: knowledge.horizon }, copy, ctx.chance)[seat]!)
    }
  }
  return worth
}
