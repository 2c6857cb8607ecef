import * as z from 'zod/mini'

/** Where a browser wants to be told that a decision is awaited, as its push service made it up. The server alone says where it sends to. */
const endpoint = z.string().check(z.minLength(1), z.maxLength(1000))

const PUSH_LANGUAGES = ['fr', 'en'] as const

const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({
    /** The browser's public key: a point of P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
})
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>

export const subscribePushSchema = z.object({ subscription: pushSubscriptionSchema, language: z.enum(PUSH_LANGUAGES) })
export type SubscribePush = z.infer<typeof subscribePushSchema>
export const endPushSchema = z.object({ endpoint })

/** What works on this server: the key with which a browser subscribes (null where there is none), mail, and the addresses notices are posted to. */
export const pushOfferSchema = z.object({ publicKey: z.nullable(z.string()), hasMail: z.boolean(), hosts: z.array(z.string()) })
/** How many browsers are told of the decisions of the seat. */
export const pushStateSchema = z.object({ browsers: z.int() })

/** What a push says, and all it says; only the browser can read it. */
const pushPayloadSchema = z.object({
  kind: z.literal('decision'),
  table: z.string(),
  game: z.string(),
  language: z.enum(PUSH_LANGUAGES),
})
export type PushPayload = z.infer<typeof pushPayloadSchema>
