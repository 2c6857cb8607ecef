import { botChance, chooseMove, type BotLevel } from '@echappee/bots'
import { Match, seededChance, type AnyGame, type GameRecord, type Outcome, type Seat } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { seatRecords } from '../seats.ts'
import { botsOf, gameSeed, type Plan } from './plan.ts'

export interface GameResult extends Outcome {
  /** How many decisions each seat made. */
  readonly decisions: readonly number[]
}

/** The fast way: neither events, nor digests, nor a record. */
export function playGame({ game, knowledge }: Rules, plan: Plan, index: number): GameResult {
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const ctx = { chance: seededChance(seed) }
  const decisions = bots.map(() => 0)
  const state: unknown = game.setup(plan.options, bots.length, ctx)
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return { ...outcomeOf(game, state), decisions }
    const move = decide({ game, knowledge }, bots[seat]!, game.view(state, seat), seat, seed, decisions[seat]!++)
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${refusal.code}`)
    game.apply(state, seat, move, ctx)
  }
}

/** The same game, move by move, through a match, which keeps its record. */
export function recordGame({ game, knowledge }: Rules, plan: Plan, index: number): { result: GameResult; record: GameRecord } {
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const match = new Match(game, { options: plan.options, seats: seatRecords(bots), seed })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) break
    const move = decide({ game, knowledge }, bots[seat]!, match.view(seat), seat, seed, match.decision(seat))
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${answer.refusal.code}`)
  }
  return { result: { ...outcomeOf(game, match.state), decisions: bots.map((_, seat) => match.decision(seat)) }, record: match.record() }
}

function decide({ game, knowledge }: Rules, level: BotLevel, view: unknown, seat: Seat, seed: string, decision: number): unknown {
  return chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision) })
}

function outcomeOf(game: AnyGame, state: unknown): Outcome {
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody can act, and yet the game has no outcome')
  return outcome
}
