import { deepFreeze } from '@echappee/kernel'
import type { Board } from '../board.ts'
import { CAGNES } from './cagnes.ts'
import { EVENING } from './evening.ts'
import { VENCE } from './vence.ts'

/** The boards that every tour may use by name. */
export const BOARD_IDS = ['flat', 'mountain', 'short'] as const
export type BoardId = (typeof BOARD_IDS)[number]

export const BOARDS: Readonly<Record<BoardId, Board>> = deepFreeze({ flat: CAGNES, mountain: VENCE, short: EVENING })
