import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Attacks, gaps and auctioned sprints over ten merciless sectors.',
  mood: 'fierce',
}
