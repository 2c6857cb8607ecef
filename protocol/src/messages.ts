import { isPlainText, type Json } from '@echappee/kernel'
import * as z from 'zod/mini'
import { keySchema as key, MOST_KEYS } from './keys.ts'
import { followCupSchema } from './follow-cup.ts'
import { giveOrderSchema, recallOrderSchema } from './orders.ts'
import { followSchema } from './sheets.ts'
import { watchSchema } from './turns.ts'

/** What web and server say to each other. Everything that comes from outside passes one of these schemas. */
export const LIMITS = {
  name: 24,
  chat: 300,
  nonce: 64,
  /** Bytes of one socket message to the server. */
  message: 16_384,
  /** Bytes of one socket message from the server, and of the parts of it that could grow: the last events and talk of a welcome, a page of earlier events. */
  outgoing: 65_536,
  lastEvents: 8000,
  lastTalk: 6000,
  earlierEvents: 32_000,
  /** Bytes of one request: options can hold a whole board. */
  request: 200_000,
  /** Further answers in one message. */
  next: 15,
  /** Seat keys in one question for the tables of a device. */
  keys: MOST_KEYS,
} as const

const UNSPEAKABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** What makes one picture of several: the only invisible sign that a name may have. */
const JOINED = /(?<=\p{Extended_Pictographic})\u200D(?=\p{Extended_Pictographic})/gu
const visible = z.refine<string>(
  (text) => isPlainText(text.replaceAll(JOINED, '')) && /[\p{L}\p{N}\p{S}]/u.test(text) && !/\p{M}{4}/u.test(text),
  'a name has visible characters alone',
)
/** The signs that make a drawing of a character are no part of it; several spaces are one. */
const tidy = z.overwrite<string>((text) => text.replaceAll(/[\uFE0E\uFE0F]/g, '').replaceAll(/\p{Zs}+/gu, ' '))
const spoken = z.refine<string>((text) => !UNSPEAKABLE.test(text.replaceAll('\n', '')), 'a line of talk is plain text')

/** A short text that people read, like a name. */
export const shortText = (most: number) => z.string().check(tidy, z.trim(), z.minLength(1), z.maxLength(most), visible)
const name = shortText(LIMITS.name)
const nonce = z.string().check(z.regex(/^[0-9a-f]{16,64}$/))
const seat = z.int().check(z.minimum(0), z.maximum(15))
const level = z.string().check(z.maxLength(20))
/** Whatever JSON can hold: the game's own schema says more. (A schema that walks through it could be made to run out of stack.) */
const json = z.custom<Json>((value) => value !== undefined)
/** Chosen by the client, to know what an answer answers. */
const id = z.int().check(z.minimum(0))

export const CLOCKS = ['none', 'decision', 'days'] as const
export const clockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Seconds for each decision. */
  z.object({ kind: z.literal('decision'), seconds: z.int().check(z.minimum(10), z.maximum(3600)) }),
  z.object({ kind: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
])
export type Clock = z.infer<typeof clockSchema>

/** Who sees a race that has begun, and its record: whoever has the link, or those who have a seat. */
export const ONLOOKERS = ['all', 'seats'] as const
export const onlookersSchema = z.enum(ONLOOKERS)
export type Onlookers = z.infer<typeof onlookersSchema>

export const rewindBySchema = z.enum(['all', 'host'])
export type RewindBy = z.infer<typeof rewindBySchema>

/**
 * A new table. Live or over days is its `clock`; open or by link is `isPublic`: a public one stands in the lobby, the other is found by whoever has
 * its address.
 */
