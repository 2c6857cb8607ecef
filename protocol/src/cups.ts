import type { Json } from '@echappee/kernel'
import * as z from 'zod/mini'
import { CUP_GAPS } from './cup-plan.ts'
import { clockSchema, LIMITS, shortText } from './messages.ts'

/** A cup evening: several tables at once from one list of names, round after round, and standings of all. */
export const CUP_LIMITS = {
  title: 40,
  /** Names on the list, with those who have left. */
  people: 24,
  rounds: 12,
  /** That one place can bring. */
  points: 100,
  /** Places that can bring points, and seats of a table. */
  places: 16,
} as const

/** 32 random bytes that a device has drawn and keeps: of the host for the cup, of everybody for the own name. */
export const cupKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

const whole = z.int().check(z.minimum(0))
const person = whole.check(z.maximum(99))
const name = shortText(LIMITS.name)
const table = z.string().check(z.maxLength(40))
const seat = whole.check(z.maximum(15))
const place = z.int().check(z.minimum(1), z.maximum(CUP_LIMITS.places))
const points = z.array(whole.check(z.maximum(CUP_LIMITS.points))).check(z.minLength(1), z.maxLength(CUP_LIMITS.places))

export const createCupSchema = z.object({
  title: z.union([z.literal(''), shortText(CUP_LIMITS.title)]),
  game: z.string().check(z.maxLength(60)),
  options: z.custom<Record<string, Json>>((value) => value !== null && typeof value === 'object' && !Array.isArray(value)),
  /** More than there may be are counted and told, not called malformed. */
  names: z.array(name).check(z.maxLength(200)),
  rounds: z.int().check(z.minimum(1), z.maximum(CUP_LIMITS.rounds)),
  tableSize: z.int().check(z.minimum(1), z.maximum(CUP_LIMITS.places)),
  gaps: z.enum(CUP_GAPS),
  /** By place, the first first; whoever shares a place shares their mean. What has no number brings nothing. */
  points,
  clock: clockSchema,
  /** Of bots that fill gaps and stand in. */
  level: z.string().check(z.maxLength(20)),
})
export type CreateCup = z.infer<typeof createCupSchema>

/** What a host does with a cup. */
export const cupActionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), name }),
  /** Only who has not ridden yet. */
  z.object({ do: z.literal('remove'), person }),
  /** The device that has taken the name loses it, and another can take it. */
  z.object({ do: z.literal('free'), person }),
  /** Whether somebody rides in the next round. */
  z.object({ do: z.literal('here'), person, isHere: z.boolean() }),
  /** What is asked twice is done once: the round has its number. */
  z.object({ do: z.literal('start'), round: z.int().check(z.minimum(1)) }),
  /** Ends a table that hangs. `places` by seat, of its people alone; null for a table that counts for nobody. */
  z.object({ do: z.literal('close'), table, places: z.nullable(z.array(z.nullable(place)).check(z.maxLength(16))) }),
  /** Before the start of a table: a bot rides for somebody who does not come. */
  z.object({ do: z.literal('bot'), table, seat }),
  z.object({ do: z.literal('end'), isEnded: z.boolean() }),
])
export type CupAction = z.infer<typeof cupActionSchema>

export const takeNameSchema = z.object({ person })
/** Said by whoever has a name of the list. */
export const ownPresenceSchema = z.object({ isHere: z.boolean() })

const STATUSES = ['waiting', 'running', 'over', 'ended'] as const

const cupSeatSchema = z.object({
  /** Null for a bot. */
  person: z.nullable(whole),
  name: z.string(),
  /** Before the start: has not come yet. */
  isMissing: z.boolean(),
  /** A bot rides for somebody who did not come. */
  isAbsent: z.boolean(),
  /** Among the people of the table; null for bots, and until it is known. */
  place: z.nullable(z.number()),
  points: z.nullable(z.number()),
  /** The bot that rode for its owner in the end. */
  finishedBy: z.nullable(z.string()),
})
export type CupSeat = z.infer<typeof cupSeatSchema>

const cupTableSchema = z.object({
  id: z.string(),
  /** `ended`: without a result, which the host can give. */
  status: z.enum(STATUSES),
  seats: z.array(cupSeatSchema),
  /** The host has said what the result is, or that there is none. */
  isByHand: z.boolean(),
  isSettled: z.boolean(),
})
export type CupTable = z.infer<typeof cupTableSchema>

const cupRoundSchema = z.object({
  number: whole,
  startedAt: z.number(),
  tables: z.array(cupTableSchema),
  resting: z.array(whole),
  /** What each who rests is given. */
  restPoints: z.number(),
})
export type CupRound = z.infer<typeof cupRoundSchema>

const standingSchema = z.object({
  person: whole,
  place: whole,
  points: z.number(),
  wins: whole,
  /** Different people met. */
  met: whole,
  /** By round; null where the person neither rode nor rested. */
  byRound: z.array(z.nullable(z.number())),
})
export type CupStanding = z.infer<typeof standingSchema>

/** All that everybody with the link may know. */
export const cupSchema = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  clock: clockSchema,
  level: z.string(),
  tableSize: z.int(),
  /** The numbers of seats that the game allows with its options. */
  sizes: z.array(z.int()),
  gaps: z.enum(CUP_GAPS),
  points: z.array(z.number()),
  plannedRounds: z.int(),
  people: z.array(
    z.object({
      person: whole,
      name: z.string(),
      isTaken: z.boolean(),
      /** Rises whenever the name is taken or freed: a device that has taken it sees whether it still has it. */
      holding: whole,
      isHere: z.boolean(),
      hasRidden: z.boolean(),
    }),
  ),
  rounds: z.array(cupRoundSchema),
  standings: z.array(standingSchema),
  isEnded: z.boolean(),
})
export type Cup = z.infer<typeof cupSchema>

export const cupMessageSchema = z.object({ type: z.literal('cup'), cup: cupSchema })
export const takenNameSchema = z.object({ person: whole, holding: whole })
