import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'

export const WORDS = { fr, en } as const
