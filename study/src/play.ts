import { tunedGame, type AnyMetric } from '@echappee/kernel'
import { botMove } from './bot-move.ts'
import { Meter, type Row } from './meter.ts'
import { seatedBots, type Variant } from './plan.ts'
import type { StudiedGame } from './rules.ts'
import { streamChance } from './streams.ts'

/** Game number `index` of one variant, counted. */
export function playVariant(studied: StudiedGame, variant: Variant, seed: string, index: number, extra?: readonly AnyMetric[]): Row {
  const game = tunedGame(studied.game, variant.parameters)
  const { policy } = variant
  const own = { ...studied, game, ...(policy === undefined ? {} : { knowledge: { ...studied.knowledge, policy } }) }
  const bots = seatedBots(variant, index)
  const meter = new Meter(own, bots.length, extra)
  const ctx = { chance: streamChance(seed), emit: meter.emit }
  const decisions = bots.map(() => 0)
  const state: unknown = game.setup(variant.options, bots.length, ctx)
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    meter.look(state)
    const move = botMove(own, bots[seat]!, { seed, seat, decision: decisions[seat]!++, view: game.view(state, seat) })
    meter.decision(seat, move, game.legal(state, seat))
    game.apply(state, seat, move, ctx)
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody can act, and yet the game has no outcome')
  return meter.end(state, outcome)
}
