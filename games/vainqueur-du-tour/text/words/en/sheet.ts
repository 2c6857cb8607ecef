import type { WinReason } from '../../../rules/scoring.ts'
import { words as game } from './index.ts'
import type { SheetRefusal } from '../../../sheet/refusals.ts'

const refusals: Readonly<Record<SheetRefusal, (level: number) => string>> = {
  ONE_WINNER: (level) => `A stage has one winner, and ${level} are level: whoever crosses the line first stops it.`,
}

/** VDT-31. */
const winReasons: Readonly<Record<WinReason, string>> = {
  points: 'most points',
  'tie-bearer': 'tie, wore the cap in the last stage',
  'tie-last-stage': 'tie, best placed in the last stage',
  'tie-countback': 'tie, better placed in an earlier stage',
  'tie-joint': 'tie in everything',
}

export const words = {
  game,
  die: 'Die',
  dieAsk: 'What did you roll?',
  discard: 'Discard',
  tableAsk: 'Which card did you lay?',
  prologueAsk: 'Who won the prologue?',
  prologueHelp: 'The highest roll; those who are level roll again.',
  arrivalAsk: 'In which order are they?',
  arrivalHelp: 'Tap the winner, then the riders from the line backwards. With “=” riders of one square are level.',
  next: (stage: string) => `Next: ${stage}`,
  cap: (name: string, reason: string, isKept: boolean) => `${name} ${isKept ? 'keeps' : 'takes'} the yellow cap (${reason}).`,
  swapPawns: (from: string, to: string) => `Pawns: ${from} gives the yellow one to ${to}.`,
  starts: (names: readonly string[]) => `Order of play: ${names.join(', ')}.`,
  won: (names: readonly string[], reason: WinReason) => `${game.final.winner(names)} (${winReasons[reason]}).`,
  points: (n: number) => `${n} pts`,
  standings: (stages: number) => (stages === 1 ? 'After 1 stage' : `After ${stages} stages`),
  cures: 'What cancels a handicap',
  cure: (handicap: string, counters: string) => `${handicap}: ${counters}`,
  refusals,
}

export type Words = typeof words