export const createTableSchema = z.object({
  game: z.string().check(z.maxLength(60)),
  options: z.custom<Record<string, Json>>((value) => value !== null && typeof value === 'object' && !Array.isArray(value)),
  /** How each seat is to be filled: `open` for whoever comes, or the level of a bot. Seat 0 is the host's. */
  seats: z.array(z.union([z.literal('open'), level])).check(z.minLength(1), z.maxLength(16)),
  host: name,
  isPublic: z.boolean(),
  clock: clockSchema,
  hasChat: z.boolean(),
  /** Left out: `all`. */
  onlookers: z.optional(onlookersSchema),
  /** Whether the site offers its coach at this table. Left out: only where one person plays against bots. */
  hasCoach: z.optional(z.boolean()),
  /** Who takes the race back to an earlier decision: all people together, or the host alone. Left out: `all`. */
  rewindBy: z.optional(rewindBySchema),
  /** After so many answers by the clock a bot of `standIn` takes the seat until its owner returns. */
  standIn: z.object({ after: z.int().check(z.minimum(1), z.maximum(20)), level }),
})
export type CreateTable = z.infer<typeof createTableSchema>

export const takeSeatSchema = z.object({ name, nonce, seat: z.optional(seat) })
export type TakeSeat = z.infer<typeof takeSeatSchema>

/** `by`: `open`, or the level of a bot. */
export const fillSeatSchema = z.object({ seat, by: level })
/** One's own seat, or for the host one that a bot stands in for: a new key opens it, and the old one nothing. The device has drawn the key, so that an answer that is lost takes nothing with it. */
export const giveSeatSchema = z.object({ seat, key })
export const switchChatSchema = z.object({ isOn: z.boolean() })
export const keysSchema = z.object({ keys: z.array(key).check(z.maxLength(MOST_KEYS)) })

/** From a client on its socket. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /**
   * The first message: which table, as whom, and how many events of which epoch are known already. `nonce` is from somebody who
   * learnt the commitment together with the seat, a host or one invited to a rematch; the first counts.
   */
  z.object({
    type: z.literal('hello'),
    table: z.string().check(z.maxLength(40)),
    key: z.optional(key),
    seen: z.int().check(z.minimum(0)),
    epoch: z.int().check(z.minimum(0)),
    nonce: z.optional(nonce),
  }),
  followSchema,
  followCupSchema,
  watchSchema,
  /** `next`: what the same step asks next, answered at once. They are taken in turn up to the first that is refused; the answer is its. */
  z.object({
    type: z.literal('move'),
    id,
    decision: z.int().check(z.minimum(0)),
    move: json,
    next: z.optional(z.array(json).check(z.maxLength(LIMITS.next))),
    /** The `line` of the turn that it answers; left out for 0. What was meant for a position that the table has left does not count. */
    line: z.optional(z.int().check(z.minimum(0))),
  }),
  z.object({ type: z.literal('undo'), id }),
  /** The events before number `before`: a welcome has the last ones only. */
  z.object({ type: z.literal('earlier'), id, before: z.int().check(z.minimum(1)) }),
  /** Whether the server is still there, for whoever only waits. */
  z.object({ type: z.literal('ping'), id }),
  /** The owner of a seat where a bot stands in plays again. */
  z.object({ type: z.literal('return'), id }),
  /** The owner leaves the seat to the bot that the table has for it, until `return` or a move of the owner. */
  z.object({ type: z.literal('leave'), id }),
  /**
   * Back to an earlier decision of one's own, by its number. Others are asked, and say `agree` or not; when all people agree, or at once where
   * the table leaves it to its host and the host asks, everybody is there again. Dice and cards that come then are new.
   */
  z.object({ type: z.literal('rewind'), id, decision: z.int().check(z.minimum(0)) }),
  /** Where in the story of the asker going back would lead: for each of the own decisions, and for the one that is proposed. */
  z.object({ type: z.literal('moments'), id }),
  z.object({ type: z.literal('agree'), id, doesAgree: z.boolean() }),
  /** By the host: the clock rests, and nobody can move. */
  z.object({ type: z.literal('pause'), id, isOn: z.boolean() }),
  giveOrderSchema,
  recallOrderSchema,
  z.object({ type: z.literal('chat'), id, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat), spoken) }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>
export type Hello = Extract<ClientMessage, { type: 'hello' }>
