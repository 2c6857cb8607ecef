import {
  canonicalJson,
  linesOf,
  replay,
  type AnyGame,
  type AnyMatch,
  type GameRecord,
  type Json,
  type RecordProblem,
  type ReplayStep,
  type Seat,
} from '@echappee/kernel'
import { botSeed, commitTo, fairChance, fairKey, type Fairness } from './fair.ts'

/** Where a finished game is not what its secret and nonces foresee. `move` counts from 1; 0 is the setup; `outcome` from 0 within it. */
export type FairnessProblem =
  | { readonly code: 'fair_secret_missing' }
  /** The commitment that was seen before the start is another one. */
  | { readonly code: 'fair_seen_commitment'; readonly seen: string; readonly published: string }
  | { readonly code: 'fair_commitment'; readonly published: string; readonly shown: string }
  | { readonly code: 'fair_nonces'; readonly nonces: number; readonly seats: number }
  /** A bot, for which the server would have chosen, added a nonce; or a person added none. */
  | { readonly code: 'fair_bot_nonce' | 'fair_no_nonce'; readonly seat: number }
  | { readonly code: 'fair_own_nonce'; readonly seat: number; readonly sent: string; readonly used: string }
  | {
      readonly code: 'fair_outcome'
      readonly move: number
      readonly outcome: number
      readonly bound: number
      readonly recorded: number
      readonly expected: number
    }
  | { readonly code: 'fair_record'; readonly problem: RecordProblem }

/** What a bot was asked, as the server asked it. */
export interface BotQuestion {
  readonly level: string
  readonly view: Json
  readonly seat: Seat
  readonly decision: number
  readonly seed: string
}

/** A move of a bot: `number` counts from 1 in the record. */
export interface BotMove {
  readonly number: number
  readonly seat: Seat
}

export type Verified =
  | {
      readonly ok: true
      readonly outcomes: number
      /** Moves of bots that were thought about again and came out the same. */
      readonly botMoves: number
      /** Moves of bots that nothing vouches for: another version of the bot, one that was late, or a server that chose for it. */
      readonly otherBotMoves: readonly BotMove[]
    }
  | { readonly ok: false; readonly problem: FairnessProblem }

/** What a client sent itself, so that it can see that it was used. */
export interface OwnNonce {
  readonly seat: number
  readonly nonce: string
}

/** What somebody knows who was there. Without it a server that exchanged everything together can't be told from an honest one. */
export interface Witness {
  /** As it was shown before the own nonce was given. */
  readonly commitment?: string | undefined
  readonly nonces?: readonly OwnNonce[]
  /** Thinks for a bot; without it the moves of bots are not looked at. */
  readonly think?: (question: BotQuestion) => Json
}

/** Recomputes every shuffle and die of a finished game from the secret and everybody's nonces. */
export function verifyFairness(game: AnyGame, record: GameRecord, fairness: Fairness, witness: Witness = {}): Verified {
  const { commitment, nonces, secret } = fairness
  const { commitment: seen = commitment, nonces: own = [], think } = witness
  if (seen !== commitment) return failed({ code: 'fair_seen_commitment', seen, published: commitment })
  if (secret === undefined) return failed({ code: 'fair_secret_missing' })
  const shown = commitTo(secret)
  if (shown !== commitment) return failed({ code: 'fair_commitment', published: commitment, shown })
  if (nonces.length !== record.seats.length) return failed({ code: 'fair_nonces', nonces: nonces.length, seats: record.seats.length })
  for (const { seat, nonce } of own)
    if (nonces[seat] !== nonce) return failed({ code: 'fair_own_nonce', seat, sent: nonce, used: nonces[seat] ?? '' })
  for (const [seat, { by }] of record.seats.entries())
    if ((by === 'human') !== (nonces[seat] !== '')) return failed({ code: by === 'human' ? 'fair_no_nonce' : 'fair_bot_nonce', seat })

  const chance = fairChance(fairKey(secret, nonces))
  let difference: FairnessProblem | undefined
  let outcomes = 0
  let hasSetUp = false
  const bots = think === undefined ? undefined : new BotsAgain(record, secret, think)
  const lines = linesOf(record)
  // What was played before a rewind drew from the same chance, and the people went on from there.
  const check = (from: number, { seq, drawn }: Pick<ReplayStep, 'seq' | 'drawn'>): void => {
    if (from > 0 && seq <= from) return
    if (seq === 0 && hasSetUp) return
    hasSetUp = true
    for (const [index, { bound, value }] of drawn.entries()) {
      if (difference !== undefined) return
      const expected = chance.int(bound)
      outcomes++
      if (expected !== value) difference = { code: 'fair_outcome', move: seq, outcome: index, bound, recorded: value, expected }
    }
  }
  for (const { from, moves } of lines.slice(0, -1)) {
    const earlier = replay(game, { ...record, moves }, (step) => check(from, step))
    if (!earlier.ok) return failed({ code: 'fair_record', problem: earlier.problem })
  }
  const replayed = replay(game, record, (step) => {
    bots?.look(step.match, step.seq)
    check(lines.at(-1)!.from, step)
  })
  if (difference !== undefined) return failed(difference)
  const vouched = { botMoves: bots?.same ?? 0, otherBotMoves: bots?.others ?? [] }
  return replayed.ok ? { ok: true, outcomes, ...vouched } : failed({ code: 'fair_record', problem: replayed.problem })
}

/** Lets the bots of a record think again, with the chance that they had. */
class BotsAgain {
  same = 0
  readonly others: BotMove[] = []
  readonly #record: GameRecord
  readonly #secret: string
  readonly #think: (question: BotQuestion) => Json
  /** By seat, what it saw when its present decision was first asked. */
  readonly #questions = new Map<Seat, { readonly decision: number; readonly view: Json }>()

  constructor(record: GameRecord, secret: string, think: (question: BotQuestion) => Json) {
    this.#record = record
    this.#secret = secret
    this.#think = think
  }

  /** The position before move number `next`, counted from 0. */
  look(match: AnyMatch, next: number): void {
    for (const seat of match.toAct()) {
      const decision = match.decision(seat)
      if (this.#levelOf(seat) !== undefined && this.#questions.get(seat)?.decision !== decision)
        this.#questions.set(seat, { decision, view: match.view(seat) as Json })
    }
    const entry = this.#record.moves[next]
    const level = entry === undefined ? undefined : this.#levelOf(entry.seat)
    const question = entry === undefined ? undefined : this.#questions.get(entry.seat)
    if (entry === undefined || level === undefined || question === undefined) return
    const { seat } = entry
    const move = this.#think({ level, view: question.view, seat, decision: question.decision, seed: botSeed(this.#secret) })
    if (canonicalJson(move) === canonicalJson(entry.move)) this.same++
    else this.others.push({ number: next + 1, seat })
  }

  #levelOf(seat: Seat): string | undefined {
    const by = this.#record.seats[seat]?.by
    return by === 'human' ? undefined : by
  }
}

const failed = (problem: FairnessProblem): Verified => ({ ok: false, problem })
