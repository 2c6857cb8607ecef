import {
  Match,
  seededChance,
  tunedGame,
  type AnyGame,
  type AnyMetric,
  type Features,
  type GameRecord,
  type Outcome,
} from '@echappee/kernel'
import { Meter, type Row } from '@echappee/study/meter'
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
  /** What was counted; absent where nothing is. */
  readonly row?: Row
  /** Programs that lost by themselves; absent where none did. */
  readonly faults?: readonly Fault[]
}

/** The fast way: neither events, nor digests, nor a record. */
export async function playGame(given: Rules, plan: SimulationPlan, index: number, extra?: readonly AnyMetric[]): Promise<GameResult> {
  const game = tunedGame(given.game, plan.parameters)
  const rules = { ...given, game }
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const players = await Players.seat(rules, plan, bots, seed)
  const count = counterFor(rules, plan, extra)
  const ctx = { chance: seededChance(seed), emit: count?.emit }
  const decisions = bots.map(() => 0)
  const meter = meterFor(rules, plan)
  const state: unknown = game.setup(plan.options, bots.length, ctx)
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return finish({ players, ended: outcomeOf(game, state), decisions, meter, count, state })
    meter?.look(state)
    count?.look(state)
    const question = { seat, decision: decisions[seat]!++, view: game.view(state, seat) as unknown }
    const move: unknown = players.isProgram(seat)
      ? await players.ask({ ...question, moves: () => game.legal(state, seat), fallback: () => game.fallback(state, seat) as unknown })
      : players.choose(question)
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${refusal.code}`)
    count?.decision(seat, move, game.legal(state, seat))
    game.apply(state, seat, move, ctx)
  }
}

/** The same game, move by move, through a match, which keeps its record. */
export async function recordGame(
  given: Rules,
  plan: SimulationPlan,
  index: number,
  extra?: readonly AnyMetric[],
): Promise<{ result: GameResult; record: GameRecord }> {
  const game = tunedGame(given.game, plan.parameters)
  const rules = { ...given, game }
  const seed = gameSeed(plan, index)
  const bots = botsOf(plan, index)
  const players = await Players.seat(rules, plan, bots, seed)
  const meter = meterFor(rules, plan)
  const count = counterFor(rules, plan, extra)
  const { options, parameters } = plan
  const match = new Match(given.game, { options, seats: seatRecords(bots), seed, ...(parameters === undefined ? {} : { parameters }) })
  let told = 0
  const tell = () => {
    const log = match.log()
    if (count?.emit !== undefined) for (const { event } of log.slice(told)) count.emit(event as { type: string })
    told = log.length
  }
  tell()
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) break
    meter?.look(match.state)
    count?.look(match.state)
    const question = { seat, decision: match.decision(seat), view: match.view(seat) as unknown }
    const fallback = () => game.fallback(match.state, seat) as unknown
    const move: unknown = players.isProgram(seat)
      ? await players.ask({ ...question, moves: () => match.legal(seat), fallback })
      : players.choose(question)
    count?.decision(seat, move, match.legal(seat))
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`the ${bots[seat]} bot of seat ${seat} chose a move that is refused: ${answer.refusal.code}`)
    tell()
  }
  const decisions = bots.map((_, seat) => match.decision(seat))
  const ended = outcomeOf(game, match.state)
  return { result: await finish({ players, ended, decisions, meter, count, state: match.state }), record: match.record() }
}

function meterFor({ knowledge }: Rules, { isMeasured }: SimulationPlan): FeatureMeter | undefined {
  const features = knowledge.judgement?.features as Features<unknown> | undefined
  return isMeasured === true && features !== undefined ? new FeatureMeter(features) : undefined
}

function counterFor(rules: Rules, { isCounted, bots }: SimulationPlan, extra?: readonly AnyMetric[]): Meter | undefined {
  return isCounted === true ? new Meter(rules, bots.length, extra) : undefined
}

interface Ended {
  readonly players: Players
  readonly ended: Outcome
  readonly decisions: readonly number[]
  readonly meter: FeatureMeter | undefined
  readonly count: Meter | undefined
  readonly state: unknown
}

async function finish({ players, ended, decisions, meter, count, state }: Ended): Promise<GameResult> {
  const outcome = players.judged(ended)
  await players.leave(outcome)
  const features = meter === undefined ? {} : { features: meter.means() }
  const row = count === undefined ? {} : { row: count.end(state, outcome) }
  return {
    ...outcome,
    decisions,
    spent: players.spent,
    ...features,
    ...row,
    ...(players.faults.length === 0 ? {} : { faults: players.faults }),
  }
}

function outcomeOf(game: AnyGame, state: unknown): Outcome {
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody can act, and yet the game has no outcome')
  return outcome
}
