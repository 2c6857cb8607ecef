import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Un rouleur, un sprinteur, la fatigue qui monte et quatre classements à disputer.',
  mood: 'profond',
}
