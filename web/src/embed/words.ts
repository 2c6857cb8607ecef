import type { Language } from '@echappee/text'
import type { EmbedWords } from '../words/en/embed.ts'
import type { Words } from '../words/en/index.ts'

/** All that is said in a frame. */
export interface FrameWords {
  readonly language: Language
  readonly site: Words
  readonly embed: EmbedWords
}
