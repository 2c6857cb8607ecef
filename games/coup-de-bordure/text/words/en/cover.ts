import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Secret paces, slipstreams and bluff in the crosswind.',
  mood: 'crafty',
}
