import type { AnyOrders, OptionsOf, OrderFields, OrderKind } from '@echappee/kernel'

/** What is said of one kind of standing order. */
export interface OrderText {
  /** In a list: "Follow an attack". */
  readonly label: string
  /** What it does, with the cards and without: both are answers. */
  readonly help: string
  readonly fields: Readonly<Record<string, { readonly label: string; readonly values?: Readonly<Record<string, string>> }>>
  /** An order that was given, whole: "Follow an attack for up to 2 At, otherwise pass." */
  readonly says: (values: never) => string
}

/** What a game says of its standing orders in one language. */
export interface OrdersText {
  readonly kinds: Readonly<Record<string, OrderText>>
  /** What an order has done: "followed with 1 At, sector 3". `about` is what the game's orders say of the move. */
  readonly did: (move: never, about: Readonly<Record<string, string | number>>) => string
}

/** What the words of a game's orders must hold, and nothing else. */
export interface OrderSentences<Orders extends AnyOrders> {
  readonly kinds: { readonly [Kind in keyof Orders['kinds']]: KindSentences<Orders['kinds'][Kind]> }
  readonly did: OrdersText['did']
}

type KindSentences<Kind> =
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever view and move
  Kind extends OrderKind<any, any, infer Fields>
    ? {
        readonly label: string
        readonly help: string
        readonly fields: { readonly [Field in keyof Fields]: FieldSentences<Fields[Field]> }
        readonly says: (values: OptionsOf<Fields>) => string
      }
    : never

type FieldSentences<Field extends OrderFields[string]> = Field extends { readonly values: readonly (infer Value extends string)[] }
  ? { readonly label: string; readonly values: Readonly<Record<Value, string>> }
  : { readonly label: string }
