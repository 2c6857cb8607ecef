import type { AnyGame, Cover } from '@echappee/kernel'
import type { CatalogEntry } from '@echappee/games/parts'
import { toyGame, type ToyMove, type ToyState } from '../../../bots/test/toy-game.ts'
import { textWords } from '@echappee/text'
import { toyText } from './text.ts'

const cover = (title: string): Cover => ({
  title,
  seats: { min: 2, max: 4 },
  minutes: 1,
})

const built = (id: string, title: string, change: Partial<AnyGame> = {}): CatalogEntry => ({
  id,
  cover: cover(title),
  parts: {
    rules: () => Promise.resolve({ ...(toyGame as AnyGame), id, ...change }),
    bot: () => Promise.resolve({ playout: (state: ToyState, seat: number): ToyMove => toyGame.legal(state, seat).at(-1)! }),
    past: {},
    text: async (language) => {
      await textWords.load(language)
      return toyText(language)
    },
    facts: () => Promise.resolve([]),
  },
})

const secret = built('secret-bids', 'Secret bids')

/** Takes the place of the generated catalog: a game, one like it that is hidden, one that fails, and one that is only announced. */
export const catalog: readonly CatalogEntry[] = [
  { id: 'announced-bids', cover: cover('Announced bids'), parts: undefined },
  built('broken-bids', 'Broken bids', {
    outcome: () => {
      throw new Error('the toy broke\n    at once')
    },
  }),
  built('sealed-bids', 'Sealed bids'),
  { ...secret, cover: { ...secret.cover, isHidden: true } },
]
