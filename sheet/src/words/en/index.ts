import { plural } from '@echappee/text'
import type { SheetWords } from '../index.ts'

export const words: SheetWords = {
  WRONG_FORM: () => 'This does not answer the question.',
  WRONG_RIDERS: () => 'Somebody is named twice, or was not asked for.',
  TOO_FEW: ({ least = 0, given = 0 }) =>
    `At least ${least} ${plural('en', Number(least), 'rider is', 'riders are')} needed, and ${given} ${plural('en', Number(given), 'is', 'are')} named.`,
  TOO_MANY: ({ most = 0, given = 0 }) =>
    `At most ${most} ${plural('en', Number(most), 'rider', 'riders')} can be named, and there are ${given}.`,
  NO_TIES: () => 'Nobody can be level here.',
  OUT_OF_RANGE: ({ min = 0, max = 0, step = 1, given = 0 }) =>
    `${given} is not possible: from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}.`,
}
