import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Trois équipiers, l’aspiration, et la chute qui guette tout le peloton.',
  mood: 'tactique',
}
