import type { Cover } from '@echappee/kernel'

export const cover: Cover = {
  title: 'Le Tour Infernal',
  tagline: {
    fr: 'Attaques, écarts et sprints aux enchères sur dix secteurs sans pitié.',
    en: 'Attacks, gaps and auctioned sprints over ten merciless sectors.',
  },
  seats: { min: 3, max: 8 },
  minutes: 45,
  mood: { fr: 'féroce', en: 'fierce' },
}
