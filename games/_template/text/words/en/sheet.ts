import { english } from '@echappee/text/english'
import type { SheetRefusal } from '../../../sheet/refusals.ts'

const { count } = english

const refusals: Readonly<Record<SheetRefusal, (squares: number, furthest: number) => string>> = {
  NOBODY_FINISHED: (squares, furthest) => `The race is not over: the line is at ${squares}, and the first rider is on ${furthest}.`,
}

export const words = {
  where: (squares: number) => `A road of ${count(squares, 'square')}`,
  ask: 'On which square is everybody?',
  help: 'At the end of the race. Count on beyond the line.',
  square: (square: number) => `square ${square}`,
  result: 'Result',
  shared: 'On the same square: they share the place.',
  refusals,
}

export type Words = typeof words
