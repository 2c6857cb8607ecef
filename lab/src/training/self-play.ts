import { LearnedPolicy, Trace, addEntropySlope, chooseMove, winShares } from '@echappee/bots'
import {
  chancesToWin,
  checkOptions,
  seededChance,
  type AnyGame,
  type AnyKnowledge,
  type Chance,
  type Json,
  type MoveFeatures,
  type Seat,
} from '@echappee/kernel'
import { thoughtOf } from '@echappee/study/bot-name'
import { openRules, type Rules } from '../opened-game.ts'

/** Which games are played for one step of learning. It crosses to the workers, so it is plain data. */
export interface PracticeTask {
  readonly game: string
  readonly seed: string
  readonly weights: Float64Array
  /** Earlier selves. */
  readonly pool: readonly Float64Array[]
  readonly entropy: number
  readonly first: number
  readonly count: number
  /** The one table that is practised at; absent where the game names many. */
  readonly table?: PracticeTable | undefined
  /** A level, as tournaments call it: bots of it sit at all other seats, when a learner looks for what can be exploited. */
  readonly against?: string | undefined
}

export interface PracticeTable {
  /** Checked, the defaults filled in. */
  readonly options: Json
  readonly seats: number
}

export interface Practised {
  /** The slope of the expected result, summed over games. */
  readonly slope: Float64Array
  /** By kind of opponent: games, and how much more than its fair share the learner won. */
  readonly results: Readonly<Record<string, { games: number; gain: number }>>
  readonly choices: number
}

/** Who sits at a seat: the number of a move. */
type Player = (state: unknown, seat: Seat, moves: readonly unknown[], chance: Chance) => number

const opened = new Map<string, Promise<Rules>>()

export async function practise(task: PracticeTask): Promise<Practised> {
  const rules = opened.get(task.game) ?? openRules(task.game)
  opened.set(task.game, rules)
  return new Practice(await rules, task).play()
}

class Practice {
  readonly #game: AnyGame
  readonly #knowledge: AnyKnowledge
  readonly #task: PracticeTask
  readonly #learner: LearnedPolicy<unknown, unknown>
  readonly #slope: Float64Array
  readonly #traces: Trace[] = []
  readonly #results: Record<string, { games: number; gain: number }> = {}
  #choices = 0

  constructor({ game, knowledge }: Rules, task: PracticeTask) {
    this.#game = game
    this.#knowledge = knowledge
    this.#task = task
    this.#learner = new LearnedPolicy(this.#features, task.weights)
    this.#slope = new Float64Array(task.weights.length)
  }

