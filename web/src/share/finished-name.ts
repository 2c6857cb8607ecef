import { isBotLevel, LEVEL_NAMES } from '@echappee/bots'
import type { SeatRecord } from '@echappee/kernel'
import type { ShareWords } from '../words/en/share.ts'

/** "Bob, finished by a Leader": who played to the end is said wherever a result is. */
export function finishedName({ name, finishedBy }: Pick<SeatRecord, 'name' | 'finishedBy'>, words: Pick<ShareWords, 'finishedBy'>): string {
  if (finishedBy === undefined) return name
  return words.finishedBy(name, levelName(finishedBy))
}

export const levelName = (level: string): string => (isBotLevel(level) ? LEVEL_NAMES[level] : level)
