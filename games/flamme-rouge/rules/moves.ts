import * as z from 'zod/mini'
import { CARDS, type Card } from '../content/cards.ts'
import { MAX_TEAMS, TRAITS, type Trait } from '../content/riders.ts'
import type { RiderId } from './state.ts'

const PREPS = ['none', 'refresh', 'baroudeur', 'both'] as const
export type Prep = (typeof PREPS)[number]
/** What goes with a card: a musette on the road; a form card in a time trial (FR-74). */
export const EXTRAS = ['none', 'musette', 'gnak', 'coupDePedale', 'coupDeBluff'] as const
export type Extra = (typeof EXTRAS)[number]
const SPRINTS = ['follow', 'stop', 'rideOn'] as const
export type SprintChoice = (typeof SPRINTS)[number]

/** FR section 5. */
export type Move =
  | { type: 'chooseTrait'; trait: Trait; rider: RiderId }
  | { type: 'assignForm'; rider: RiderId }
  | { type: 'bidRider'; rider: RiderId }
  | { type: 'bidCard'; card: Card }
  | { type: 'placeStart'; rider: RiderId; square: number }
  | { type: 'pickRider'; rider: RiderId }
  | { type: 'prep'; use: Prep }
  | { type: 'play'; card: Card; extra: Extra }
  | { type: 'secondWind' }
  | { type: 'cerealBar' }
  | { type: 'extraCard' }
  | { type: 'react'; use: boolean }
  | { type: 'kick'; use: boolean }
  | { type: 'suceur'; use: boolean }
  | { type: 'sprint'; choice: SprintChoice }
  | { type: 'ready' }

/** No start area is longer. */
const MAX_SQUARE = 12
const rider = z.int().check(z.minimum(0), z.maximum(2 * MAX_TEAMS - 1))
const card = z.literal([...CARDS])
const use = z.boolean()

export const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('chooseTrait'), trait: z.enum(TRAITS), rider }),
  z.strictObject({ type: z.literal('assignForm'), rider }),
  z.strictObject({ type: z.literal('bidRider'), rider }),
  z.strictObject({ type: z.literal('bidCard'), card }),
  z.strictObject({ type: z.literal('placeStart'), rider, square: z.int().check(z.minimum(1), z.maximum(MAX_SQUARE)) }),
  z.strictObject({ type: z.literal('pickRider'), rider }),
  z.strictObject({ type: z.literal('prep'), use: z.enum(PREPS) }),
  z.strictObject({ type: z.literal('play'), card, extra: z.enum(EXTRAS) }),
  z.strictObject({ type: z.literal('secondWind') }),
  z.strictObject({ type: z.literal('cerealBar') }),
  z.strictObject({ type: z.literal('extraCard') }),
  z.strictObject({ type: z.literal('react'), use }),
  z.strictObject({ type: z.literal('kick'), use }),
  z.strictObject({ type: z.literal('suceur'), use }),
  z.strictObject({ type: z.literal('sprint'), choice: z.enum(SPRINTS) }),
  z.strictObject({ type: z.literal('ready') }),
])

// Moves that are made often, made once: lists of legal moves share these objects.
export const PICK: readonly Move[] = Array.from({ length: 2 * MAX_TEAMS }, (_, id) => Object.freeze({ type: 'pickRider', rider: id }))
/** By rider, then by square. */
export const PLACE: readonly (readonly Move[])[] = Array.from({ length: 2 * MAX_TEAMS }, (_, id) =>
  Array.from({ length: MAX_SQUARE + 1 }, (__, square) => Object.freeze({ type: 'placeStart', rider: id, square })),
)
/** By card, then in the order of EXTRAS. */
export const PLAY: readonly (readonly Move[])[] = Array.from({ length: 10 }, (_, value) =>
  EXTRAS.map((extra) => Object.freeze({ type: 'play', card: value as Card, extra })),
)
export const PREP: readonly Move[] = PREPS.map((of) => Object.freeze({ type: 'prep', use: of }))
export const SECOND_WIND: Move = Object.freeze({ type: 'secondWind' })
export const CEREAL_BAR: Move = Object.freeze({ type: 'cerealBar' })
export const EXTRA_CARD: Move = Object.freeze({ type: 'extraCard' })
export const READY: Move = Object.freeze({ type: 'ready' })
export const yesNo = (type: 'react' | 'kick' | 'suceur'): readonly Move[] => YES_NO[type]
const YES_NO = {
  react: [Object.freeze({ type: 'react', use: true } as const), Object.freeze({ type: 'react', use: false } as const)],
  kick: [Object.freeze({ type: 'kick', use: true } as const), Object.freeze({ type: 'kick', use: false } as const)],
  suceur: [Object.freeze({ type: 'suceur', use: true } as const), Object.freeze({ type: 'suceur', use: false } as const)],
}
export const SPRINT: readonly Move[] = SPRINTS.map((choice) => Object.freeze({ type: 'sprint', choice }))

/** Injective: each type has its own stretch of numbers. */
export function moveKey(move: Move): number {
  switch (move.type) {
    case 'play':
      return move.card * EXTRAS.length + EXTRAS.indexOf(move.extra)
    case 'secondWind':
      return 50
    case 'cerealBar':
      return 51
    case 'extraCard':
      return 52
    case 'ready':
      return 53
    case 'react':
      return 60 + Number(move.use)
    case 'kick':
      return 62 + Number(move.use)
    case 'suceur':
      return 64 + Number(move.use)
    case 'sprint':
      return 70 + SPRINTS.indexOf(move.choice)
    case 'prep':
      return 80 + PREPS.indexOf(move.use)
    case 'bidCard':
      return 90 + move.card
    case 'pickRider':
      return 100 + move.rider
    case 'bidRider':
      return 120 + move.rider
    case 'assignForm':
      return 140 + move.rider
    case 'chooseTrait':
      return 200 + move.rider * TRAITS.length + TRAITS.indexOf(move.trait)
    case 'placeStart':
      return 400 + move.rider * 20 + move.square
  }
}
