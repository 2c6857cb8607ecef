import type { TableTexts } from '../types.ts'
import { cards, list, points } from './names.ts'

const TERRAINS = { flat: 'flat', climb: 'climb', descent: 'descent' } as const

export const table: TableTexts = {
  stage: (number, of, name, kind) => `Stage ${number} of ${of}: ${name}${kind === 'ttt' ? ' (time trial)' : ''}`,
  round: (round, late) => (late === 0 ? `Round ${round}` : `Round ${round}, +${10 * late} s`),
  order: 'Riders, the foremost first',
  at: (rider, place, terrain) => `${rider}: ${place}${terrain === undefined ? '' : `, ${TERRAINS[terrain]}`}`,
  standing: {
    start: 'at the start',
    road: 'on the road',
    roadside: 'at the roadside',
    finished: 'past the line',
    home: 'home',
    out: 'stopped',
  },
  row: (row) => `row ${row}`,
  acted: 'has ridden',
  misses: 'misses a turn',
  keeps: (kept) => `keeps ${list(kept)}`,
  bonus: (seconds, won) => `bonus ${seconds} s, ${points(won)}`,
  accidents: 'Accidents of this round',
  accident: (row, riders) => `Row ${row} is closed: ${riders}`,
  cards: 'Cards',
  hand: (hand) => `Your hand: ${hand.join(', ')}`,
  handOf: (name, n) => `${name}: ${cards(n)}`,
  shown: (name, shown) => `${name} showed ${list(shown.map(String))}`,
  piles: (draw, discard, chance) => `Draw pile ${draw}, discards ${discard}, Chance ${chance}`,
  sprints: 'Sprints',
  sprint: (name, row, prizes) => `${name}, before row ${row}: ${list(prizes)}`,
  prize: (won, seconds) => `${points(won)} and ${seconds} s`,
  prizesGone: 'prizes gone',
  classification: 'Classification',
  team: (name, won, seconds) => `${name}: ${points(won)}, ${seconds} s`,
  leader: (rider, seconds) => `Yellow jersey: ${rider}, ${seconds} s`,
  total: (name, total, place) => `${place}. ${name}: ${points(total)}`,
}
