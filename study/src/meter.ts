import {
  chancesToWin,
  type AnyMetric,
  type AnyWatch,
  type Features,
  type Measured,
  type Outcome,
  type Seat,
  type Weights,
} from '@echappee/kernel'
import { winShares } from '@echappee/bots'
import type { StudiedGame } from './rules.ts'

/** What was counted in one game, in the order of its columns. */
export interface Row {
  readonly game: readonly Measured[]
  /** By seat. */
  readonly seats: readonly (readonly Measured[])[]
  readonly gameLabels: readonly (string | null)[]
  /** By seat. */
  readonly seatLabels: readonly (readonly (string | null)[])[]
  /** By kind of move: in how many decisions it could be chosen, and was. */
  readonly moves: Readonly<Record<string, readonly [offered: number, chosen: number]>>
}

interface Judgement {
  readonly features: Features<unknown>
  readonly weights: Weights
}

type Emit = (event: { readonly type: string }) => void

/** Counts one game, whether it is being played or replayed. */
export class Meter {
  /** Undefined where nothing listens: events cost time. */
  readonly emit: Emit | undefined
  readonly #studied: StudiedGame
  readonly #seats: number
  readonly #watches: { readonly metric: AnyMetric; readonly watch: AnyWatch }[]
  readonly #quietWatches: AnyWatch[]
  readonly #decisionWatches: AnyWatch[]
  readonly #judgement: Judgement | undefined
  readonly #moves = new Map<string, KindCount>()
  readonly #leaders: Seat[] = []
  readonly #lowest: number[]
  #start: readonly Seat[] | undefined
  #decisions = 0
  #forced = 0
  #choices = 0
  #wasQuiet = false

