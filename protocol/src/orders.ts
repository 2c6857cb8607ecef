import * as z from 'zod/mini'

/** What is looked at before a game's own bounds are. */
export const ORDER_LIMITS = {
  /** Orders of one seat that are at work at the same time. */
  active: 6,
  /** Orders that a seat may give in one race. */
  given: 100,
  fields: 8,
  /** Characters of a name, and of a value. */
  text: 40,
} as const

const id = z.int().check(z.minimum(0))
const number = z.int().check(z.minimum(0))
const text = z.string().check(z.maxLength(ORDER_LIMITS.text))
const values = z
  .record(text, z.union([z.number(), z.boolean(), text]))
  .check(z.refine((all) => Object.keys(all).length <= ORDER_LIMITS.fields, 'an order has few fields'))

/** An answer in advance, as the game's own orders describe it. */
const standingOrderSchema = z.object({ kind: text, values, isOnce: z.boolean() })

/** From a seat: one more order, behind those that it has. The first that concerns a decision answers it. */
export const giveOrderSchema = z.object({ type: z.literal('order'), id, order: standingOrderSchema })
/** From a seat: an order that is to do nothing any more, by its number. */
export const recallOrderSchema = z.object({ type: z.literal('recall'), id, order: number })

/** What became of an order: at work; done, for it was for one decision; recalled; ended when the table went back; ended since it could not answer. */
const ORDER_STATES = ['active', 'done', 'recalled', 'rewound', 'failed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** One answer that an order gave. `move` and `about` are the game's own. */
const orderDeedSchema = z.object({
  move: z.unknown(),
  about: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.number(),
  /** Its owner has taken it back. */
  isTakenBack: z.boolean(),
})

const ownOrderSchema = z.object({
  number,
  order: standingOrderSchema,
  state: z.enum(ORDER_STATES),
  /** The last ones, the newest last. */
  did: z.array(orderDeedSchema),
})
export type OwnOrder = z.infer<typeof ownOrderSchema>

/** To the owner of the seat alone: all orders at work, and the last of the others. */
export const ordersMessageSchema = z.object({ type: z.literal('orders'), orders: z.array(ownOrderSchema) })
