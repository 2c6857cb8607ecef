import * as z from 'zod/mini'
import type { Json } from '@echappee/kernel'

/** Score sheets that others follow by a link, and the decks that go with them, each on the phone of its team. */
export const SHEET_LIMITS = {
  /** Bytes of a sheet as JSON. */
  file: 60_000,
  /** Characters of the name of a deck, or of a card. */
  deck: 60,
  /** Cards that were put into a deck since the last draw. */
  added: 9,
  /** Cards that are taken at a time. */
  taken: 60,
} as const

/** 32 random bytes that a device has drawn and keeps: what is sent twice is then the same thing twice. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const seat = z.int().check(z.minimum(0), z.maximum(15))
const name = z.string().check(z.minLength(1), z.maxLength(SHEET_LIMITS.deck))
const whole = z.int().check(z.minimum(0))
const json = z.custom<Json>((value) => value !== undefined)

export const sheetKeySchema = key

/** The highest number is the newest state of the sheet. */
export const saveSheetSchema = z.object({ number: z.int().check(z.minimum(1)), file: json })
export const sharedSheetSchema = z.object({
  id: z.string(),
  /** Of the newest state that the server has. */
  number: whole,
  /** It is removed when nothing was written for so many days; 0 for never. */
  keepDays: whole,
})
export type SharedSheet = z.infer<typeof sharedSheetSchema>

export const inviteSchema = z.object({ seat })
/** It opens the decks of a seat once, for the device that comes with it first. */
export const invitationSchema = z.object({ seat, invitation: key })
export type Invitation = z.infer<typeof invitationSchema>
export const openDecksSchema = z.object({ invitation: key })
export const openedDecksSchema = z.object({ seat })

/** How often the deck was acted on before: what is sent twice is done once. */
const after = whole

export const deckActionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('draw'), deck: name }),
  /** `after` so many that were chosen before from the same hand. */
  z.object({ do: z.literal('choose'), deck: name, card: name, after: whole }),
  /** So many cards were put into the deck since the last draw. */
  z.object({ do: z.literal('add'), deck: name, count: whole.check(z.maximum(SHEET_LIMITS.added)) }),
  /** Nobody waits for a deck that rests: its rider has arrived. */
  z.object({ do: z.literal('rest'), deck: name, isResting: z.boolean() }),
  // Of a hand that stays, or an open deck.
  z.object({ do: z.literal('take'), deck: name, count: z.int().check(z.minimum(1), z.maximum(SHEET_LIMITS.taken)), after }),
  z.object({ do: z.literal('lay'), deck: name, card: name, after }),
  z.object({ do: z.literal('takeBack'), deck: name, after }),
  z.object({ do: z.literal('turnUp'), deck: name, after }),
  z.object({ do: z.literal('putAway'), deck: name, after }),
  z.object({ do: z.literal('swap'), deck: name, give: name, take: name, after }),
])
export type DeckAction = z.infer<typeof deckActionSchema>

/** What the owner of a deck sees of it. What lies in the pile, and what was recycled, is not told. */
const ownDeckSchema = z.object({
  deck: z.string(),
  left: whole,
  hand: z.array(z.string()),
  chosen: z.array(z.string()),
  added: whole,
  isResting: z.boolean(),
  /** What can be swapped with the hand. */
  reserve: z.array(z.string()),
  acts: whole,
})
export type OwnDeck = z.infer<typeof ownDeckSchema>

/** The first message on a socket of somebody who follows a sheet; `key` is of those who have decks there. */
export const followSchema = z.object({ type: z.literal('follow'), sheet: z.string().check(z.maxLength(40)), key: z.optional(key) })
export type Follow = z.infer<typeof followSchema>

/** To everybody who follows. */
export const sheetMessageSchema = z.object({ type: z.literal('sheet'), number: whole, savedAt: z.number(), file: json })
/**
 * To everybody: which seats have a phone, what was turned up last, the newest at the end, and how many cards are in each hand that stays;
 * of a common deck who drew, and of a die the last throws.
 * Not who has drawn or chosen where all choose together.
 */
export const decksMessageSchema = z.object({
  type: z.literal('decks'),
  seats: z.array(z.object({ seat, isOpened: z.boolean() })),
  round: whole,
  shown: z.array(z.object({ deck: z.string(), cards: z.array(z.string()), by: z.optional(seat) })),
  held: z.array(z.object({ deck: z.string(), count: whole })),
})
/** To the phone of a seat alone. */
export const handMessageSchema = z.object({ type: z.literal('hand'), seat, decks: z.array(ownDeckSchema) })
export type SheetMessage = z.infer<typeof sheetMessageSchema>
export type DecksMessage = z.infer<typeof decksMessageSchema>
export type HandMessage = z.infer<typeof handMessageSchema>
