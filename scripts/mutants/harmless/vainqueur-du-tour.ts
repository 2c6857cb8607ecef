import type { Harmless } from './harmless.ts'

const R = 'games/vainqueur-du-tour/rules'

export const VAINQUEUR_DU_TOUR: readonly Harmless[] = [
  {
    file: `${R}/determinize.ts`,
    line: 'prologue: { rolling: view.prologue.rolling.slice(), rolls: view.prologue.rolls.slice() },',
    becomes: ['prologue: { rolling: view.prologue.rolling, rolls: view.prologue.rolls.slice() },'],
    why: 'The list of those who roll is replaced, never changed in place.',
  },
  {
    file: `${R}/determinize.ts`,
    line: 'order: view.order.slice(),',
    becomes: ['order: view.order,'],
    why: 'The order of play is replaced, never changed in place.',
  },
  {
    file: `${R}/view.ts`,
    line: 'prologue: { rolling: state.prologue.rolling.slice(), rolls: state.prologue.rolls.slice() },',
    becomes: ['prologue: { rolling: state.prologue.rolling, rolls: state.prologue.rolls.slice() },'],
    why: 'The list of those who roll is replaced, never changed in place.',
  },
  {
    file: `${R}/phases/road.ts`,
    line: 'if (playable !== 0) addPlays(moves, playable, state.riders, seat)',
    becomes: ['if (true) addPlays(moves, playable, state.riders, seat)'],
    why: 'A short cut: of no playable card there is no way to play it.',
  },
  {
    file: `${R}/phases/road.ts`,
    line: 'if (mayDiscard(state, playable)) for (let card = 0; card < BITS.length; card++) if (held & BITS[card]!) moves.push(DISCARD[card]!)',
    becomes: [
      'if (mayDiscard(state, playable)) for (let card = 0; card <= BITS.length; card++) if (held & BITS[card]!) moves.push(DISCARD[card]!)',
    ],
    why: 'Nobody holds a card beyond the last.',
  },
  {
    file: `${R}/phases/road.ts`,
    line: "return sprintFromKm !== null && from < sprintFromKm && to >= sprintFromKm ? 'zone' : null",
    becomes: ["return true && from < sprintFromKm && to >= sprintFromKm ? 'zone' : null"],
    why: 'Nobody starts from before a zone that is not there.',
  },
  {
    file: `${R}/playable.ts`,
    line: 'const CURED_BY: number[] = Array.from({ length: 32 }, () => 0)',
    becomes: [
      'const CURED_BY: number[] = Array.from({}, () => 0)',
      'const CURED_BY: number[] = Array.from({ length: 32 }, () => undefined)',
    ],
    why: 'Only handicaps are looked up, and each has its cures.',
  },
]
