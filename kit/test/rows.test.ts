import { describe, expect, it } from 'vitest'
import { neighbour, type Spot } from '../src/hand/rows.ts'

const spot = (column: number, row: number): Spot => ({
  left: column * 100,
  right: column * 100 + 90,
  top: row * 100,
  bottom: row * 100 + 90,
})
const ROW = [spot(0, 0), spot(1, 0), spot(2, 0)]
/** Four above, three below. */
const GRID = [spot(0, 0), spot(1, 0), spot(2, 0), spot(3, 0), spot(0, 1), spot(1, 1), spot(2, 1)]

describe('keys along choices', () => {
  it('right and left go round', () => {
    expect(neighbour(ROW, 0, 'ArrowRight')).toBe(1)
    expect(neighbour(ROW, 2, 'ArrowRight')).toBe(0)
    expect(neighbour(ROW, 0, 'ArrowLeft')).toBe(2)
  })

  it('Home and End go to the ends', () => {
    expect(neighbour(GRID, 3, 'Home')).toBe(0)
    expect(neighbour(GRID, 3, 'End')).toBe(6)
  })

  it('down and up go to the nearest of the next row', () => {
    expect(neighbour(GRID, 1, 'ArrowDown')).toBe(5)
    expect(neighbour(GRID, 3, 'ArrowDown')).toBe(6)
    expect(neighbour(GRID, 4, 'ArrowUp')).toBe(0)
    expect(neighbour(GRID, 5, 'ArrowDown')).toBe(5)
  })

  it('in one row down and up go along it', () => {
    expect(neighbour(ROW, 0, 'ArrowDown')).toBe(1)
    expect(neighbour(ROW, 2, 'ArrowDown')).toBe(0)
    expect(neighbour(ROW, 0, 'ArrowUp')).toBe(2)
  })

  it('other keys lead nowhere', () => expect(neighbour(ROW, 0, 'a')).toBeUndefined())
})
