import * as z from 'zod/mini'
import { CARDS, type Card } from '../content/deck.ts'

export interface Move {
  type: 'choose'
  card: Card
}

export const moveSchema: z.ZodMiniType<Move> = z.strictObject({ type: z.literal('choose'), card: z.literal([...CARDS]) })

export const choose = (card: Card): Move => ({ type: 'choose', card })
