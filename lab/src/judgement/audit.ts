import { Analyst, effortFor, gainFrom, winShares, type Analysis, type Costly } from '@echappee/bots'
import { replay, restoredChance, seededChance } from '@echappee/kernel'
import { openRules, type Rules } from '../opened-game.ts'
import { recordGame } from '../simulation/one-game.ts'
import { botsOf, type SimulationPlan } from '../simulation/plan.ts'
import { mean } from '../simulation/statistics.ts'
import { playLevelOn } from '../training/level-games.ts'

/** Races that are played, analysed, and looked at again. It crosses to the workers, so it is plain data. */
export interface AuditTask {
  readonly plan: SimulationPlan
  readonly first: number
  readonly count: number
  /** In so many pairs of games Leaders themselves judge one listed decision of a race; 0 leaves that out. */
  readonly judged: number
}

/** What an analysis told of a race, and what it was in fact. */
export interface AuditedRace {
  /** By costly decision that was listed: the cost that was told, and what the better move won more in fresh games from the true position. */
  readonly costs: readonly Cost[]
  /** The same of one of them, drawn, as Leaders themselves played on. */
  readonly byLeaders?: Cost | undefined
  readonly shares: Analysis['shares']
  readonly bots: readonly string[]
  /** By seat: the share of the win beyond an equal one. */
  readonly results: readonly number[]
}

export interface Cost {
  readonly told: number
  readonly held: number
}

/** Pairs of games for each advice. */
export const AUDIT_PAIRS = 400

const opened = new Map<string, Promise<Rules>>()

export async function auditRaces({ plan, first, count, judged }: AuditTask): Promise<AuditedRace[]> {
  const loading = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, loading)
  const rules = await loading
  const races: AuditedRace[] = []
  for (let number = first; number < first + count; number++) races.push(await auditRace(rules, plan, number, judged))
  return races
}

async function auditRace(rules: Rules, plan: SimulationPlan, number: number, judged: number): Promise<AuditedRace> {
  const { result, record } = await recordGame(rules, plan, number)
  const analyst = new Analyst(rules, record.moves.length, effortFor(record.moves.length), `audit/${record.start.digest}`)
  const states: unknown[] = []
  replay(rules.game, record, (step) => {
    analyst.see(step)
    states.push(rules.game.clone(step.match.state))
  })
  const { costly, shares } = analyst.result()
  const wins = winShares(result)
  const drawn = judged === 0 ? undefined : costly[seededChance(record.start.digest, 'judged').int(Math.max(1, costly.length))]
  return {
    costs: costly.map(({ seq, seat, better, played, cost }) => ({
      told: cost,
      held: gainFrom(rules, states[seq - 1], seat, better, played, AUDIT_PAIRS, `audited/${record.start.digest}/${seq}`).gain,
    })),
    ...(drawn === undefined ? {} : { byLeaders: { told: drawn.cost, held: gainByLeaders(rules, states[drawn.seq - 1], drawn, judged) } }),
    shares,
    bots: botsOf(plan, number),
    results: wins.map((share) => share - 1 / wins.length),
  }
}

/** What the better move won more when Leaders played on: pairs of games with the same luck. */
function gainByLeaders(rules: Rules, state: unknown, { seq, seat, better, played }: Costly, pairs: number): number {
  let sum = 0
  for (let i = 0; i < pairs; i++) {
    const seed = `leaders/${seq}/${i}`
    const luck = seededChance(seed).state()
    const [first, second] = [better, played].map((move) => {
      const copy: unknown = rules.game.clone(state)
      const ctx = { chance: restoredChance(luck) }
      rules.game.apply(copy, seat, move, ctx)
      return playLevelOn(rules, 'leader', copy, ctx.chance, seed)[seat]!
    }) as [number, number]
    sum += first - second
  }
  return sum / pairs
}

export interface Audit {
  readonly races: number
  readonly advices: number
  /** The share of advices that were at least as good as what was played. */
  readonly atLeastAsGood: number
  /** All that was told over all that held. */
  readonly toldOverHeld: number
  /** The same of those that Leaders themselves judged; absent where they judged none. */
  readonly byLeaders?: { readonly advices: number; readonly atLeastAsGood: number; readonly toldOverHeld: number } | undefined
  /** By bot, over its seats: what made its results on average, each with its standard error over races. */
  readonly luck: readonly BotLuck[]
  /** What is not explained, as a part of the variance of results. */
  readonly restOfVariance: number
}

export interface BotLuck {
  readonly bot: string
  readonly draws: readonly [number, number]
  readonly own: readonly [number, number]
  readonly others: readonly [number, number]
  readonly rest: readonly [number, number]
  /** How far the draws and the choices of a race lie from nought, as a rule. */
  readonly drawsSize: number
  readonly ownSize: number
}

export function auditOf(races: readonly AuditedRace[]): Audit {
  const byLeaders = races.flatMap((race) => race.byLeaders ?? [])
  const results = races.flatMap((race) => race.results)
  const rests = races.flatMap(({ shares }) => shares.map(({ rest }) => rest))
  return {
    races: races.length,
    ...verdictOn(races.flatMap((race) => race.costs)),
    ...(byLeaders.length === 0 ? {} : { byLeaders: verdictOn(byLeaders) }),
    luck: [...new Set(races.flatMap(({ bots }) => bots))].map((bot) => luckOf(races, bot)),
    restOfVariance: mean(rests.map((rest) => rest ** 2)) / mean(results.map((result) => result ** 2)),
  }
}

function verdictOn(costs: readonly Cost[]): { advices: number; atLeastAsGood: number; toldOverHeld: number } {
  const told = costs.reduce((sum, cost) => sum + cost.told, 0)
  const held = costs.reduce((sum, cost) => sum + cost.held, 0)
  return { advices: costs.length, atLeastAsGood: costs.filter((cost) => cost.held >= 0).length / costs.length, toldOverHeld: told / held }
}

function luckOf(races: readonly AuditedRace[], bot: string): BotLuck {
  const own = races.flatMap(({ shares, bots }) => {
    const mine = shares.filter(({ seat }) => bots[seat] === bot)
    return mine.length === 0 ? [] : [mine]
  })
  const average = (key: 'draws' | 'own' | 'others' | 'rest'): readonly [number, number] =>
    withError(own.map((mine) => mean(mine.map((share) => share[key]))))
  const size = (key: 'draws' | 'own') => Math.sqrt(mean(own.flat().map((share) => share[key] ** 2)))
  return {
    bot,
    draws: average('draws'),
    own: average('own'),
    others: average('others'),
    rest: average('rest'),
    drawsSize: size('draws'),
    ownSize: size('own'),
  }
}

/** Where all seats are the same bot, seats of a race are summed to nought: one of them stands for all. */
function withError(values: readonly number[]): readonly [number, number] {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return [middle, values.length < 2 ? Number.NaN : Math.sqrt(squares / (values.length - 1) / values.length)]
}
