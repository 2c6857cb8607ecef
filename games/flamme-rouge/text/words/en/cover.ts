import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'A rouleur, a sprinteur, growing fatigue and four classifications to fight for.',
  mood: 'deep',
}
