import { board } from './board.ts'
import { deeds } from './deeds.ts'
import { event } from './event.ts'
import { issues } from './issues.ts'
import { move, prompt, refusals } from './move.ts'
import { options } from './options.ts'
import { screen } from './screen.ts'
import { words as names } from './names.ts'
import type { Words } from '../types.ts'

export type { Words } from '../types.ts'

const facts: Words['facts'] = {
  breakaway: {
    label: 'Longest breakaway',
    text: (n: number) => (n === 1 ? '1 round alone in front' : `${n} rounds in a row alone in front`),
  },
  longestMove: { label: 'Longest move', text: (n: number) => (n === 1 ? '1 square' : `${n} squares`) },
}

export const words: Words = { ...names, event, move, deeds, prompt, refusals, board, options, issues, screen, facts }
