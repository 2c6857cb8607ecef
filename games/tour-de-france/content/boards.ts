import type { Board } from './board.ts'
import { CAGNES } from './board-cagnes.ts'
import { EVENING } from './board-evening.ts'
import { VENCE } from './board-vence.ts'

/** The boards that every tour may use by name. */
export const BOARD_IDS = ['flat', 'mountain', 'short'] as const
export type BoardId = (typeof BOARD_IDS)[number]

export const BOARDS: Readonly<Record<BoardId, Board>> = { flat: CAGNES, mountain: VENCE, short: EVENING }
