import type { AnyGame, Cover } from '@echappee/kernel'
import type { CatalogEntry } from '@echappee/games/catalog'
import { toyGame, type ToyMove, type ToyState } from '../../../bots/test/toy-game.ts'
import { toyText } from './text.ts'

const cover = (title: string): Cover => ({
  title,
  tagline: { fr: '', en: '' },
  seats: { min: 2, max: 4 },
  minutes: 1,
  mood: { fr: '', en: '' },
})

const built = (id: string, title: string, change: Partial<AnyGame> = {}): CatalogEntry => ({
  id,
  cover: cover(title),
  parts: {
    rules: () => Promise.resolve({ ...(toyGame as AnyGame), id, ...change }),
    bot: () => Promise.resolve({ playout: (state: ToyState, seat: number): ToyMove => toyGame.legal(state, seat).at(-1)! }),
    past: {},
    text: { fr: () => Promise.resolve(toyText('fr')), en: () => Promise.resolve(toyText('en')) },
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
