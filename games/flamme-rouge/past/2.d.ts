import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
export const game: AnyGame
export const knowledge: AnyKnowledge
