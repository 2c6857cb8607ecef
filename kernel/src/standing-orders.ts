import type { Seat } from './game.ts'
import { optionsSchema, type OptionField, type OptionsOf } from './options.ts'
import { check, type Checked } from './schema.ts'

/** What an order can be told: a number within bounds, one of some names, yes or no. */
type OrderField = Extract<OptionField, { readonly kind: 'choice' | 'flag' | 'number' }>
export type OrderFields = Readonly<Record<string, OrderField>>

/**
 * One kind of answer that somebody may give in advance. Whether it answers follows from what everybody knows, and when it does it has an
 * answer for every hand: neither an answer nor its absence tells a card.
 */
export interface OrderKind<View, Move, Fields extends OrderFields> {
  readonly fields: Fields
  /** Whether it answers what the seat is asked now. `seen` is the view of a spectator. */
  concerns(seen: View, seat: Seat, values: OptionsOf<Fields>): boolean
  /** One of the legal moves, from the view of the seat that has given the order. */
  answer(view: View, legal: readonly Move[], values: OptionsOf<Fields>): Move
}

/** What a game offers to answer in advance. */
export interface StandingOrders<View, Move> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has fields of its own
  readonly kinds: Readonly<Record<string, OrderKind<View, Move, any>>>
  /** What the sentence about an answer speaks of, from the seat's view before it: where it was, what it cost. */
  about(view: View, move: Move): Readonly<Record<string, string | number>>
}

/** An order as somebody gives it. */
export interface StandingOrder {
  readonly kind: string
  readonly values: Readonly<Record<string, string | number | boolean>>
  /** It answers one decision and is done. */
  readonly isOnce: boolean
}

/** Kinds written with this know the types of their values. */
export const orderKinds =
  <View, Move>() =>
  <const Fields extends OrderFields>(kind: OrderKind<View, Move, Fields>): OrderKind<View, Move, Fields> =>
    kind

/** Fills in what was left out, and refuses what the game does not know or what is out of bounds. */
export function checkOrder({ kinds }: AnyOrders, { kind, values, isOnce }: StandingOrder): Checked<StandingOrder> {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (known === undefined) {
    const params = { kind, allowed: Object.keys(kinds).join(', ') }
    return { ok: false, issues: [{ code: 'unknown_order', path: ['kind'], params }] }
  }
  const checked = check(optionsSchema(known.fields as OrderFields), values)
  return checked.ok ? { ok: true, value: { kind, values: checked.value, isOnce } } : checked
}

// oxlint-disable-next-line typescript/no-explicit-any -- the orders of any game, for code that knows none
export type AnyOrders = StandingOrders<any, any>
