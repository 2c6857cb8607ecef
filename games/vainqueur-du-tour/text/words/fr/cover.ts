import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Kilomètres, embûches et la casquette jaune sur douze étapes.',
  mood: 'facile',
}
