import { botChance, policyMove } from '@echappee/bots'
import type { Outcome, PolicyWeights, Seat } from '@echappee/kernel'
import { botMove } from '@echappee/study/bot-move'
import type { Rules } from '../opened-game.ts'
import { Program, ProgramFault, USUAL_MS, type FaultKind } from '../programs/program.ts'
import { checkoutOf, commandOf, policyFileOf } from '../seats.ts'
import { openCheckout, type Checkout } from './checkout.ts'
import { policyInFile } from './policy-in-file.ts'
import type { SimulationPlan } from './plan.ts'

/** A program that lost by itself: from there on the fallback played for it, and it is placed last. */
export interface Fault {
  readonly seat: Seat
  readonly kind: FaultKind
  readonly detail: string
  readonly decision: number
}

/** What a seat is asked: the view and the moves are made only when they are needed. */
export interface Question {
  readonly seat: Seat
  readonly decision: number
  readonly view: unknown
  readonly moves: () => readonly unknown[]
  readonly fallback: () => unknown
}

/** Who sits where in one game. */
export class Players {
  readonly faults: Fault[] = []
  readonly #rules: Rules
  readonly #bots: readonly string[]
  readonly #seed: string
  readonly #programs = new Map<Seat, Program>()
  readonly #checkouts = new Map<Seat, Checkout>()
  readonly #policies = new Map<Seat, PolicyWeights>()
  /** By seat: processor time of its thoughts, in milliseconds. */
  readonly spent: number[]

  private constructor(rules: Rules, bots: readonly string[], seed: string) {
    this.#rules = rules
    this.#bots = bots
    this.#seed = seed
    this.spent = bots.map(() => 0)
  }

  static async seat(rules: Rules, plan: SimulationPlan, bots: readonly string[], seed: string): Promise<Players> {
    const players = new Players(rules, bots, seed)
    for (const [seat, bot] of bots.entries()) {
      const checkout = checkoutOf(bot)
      if (checkout !== undefined) players.#checkouts.set(seat, await openCheckout(checkout.folder, rules.game.id))
      const file = policyFileOf(bot)
      if (file !== undefined) players.#policies.set(seat, policyInFile(file))
      const command = commandOf(bot)
      if (command === undefined) continue
      const program = new Program(command, plan.programMs ?? USUAL_MS)
      players.#programs.set(seat, program)
      const { id, rulesVersion } = rules.game
      await program
        .hello({ game: id, rulesVersion, seats: bots.length, seat, options: plan.options })
        .catch((error: unknown) => players.#lose(seat, 0, error))
    }
    return players
  }

  isProgram(seat: Seat): boolean {
    return this.#programs.has(seat)
  }

  /** Of a bot of our own. */
  choose(question: Pick<Question, 'seat' | 'view' | 'decision'>): unknown {
    const before = process.threadCpuUsage()
    const move = this.#think(question)
    const { user, system } = process.threadCpuUsage(before)
    this.spent[question.seat]! += (user + system) / 1000
    return move
  }

  #think({ seat, view, decision }: Pick<Question, 'seat' | 'view' | 'decision'>): unknown {
    const bot = this.#bots[seat]!
    const policy = this.#policies.get(seat)
    if (policy !== undefined) {
      const { game, knowledge } = this.#rules
      return policyMove({ game, knowledge: { ...knowledge, policy }, view, seat, chance: botChance(this.#seed, seat, decision) })
    }
    const checkout = this.#checkouts.get(seat)
    if (checkout === undefined) return botMove(this.#rules, bot, { seed: this.#seed, seat, decision, view })
    const { level, iterations } = checkoutOf(bot)!.thought
    const budget = iterations === undefined ? undefined : { iterations }
    return checkout.choose({ level, view, seat, chance: botChance(this.#seed, seat, decision), budget })
  }

  async ask({ seat, decision, view, moves, fallback }: Question): Promise<unknown> {
    if (this.faults.some((fault) => fault.seat === seat)) return fallback()
    const list = moves()
    try {
      return list[await this.#programs.get(seat)!.decide(decision, view, list)]
    } catch (error) {
      this.#lose(seat, decision, error)
      return fallback()
    }
  }

  /** The outcome with those last that lost by themselves. */
  judged({ places, scores }: Outcome): Outcome {
    if (this.faults.length === 0) return { places, scores }
    const hasLost = (seat: Seat) => this.faults.some((fault) => fault.seat === seat)
    const rank = places.map((place, seat) => place + (hasLost(seat) ? places.length : 0))
    return { places: rank.map((own) => 1 + rank.filter((other) => other < own).length), scores }
  }

  async leave(outcome: Outcome): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close({ places: outcome.places, scores: outcome.scores })))
  }

  #lose(seat: Seat, decision: number, error: unknown): void {
    if (!(error instanceof ProgramFault)) throw error
    this.#programs.get(seat)!.kill()
    this.faults.push({ seat, kind: error.kind, detail: error.message.slice(0, 200), decision })
  }
}