  constructor(studied: StudiedGame, seats: number, extra: readonly AnyMetric[] = []) {
    this.#studied = studied
    this.#seats = seats
    this.#judgement = studied.knowledge.judgement
    this.#lowest = Array.from({ length: seats }, () => 1)
    this.#watches = [...(studied.metrics?.metrics ?? []), ...extra].map((metric) => ({ metric, watch: metric.begin(seats) }))
    this.#quietWatches = this.#watches.flatMap(({ watch }) => (watch.quiet === undefined ? [] : [watch]))
    this.#decisionWatches = this.#watches.flatMap(({ watch }) => (watch.decision === undefined ? [] : [watch]))
    this.emit = dispatcher(this.#watches.map(({ watch }) => watch))
  }

  /** Before every decision. While several seats make one of them the position stays quiet, and counts once. */
  look(state: unknown): void {
    const { metrics } = this.#studied
    if (metrics === undefined) return
    const isQuiet = metrics.isQuiet(state)
    const isNew = isQuiet && !this.#wasQuiet
    this.#wasQuiet = isQuiet
    if (!isNew) return
    this.#start ??= metrics.startOrder(state)
    this.#leaders.push(leaderOf(metrics.standing(state)))
    if (this.#judgement !== undefined) {
      const chances = chancesToWin(this.#judgement.features, this.#judgement.weights, state)
      for (let seat = 0; seat < this.#seats; seat++) if (chances[seat]! < this.#lowest[seat]!) this.#lowest[seat] = chances[seat]!
    }
    for (const watch of this.#quietWatches) watch.quiet!(state)
  }

  decision(seat: Seat, move: unknown, legal: readonly unknown[]): void {
    this.#decisions++
    this.#choices += legal.length
    if (legal.length === 1) this.#forced++
    for (const watch of this.#decisionWatches) watch.decision!(seat, move, legal)
    const { metrics } = this.#studied
    if (metrics === undefined || legal.length === 1) return
    for (const other of legal) {
      const entry = this.#entry(metrics.moveKind(other))
      if (entry.decision === this.#decisions) continue
      entry.decision = this.#decisions
      entry.offered++
    }
    this.#entry(metrics.moveKind(move)).chosen++
  }

  end(state: unknown, outcome: Outcome): Row {
    const { metrics } = this.#studied
    const shares = winShares(outcome)
    const winner = outcome.places.indexOf(1)
    const game: Measured[] = [
      outcome.places.filter((place) => place === 1).length > 1 ? 1 : 0,
      this.#decisions,
      this.#decisions === 0 ? null : this.#forced / this.#decisions,
      this.#decisions === 0 ? null : this.#choices / this.#decisions,
      ...shares,
    ]
    const seats: Measured[][] = shares.map((share, seat) => [share, outcome.places[seat]!, outcome.scores[seat]!])
    if (metrics !== undefined) {
      const order = this.#start ?? []
      for (let place = 0; place < this.#seats; place++) game.push(shares[order[place] ?? NOBODY] ?? null)
      game.push(
        this.#leaders.length,
        leadChanges(this.#leaders),
        ledForGood(this.#leaders, winner),
        metrics.margin.of(state, outcome),
        metrics.isDegenerate(state) ? 1 : 0,
      )
      if (this.#judgement !== undefined) game.push(this.#leaders.length === 0 ? null : this.#lowest[winner]!)
    }
    for (const { metric, watch } of this.#watches) {
      const value = watch.end(state, outcome)
      if (metric.per === 'game') game.push(value as Measured)
      else for (let seat = 0; seat < this.#seats; seat++) seats[seat]!.push((value as readonly Measured[])[seat] ?? null)
    }
    return { game, seats, ...this.#labels(state), moves: this.#kinds() }
  }

  #labels(state: unknown): Pick<Row, 'gameLabels' | 'seatLabels'> {
    const { metrics } = this.#studied
    const none = Array.from({ length: this.#seats }, (): (string | null)[] => [])
    if (metrics === undefined) return { gameLabels: [], seatLabels: none }
    const ofGame = metrics.labels.filter(({ per }) => per === 'game')
    const ofSeat = metrics.labels.filter(({ per }) => per === 'seat')
    return {
      gameLabels: [metrics.ending(state), ...ofGame.map((label) => label.of(state, -1))],
      seatLabels: none.map((_, seat) => {
        const start = this.#start?.indexOf(seat) ?? -1
        return [start < 0 ? null : `${start + 1}`, ...ofSeat.map((label) => label.of(state, seat))]
      }),
    }
  }

  #entry(kind: string): KindCount {
    let entry = this.#moves.get(kind)
    if (entry === undefined) this.#moves.set(kind, (entry = { offered: 0, chosen: 0, decision: 0 }))
    return entry
  }

  #kinds(): Row['moves'] {
    return Object.fromEntries([...this.#moves].map(([kind, { offered, chosen }]) => [kind, [offered, chosen]]))
  }
}

interface KindCount {
  offered: number
  chosen: number
  /** The last decision that offered it: a kind counts once in each. */
  decision: number
}

/** To the listeners of each type of event. */
function dispatcher(watches: readonly AnyWatch[]): Emit | undefined {
  const listeners = new Map<string, ((event: never) => void)[]>()
  for (const { on = {} } of watches)
    for (const [type, hear] of Object.entries(on)) {
      const list = listeners.get(type) ?? []
      list.push(hear as (event: never) => void)
      listeners.set(type, list)
    }
  if (listeners.size === 0) return undefined
  return (event) => {
    const list = listeners.get(event.type)
    if (list !== undefined) for (const hear of list) hear(event as never)
  }
}

/** NOBODY while several are level. */
const NOBODY: Seat = -1

function leaderOf(standing: readonly number[]): Seat {
  let best = 0
  let isShared = false
  for (let seat = 1; seat < standing.length; seat++) {
    if (standing[seat]! > standing[best]!) {
      best = seat
      isShared = false
    } else if (standing[seat] === standing[best]) isShared = true
  }
  return isShared ? NOBODY : best
}

/** From one seat to another; to be caught up with and to get away again is no change. */
export function leadChanges(leaders: readonly Seat[]): number {
  const alone = leaders.filter((seat) => seat !== NOBODY)
  return alone.filter((seat, i) => i > 0 && seat !== alone[i - 1]).length
}

/** The share of the rounds after which nobody but the winner led; 1 if he led at the end alone. */
export function ledForGood(leaders: readonly Seat[], winner: Seat): number | null {
  if (leaders.length === 0) return null
  let from = leaders.length
  while (from > 0 && leaders[from - 1] === winner) from--
  return from / leaders.length
}
