import { describe, expect, it } from 'vitest'
import type { Card } from '../content/cards.ts'
import type { Trait } from '../content/riders.ts'
import { STAGES } from '../content/stages.ts'
import type { Spot } from '../rules/events.ts'
import { roadOf } from '../rules/road.ts'
import { closeUp, gridSpot } from '../rules/start.ts'
import { game } from '../rules/index.ts'
import { play } from '@echappee/testkit'
import { seededChance } from '@echappee/kernel'
import { musette, optionsWith, position, ride } from './position.ts'

describe('the start grid', () => {
  const grid = (values: number[]) => {
    const road = roadOf(STAGES['GT-F1'].tiles)
    const spots: Spot[] = []
    for (const [id, value] of values.entries()) spots.push(gridSpot(road, spots, id, value))
    return closeUp(spots, road.start).map(({ at, lane }) => `${at}.${lane}`)
  }

  it('W17 FR-42: each rides his card from behind the start tile, then empty squares are closed', () => {
    expect(grid([9, 3, 3, 3])).toEqual(['5.1', '4.1', '4.2', '3.1'])
  })

  it('W18 FR-42, FR-3: who finds no room stands behind the tile', () => {
    expect(grid([2, 2, 2, 2, 2])).toEqual(['5.1', '5.2', '4.1', '4.2', '3.1'])
  })

  it('FR-42, FR-43 the cards go back, and the first row stands on the start line', () => {
    const { state, events } = play({ game, options: optionsWith({ stage: 'GT-F1' }), seats: 4, chance: seededChance('grid') })
    expect(events.filter(({ type }) => type === 'gridDrawn')).toHaveLength(8)
    expect(Math.max(...state.riders.map(({ at }) => at))).toBe(5)
    expect(state.piles.every(({ drawSize, recycledSize }) => drawSize === 15 && recycledSize === 0)).toBe(true)
    const placed = play({
      game,
      options: optionsWith({ stage: 'GT-F1', options: { startGrid: 'place' } }),
      seats: 3,
      chance: seededChance('grid'),
    })
    expect(placed.state.phase).toBe('place')
  })
})

describe('musettes', () => {
  const fed = (from: number, card: Card, trait: Trait | undefined, others: object = {}, form = false) => {
    const { state } = ride(
      position({
        stage: 'GT-F1',
        riders: {
          rR: { at: `${from}.1`, draw: [card], ...(trait === undefined ? {} : { trait }), ...(form ? { form: 'gnak' } : {}) },
          ...others,
        },
      }),
      { react: form ? ['rR'] : [] },
    )
    return [state.riders[0]!.at, state.riders[0]!.musettes]
  }

  it('W19 FR-48: only the value of the card counts', () => {
    expect(fed(21, 4, undefined, { bR: { at: '25.1', draw: [3] } }, true)).toEqual([27, 1])
  })

  it('W20 FR-48, FR-90: 4 at most, 5 for a Funambule', () => {
    expect(fed(24, 5, undefined)).toEqual([29, 0])
    expect(fed(24, 5, 'funambule')).toEqual([29, 1])
  })

  it('W47 FR-98, FR-48: the exhaustion card of a Poursuiteur is a 4', () => {
    expect(fed(24, 0, 'poursuiteur')).toEqual([28, 1])
    const reach = (stage: 'FLAT' | 'ST2', at: string) =>
      ride(position({ stage, riders: { rR: { at, draw: [0], trait: 'poursuiteur' } } })).places['rR']
    expect([reach('FLAT', '20.1'), reach('ST2', '28.1')]).toEqual(['24.1', '33.1'])
  })

  it('FR-48 one for each zone, and none for a card that a musette made a 5', () => {
    const state = position({ stage: 'GT-F1', riders: { rR: { at: '25.1', draw: [2, 2, 2, 2] } } })
    expect(ride(state).state.riders[0]).toMatchObject({ at: 27, musettes: 1 })
    expect(ride(state).state.riders[0]).toMatchObject({ at: 29, musettes: 1 })
    const five = position({ stage: 'GT-F1', riders: { rR: { at: '24.1', draw: [3], musettes: 1 } } })
    expect(ride(five, { play: { rR: musette(3) } }).state.riders[0]).toMatchObject({ at: 29, musettes: 0 })
  })
})
