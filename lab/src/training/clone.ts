import { blendRows } from '@echappee/bots'
import { digest, type Clone, type MoveFeatures } from '@echappee/kernel'
import { doAll, stretches, type Work } from '../pool.ts'
import { fitWeights } from './fit.ts'
import { foretellWithEdge, type Edge } from '../judgement/foretold.ts'
import { imitate, surpriseOf } from './imitate.ts'
import { gatherChoices, type Choice, type Gathered, type LevelGames, type LevelTask } from './level-games.ts'
import type { Position } from './positions.ts'

export interface Cloned extends Clone {
  readonly digest: string
  /** Mean surprise of the level's choices in nats, in games that the clone was not fitted to: its own, and that of who knows nothing. */
  readonly surprise: number
  readonly uniform: number
}

/** One game in so many is kept from the policy: the blend and the edge are fitted to it. */
const KEPT = 2

/** The policy and the value that are likeliest by games of the level, then how much each counts, by others of its games. */
export async function cloneLevel(
  games: LevelGames,
  count: number,
  { list, contexts }: MoveFeatures<unknown, unknown>,
  workers: number,
  onGames: (count: number) => void,
): Promise<Cloned> {
  const kept = Math.ceil(count / KEPT)
  const gathering: Work<LevelTask, Gathered> = { file: new URL('level-games.ts', import.meta.url), here: gatherChoices }
  // The same tasks for any number of workers: luck is drawn task by task.
  const tasks = (from: number, upTo: number): LevelTask[] =>
    stretches(upTo - from, 1).map(({ first, count: size }) => ({ games, first: from + first, count: size }))
  const gathered = await doAll(gathering, tasks(0, count - kept), workers, (task) => onGames(task.count))
  const choices: Choice[] = gathered.flatMap((one) => one.choices)
  const positions: Position[] = gathered.flatMap((one) => one.positions)
  const held = choices.length - Math.floor(choices.length / 10)
  const weights = imitate(choices.slice(0, held), list.length, contexts.length, games.seed)
  const others = choices.slice(held)
  const own: Clone = {
    features: list.map(({ name }) => name),
    contexts,
    weights: [...weights].map((weight) => Number(weight.toFixed(4))),
    value: fitWeights(positions),
    blend: { start: [1, 0], end: [1, 0] },
    edges: [],
  }
  const foretelling = { file: new URL('../judgement/foretold.ts', import.meta.url), here: foretellWithEdge }
  const asked = tasks(count - kept, count).map((task) => ({ ...task, clone: own }))
  const answers = await doAll(foretelling, asked, workers, (task) => onGames(task.count))
  const told = answers.flatMap((answer) => answer.told)
  const blend = fitWeights(told.map((one) => ({ ...one, game: 0, values: blendRows(one.wins, one.values) })))
  const edges = edgesOf(answers.flatMap((answer) => answer.edges))
  return {
    ...own,
    blend,
    edges,
    digest: digest([own.weights, own.value, blend, edges]),
    surprise: surpriseOf(others, weights, list.length),
    uniform: others.reduce((sum, { moves }) => sum + Math.log(moves), 0) / others.length,
  }
}

/** So many games of tables of all sizes stand beside those of one size, which may be few: at a larger table a choice does less. */
const BORROWED = 30

/** By number of seats. Each game counts as much as any other, so that long tours do not outweigh races. */
function edgesOf(games: readonly Edge[]): number[] {
  const ratios = games.flatMap(({ seats, gain, doubt }) => (doubt === 0 ? [] : [{ seats, ratio: gain / doubt }]))
  const sum = (some: typeof ratios) => some.reduce((all, { ratio }) => all + ratio, 0)
  const ofOne = ratios.reduce((all, { seats, ratio }) => all + seats * ratio, 0) / ratios.length
  const most = Math.max(...games.map(({ seats }) => seats))
  return Array.from({ length: most + 1 }, (_, seats) => {
    if (seats < 2) return 0
    const own = ratios.filter((one) => one.seats === seats)
    return Number(((sum(own) + (BORROWED * ofOne) / seats) / (own.length + BORROWED)).toFixed(5))
  })
}
