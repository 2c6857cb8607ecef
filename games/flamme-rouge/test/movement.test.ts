import { describe, expect, it } from 'vitest'
import type { Card } from '../content/cards.ts'
import { STAGES, type StageId } from '../content/stages.ts'
import { raceOrder } from '../rules/riders.ts'
import { landing } from '../rules/riding.ts'
import { roadOf, terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import { close, nameOf, position, ride, rider, type Placed } from './position.ts'

/** Where one rider gets with a card from a square. */
function reach(
  stage: StageId | 'FLAT',
  from: number,
  card: Card,
  parts: Partial<Placed> & { options?: object; kinds?: string } = {},
): number {
  const { options, kinds = 'rR', ...rest } = parts
  const { events } = ride(position({ stage, options: options ?? {}, riders: { [kinds]: { at: `${from}.1`, draw: [card], ...rest } } }))
  const moved = events.find((event) => event.type === 'moved')
  return moved?.type === 'moved' ? moved.to : NaN
}

describe('terms', () => {
  it('FR-1…3 squares have lanes and one terrain; they go on behind the start and beyond the last tile', () => {
    const road = roadOf('1D 2 3 4D b u')
    expect([1, 6, 12, 13, 19, 20].map((square) => [terrainAt(road, square), road.lanes[square + 16]])).toEqual([
      ['start', 3],
      ['flat', 3],
      ['flat', 2],
      ['supply', 3],
      ['cobbles', 1],
      ['cobbles', 2],
    ])
    expect([terrainAt(road, 0), terrainAt(road, -5), terrainAt(road, road.squares + 9)]).toEqual(['flat', 'flat', 'finish'])
    expect([road.lanes[-5 + 16], road.lanes[road.squares + 9 + 16]]).toEqual([3, 2])
  })

  it('FR-4, 5 packs are runs of occupied squares; in race order the square comes first, then the lane', () => {
    const { riders } = position({ riders: { rR: '12.2', bS: '12.1', kR: '11.1', gS: '8.1' } })
    expect(packsOf(riders).map(({ head, tail, riders: ids }) => [head, tail, ids.length])).toEqual([
      [12, 11, 3],
      [8, 8, 1],
    ])
    expect(raceOrder(riders).map(nameOf)).toEqual(['bS', 'rR', 'kR', 'gS'])
  })
})

describe('movement', () => {
  it('W1 FR-20, FR-26: who stands in front moves first; a full square sends the next one back', () => {
    const state = position({
      riders: {
        kR: { at: '13.1', draw: [2] },
        kS: { at: '12.1', draw: [2] },
        gR: { at: '12.2', draw: [2] },
        bS: { at: '10.1', draw: [5] },
        rR: { at: '10.2', draw: [5] },
      },
    })
    expect(ride(state).places).toEqual({ kR: '15.1', kS: '14.1', gR: '14.2', bS: '15.2', rR: '13.1' })
  })

  it('W2, W3 FR-26: without room in front he stays where he is; others are passed freely', () => {
    const { riders } = position({ riders: { kR: '11.1', kS: '11.2', gR: '12.1', gS: '12.2', bR: '13.1', bS: '13.2', rR: '10.2' } })
    const road = roadOf(STAGES.ST1.tiles)
    expect(landing(riders, road, rider('rR'), 2)).toEqual({ to: 10, lane: 2 })
    expect(landing(riders, road, rider('rR'), 4)).toEqual({ to: 14, lane: 1 })
  })

  it('W4 FR-24: a climb caps the move at 5, or stops it at its foot', () => {
    expect([reach('ST2', 20, 9), reach('ST2', 16, 9), reach('ST2', 17, 7), reach('ST2', 24, 7), reach('ST2', 18, 5)]).toEqual([
      25, 22, 22, 29, 23,
    ])
  })

  it('W5 FR-21, FR-22, FR-24: a descent gives 5 at least, before a climb is looked at', () => {
    expect([reach('ST2', 28, 0), reach('ST2', 30, 9), reach('ST2', 31, 0)]).toEqual([33, 39, 33])
    expect([reach('GT-M4', 54, 9), reach('GT-M4', 52, 3)]).toEqual([59, 57])
  })

  it('W6 FR-23, FR-47: in a supply zone 4 at least, but not where musettes are given out', () => {
    expect(reach('ST7', 14, 2, { kinds: 'rS', options: { mode: 'race' } })).toBe(18)
    expect(reach('ST7', 14, 2, { kinds: 'rS', options: { supplyRule: 'official' } })).toBe(18)
    expect(reach('ST7', 14, 2, { kinds: 'rS' })).toBe(16)
  })

  it('W7 FR-25, FR-26: cobbles have few lanes, and that is all', () => {
    const { riders } = position({ stage: 'GT-F2', riders: { kR: '30.1', rR: '26.1' } })
    expect(landing(riders, roadOf(STAGES['GT-F2'].tiles), rider('rR'), 4)).toEqual({ to: 29, lane: 1 })
    expect(reach('GT-F2', 28, 9)).toBe(37)
  })

  it('FR-27 movement goes on beyond the line, where lanes are taken too', () => {
    const { places } = ride(position({ riders: { rR: { at: '72.1', draw: [7] }, bS: { at: '70.1', draw: [9] } } }))
    expect(places).toEqual({ rR: '79.1', bS: '79.2' })
  })
})

describe('slipstream and exhaustion', () => {
  const still = (riders: Record<string, string>, stage: StageId | 'FLAT' = 'FLAT') => position({ stage, riders })

  it('W8 FR-28, FR-29, FR-31: packs close up from the back; who has an empty square in front is exhausted', () => {
    const { places, exhausted } = close(still({ rS: '2.1', bR: '5.1', bS: '6.1', kR: '8.1', gS: '10.1' }))
    expect(places).toEqual({ rS: '2.1', bR: '7.1', bS: '8.1', kR: '9.1', gS: '10.1' })
    expect(exhausted).toEqual(['gS', 'rS'])
  })

  it('W9 FR-6, FR-29: no slipstream on ascents', () => {
    const first = close(still({ rR: '28.1', bR: '27.1', gR: '30.1' }, 'ST2'))
    expect(first.places).toEqual({ rR: '29.1', bR: '27.1', gR: '30.1' })
    expect(first.exhausted).toEqual(['bR', 'gR'])
    expect(close(still({ rR: '22.1', gR: '24.1' }, 'ST2')).places).toEqual({ rR: '22.1', gR: '24.1' })
  })

  it('FR-6, FR-29 nor behind a rider who is on an ascent, on cobbles or beyond the line', () => {
    const closed = (stage: StageId, ahead: number) => {
      const { places } = close(position({ stage, riders: { rR: `${ahead}.1`, bR: `${ahead - 2}.1` } }))
      return places['bR'] !== `${ahead - 2}.1`
    }
    // ST2: ascent from 23; GT-F2: cobbles from 30; GT-F1: 74 is beyond the line.
    expect([closed('ST2', 23), closed('GT-F2', 30), closed('GT-F1', 74)]).toEqual([false, false, false])
    expect([closed('ST2', 22), closed('GT-F2', 29), closed('GT-F1', 73)]).toEqual([true, true, true])
  })

  it('W10 FR-31: every lane of the square is concerned', () => {
    const { exhausted } = close(still({ kS: '12.1', rR: '11.1', bS: '11.2', kR: '8.1', gS: '8.2' }))
    expect(exhausted).toEqual(['gS', 'kR', 'kS'])
  })

  it('W11 FR-30, FR-107: where the road narrows, the rightmost lanes go first; six teams ride the wide layout', () => {
    const state = position({ stage: 'ST7', seats: 6, riders: { rR: '11.1', bR: '11.2', gR: '11.3', kR: '13.1' } })
    expect(state.tour.days[0]!.tiles.startsWith('1D 2 3')).toBe(true)
    const { places, exhausted } = close(state)
    expect(places).toEqual({ rR: '12.1', bR: '12.2', gR: '11.3', kR: '13.1' })
    expect(exhausted).toEqual(['kR'])
    expect(position({ stage: 'ST1', seats: 5, riders: {} }).tour.days[0]!.tiles.startsWith('1D b')).toBe(true)
  })
})
