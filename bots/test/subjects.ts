import { catalog } from '@echappee/games/catalog'
import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
import { toyGame, type ToyMove, type ToyState } from './toy-game.ts'

export interface BotSubject {
  readonly id: string
  readonly open: () => Promise<{ readonly game: AnyGame; readonly knowledge: AnyKnowledge }>
}

export const toyKnowledge: AnyKnowledge = {
  playout: (state: ToyState, seat: number): ToyMove => toyGame.legal(state, seat).at(-1)!,
}

/** What every suite for bots runs on: the toy game with and without knowledge, and every game that is built. */
export const subjects: readonly BotSubject[] = [
  { id: 'the toy game', open: () => Promise.resolve({ game: toyGame as AnyGame, knowledge: toyKnowledge }) },
  { id: 'the toy game without knowledge', open: () => Promise.resolve({ game: toyGame as AnyGame, knowledge: {} }) },
  ...catalog.flatMap(({ id, parts }) =>
    parts === undefined ? [] : [{ id, open: async () => ({ game: await parts.rules(), knowledge: await parts.bot() }) }],
  ),
]