  get #features(): MoveFeatures<unknown, unknown> {
    return this.#knowledge.learning!.features as MoveFeatures<unknown, unknown>
  }

  play(): Practised {
    const { first, count } = this.#task
    for (let number = first; number < first + count; number++) this.#playGame(number)
    return { slope: this.#slope, results: this.#results, choices: this.#choices }
  }

  #playGame(number: number): void {
    const game = this.#game
    const seed = `${this.#task.seed}/${number}`
    const pick = seededChance(seed, 'practice')
    const { options, seats } = this.#task.table ?? this.#drawTable(pick)
    const { against } = this.#task
    const [kind, players] = against === undefined ? this.#seatPlayers(pick, seats) : this.#seatAlone(pick, seats, against)
    const ctx = { chance: seededChance(seed) }
    const choices = seededChance(seed, 'choices')
    const { entropy } = this.#task
    const { judgement, isHorizon } = this.#knowledge
    const own = players.flatMap((player, seat) => (player === undefined ? [seat] : []))
    const state: unknown = game.setup(options, seats, ctx)
    // What is expected makes no difference on average, and takes luck out of what was won.
    let expected = Array.from({ length: seats }, () => 1 / seats)
    for (let seat = 0; seat < seats; seat++) this.#trace(seat).clear()
    for (;;) {
      const seat = game.toAct(state)[0]
      if (seat === undefined) break
      if (judgement !== undefined && isHorizon?.(state) === true) {
        // What comes after the stage is luck for all of its moves alike: they are told what it brought, and no more.
        expected = chancesToWin(judgement.features, judgement.weights, state)
        this.#tell(own, expected)
      } else if (judgement?.features.isQuiet(state) === true) expected = chancesToWin(judgement.features, judgement.weights, state)
      const moves: unknown[] = game.legal(state, seat)
      let chosen = 0
      if (moves.length > 1) {
        const player = players[seat]
        if (player === undefined) {
          chosen = this.#learner.draw(state, seat, moves, choices)
          this.#trace(seat).note(this.#learner, moves.length, chosen, expected[seat]!)
          addEntropySlope(this.#learner, moves.length, this.#slope, entropy)
          this.#choices++
        } else chosen = player(state, seat, moves, choices)
      }
      game.apply(state, seat, moves[chosen], ctx)
    }
    const shares = winShares(game.outcome(state)!)
    const result = (this.#results[kind] ??= { games: 0, gain: 0 })
    result.games++
    for (const seat of own) result.gain += shares[seat]! - 1 / seats
    this.#tell(own, shares)
  }

  #drawTable(pick: Chance): PracticeTable {
    const game = this.#game
    const seats = this.#task.against === undefined ? seatsFor(game, pick) : game.seats.best
    const options = checkOptions(game, this.#knowledge.learning!.practice(pick), seats)
    if (!options.ok) throw new Error(`${game.id} practises with options that it refuses: ${JSON.stringify(options.issues)}`)
    return { options: options.value as Json, seats }
  }

  /** How the choices since the last time turned out. */
  #tell(own: readonly Seat[], results: readonly number[]): void {
    for (const seat of own) {
      this.#trace(seat).addTo(this.#slope, results[seat]!)
      this.#trace(seat).clear()
    }
  }

  #trace(seat: Seat): Trace {
    const { list, contexts } = this.#features
    return (this.#traces[seat] ??= new Trace(list.length, contexts.length))
  }

  /** One table in four is the learner's alone; at the others about half of the seats are somebody else's. Undefined is the learner. */
  #seatPlayers(pick: Chance, seats: number): [string, (Player | undefined)[]] {
    const all = Array.from({ length: seats }, () => undefined)
    if (pick.int(4) === 0) return ['self', all]
    const [kind, other] = this.#opponent(pick)
    const first = pick.int(seats)
    const isAlone = pick.int(3) === 0
    return [kind, all.map((_, seat) => (isAlone ? (seat === first ? other : undefined) : (seat + first) % 2 === 0 ? other : undefined))]
  }

  #seatAlone(pick: Chance, seats: number, bot: string): [string, (Player | undefined)[]] {
    const game = this.#game
    const knowledge = this.#knowledge
    const { level, iterations } = thoughtOf(bot)!
    const budget = iterations === undefined ? undefined : { iterations }
    const prey: Player = (state, seat, moves, chance) =>
      numberOf(game, moves, chooseMove({ game, knowledge, level, view: game.view(state, seat) as unknown, seat, chance, budget }))
    const own = pick.int(seats)
    return [bot, Array.from({ length: seats }, (_, seat) => (seat === own ? undefined : prey))]
  }

  #opponent(pick: Chance): [string, Player] {
    const knowledge = this.#knowledge
    const { habits = {} } = knowledge
    const { pool } = this.#task
    const names = Object.keys(habits)
    // Against themselves alone, learners forget how others play.
    const which = pick.int(20)
    if (which < 11 && knowledge.playout !== undefined)
      return ['greedy', (state, seat, moves, chance) => numberOf(this.#game, moves, knowledge.playout!(state, seat, chance))]
    if (which < 14 && names.length > 0) {
      const name = names[pick.int(names.length)]!
      return [`habit:${name}`, (state, seat, moves, chance) => numberOf(this.#game, moves, habits[name]!(state, seat, moves, chance))]
    }
    if (pool.length === 0) return ['random', (_state, _seat, moves, chance) => chance.int(moves.length)]
    const policy = new LearnedPolicy(this.#features, pool[pick.int(pool.length)]!)
    return ['earlier', (state, seat, moves, chance) => policy.draw(state, seat, moves, chance)]
  }
}

function numberOf(game: AnyGame, moves: readonly unknown[], move: unknown): number {
  const at = moves.indexOf(move)
  if (at >= 0) return at
  const key = game.moveKey(move)
  return moves.findIndex((other) => game.moveKey(other) === key)
}

/** The usual table most often. */
function seatsFor({ seats: { min, max, best } }: AnyGame, pick: Chance): number {
  return pick.int(2) === 0 ? best : Math.max(2, min) + pick.int(max - Math.max(2, min) + 1)
}
