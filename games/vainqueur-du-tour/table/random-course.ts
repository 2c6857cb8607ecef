import { shuffle, type Chance } from '@echappee/kernel'
import { DEFAULT_BOARD, type BoardPack } from '../content/board.ts'

/** Three to five stages of the board, of whatever kind. */
export function randomCourse(chance: Chance, options: Readonly<Record<string, unknown>>): { stages: number[] } {
  const board = typeof options['board'] === 'object' ? (options['board'] as BoardPack) : DEFAULT_BOARD
  const all = shuffle(
    board.stages.map(({ n }) => n),
    chance,
  )
  return { stages: all.slice(0, 3 + chance.int(3)).sort((a, b) => a - b) }
}
