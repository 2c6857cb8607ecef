import { BadInput } from './failure.ts'
import type { Words } from './words/en/index.ts'

/** The value of a flag that takes a whole number. */
export function wholeNumber(flag: string, text: string, min: number, max: number, say: Words): number {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new BadInput(say.notInRange(flag, text, min, max))
  return value
}

/** Gathers a flag that may be given several times. */
export function gather(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value]
}
