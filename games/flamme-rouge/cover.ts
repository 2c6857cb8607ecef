import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Flamme Rouge',
  tagline: {
    fr: 'Un rouleur, un sprinteur, la fatigue qui monte et quatre classements à disputer.',
    en: 'A rouleur, a sprinteur, growing fatigue and four classifications to fight for.',
  },
  seats: { min: 1, max: 6 },
  minutes: 45,
  mood: { fr: 'profond', en: 'deep' },
}
