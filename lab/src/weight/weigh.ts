import { worthOfMoves } from '@echappee/bots'
import { replay, seededChance, type Json, type Seat } from '@echappee/kernel'
import { intervalOf } from '@echappee/study/interval'
import { addTo, noMoments, type Moments } from '@echappee/study/moments'
import { openRules, type Rules } from '../opened-game.ts'
import { recordGame } from '../simulation/one-game.ts'
import type { SimulationPlan } from '../simulation/plan.ts'

/** Races whose decisions are weighed. It crosses to the workers, so it is plain data. */
export interface WeighTask {
  readonly plan: SimulationPlan
  readonly first: number
  readonly count: number
  /** Games played on in thought for each option. */
  readonly effort: number
}

/** One decision of a race. */
export interface Weighed {
  readonly seq: number
  readonly seat: Seat
  /** In the game's own word. */
  readonly phase: string
  /** How much of the race was over, by decisions: from 0 to 1. */
  readonly over: number
  readonly options: number
  /** The best option's chance of winning beyond that of the mean option; nought where nothing can be chosen. */
  readonly weight: number
  /** One option beats every other for certain. */
  readonly isClear: boolean
}

export interface WeighedRace {
  readonly game: number
  readonly decisions: readonly Weighed[]
}

/** Of more options so many are weighed, drawn by chance. */
const MOST_OPTIONS = 24

const opened = new Map<string, Promise<Rules>>()

function rulesOf({ game }: SimulationPlan): Promise<Rules> {
  const loading = opened.get(game) ?? openRules(game)
  opened.set(game, loading)
  return loading
}

export async function weighRaces({ plan, first, count, effort }: WeighTask): Promise<WeighedRace[]> {
  const rules = await rulesOf(plan)
  const races: WeighedRace[] = []
  for (let game = first; game < first + count; game++) {
    const decisions: Weighed[] = []
    await walk(rules, plan, game, ({ seq, seat, before, view, all }) => {
      const moves: unknown[] = rules.game.legal(before, seat)
      const found = moves.length < 2 ? undefined : weigh(rules, view, seat, moves, effort, `${plan.seed}/weight/${game}/${seq}`)
      decisions.push({
        seq,
        seat,
        phase: phaseOf(before),
        over: (seq - 1) / all,
        options: moves.length,
        weight: found?.weight ?? 0,
        isClear: found?.isClear ?? false,
      })
    })
    races.push({ game, decisions })
  }
  return races
}

/** One decision that seemed heavy, in games that had no part in that. */
export interface SecondLook {
  readonly plan: SimulationPlan
  readonly game: number
  readonly seq: number
  /** Of the first look, whose games find the best option again. */
  readonly effort: number
  readonly fresh: number
  /** How sure all intervals together are to be. */
  readonly confidence: number
}

export interface Heavy extends Pick<Weighed, 'seq' | 'seat' | 'phase'> {
  readonly game: number
  readonly options: number
  readonly best: Json
  readonly played: Json
  readonly weight: number
  readonly low: number
  readonly high: number
  /** What the seat saw, for the words of its moves. */
  readonly view: Json
}

export async function lookAgain({ plan, game, seq, effort, fresh, confidence }: SecondLook): Promise<Heavy> {
  const rules = await rulesOf(plan)
  let heavy: Heavy | undefined
  await walk(rules, plan, game, (step) => {
    if (step.seq !== seq) return
    const { seat, before, view, move } = step
    const seed = `${plan.seed}/weight/${game}/${seq}`
    const moves = sample(rules.game.legal(before, seat) as unknown[], seed)
    const best = bestOf(worth(rules, view, seat, moves, effort, seed))
    const again = worth(rules, view, seat, moves, fresh, `${seed}/again`)
    const { mean, low, high } = intervalOf(beyondMean(again, best), confidence)
    heavy = {
      game,
      seq,
      seat,
      phase: phaseOf(before),
      options: moves.length,
      best: moves[best] as Json,
      played: move,
      weight: mean,
      low,
      high,
      view: view as Json,
    }
  })
  return heavy!
}

interface Step {
  readonly seq: number
  readonly seat: Seat
  readonly move: Json
  /** The state and the view of the seat before the decision. */
  readonly before: unknown
  readonly view: unknown
  /** Decisions of the race. */
  readonly all: number
}

/** Plays a race and goes through its decisions. */
async function walk(rules: Rules, plan: SimulationPlan, game: number, onDecision: (step: Step) => void): Promise<void> {
  const { record } = await recordGame(rules, plan, game)
  const all = record.moves.length
  let before: { readonly state: unknown; readonly views: readonly unknown[] } | undefined
  replay(rules.game, record, ({ seq, seat, move, match }) => {
    if (seat !== undefined) onDecision({ seq, seat, move: move!, before: before!.state, view: before!.views[seat], all })
    before = { state: rules.game.clone(match.state), views: match.seats.map((_, viewer): unknown => match.view(viewer)) }
  })
}

function phaseOf(state: unknown): string {
  const { phase } = state as { readonly phase?: unknown }
  return typeof phase === 'string' ? phase : '–'
}

function worth({ game, knowledge }: Rules, view: unknown, seat: Seat, moves: readonly unknown[], games: number, seed: string): number[][] {
  return worthOfMoves({ game, knowledge, view, seat, chance: seededChance(seed, 'luck') }, moves, games)
}

/**
 * Half of the games say which option is best, and the other half how much better than the mean option it is; then the other way round. The best of
 * many always looks better than it is in the games that it was chosen by.
 */
function weigh(rules: Rules, view: unknown, seat: Seat, all: readonly unknown[], effort: number, seed: string) {
  const values = worth(rules, view, seat, sample(all, seed), effort, seed)
  const [even, odd] = [0, 1].map((part) => values.map((own) => own.filter((_, i) => i % 2 === part))) as [number[][], number[][]]
  const [a, b] = [bestOf(even), bestOf(odd)]
  return {
    weight: (beyondMean(odd, a)[1] + beyondMean(even, b)[1]) / 2,
    isClear: a === b && beatsAll(odd, a) && beatsAll(even, a),
  }
}

function sample(moves: readonly unknown[], seed: string): readonly unknown[] {
  if (moves.length <= MOST_OPTIONS) return moves
  const chance = seededChance(seed, 'options')
  const left = [...moves]
  return Array.from({ length: MOST_OPTIONS }, () => left.splice(chance.int(left.length), 1)[0])
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export function bestOf(values: readonly (readonly number[])[]): number {
  const means = values.map(mean)
  return means.indexOf(Math.max(...means))
}

/** Game by game: what this option brings beyond the mean of all. */
export function beyondMean(values: readonly (readonly number[])[], option: number): Moments {
  const moments = noMoments()
  for (const [game, value] of values[option]!.entries()) addTo(moments, value - mean(values.map((own) => own[game]!)))
  return moments
}

const ALARM = 0.05

/** By each half of the games alone, widened for so many others (Bonferroni). */
export function beatsAll(values: readonly (readonly number[])[], option: number): boolean {
  const others = values.length - 1
  return values.every((own, other) => {
    if (other === option) return true
    const gain = noMoments()
    for (const [game, value] of values[option]!.entries()) addTo(gain, value - own[game]!)
    return gain[2] === 0 ? gain[1] > 0 : intervalOf(gain, 1 - ALARM / others).low > 0
  })
}
