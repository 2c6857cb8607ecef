import type { Measured } from '@echappee/kernel'
import { addTo, mergeInto, noMoments, type Moments } from './moments.ts'
import type { Row } from './meter.ts'

/** Games, or seats of games, that share a label. */
export interface LabelCount {
  count: number
  /** In the order of the columns: of the game for a label of games, of the seat for one of seats. */
  readonly moments: Moments[]
}

/** What many games came to, in the same space for ten and for a million. Plain JSON. */
export interface Summary {
  games: number
  readonly game: Moments[]
  /** By column of a seat: of its mean over the seats of a game, since those are not independent of each other. */
  readonly seat: Moments[]
  /** By label, then by what it says. */
  readonly gameLabels: Record<string, LabelCount>[]
  readonly seatLabels: Record<string, LabelCount>[]
  readonly moves: Record<string, [offered: number, chosen: number]>
}

export function emptySummary(row: Row): Summary {
  return {
    games: 0,
    game: row.game.map(noMoments),
    seat: row.seats[0]!.map(noMoments),
    gameLabels: row.gameLabels.map(() => ({})),
    seatLabels: row.seatLabels[0]!.map(() => ({})),
    moves: {},
  }
}

export function addRow(summary: Summary, row: Row): void {
  summary.games++
  addAll(summary.game, row.game)
  addAll(summary.seat, seatMeans(row))
  for (const [i, value] of row.gameLabels.entries()) if (value !== null) addLabel(summary.gameLabels[i]!, value, row.game)
  for (const [seat, labels] of row.seatLabels.entries())
    for (const [i, value] of labels.entries()) if (value !== null) addLabel(summary.seatLabels[i]!, value, row.seats[seat]!)
  for (const [kind, [offered, chosen]] of Object.entries(row.moves)) addMoves(summary.moves, kind, offered, chosen)
}

/** Both together, in place of the first: in the order of the games. */
export function mergeSummary(into: Summary, other: Summary): void {
  into.games += other.games
  for (const [i, moments] of other.game.entries()) mergeInto(into.game[i]!, moments)
  for (const [i, moments] of other.seat.entries()) mergeInto(into.seat[i]!, moments)
  for (const [i, labels] of other.gameLabels.entries()) mergeLabels(into.gameLabels[i]!, labels)
  for (const [i, labels] of other.seatLabels.entries()) mergeLabels(into.seatLabels[i]!, labels)
  for (const [kind, [offered, chosen]] of Object.entries(other.moves)) addMoves(into.moves, kind, offered, chosen)
}

/** What one game says of each column of seats: the mean over those that say something. */
export function seatMeans({ seats }: Row): Measured[] {
  return seats[0]!.map((_, column) => {
    let sum = 0
    let count = 0
    for (const values of seats) {
      const value = values[column]
      if (value === null || value === undefined) continue
      sum += value
      count++
    }
    return count === 0 ? null : sum / count
  })
}

function addAll(moments: readonly Moments[], values: readonly Measured[]): void {
  for (let i = 0; i < moments.length; i++) if (values[i] !== null) addTo(moments[i]!, values[i]!)
}

function addLabel(labels: Record<string, LabelCount>, value: string, values: readonly Measured[]): void {
  const entry = (labels[value] ??= { count: 0, moments: values.map(noMoments) })
  entry.count++
  addAll(entry.moments, values)
}

function mergeLabels(into: Record<string, LabelCount>, other: Readonly<Record<string, LabelCount>>): void {
  for (const [value, { count, moments }] of Object.entries(other)) {
    const entry = (into[value] ??= { count: 0, moments: moments.map(noMoments) })
    entry.count += count
    for (const [i, own] of moments.entries()) mergeInto(entry.moments[i]!, own)
  }
}

function addMoves(moves: Summary['moves'], kind: string, offered: number, chosen: number): void {
  const entry = (moves[kind] ??= [0, 0])
  entry[0] += offered
  entry[1] += chosen
}
