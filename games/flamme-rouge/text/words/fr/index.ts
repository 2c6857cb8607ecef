import { board } from './board.ts'
import { deeds } from './deeds.ts'
import { event } from './event.ts'
import { issues } from './issues.ts'
import { move, prompt, refusals } from './move.ts'
import { options } from './options.ts'
import { screen } from './screen.ts'
import { words as names } from './names.ts'
import type { Words } from '../types.ts'

const facts: Words['facts'] = {
  breakaway: {
    label: 'Plus longue échappée',
    text: (n: number) => (n < 2 ? `${n} tour seul en tête` : `${n} tours de suite seul en tête`),
  },
  longestMove: { label: 'Plus long bond', text: (n: number) => (n < 2 ? `${n} case` : `${n} cases`) },
}

export const words: Words = { ...names, event, move, deeds, prompt, refusals, board, options, issues, screen, facts }
