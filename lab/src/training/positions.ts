import { botChance, chooseMove, winShares } from '@echappee/bots'
import { seededChance, type AnyGame, type Features, type Json } from '@echappee/kernel'
import { openRules, type Rules } from '../opened-game.ts'

/** Which games are played for a fit. It crosses to the workers, so it is plain data. */
export interface Lesson {
  readonly game: string
  /** Four games in turn with the first, four with the second. */
  readonly options: readonly [Json, Json]
  readonly seed: string
}

/** A position of a game and how that game ended. */
export interface Position {
  /** Number of its game, from 1. */
  readonly game: number
  readonly progress: number
  /** By seat, then by feature. */
  readonly values: readonly (readonly number[])[]
  /** By seat: the share of the win. */
  readonly shares: readonly number[]
}

export interface PositionTask {
  readonly lesson: Lesson
  readonly first: number
  readonly count: number
}

/** One move in so many is a random one, so that odd positions are met too. */
const ODD_MOVE = 12
/** Of the quiet positions and of the others, one in so many is kept. */
const KEEP_QUIET = 2
const KEEP_OTHER = 12

const opened = new Map<string, Promise<Rules>>()

export async function gatherPositions({ lesson, first, count }: PositionTask): Promise<Position[]> {
  const rules = opened.get(lesson.game) ?? openRules(lesson.game)
  opened.set(lesson.game, rules)
  const positions: Position[] = []
  for (let game = first; game < first + count; game++) positions.push(...positionsOf(await rules, lesson, game))
  return positions
}

/** Greedy bots with odd moves in between, at tables of every size, the usual one most often. */
function positionsOf({ game, knowledge }: Rules, lesson: Lesson, number: number): Position[] {
  const seed = `${lesson.seed}/${number}`
  const ctx = { chance: seededChance(seed) }
  const pick = seededChance(seed, 'lesson')
  const features = knowledge.judgement!.features as Features<unknown>
  const state: unknown = game.setup(lesson.options[(number >> 2) % 2]!, seatsOf(game, number), ctx)
  const kept: Omit<Position, 'shares'>[] = []
  for (let decision = 0; ; decision++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    if (pick.int(features.isQuiet(state) ? KEEP_QUIET : KEEP_OTHER) === 0) kept.push(measured(features, state, number))
    const level = pick.int(ODD_MOVE) === 0 ? 'random' : 'greedy'
    const view: unknown = game.view(state, seat)
    game.apply(state, seat, chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision) }), ctx)
  }
  const shares = winShares(game.outcome(state)!)
  return kept.map((position) => ({ ...position, shares }))
}

function measured(features: Features<unknown>, state: unknown, game: number): Omit<Position, 'shares'> {
  const seats = Array.from({ length: features.seats(state) }, (_, seat) => seat)
  return { game, progress: features.progress(state), values: seats.map((seat) => features.list.map((feature) => feature.of(state, seat))) }
}

function seatsOf({ seats: { min, max, best } }: AnyGame, number: number): number {
  return number % 2 === 0 ? best : min + ((number >> 1) % (max - min + 1))
}
