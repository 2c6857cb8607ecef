import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Coup de bordure',
  tagline: {
    fr: 'Allures secrètes, sillage et bluff face au vent.',
    en: 'Secret paces, slipstreams and bluff in the crosswind.',
  },
  seats: { min: 2, max: 4 },
  minutes: 40,
  mood: { fr: 'malin', en: 'crafty' },
}
