import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Une carte en secret, un peu de vent, et la ligne.',
  mood: 'pour essayer',
}
