import { check, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { TERRAINS } from '../../content/board.ts'
import { BOARDS } from '../../content/boards.ts'
import { TOUR_IDS } from '../../content/tours.ts'
import { checkBoard } from '../../rules/board-check.ts'
import { lastRow, squaresOf } from '../../rules/squares.ts'
import { tourSchema } from '../../rules/tour-schema.ts'
import {
  SQUARE_KINDS,
  addRow,
  hasMedian,
  kindOf,
  removeRow,
  setKind,
  setSprint,
  setTerrain,
  sprintAt,
  toggleDoubled,
  toggleLane,
  toggleMedian,
  tourDraft,
} from '../../table/editors/draft.ts'

const { flat } = BOARDS

describe('a board that is drawn', () => {
  it('TDF-2 starts as a copy that can be ridden at once', () => {
    for (const id of TOUR_IDS) expect(check(tourSchema, tourDraft(id)).ok, id).toBe(true)
  })

  it('a square becomes another kind, one at a time', () => {
    const board = setKind(setKind(flat, '1.1', 'chance'), '1.1', 'exchange')
    expect(kindOf(board, '1.1')).toBe('exchange')
    expect(board.chance).toEqual(flat.chance)
    expect(kindOf(setKind(board, '1.1', 'plain'), '1.1')).toBe('plain')
  })

  it('a row more moves all that lies beyond it, and a row less moves it back', () => {
    const longer = addRow(flat, 40)
    expect(lastRow(longer)).toBe(96)
    expect(checkBoard(longer)).toEqual([])
    expect(longer.chance).toContain('49.1')
    expect(longer.sprints.map(({ before }) => before)).toEqual([22, 36, 77])
    expect(removeRow(longer, 41)).toEqual(flat)
  })

  it('letters come and go with a doubled lane, and its squares keep their kind', () => {
    const lettered = toggleDoubled(flat, 48, 2)
    expect(lettered.chance).toContain('48A')
    expect(checkBoard(lettered)).toEqual([])
    expect(toggleDoubled(lettered, 48, 2)).toEqual(flat)
  })

  it('a lane taken away takes its squares with it; the last one stays', () => {
    const narrow = toggleLane(flat, 57, 2)
    expect(narrow.chance).not.toContain('57.2')
    expect(checkBoard(narrow)).toEqual([])
    expect(toggleLane(flat, 74, 1)).toEqual(flat)
  })

  it('trees, terrain and sprints are set row by row', () => {
    expect(hasMedian(flat, 30, 2)).toBe(true)
    const open = toggleMedian(flat, 30, 2)
    expect(hasMedian(open, 30, 2)).toBe(false)
    expect(hasMedian(open, 29, 2) && hasMedian(open, 31, 2)).toBe(true)
    expect(checkBoard(open)).toEqual([])
    expect(hasMedian(toggleMedian(toggleMedian(flat, 3, 2), 4, 2), 4, 2)).toBe(true)
    expect(squaresOf(setTerrain(flat, 50, 'climb')).filter(({ terrain }) => terrain === 'climb')).toHaveLength(2)
    const line = { name: 'Fontaine', before: 50, prizes: [{ points: 1, seconds: 1 }] }
    expect(sprintAt(setSprint(flat, 50, line), 50)).toEqual(line)
    expect(setSprint(setSprint(flat, 50, line), 50, undefined)).toEqual(flat)
  })

  it('whatever is clicked, the squares that are named exist', () => {
    const chance = seededChance('clicks')
    const oneOf = <T>(items: readonly T[]) => items[chance.int(items.length)]!
    for (const start of Object.values(BOARDS)) {
      let board = start
      for (let i = 0; i < 50; i++) {
        const row = 2 + chance.int(lastRow(board) - 1)
        const lane = 1 + chance.int(4)
        const square = oneOf(squaresOf(board)).name
        board = oneOf([
          () => addRow(board, row),
          () => removeRow(board, row),
          () => toggleLane(board, row, lane),
          () => toggleDoubled(board, row, oneOf(board.rows.find(({ from, to }) => row >= from && row <= to)!.lanes)),
          () => toggleMedian(board, row, 1 + chance.int(3)),
          () => setTerrain(board, row, oneOf(TERRAINS)),
          () => setKind(board, square, oneOf(SQUARE_KINDS)),
        ])()
        const form = checkBoard(board).filter(({ code }) => code !== 'dead_end' && code !== 'unreachable' && code !== 'way_row')
        expect(form, `after ${i} clicks`).toEqual([])
      }
    }
  })
})
