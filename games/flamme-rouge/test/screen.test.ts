import { Match, check, defaultOptions, seededChance } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { TILE_IDS, type TileId } from '../content/tiles.ts'
import { TOUR_IDS } from '../content/tours.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { tourSchema, type CustomStage } from '../rules/stage-schema.ts'
import { tileIssues } from '../rules/tile-string.ts'
import { boxInSight, leastZoomIn, placesInSight } from '../table/camera.ts'
import { backOf, draftFrom, lastLaid, layTile, readSquares, takeTile, turnTile } from '../table/editors/draft.ts'
import { dayKey, dayOf, tourDraft } from '../table/editors/tour-draft.ts'
import { landingsOf, previewOf } from '../text/preview.ts'
import { distanceOf, layTiles, placeOf, wayBetween } from '../table/road/layout.ts'
import { roadTile } from '../table/road/tiles.ts'

/** A mountain race by lot; `look` sees what the one to move sees, before each move. */
function ride(look: (view: View, moves: readonly Move[]) => void): void {
  const options: Options = { ...(defaultOptions(game.optionFields) as Options), mode: 'race', stage: 'ST6' }
  const seats = [0, 1].map((seat) => ({ name: String(seat), by: 'random' }))
  const match = new Match(game, { options, seats, seed: 'preview' })
  const chance = seededChance('pick')
  for (let i = 0; i < 400 && match.toAct().length > 0; i++) {
    const seat = match.toAct()[0]!
    const moves = match.legal(seat)
    look(match.view(seat), moves)
    match.submit(seat, match.decision(seat), moves[chance.int(moves.length)]!)
  }
}

describe('what a choice would do', () => {
  test('FR-21…26: every card of a hand leads ahead, to a free lane, and is lit once', () => {
    let looks = 0
    ride((view, moves) => {
      if (view.phase !== 'hand') return
      looks++
      const rider = view.current[view.viewer]!
      const choices = moves.map((move) => ({ move }))
      const landings = landingsOf(view, choices)
      expect(new Set(landings.map(({ to }) => to)).size).toBe(landings.length)
      for (const move of moves) {
        const preview = previewOf(view, move, rider)!
        expect(preview.to).toBeGreaterThanOrEqual(preview.from)
        expect(landings.map(({ to }) => to)).toContain(preview.to)
        const taken = view.riders.some((other, id) => id !== rider && other.at === preview.to && other.lane === preview.lane)
        expect(taken).toBe(false)
        if (preview.slip !== undefined) expect(preview.slip.to).toBeGreaterThan(preview.to)
        expect(preview.isHome).toBe(preview.to > roadIn(view).line)
      }
    })
    expect(looks).toBeGreaterThan(20)
  })

  test('nobody is shown a preview of what moves nobody', () => {
    ride((view, moves) => {
      if (view.phase === 'pick') for (const move of moves) expect(previewOf(view, move, null)).toBeUndefined()
    })
  })
})

describe('the camera', () => {
  test('always shows the place that matters, at a size at which it can be read', () => {
    const layout = layTiles(['a', 'b', 'c', 'e', 'g', 'j', 'u'].map((id) => roadTile(id as TileId)))
    const places = [
      { at: 3, lane: 1 },
      { at: 30, lane: 2 },
    ]
    for (const frame of [
      { width: 370, height: 250 },
      { width: 900, height: 400 },
    ]) {
      const box = boxInSight(layout, places, frame)
      const { x, y } = placeOf(layout, 3, 1)
      expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true)
      expect(Math.min(frame.width / box.width, frame.height / box.height)).toBeGreaterThanOrEqual(leastZoomIn(frame) - 1e-9)
    }
  })

  test('has something to look at in every moment of a race', () => {
    ride((view) => {
      expect(placesInSight(view, undefined, undefined).length).toBeGreaterThan(0)
    })
  })
})

describe('the road', () => {
  const layout = layTiles(['a', 'b', 'e', 'u'].map((id) => roadTile(id as TileId)))

  test('FR-42: rows behind the start tile lie before it, one square apart', () => {
    expect(distanceOf(layout, 1) - distanceOf(layout, 0)).toBeCloseTo(distanceOf(layout, 2) - distanceOf(layout, 1))
    expect(distanceOf(layout, -4)).toBeLessThan(distanceOf(layout, 0))
  })

  test('a way begins and ends where the riders stand', () => {
    const way = wayBetween(layout, { at: 2, lane: 2 }, { at: 9, lane: 1 })
    expect(way[0]!.x).toBeCloseTo(placeOf(layout, 2, 2).x)
    expect(way.at(-1)!.y).toBeCloseTo(placeOf(layout, 9, 1).y)
  })
})

describe('the tour editor', () => {
  test('FR-36: a tour of the book is a good start, and what is wrong with one’s own has its place', () => {
    for (const id of TOUR_IDS) expect(check(tourSchema, tourDraft(id)).ok).toBe(true)
    const wrong = check(tourSchema, { name: '', days: ['rest', 'ST1', 'GT-P1'] })
    expect(wrong).toMatchObject({ ok: false, issues: [{ code: 'rest_first', path: ['days', 0] }] })
  })

  test('a day is told by one text, also where it is a stage of one’s own', () => {
    const own: CustomStage = { name: 'Côte', type: 'itt', tiles: 'a b c d u', sprints: [] }
    for (const day of ['rest', 'ST1', own] as const) expect(dayOf(dayKey(day))).toEqual(day)
  })
})

describe('the stage builder', () => {
  test('takes whatever an address brings, and lets the check say what is wrong', () => {
    expect(draftFrom('a b c u')).toMatchObject({ tiles: 'a b c u', sprints: [] })
    expect(draftFrom({ name: 3, tiles: null, sprints: ['x', 26] })).toEqual({ name: '', type: 'flat', tiles: '', sprints: [26] })
    expect(draftFrom(undefined).tiles).toBe('')
  })

  test('a start comes first, a finish last, the rest before the finish', () => {
    expect(layTile('a u', 'b')).toBe('a b u')
    expect(layTile('a b u', 'A')).toBe('A b u')
    expect(layTile('a b u', 'U')).toBe('a b U')
    expect(layTile('', 'c')).toBe('c')
  })

  test('laying tiles one after the other makes a good tile string', () => {
    let text = 'a u'
    for (const tile of ['b', '3', 'e', 'c'] as const) text = layTile(text, tile)
    expect(text).toBe('a b 3 e c u')
    expect(tileIssues(text)).toEqual([])
  })

  test('a tile is turned over, and over again', () => {
    for (const tile of TILE_IDS) expect(backOf(backOf(tile))).toBe(tile)
    expect(turnTile('a b 3 u', 2)).toBe('a b 3D u')
    expect(turnTile('a b 3 u', 1)).toBe('a B 3 u')
  })

  test('a tile is taken away, the last laid before the finish first', () => {
    expect(lastLaid('a b c u')).toBe(2)
    expect(takeTile('a b c u', lastLaid('a b c u'))).toBe('a b u')
    expect(lastLaid('')).toBe(-1)
  })

  test('sprint lines are read from whatever is written', () => {
    expect(readSquares('26, 52')).toEqual([26, 52])
    expect(readSquares('à 26 puis 52 !')).toEqual([26, 52])
    expect(readSquares('')).toEqual([])
  })
})
