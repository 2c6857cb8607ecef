import { createHash } from 'node:crypto'
import type { Json } from '@echappee/kernel'
import type { Clock, CupGaps } from '@echappee/protocol'
import type { SeatChange, StoredTable, TakenSeat } from '../store/store.ts'

/**
 * A cup evening lives in the store like a table: its row holds what was settled and the rounds, its seats are the names of the list, and its
 * log only says that something has changed, so that every node looks. Both stores, exports and retention come with it.
 */
export interface StoredCup {
  readonly id: string
  /** Number of the last entry of the log. */
  readonly seq: number
  readonly meta: CupMeta
  /** By number, those too that were taken from the list. */
  readonly people: readonly Person[]
}

export interface CupMeta {
  /** Of the host's key. */
  readonly keyHash: string
  readonly title: string
  readonly game: string
  readonly options: Json
  readonly clock: Clock
  readonly level: string
  readonly tableSize: number
  readonly sizes: readonly number[]
  readonly gaps: CupGaps
  readonly points: readonly number[]
  readonly plannedRounds: number
  readonly rounds: readonly Round[]
  readonly isEnded: boolean
}

export interface Person {
  readonly name: string
  /** Of the key that opens the seats of this name; of one that nobody has while it is free. */
  readonly keyHash: string
  readonly isTaken: boolean
  readonly holding: number
  readonly isHere: boolean
  /** Taken from the list. */
  readonly isGone: boolean
}

export interface Round {
  readonly startedAt: number
  /** All its tables are there. */
  readonly isOpen: boolean
  readonly tables: readonly RoundTable[]
  readonly resting: readonly number[]
}

export interface RoundTable {
  readonly id: string
  readonly seats: readonly RoundSeat[]
  readonly result: TableResult | null
}

/** `name` is a bot's. */
export type RoundSeat = { readonly person: number } | { readonly person: null; readonly name: string }

/** By seat. */
export interface TableResult {
  /** Among those who count: null for bots, and where there is no result. */
  readonly places: readonly (number | null)[]
  readonly finishedBy: readonly (string | null)[]
  /** Said by the host. */
  readonly isByHand: boolean
}

export const CUP_STATUS = 'cup'

export function isCupRow({ status }: Pick<StoredTable, 'status'>): boolean {
  return status === CUP_STATUS
}

export function cupOf({ id, seq, meta }: StoredTable, seats: readonly TakenSeat[]): StoredCup {
  const people = seats.toSorted((a, b) => a.seat - b.seat).map(personOf)
  return { id, seq, meta: meta as unknown as CupMeta, people }
}

export function seatRow({ name, keyHash, ...data }: Person, seat: number): SeatChange {
  return { seat, name, keyHash, data }
}

export const lastRound = ({ meta }: StoredCup): Round | undefined => meta.rounds.at(-1)

export const isSettled = ({ tables }: Round): boolean => tables.every(({ result }) => result !== null)

/** Those who ride in the next round. */
export function present({ people }: StoredCup): number[] {
  return people.flatMap(({ isHere, isGone }, person) => (isHere && !isGone ? [person] : []))
}

/** Not the hash of a seat: no key is good for both. */
export function hashHostKey(key: string): string {
  return createHash('sha256').update(`echappee cup ${key}`).digest('base64url')
}

/** The public address. Made from the host's key, so that what is sent twice is made once; it tells nothing about the key. */
export function cupIdOf(key: string): string {
  return shortHash(`echappee cup address ${key}`)
}

/** The same on every node, and not to be guessed before the round. */
export function roundTableId({ keyHash }: Pick<CupMeta, 'keyHash'>, round: number, table: number): string {
  return shortHash(`echappee cup table ${keyHash} ${round} ${table}`)
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url')

function personOf({ name, keyHash, data }: TakenSeat): Person {
  return { ...(data as unknown as Omit<Person, 'name' | 'keyHash'>), name, keyHash: keyHash ?? '' }
}
