import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Kilometres, mishaps and the yellow cap over twelve stages.',
  mood: 'easy-going',
}
