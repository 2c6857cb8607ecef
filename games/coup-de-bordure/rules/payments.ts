import { PACE_COST, TOW_COST, type Cost } from '../content/paces.ts'
import { TERRAINS, terrainIndex, type Terrain, type Tokens } from '../content/road.ts'

/**
 * Tokens as text: a letter for each, in the order P C M S; a small letter, at the end, is the face-down one.
 * `PC` is one Plain and one Hill token; `Pc` is the same with the Hill token coming from under the plate's face-down ones.
 */
export type TokenText = string

const MOST_TOKENS = 3

/** All payments that there can be: one to three tokens, at most one of them face down. */
export const PAYMENTS: readonly TokenText[] = [1, 2, MOST_TOKENS].flatMap((size) => [
  ...multisets(size),
  ...multisets(size - 1).flatMap((up) => TERRAINS.map((terrain) => up + terrain.toLowerCase())),
])
export const PAYMENT_INDEX: Readonly<Record<TokenText, number>> = Object.fromEntries(PAYMENTS.map((payment, i) => [payment, i]))

/** CDB-32: nothing, or one or two tokens. */
export const REFILLS: readonly TokenText[] = ['', ...multisets(1), ...multisets(2)]

/** What a payment takes off a plate. */
export interface Spent {
  readonly size: number
  /** Face-up tokens, in the order of TERRAINS. */
  readonly up: readonly number[]
  /** The face-down one. */
  readonly down: Terrain | null
  /** All together. */
  readonly all: readonly number[]
}

const NOTHING: Spent = { size: 0, up: [0, 0, 0, 0], down: null, all: [0, 0, 0, 0] }
const SPENT: Readonly<Record<TokenText, Spent>> = Object.fromEntries([
  ['', NOTHING],
  ...PAYMENTS.map((payment) => [payment, read(payment)]),
])

/** Payments and refills alike; the text must be one of theirs. */
export function spentBy(payment: TokenText): Spent {
  return SPENT[payment]!
}

/** CDB-16: whether these tokens, with the face-down one, can pay the cost on this terrain. */
export function canPay(up: Tokens, hidden: Terrain | null, terrain: number, cost: Cost): boolean {
  const own = up[terrain]! + (hidden !== null && terrainIndex(hidden) === terrain ? 1 : 0)
  if (own < cost.ofTerrain) return false
  return up[0]! + up[1]! + up[2]! + up[3]! + (hidden === null ? 0 : 1) >= cost.tokens
}

/** CDB-18: whether the plate holds what the payment takes. */
export function holds(up: Tokens, hidden: Terrain | null, { up: taken, down }: Spent): boolean {
  if (down !== null && down !== hidden) return false
  return up[0]! >= taken[0]! && up[1]! >= taken[1]! && up[2]! >= taken[2]! && up[3]! >= taken[3]!
}

/**
 * CDB-18: every way of paying the cost on this terrain, by the colour of the free token, face up before face down. As numbers of PAYMENTS.
 * Frozen and shared: imagined games ask the same again and again, and more than three tokens of a colour make no difference.
 */
export function waysToPay(up: Tokens, hidden: Terrain | null, terrain: number, cost: Cost): readonly number[] {
  const down = hidden === null ? -1 : terrainIndex(hidden)
  const plate = ((most(up[0]!) * 4 + most(up[1]!)) * 4 + most(up[2]!)) * 4 + most(up[3]!)
  // The costs that there are differ in the sum of their two numbers, which is 2 to 5.
  const key = ((plate * 5 + down + 1) * 4 + terrain) * 4 + cost.tokens + cost.ofTerrain - 2
  return (KEPT[key] ??= Object.freeze(findWays(up, down, WAYS[cost.tokens]![cost.ofTerrain]![terrain]!)))
}

const KEPT: (readonly number[] | undefined)[] = Array.from({ length: 4 ** 6 * 5 }, () => undefined)

function most(tokens: number): number {
  return tokens < MOST_TOKENS ? tokens : MOST_TOKENS
}

function findWays(up: Tokens, down: number, all: readonly Way[]): number[] {
  const ways: number[] = []
  for (const { payment, need, withDown } of all) {
    const short = shortage(up, need)
    if (short === 0) ways.push(payment)
    if (down >= 0 && need[down]! > 0 && short === (up[down]! < need[down]! ? 1 : 0)) ways.push(withDown[down]!)
  }
  return ways
}

interface Way {
  readonly payment: number
  readonly need: readonly number[]
  /** The same with one token of that colour face down; −1 where it has none of that colour. */
  readonly withDown: readonly number[]
}

/** By number of tokens, of those of the terrain, and terrain. */
const WAYS: readonly (readonly (readonly (readonly Way[])[])[])[] = (() => {
  const table: Way[][][][] = []
  for (const cost of [PACE_COST.SIL, PACE_COST.ACC, PACE_COST.OFF, TOW_COST[2], TOW_COST[3]]) {
    table[cost.tokens] ??= []
    table[cost.tokens]![cost.ofTerrain] = TERRAINS.map((_, terrain) => waysOf(cost, terrain))
  }
  return table
})()

/** Every cost leaves at most one token free. */
function waysOf(cost: Cost, terrain: number): Way[] {
  const bound = [0, 0, 0, 0]
  bound[terrain] = cost.ofTerrain
  const needs = cost.tokens === cost.ofTerrain ? [bound] : TERRAINS.map((_, free) => bound.map((n, i) => (i === free ? n + 1 : n)))
  return needs.map((need) => ({
    payment: PAYMENT_INDEX[text(need)]!,
    need,
    withDown: TERRAINS.map((letter, i) => {
      if (need[i] === 0) return -1
      return PAYMENT_INDEX[text(need.map((n, j) => (j === i ? n - 1 : n))) + letter.toLowerCase()]!
    }),
  }))
}

function shortage(up: Tokens, need: readonly number[]): number {
  let short = 0
  for (let i = 0; i < 4; i++) if (up[i]! < need[i]!) short += need[i]! - up[i]!
  return short
}

function text(counts: readonly number[]): string {
  return TERRAINS.map((terrain, i) => terrain.repeat(counts[i]!)).join('')
}

function multisets(size: number, from = 0): string[] {
  if (size === 0) return ['']
  return TERRAINS.flatMap((terrain, i) => (i < from ? [] : multisets(size - 1, i).map((rest) => terrain + rest)))
}

function read(payment: TokenText): Spent {
  const up = [0, 0, 0, 0]
  const all = [0, 0, 0, 0]
  let down: Terrain | null = null
  for (const letter of payment) {
    const terrain = letter.toUpperCase() as Terrain
    all[terrainIndex(terrain)]!++
    if (letter === terrain) up[terrainIndex(terrain)]!++
    else down = terrain
  }
  return Object.freeze({ size: payment.length, up: Object.freeze(up), down, all: Object.freeze(all) })
}
