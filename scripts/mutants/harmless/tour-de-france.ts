import type { Harmless } from './harmless.ts'

const R = 'games/tour-de-france/rules'

export const TOUR_DE_FRANCE: readonly Harmless[] = [
  ...['accidents', 'chance-card', 'phases/play', 'phases/picks'].map((file) => ({
    file: `${R}/${file}.ts`,
    line: "return 'turnOver'",
    becomes: ['return ""'],
    why: 'A step that neither waits nor settles falls ends the turn, whatever its name.',
  })),
  {
    file: `${R}/change.ts`,
    line: 'if (shown.cards.length > 0) table.shown[seat] = afterPlaying(shown, card, handSize(table, seat))',
    becomes: [
      'if (true) table.shown[seat] = afterPlaying(shown, card, handSize(table, seat))',
      'if (shown.cards.length >= 0) table.shown[seat] = afterPlaying(shown, card, handSize(table, seat))',
    ],
    why: 'A short cut: of a hand that was not shown, nothing is remembered after a card either.',
  },
  {
    file: `${R}/change.ts`,
    line: 'if (table.landings.length > 0) table.landings = []',
    becomes: ['if (true) table.landings = []', 'if (table.landings.length >= 0) table.landings = []'],
    why: 'A short cut: the list is empty before and after.',
  },
  {
    file: `${R}/change.ts`,
    line: 'if (table.asked.length > 0) table.asked = []',
    becomes: ['if (true) table.asked = []', 'if (table.asked.length >= 0) table.asked = []'],
    why: 'A short cut: the list is empty before and after.',
  },
  {
    file: `${R}/determinize.ts`,
    line: 'if (list !== null) for (let i = 0; i < list.length; i++) left[list[i]!]!--',
    becomes: ['if (list !== null) for (let i = 0; i <= list.length; i++) left[list[i]!]!--'],
    why: 'Beyond its end is no card, and of no card nothing is dealt.',
  },
  {
    file: `${R}/graph.ts`,
    line: 'if (byText.size >= MOST_KEPT) byText.clear()',
    becomes: [
      'if (true) byText.clear()',
      'if (false) byText.clear()',
      'if (byText.size > MOST_KEPT) byText.clear()',
      'if (byText.size < MOST_KEPT) byText.clear()',
      'if (byText.size >= MOST_KEPT) ;',
    ],
    why: 'A memory: a board that is forgotten is compiled again, to the same.',
  },
  {
    file: `${R}/graph.ts`,
    line: 'if (known !== undefined) return known',
    becomes: ['if (false) return known'],
    why: 'A memory: the board is found by its text, or compiled again to the same.',
  },
  {
    file: `${R}/overtaking.ts`,
    line: 'if (to < 0 || to >= graph.size) return false',
    becomes: ['if (to < 0 && to >= graph.size) return false', 'if (to < 0 || false) return false'],
    why: 'A short cut: beyond the line every square is free, and nobody’s square has no row.',
  },
  {
    file: `${R}/graph.ts`,
    line: 'closed: occupied.subarray(total + rows + 3),',
    becomes: ['closed: occupied.subarray(total + rows - 3),'],
    why: 'Short cuts share some bytes: where less counts as empty, it is looked at, and is the same.',
  },
  {
    file: `${R}/overtaking.ts`,
    line: 'for (let i = 0; i < ends[1]!; i++) waysTo[i] = 1',
    becomes: ['for (let i = 0; i <= ends[1]!; i++) waysTo[i] = 1'],
    why: 'The places of the next layer are set to nothing before they are counted.',
  },
  {
    file: `${R}/overtaking.ts`,
    line: 'if (slot >= ends[layer - 1]! && slot < ends[layer]! && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
    becomes: [
      'if (true && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
      'if (slot >= ends[layer - 1]! || slot < ends[layer]! && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
      'if (true && slot < ends[layer]! && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
      'if (slot >= ends[layer - 1]! && true && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
      'if (slot >= ends[layer - 1]! && slot <= ends[layer]! && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!',
    ],
    why: 'What is counted at the place of another layer is set to nothing before it is read.',
  },
  {
    file: `${R}/reach.ts`,
    line: 'if (isEmptyAhead(graph, rider, steps)) return emptyRoad(graph, rider)',
    becomes: ['if (false) return emptyRoad(graph, rider)'],
    why: 'A memory: what it holds is found anew, to the same.',
  },
  {
    file: `${R}/reach.ts`,
    line: 'const last = Math.min(rows, row[at]! + steps)',
    becomes: ['const last = Math.max(rows, row[at]! + steps)'],
    why: 'A memory: it is asked less often, and what it holds is found anew.',
  },
  {
    file: `${R}/riding.ts`,
    line: 'if (before >= line.before || row < line.before || (rider.passed & (1 << sprint)) !== 0) continue',
    becomes: ['if (before > line.before || row < line.before || (rider.passed & (1 << sprint)) !== 0) continue'],
    why: 'Who stands beyond a line has passed it, and passes it no second time.',
  },
  {
    file: `${R}/turn.ts`,
    line: 'if (peopled[on] === 0 && peopled[on + 1] === 0 && (plus === 1 || peopled[on - 1] === 0)) return false',
    becomes: ['if (peopled[on] === 0 && peopled[on + 1] === 0 && (plus === 1 || false)) return false'],
    why: 'A short cut: where nobody rides near, nobody breaks the wind.',
  },
]
