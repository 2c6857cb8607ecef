import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Tour de France',
  tagline: {
    fr: 'Trois équipiers, l’aspiration, et la chute qui guette tout le peloton.',
    en: 'Three team-mates, the slipstream, and a pile-up waiting for the whole bunch.',
  },
  seats: { min: 2, max: 4 },
  minutes: 90,
  mood: { fr: 'tactique', en: 'tactical' },
}
