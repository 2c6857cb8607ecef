import { botChance, chooseMove, winShares, type BotLevel } from '@echappee/bots'
import { checkOptions, seededChance, type AnyGame, type Chance, type Features, type Json, type MoveFeatures } from '@echappee/kernel'
import { openRules, type Rules } from '../opened-game.ts'
import type { Position } from './positions.ts'

/** Which games of a level are played. It crosses to the workers, so it is plain data. */
export interface LevelGames {
  readonly game: string
  readonly level: BotLevel
  /** Undefined varies options and seats as the game practises. */
  readonly table?: { readonly options: Json; readonly seats: number } | undefined
  readonly seed: string
}

export interface LevelTask {
  readonly games: LevelGames
  readonly first: number
  readonly count: number
}

/** One decision as a policy sees it: the features of each move, the contexts, and which move was played. */
export interface Choice {
  readonly rows: Float32Array
  readonly context: Float32Array
  readonly moves: number
  readonly chosen: number
}

export interface Gathered {
  readonly choices: readonly Choice[]
  readonly positions: readonly Position[]
}

const opened = new Map<string, Promise<Rules>>()

export function rulesFor(game: string): Promise<Rules> {
  const rules = opened.get(game) ?? openRules(game)
  opened.set(game, rules)
  return rules
}

/** The choices of a level, and its quiet positions with how the games ended. */
export async function gatherChoices({ games, first, count }: LevelTask): Promise<Gathered> {
  const rules = await rulesFor(games.game)
  const choices: Choice[] = []
  const positions: Position[] = []
  for (let number = first; number < first + count; number++) {
    const gathered = choicesOf(rules, games, number)
    choices.push(...gathered.choices)
    positions.push(...gathered.positions)
  }
  return { choices, positions }
}

type Look = (state: unknown, seat: number, move: unknown) => void

/** Plays one game; `look` sees the state before every decision, with the move that is then played. The shares of the win by seat. */
export function playLevelGame({ game, knowledge }: Rules, games: LevelGames, number: number, look: Look): readonly number[] {
  const seed = `${games.seed}/${number}`
  const { seats, options } = games.table ?? practiceTable({ game, knowledge }, seededChance(seed, 'table'))
  const chance = seededChance(seed)
  return playLevelOn({ game, knowledge }, games.level, game.setup(options, seats, { chance }), chance, seed, look)
}

/** The level plays the state on to its end, in place. */
export function playLevelOn(
  { game, knowledge }: Rules,
  level: BotLevel,
  state: unknown,
  chance: Chance,
  seed: string,
  look: Look = () => {},
): readonly number[] {
  for (let decision = 0; ; decision++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) return winShares(game.outcome(state)!)
    const view: unknown = game.view(state, seat)
    const move: unknown = chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision) })
    look(state, seat, move)
    game.apply(state, seat, move, { chance })
  }
}

function choicesOf(rules: Rules, games: LevelGames, number: number): Gathered {
  const { game, knowledge } = rules
  const moveFeatures = knowledge.learning!.features as MoveFeatures<unknown, unknown>
  const features = knowledge.judgement!.features as Features<unknown>
  const count = moveFeatures.list.length
  const choices: Choice[] = []
  const kept: Omit<Position, 'shares'>[] = []
  const shares = playLevelGame(rules, games, number, (state, seat, move) => {
    if (features.isQuiet(state)) kept.push(measured(features, state, number))
    const moves: unknown[] = game.legal(state, seat)
    if (moves.length < 2) return
    const rows = new Float64Array(moves.length * count)
    const context = new Float64Array(moveFeatures.contexts.length)
    moveFeatures.context(state, seat, context)
    moveFeatures.write(state, seat, moves, rows)
    const key = game.moveKey(move)
    const chosen = moves.findIndex((other) => game.moveKey(other) === key)
    choices.push({ rows: Float32Array.from(rows), context: Float32Array.from(context), moves: moves.length, chosen })
  })
  return { choices, positions: kept.map((position) => ({ ...position, shares })) }
}

function measured(features: Features<unknown>, state: unknown, game: number): Omit<Position, 'shares'> {
  const seats = Array.from({ length: features.seats(state) }, (_, seat) => seat)
  return { game, progress: features.progress(state), values: seats.map((seat) => features.list.map((feature) => feature.of(state, seat))) }
}

/** One of the tables that the game practises at. */
export function practiceTable(rules: Rules, pick: Chance): { readonly seats: number; readonly options: Json } {
  const seats = seatsFor(rules.game, pick)
  return { seats, options: practiceOptions(rules, pick, seats) }
}

function practiceOptions({ game, knowledge }: Rules, pick: Chance, seats: number): Json {
  const options = checkOptions(game, knowledge.learning!.practice(pick), seats)
  if (!options.ok) throw new Error(`${game.id} practises with options that it refuses: ${JSON.stringify(options.issues)}`)
  return options.value as Json
}

/** The usual table most often. */
function seatsFor({ seats: { min, max, best } }: AnyGame, pick: Chance): number {
  return pick.int(2) === 0 ? best : Math.max(2, min) + pick.int(max - Math.max(2, min) + 1)
}
