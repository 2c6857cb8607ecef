import { HANDOVERS } from '@echappee/kernel'
import * as z from 'zod/mini'
import { cupMessageSchema } from './cups.ts'
import { clockSchema, onlookersSchema, rewindBySchema } from './messages.ts'
import { ordersMessageSchema } from './orders.ts'
import { PROBLEMS } from './problems.ts'
import { decksMessageSchema, handMessageSchema, sheetMessageSchema } from './sheets.ts'
import { ownTurnSchema, turnsMessageSchema } from './turns.ts'

const count = z.int().check(z.minimum(0))
const seat = z.int()
const params = z.record(z.string(), z.union([z.string(), z.number()]))
/** Views, events and moves are the game's own: whoever sent them has checked them. */
const own = z.unknown()

const STATUSES = ['open', 'running', 'over'] as const

/**
 * Why a game was ended without an outcome. `abandoned`: bots stood in for everybody, or nobody came any more; `full`: its log reached the
 * server's limit; `rules`: the rules or their limits have changed since it was begun; `closed`: the host of its cup evening has closed it.
 */
const END_REASONS = ['abandoned', 'full', 'rules', 'closed'] as const
export type EndReason = (typeof END_REASONS)[number]

const seatInfoSchema = z.object({
  name: z.string(),
  /** `open`, `human`, or the level of a bot. */
  by: z.string(),
  /** The bot that plays while the owner is away. */
  standIn: z.nullable(z.string()),
  /** The owner has left the seat to that bot. */
  hasLeft: z.boolean(),
  /** False for a host, or somebody invited to a rematch, who has not added a nonce yet. */
  isReady: z.boolean(),
})

const fairnessSchema = z.object({ commitment: z.string(), nonces: z.array(z.string()), secret: z.optional(z.string()) })

/** See the record of a game, which has all of them. */
const handoverSchema = z.object({ kind: z.enum(HANDOVERS), seat, move: count, at: z.number() })

/** What everybody with the link may know of a table. */
export const tableInfoSchema = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  /** Null in the welcome to a running game whose view has them, where they are too long to be said twice. */
  options: own,
  clock: clockSchema,
  standIn: z.object({ after: z.int(), level: z.string() }),
  isPublic: z.boolean(),
  host: seat,
  status: z.enum(STATUSES),
  /** Null while it goes on, and where the game itself came to its end. */
  ended: z.nullable(z.enum(END_REASONS)),
  seats: z.array(seatInfoSchema),
  hasChat: z.boolean(),
  /** Who played for whom: the last of them, the newest last. */
  handovers: z.array(handoverSchema),
  onlookers: onlookersSchema,
  rewindBy: rewindBySchema,
  isPaused: z.boolean(),
  /** Somebody wishes to go back to an earlier decision of his, and who has agreed. */
  proposal: z.nullable(z.object({ seat, decision: count, agreed: z.array(seat) })),
  /** When they went back, how many moves were left, and who had seen something hidden by then; the last ones. */
  rewinds: z.array(z.object({ to: count, seen: z.array(seat) })),
  hasCoach: z.boolean(),
  fairness: fairnessSchema,
  /** The table that follows this one. */
  rematch: z.nullable(z.string()),
  rematchOf: z.nullable(z.string()),
  /** The cup evening that it is part of: the host of that one decides about seats, and it starts by itself. */
  cup: z.nullable(z.string()),
})
export type TableInfo = z.infer<typeof tableInfoSchema>

/** The part of it that can change: the rest is sent once. */
const tableChangesSchema = z.pick(tableInfoSchema, {
  status: true,
  ended: true,
  seats: true,
  hasChat: true,
  handovers: true,
  isPaused: true,
  proposal: true,
  rewinds: true,
  fairness: true,
  rematch: true,
})
export type TableUpdate = z.infer<typeof tableChangesSchema>

/** Whether the owner of a seat is connected, and since when so or not; null when nobody knows. Of no meaning for a bot. */
const seatPresenceSchema = z.object({ isHere: z.boolean(), since: z.nullable(z.number()) })
export type SeatPresence = z.infer<typeof seatPresenceSchema>

