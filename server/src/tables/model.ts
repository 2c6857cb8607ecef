import { crc32 } from 'node:zlib'
import {
  Match,
  canonicalJson,
  isInAudience,
  type SubmitResult,
  type AnyGame,
  type AnyMatch,
  type AnyOrders,
  type Seat,
  type Chance,
  type GameRecord,
  type Handover,
  type SeatRecord,
} from '@echappee/kernel'
import { fairChance, fairKey, type EndReason, type Fairness } from '@echappee/protocol'
import { TableOrders } from '../orders/table-orders.ts'
import { LogProblem, type FirstSeat, type LogEntry, type MovedEntry, type Seal, type TableMeta } from './log-entry.ts'
import { playAgain, withDigests, type Beginning, type KeptRewind, type PlayedAgain } from './play-again.ts'

export interface SeatState extends FirstSeat {
  /** The bot that plays while the owner is away. */
  readonly standIn: string | undefined
  /** Its owner has left the seat to that bot. */
  readonly hasLeft: boolean
  /** Answers by the clock in a row. */
  readonly missed: number
}

export interface ChatLine {
  readonly seat: Seat
  readonly text: string
  readonly at: number
}

/**
 * A table as its log tells it: the same on every node that has read the same entries. An entry has two halves: what it does to the match
 * (`start`, `play`, `undo`), which can be tried before the entry is durable, and all the rest (`settle`). A model on which something was
 * tried that did not become durable must be thrown away.
 */
export class TableModel {
  readonly id: string
  readonly meta: TableMeta
  readonly game: AnyGame
  /** What may be answered in advance; undefined where nothing may, and where nobody asks. */
  readonly offers: AnyOrders | undefined
  readonly orders: TableOrders
  /** Number of the last entry that is in here. */
  seq = 0
  seats: SeatState[]
  match: AnyMatch | undefined
  chat: ChatLine[] = []
  /** Lines said in all. */
  said = 0
  hasChat: boolean
  rematch: string | undefined
  ended: EndReason | undefined
  /** Rises when something happened that events do not tell: the start, a move taken back. */
  epoch = 0
  /** By seat, how often it has changed or withdrawn an answer of a secret step: nobody else learns of that. */
  readonly ownEpochs: number[]
  /** Who played for whom so far. */
  readonly handovers: Handover[] = []
  isPaused = false
  /** What the clock had left when it was stopped, in milliseconds. */
  timeLeft: number | null = null
  /** Somebody wishes to go back, and who has agreed. */
  proposal: { readonly seat: Seat; readonly decision: number; readonly agreed: readonly Seat[] } | undefined
  /** How often the people went back together, with what was played until then. */
  readonly rewinds: KeptRewind[] = []
  /** How much of the log of the match was there all the time since somebody last looked. */
  kept = Infinity
  #chance: Chance | undefined
  #startDrawn: readonly number[] = []
  /** When the decisions awaited now are due. */
  deadline: number | null = null
  /** When a table at which bots stand in for everybody will be ended. */
  desertedUntil: number | null = null
  /** By seat, when its present decision was first asked. */
  readonly askedAt: number[]
  /** By seat, when its owner last did something that the log knows of. */
  readonly seenAt: number[]
  /** By seat, the last decision that was given time. */
  #timed: number[]
  /** By number of moves, how many there were when the step began in which that many had been made. */
  readonly #stepStarts = [0]
  /** By number of moves, how many events the log of the match had then. */
  #loggedAfter: number[] = []
  /** A rewind that is about to happen. */
  #ahead: (PlayedAgain & { readonly to: number }) | undefined
  /** Where the log stood, and how many moves there were, when the present step began. */
  #stepBegan = 0
  #movesBefore = 0
  /** How many events of the match's log seals vouch for; those of the start need none. */
  #sealed = 0

