import type { CoverWords } from '@echappee/text'

export const words: CoverWords = {
  tagline: 'Three team-mates, the slipstream, and a pile-up waiting for the whole bunch.',
  mood: 'tactical',
}
