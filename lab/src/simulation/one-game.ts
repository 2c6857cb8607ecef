import { Match, seededChance, type AnyGame, type Features, type GameRecord, type Outcome } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { seatRecords } from '../seats.ts'
import { FeatureMeter } from './feature-meter.ts'
import { botsOf, gameSeed, type SimulationPlan } from './plan.ts'
import { Players, type Fault } from './players.ts'

export interface GameResult extends Outcome {
  /** How many decisions each seat made. */
  readonly decisions: readonly number[]
  /** Processor time that each seat's own bot took, in milliseconds; absent where that was not measured. */
  readonly spent?: readonly number[]
  /** What each seat had of each feature (see `feature-meter.ts`); absent where that is not measured. */
  readonly features?: readonly (readonly number[])[]
  /** Programs that lost by themselves; absent where none did. */
  readonly faults?: readonly Fault[]
}

/** The fast way: neither events, nor digests, nor a record. */
export async function playGame(rules: Rules, plan: SimulationPlan, index: number): Promise<GameResult> {
  const { game } = rules
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const players = await Players.seat(rules, plan, bots, seed)
  const ctx = { chance: seededChance(seed) }
  const decisions = bots.map(() => 0)
  const meter = meterFor(rules, plan)
  const state: unknown = game.setup(plan.options, bots.length, ctx)
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return finish(players, outcomeOf(game, state), decisions, meter)
    meter?.look(state)
    const question = { seat, decision: decisions[seat]!++, view: game.view(state, seat) as unknown }
    const move: unknown = players.isProgram(seat)
      ? await players.ask({ ...question, moves: () => game.legal(state, seat), fallback: () => game.fallback(state, seat) as unknown })
      : players.choose(question)
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${refusal.code}`)
    game.apply(state, seat, move, ctx)
  }
}

/** The same game, move by move, through a match, which keeps its record. */
export async function recordGame(rules: Rules, plan: SimulationPlan, index: number): Promise<{ result: GameResult; record: GameRecord }> {
  const { game } = rules
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const players = await Players.seat(rules, plan, bots, seed)
  const meter = meterFor(rules, plan)
  const match = new Match(game, { options: plan.options, seats: seatRecords(bots), seed })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) break
    meter?.look(match.state)
    const question = { seat, decision: match.decision(seat), view: match.view(seat) as unknown }
    const fallback = () => game.fallback(match.state, seat) as unknown
    const move: unknown = players.isProgram(seat)
      ? await players.ask({ ...question, moves: () => match.legal(seat), fallback })
      : players.choose(question)
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${answer.refusal.code}`)
  }
  const decisions = bots.map((_, seat) => match.decision(seat))
  return { result: await finish(players, outcomeOf(game, match.state), decisions, meter), record: match.record() }
}

function meterFor({ knowledge }: Rules, { isMeasured }: SimulationPlan): FeatureMeter | undefined {
  const features = knowledge.judgement?.features as Features<unknown> | undefined
  return isMeasured === true && features !== undefined ? new FeatureMeter(features) : undefined
}

async function finish(players: Players, ended: Outcome, decisions: readonly number[], meter?: FeatureMeter): Promise<GameResult> {
  const outcome = players.judged(ended)
  await players.leave(outcome)
  const features = meter === undefined ? {} : { features: meter.means() }
  return { ...outcome, decisions, spent: players.spent, ...features, ...(players.faults.length === 0 ? {} : { faults: players.faults }) }
}

function outcomeOf(game: AnyGame, state: unknown): Outcome {
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody can act, and yet the game has no outcome')
  return outcome
}
