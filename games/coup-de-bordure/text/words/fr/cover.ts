import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Allures secrètes, sillage et bluff face au vent.',
  mood: 'malin',
}
