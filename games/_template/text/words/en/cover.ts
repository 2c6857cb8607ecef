import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'One card in secret, a little wind, and the line.',
  mood: 'to try things out',
}
