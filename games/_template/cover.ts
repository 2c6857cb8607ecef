import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'La petite course',
  tagline: {
    fr: 'Une carte en secret, un peu de vent, et la ligne.',
    en: 'One card in secret, a little wind, and the line.',
  },
  seats: { min: 2, max: 4 },
  minutes: 10,
  mood: { fr: 'pour essayer', en: 'to try things out' },
  isHidden: true,
}
