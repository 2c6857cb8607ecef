import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Attaques, écarts et sprints aux enchères sur dix secteurs sans pitié.',
  mood: 'féroce',
}
