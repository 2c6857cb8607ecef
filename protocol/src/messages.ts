import * as z from 'zod/mini'

/** What web and server say to each other. Everything that comes from outside passes one of these schemas. */
export const LIMITS = {
  name: 24,
  chat: 300,
  nonce: 64,
  /** Characters of one socket message. */
  message: 16_384,
} as const

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.name))
const nonce = z.string().check(z.regex(/^[0-9a-f]{16,64}$/))
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/))
const seat = z.int().check(z.minimum(0), z.maximum(15))

export const CLOCKS = ['none', 'decision', 'days'] as const
export const clockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Seconds for each decision. */
  z.object({ kind: z.literal('decision'), seconds: z.int().check(z.minimum(10), z.maximum(3600)) }),
  z.object({ kind: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
])
export type Clock = z.infer<typeof clockSchema>

export const createTableSchema = z.object({
  game: z.string().check(z.maxLength(60)),
  options: z.record(z.string(), z.json()),
  /** How each seat is to be filled: `open` for whoever comes, or the level of a bot. Seat 0 is the host's. */
  seats: z.array(z.union([z.literal('open'), z.string().check(z.maxLength(20))])).check(z.minLength(1), z.maxLength(16)),
  host: name,
  nonce,
  isPublic: z.boolean(),
  clock: clockSchema,
  hasChat: z.boolean(),
  /** After so many answers by the clock a bot of `standIn` takes the seat until its owner returns. */
  standIn: z.object({ after: z.int().check(z.minimum(1), z.maximum(20)), level: z.string().check(z.maxLength(20)) }),
})
export type CreateTable = z.infer<typeof createTableSchema>

export const takeSeatSchema = z.object({ name, nonce, seat: z.optional(seat) })
export type TakeSeat = z.infer<typeof takeSeatSchema>

export const fillSeatSchema = z.object({ seat, by: z.string().check(z.maxLength(20)) })

/** From a client on its socket. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** The first message: which table, as whom, and how many events of it are known already. */
  z.object({ type: z.literal('hello'), table: z.string().check(z.maxLength(40)), key: z.optional(key), seen: z.int().check(z.minimum(0)) }),
  z.object({ type: z.literal('move'), decision: z.int().check(z.minimum(0)), move: z.json() }),
  z.object({ type: z.literal('undo') }),
  z.object({ type: z.literal('chat'), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat)) }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>