  constructor(id: string, meta: TableMeta, game: AnyGame, offers?: AnyOrders) {
    this.id = id
    this.meta = meta
    this.game = game
    this.offers = offers
    this.orders = new TableOrders(meta.seats.length)
    this.hasChat = meta.hasChat
    this.seats = meta.seats.map((seat) => ({ ...seat, standIn: undefined, hasLeft: false, missed: 0 }))
    this.askedAt = meta.seats.map(() => 0)
    this.seenAt = meta.seats.map(() => 0)
    this.#timed = meta.seats.map(() => -1)
    this.ownEpochs = meta.seats.map(() => 0)
  }

  get status(): 'open' | 'running' | 'over' {
    if (this.ended !== undefined) return 'over'
    if (this.match === undefined) return 'open'
    return this.match.outcome() === undefined ? 'running' : 'over'
  }

  get fairness(): Fairness {
    const { commitment, secret } = this.meta
    const nonces = this.seats.map(({ nonce }) => nonce)
    return this.status === 'over' ? { commitment, nonces, secret } : { commitment, nonces }
  }

  /** Who decides for the seat now: `human`, or the level of a bot. */
  playerOf(seat: Seat): string {
    const { by, standIn } = this.seats[seat]!
    return standIn ?? by
  }

  epochOf(viewer: Seat): number {
    return this.epoch + (this.ownEpochs[viewer] ?? 0)
  }

  awaited(): readonly Seat[] {
    return this.ended === undefined ? (this.match?.toAct() ?? []) : []
  }

  /** Whose answer would be taken now. */
  asked(): readonly Seat[] {
    return this.isPaused ? [] : this.awaited()
  }

  /** Before the start: people who have not added a nonce yet. */
  missing(): readonly Seat[] {
    return this.seats.flatMap(({ by, nonce }, seat) => (by === 'human' && nonce === '' ? [seat] : []))
  }

  /** Bots stand in for all people. */
  get isDeserted(): boolean {
    return this.seats.every(({ by, standIn }) => by !== 'human' || standIn !== undefined)
  }