/** A table in a list. */
const tableLineSchema = z.object({
  id: z.string(),
  game: z.string(),
  status: z.string(),
  clock: clockSchema,
  seats: z.array(z.object({ name: z.string(), by: z.string() })),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type TableLine = z.infer<typeof tableLineSchema>

/** The last table of a page, after which the next one begins. */
const pageMarkSchema = z.object({ id: z.string(), updatedAt: z.number() })
export type PageMark = z.infer<typeof pageMarkSchema>

export const lobbySchema = z.object({ tables: z.array(tableLineSchema), next: z.nullable(pageMarkSchema) })
export type Lobby = z.infer<typeof lobbySchema>

/** A table of this device: which seat its key opens, and whether a decision of that seat is awaited. */
export const ownTableSchema = z.object({
  ...tableLineSchema.shape,
  seat,
  ...z.pick(ownTurnSchema, { isAwaited: true, since: true }).shape,
  deadline: z.nullable(z.number()),
})
export type OwnTable = z.infer<typeof ownTableSchema>

const outcomeSchema = z.object({ places: z.array(z.number()), scores: z.array(z.number()) })

/** Whose turn it is, for one viewer. */
const turnSchema = z.object({
  awaited: z.array(seat),
  /** The number of the decision that the viewer's seat is asked now or next. */
  decision: count,
  committed: z.array(seat),
  /** How often the table went back: moves name it. */
  line: count,
  canUndo: z.boolean(),
  /** How often the clock has answered for the viewer's seat since its owner last did. */
  missed: count,
  /** In milliseconds since 1970; null without a clock. */
  deadline: z.nullable(z.number()),
  outcome: z.nullable(outcomeSchema),
})
export type Turn = z.infer<typeof turnSchema>

const chatLineSchema = z.object({ seat, text: z.string(), at: z.number() })
export type ChatMessage = z.infer<typeof chatLineSchema>

const refusalSchema = z.object({ code: z.string(), rule: z.string(), params: z.optional(params) })
const issueSchema = z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), params })

/** What could not be done, as a code for people's language and an English sentence for everybody else. */
export const problemSchema = z.object({
  code: z.enum(PROBLEMS),
  sentence: z.string(),
  params: z.optional(params),
  issues: z.optional(z.array(issueSchema)),
})
export type Problem = z.infer<typeof problemSchema>

/** The viewer's place in the story: `view` includes the first `eventCount` events; `events` are those from number `from` on. */
const story = { epoch: count, view: own, eventCount: count, from: count, events: z.array(own), turn: z.nullable(turnSchema) }

/**
 * From the server on a socket. After the welcome, `events` lead the view on. An epoch ends when something happened that events do not
 * tell (the start, a move taken back or replaced): then `reset` gives the view anew, the first `from` events stay and `events` follow
 * them. A client that comes back within an epoch gets what it has not seen: `from` is its `seen`, unless that is too much for one message.
 * What lies before `from` is had by asking for `earlier` events, a page at a time.
 */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    table: tableInfoSchema,
    seat,
    chat: z.array(chatLineSchema),
    now: z.number(),
    presence: z.array(seatPresenceSchema),
    ...story,
  }),
  z.object({ type: z.literal('events'), epoch: count, from: count, events: z.array(own), turn: turnSchema }),
  z.object({ type: z.literal('reset'), ...story }),
  /** Numbers `from` on, up to the one that was asked for. */
  z.object({ type: z.literal('earlier'), to: count, epoch: count, from: count, events: z.array(own) }),
  /** How many events the asker knew there: by own decision, and where it is proposed to go back to. */
  z.object({ type: z.literal('moments'), to: count, epoch: count, own: z.array(count), proposed: z.nullable(count) }),
  z.object({ type: z.literal('table'), table: tableChangesSchema }),
  /** Somebody has come or gone; by seat. */
  z.object({ type: z.literal('presence'), presence: z.array(seatPresenceSchema) }),
  z.object({ type: z.literal('chat'), line: chatLineSchema }),
  z.object({
    type: z.literal('answer'),
    to: count,
    ok: z.boolean(),
    /** Of the game or the match. */
    refusal: z.optional(refusalSchema),
    issues: z.optional(z.array(issueSchema)),
    /** Of the table. */
    problem: z.optional(problemSchema),
  }),
  z.object({ type: z.literal('problem'), problem: problemSchema }),
  sheetMessageSchema,
  decksMessageSchema,
  handMessageSchema,
  ordersMessageSchema,
  turnsMessageSchema,
  cupMessageSchema,
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** The answers of the HTTP interface. */
export const seatKeySchema = z.object({ table: tableInfoSchema, seat, key: z.string() })
export type SeatKey = z.infer<typeof seatKeySchema>
