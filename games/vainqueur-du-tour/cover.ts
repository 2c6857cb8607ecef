import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Le Vainqueur du Tour',
  tagline: {
    fr: 'Kilomètres, embûches et la casquette jaune sur douze étapes.',
    en: 'Kilometres, mishaps and the yellow cap over twelve stages.',
  },
  seats: { min: 2, max: 6 },
  minutes: 60,
  mood: { fr: 'facile', en: 'easy-going' },
}