  /** The seats whose decision no settled entry has asked for yet. A move taken back and made again asks nothing new. */
  newlyAwaited(): readonly Seat[] {
    return this.awaited().filter((seat) => this.match!.decision(seat) > this.#timed[seat]!)
  }

  seatRecords(): SeatRecord[] {
    return this.seats.map(({ name, by }) => ({ name, by }))
  }

  /** The whole game as a file, with who played for whom. */
  record(): GameRecord {
    const { handovers } = this
    const record = this.match!.record()
    const seats = record.seats.map((seat, i) => ({ ...seat, ...finishedBy(this.seats[i]!) }))
    const rewinds = withDigests(record.moves, this.rewinds, this.#beginning())
    return { ...record, seats, ...(handovers.length === 0 ? {} : { handovers }), ...(rewinds.length === 0 ? {} : { rewinds }) }
  }

  /** The same moves for the same decisions are the last that were made: their sender did not hear of it. */
  isRepeated(seat: Seat, decision: number, moves: readonly unknown[]): boolean {
    if (this.match === undefined || decision + moves.length !== this.match.decision(seat)) return false
    const own = this.match.moves.filter((entry) => entry.seat === seat)
    return moves.every((move, i) => canonicalJson(own[own.length - moves.length + i]!.move) === canonicalJson(move))
  }

  start(): void {
    const key = fairKey(
      this.meta.secret,
      this.seats.map(({ nonce }) => nonce),
    )
    this.#chance = fairChance(key)
    this.match = new Match(this.game, { options: this.meta.options, seats: this.seatRecords(), chance: this.#chance })
    this.#startDrawn = this.match.drawn.map(({ value }) => value)
    this.epoch++
    this.#loggedAfter = [this.match.log().length]
    this.#sealed = this.match.log().length
  }

  play(seat: Seat, decision: number, move: unknown): SubmitResult {
    const match = this.#running()
    if (match.committed().length === 0) {
      this.#stepBegan = match.log().length
      this.#movesBefore = match.moveCount
    }
    const isReplaced = decision < match.decision(seat)
    const asked = match.toAct()
    const answer = match.submit(seat, decision, move)
    if (answer.ok && isReplaced) this.#changeAnswer(seat)
    if (answer.ok) this.#noteStep(match, asked)
    return answer
  }

  #noteStep(match: AnyMatch, asked: readonly Seat[]): void {
    const count = match.moveCount
    const still = match.toAct()
    // Where a step asks several for several answers each, the first of them changes nothing in who is asked.
    const isUnderWay =
      match.committed().length > 0 || (still.length > 1 && still.length === asked.length && still.every((seat, i) => seat === asked[i]))
    this.#loggedAfter[count] = match.log().length
    this.#stepStarts[count] = isUnderWay ? this.#stepStarts[count - 1]! : count
  }

  undo(seat: Seat): SubmitResult {
    const match = this.#running()
    const logged = match.log().length
    const answer = match.undo(seat)
    // The log stays where an answer of a secret step was withdrawn.
    if (answer.ok && match.log().length === logged) this.#changeAnswer(seat)
    else if (answer.ok) this.epoch++
    this.#sealed = Math.min(this.#sealed, match.log().length)
    return answer
  }

  /** How many moves there were when the seat was asked that decision, before anybody had answered in the same step; undefined for none. */
  movesBefore(seat: Seat, decision: number): number | undefined {
    const own = this.#running().moves.flatMap((entry, i) => (entry.seat === seat ? [i] : []))
    const at = own[decision]
    return at === undefined ? undefined : this.#stepStarts[at]
  }

  /** Moves that were played again for rewinds so far, each of which whoever reads the log plays again too. */
  get playedAgain(): number {
    return this.rewinds.reduce((sum, { to }) => sum + to, 0)
  }

  /** Makes ready for a rewind that follows; `pause` lets others have their turn. */
  async prepareRewind(to: number, pause: () => Promise<unknown>): Promise<void> {
    const again = this.#backTo(to)
    for (let step = again.next(); ; step = again.next()) {
      if (step.done === true) return void (this.#ahead = { to, ...step.value })
      await pause()
    }
  }

  /** By decision of the seat: how many events the viewer had been told at the moment to which going back to it leads. */
  toldBefore(seat: Seat, viewer: Seat): number[] {
    const match = this.#running()
    const log = match.log()
    const told: number[] = []
    let known = 0
    let at = 0
    for (const [i, move] of match.moves.entries()) {
      for (const end = this.#loggedAfter[this.#stepStarts[i]!]!; at < end; at++) if (isInAudience(log[at]!.to, viewer)) known++
      if (move.seat === seat) told.push(known)
    }
    return told
  }

  /** Back to the position after so many moves; chance goes on where it is. */
  rewind(to: number): void {
    const before = this.#running()
    const { match, kept, loggedAfter } = this.#ahead?.to === to ? this.#ahead : finished(this.#backTo(to))
    this.#ahead = undefined
    this.#loggedAfter = loggedAfter
    const hidden = before
      .log()
      .slice(kept)
      .flatMap(({ to: audience }) => (audience !== undefined && 'only' in audience ? [audience.only] : []))
    this.rewinds.push({ to, dropped: before.moves.slice(to), seen: [...new Set(hidden)].sort((a, b) => a - b) })
    this.match = match
    this.kept = Math.min(this.kept, kept)
    this.epoch++
    this.#sealed = match.log().length
    this.#timed = this.seats.map((_, seat) => match.decision(seat) - 1)
  }

  #backTo(to: number): Generator<undefined, PlayedAgain> {
    return playAgain(this.#running(), to, this.#beginning(), this.#chance!)
  }

  #beginning(): Beginning {
    return { game: this.game, options: this.meta.options, seats: this.seatRecords(), drawn: this.#startDrawn }
  }

  /** Whether others have heard of the answer that is changed depends on the game: some tell who has answered. */
  #changeAnswer(seat: Seat): void {
    const isPublic = this.#running()
      .log()
      .slice(this.#stepBegan)
      .some(({ to }) => to === undefined || 'except' in to)
    if (isPublic) this.epoch++
    else this.ownEpochs[seat]!++
  }

  /** The events that no seal vouches for yet, as they are told. */
  unsealed(): string[] {
    return (this.match?.log() ?? []).slice(this.#sealed).map(({ event }) => JSON.stringify(event))
  }

  /** Vouches for what has happened since the last time; `events` are those since then. */
  seal(by: 'moved' | 'undone' | 'rewound', events: readonly string[]): Seal {
    this.#sealed = this.match!.log().length
    const isShown = by === 'moved' && events.length > 0 && this.status === 'running'
    return isShown ? { events: fingerprint(events) } : { digest: this.match!.digest }
  }

  /** When the decisions that the match asks for now are due. Taking a move back and making it again wins no time. */
  deadlineFrom(now: number, isPaused = this.isPaused): number | null {
    const { clock } = this.meta
    if (clock.kind === 'none' || this.status !== 'running' || isPaused) return null
    if (this.isDeserted) return this.desertedUntil ?? now + DESERTED
    if (this.match !== undefined && this.game.isResting?.(this.match.state) === true) return null
    // The time of a secret step is settled when it begins: a new deadline would tell that somebody has answered.
    const isNew = this.newlyAwaited().length === this.awaited().length && this.match!.committed().length === 0
    if (!isNew && this.deadline !== null) return this.deadline
    return now + (clock.kind === 'decision' ? clock.seconds * 1000 : clock.days * DAY)
  }

  /** Takes the next entry of the log in. Entries were checked before they were appended; one that does not fit is damage, not a mistake. */
  take(entry: LogEntry, seq: number, at = 0): void {
    if (entry.type === 'started') this.start()
    if (entry.type === 'undone' && !this.undo(entry.seat).ok) throw new LogProblem(`seat ${entry.seat} can't take a move back`)
    if (entry.type === 'moved') this.#playAgain(entry)
    if (entry.type === 'rewound') this.rewind(entry.to)
    if (entry.type === 'moved' || entry.type === 'undone') this.#openSeal(entry, `seat ${entry.seat}`)
    if (entry.type === 'rewound') this.#openSeal(entry, 'the table')
    this.settle(entry, seq, at)
  }

  /** What an entry means beside the match. */
  settle(entry: LogEntry, seq: number, at = 0): void {
    if (seq !== this.seq + 1) throw new LogProblem(`entry ${seq} does not follow ${this.seq}`)
    this.#settle(entry, at)
    this.orders.take(entry, at, 'seat' in entry ? (this.match?.decision(entry.seat) ?? 0) : 0)
    if (isByOwner(entry)) this.seenAt[entry.seat] = at
    this.seq = seq
  }

  #settle(entry: LogEntry, at: number): void {
    switch (entry.type) {
      case 'joined':
        return this.#put(entry.seat, { name: entry.name, by: 'human', nonce: entry.nonce })
      case 'filled':
        return this.#put(entry.seat, { by: entry.by, name: entry.name ?? '', nonce: '' })
      case 'started':
        return this.#setDeadline(entry.deadline, at)
      case 'moved':
        if (entry.by === 'clock') this.#handOver('timedOut', entry.seat, at)
        // An order answers for somebody who may be away.
        if (entry.by !== 'order') this.#countMissed(entry.seat, entry.by === 'clock')
        this.#setDeadline(entry.deadline, at)
        this.desertedUntil = this.isDeserted ? entry.deadline : null
        return
      case 'undone':
        return
      case 'proposed':
        this.proposal = { seat: entry.seat, decision: entry.decision, agreed: [entry.seat] }
        return
      case 'agreed':
        this.proposal =
          entry.doesAgree && this.proposal !== undefined ? { ...this.proposal, agreed: [...this.proposal.agreed, entry.seat] } : undefined
        return
      case 'rewound':
        this.proposal = undefined
        return this.#setDeadline(entry.deadline, at)
      case 'paused':
        this.isPaused = entry.isOn
        this.timeLeft = entry.left
        this.deadline = entry.deadline
        return
      case 'stoodIn':
        this.#handOver(entry.isWished === true ? 'left' : 'stoodIn', entry.seat, at)
        return this.#put(entry.seat, { standIn: entry.level, hasLeft: entry.isWished === true })
      case 'returned':
        this.#handOver('returned', entry.seat, at)
        return this.#put(entry.seat, { standIn: undefined, hasLeft: false, missed: 0 })
      case 'given':
        this.#handOver('given', entry.seat, at)
        return this.#put(entry.seat, { hasLeft: false })
      case 'said':
        this.said++
        this.chat = [...this.chat, { seat: entry.seat, text: entry.text, at: entry.at }].slice(-CHAT_LINES)
        return
      case 'chatSwitched':
        this.hasChat = entry.isOn
        return
      case 'rematched':
        this.rematch = entry.table
        return
      case 'ended':
        this.ended = entry.reason
        this.deadline = null
    }
  }

  #handOver(kind: Handover['kind'], seat: Seat, at: number): void {
    this.handovers.push({ kind, seat, move: this.match?.moveCount ?? 0, at })
  }

  /** Those that may be told: whom the clock has answered for in a secret step would tell who has answered himself. */
  toldHandovers(): readonly Handover[] {
    if (this.handovers.length === 0 || this.match === undefined || this.match.committed().length === 0) return this.handovers
    return this.handovers.filter(({ kind, move }) => kind !== 'timedOut' || move <= this.#movesBefore)
  }

  #put(seat: Seat, change: Partial<SeatState>): void {
    if (this.seats[seat] === undefined) throw new LogProblem(`there is no seat ${seat}`)
    this.seats[seat] = { ...this.seats[seat], ...change }
  }

  #countMissed(seat: Seat, isMissed: boolean): void {
    const missed = isMissed ? this.seats[seat]!.missed + 1 : 0
    if (this.seats[seat]!.missed !== missed) this.#put(seat, { missed })
  }

  #setDeadline(deadline: number | null, at: number): void {
    this.deadline = deadline
    for (const seat of this.awaited()) {
      const decision = this.match!.decision(seat)
      if (decision <= this.#timed[seat]!) continue
      this.askedAt[seat] = at
      this.#timed[seat] = decision
    }
  }

  #openSeal({ events, digest }: Seal, who: string): void {
    if (events === undefined && digest === undefined) return
    const isBroken = events === undefined ? digest !== this.match!.digest : events !== fingerprint(this.unsealed())
    if (isBroken) throw new LogProblem(`played again, what ${who} did does not lead to what was told`)
    this.#sealed = this.match!.log().length
  }

  #playAgain({ seat, decision, move }: MovedEntry): void {
    const answer = this.play(seat, decision, move)
    if (!answer.ok) throw new LogProblem(`the move of seat ${seat} is refused: ${answer.refusal.code}`)
  }

  #running(): AnyMatch {
    if (this.match === undefined) throw new LogProblem('nobody plays before the start')
    return this.match
  }
}

function finished<T>(work: Generator<undefined, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value
}

const finishedBy = ({ by, standIn }: SeatState): { finishedBy?: string } =>
  by !== 'human' || standIn === undefined ? {} : { finishedBy: standIn }

function isByOwner(entry: LogEntry): entry is Extract<LogEntry, { seat: Seat }> {
  if (entry.type === 'moved') return entry.by === 'owner'
  return entry.type === 'joined' || entry.type === 'undone' || entry.type === 'said' || entry.type === 'returned'
}

/** Against accidents, not against forgers. */
const fingerprint = (texts: readonly string[]): string => crc32(texts.length === 1 ? texts[0]! : texts.join('\n')).toString(16)

const DAY = 86_400_000
/** A table at which bots stand in for everybody has so long to come to its end, in milliseconds. */
export const DESERTED = 3_600_000
/** How much of the talk a table remembers. */
const CHAT_LINES = 200
