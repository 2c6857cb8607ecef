import { seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { generalOrder } from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import { virtualStanding, type VirtualStanding } from '../rules/virtual.ts'
import { nameOf, optionsWith, position, rider } from './position.ts'

/** Seconds behind the first, by name. */
function gapsIn(standing: VirtualStanding | undefined): Record<string, number> {
  const { totals, reckoned } = standing!
  const best = Math.min(...reckoned.map((id) => totals[id]!.time))
  return Object.fromEntries(reckoned.map((id) => [nameOf(id), totals[id]!.time - best]))
}

describe('the virtual classification', () => {
  const onRoad = { rR: '50.1', rS: '50.2', bR: '49.1', bS: '46.1', gR: '45.1', gS: '45.2', kR: '30.1', kS: '29.1' }

  it('FR-60: nobody home: ten seconds for each empty square between packs, without the limit of a round', () => {
    const state = position({ stage: 'GT-F1', riders: onRoad })
    expect(gapsIn(virtualStanding(state))).toEqual({ rR: 0, rS: 0, bR: 0, bS: 20, gR: 20, gS: 20, kR: 160, kS: 160 })
  })

  it('FR-53, FR-69: points and seconds of lines that are passed count, those of the finish not yet', () => {
    const state = position({ stage: 'GT-R1', riders: onRoad })
    state.lines = [[rider('bS'), rider('rR')], [rider('gR')], []]
    const { totals } = virtualStanding(state)!
    expect(totals[rider('bS')]).toMatchObject({ green: 5, bonus: 5 })
    expect(totals[rider('gR')]).toMatchObject({ green: 0, mountain: 1 })
    expect(totals[rider('rR')]).toMatchObject({ green: 3, bonus: 3 })
    expect(gapsIn(virtualStanding(state))).toMatchObject({ rR: 0, rS: 3, bS: 18 })
  })

  it('FR-62, FR-65, FR-67: who is home has his points and seconds; the others are a minute a round behind', () => {
    const state = position({ stage: 'GT-F1', riders: onRoad })
    state.winnersRound = 4
    state.round = 5
    state.riders[rider('kS')]!.finish = { rider: rider('kS'), round: 4, square: 75, lane: 1, how: 'crossed', isSprinting: false }
    const { totals } = virtualStanding(state)!
    expect(totals[rider('kS')]).toMatchObject({ green: 10, bonus: 10 })
    expect(gapsIn(virtualStanding(state))).toMatchObject({ kS: 0, rR: 70, bS: 90, kR: 230 })
    // In the round in which he came home, too, the others can follow in the next at the earliest.
    state.round = 4
    expect(gapsIn(virtualStanding(state))).toMatchObject({ kS: 0, rR: 70, bS: 90, kR: 230 })
  })

  it('FR-65: by choice the finish gives seconds on flat stages alone', () => {
    for (const [stage, bonus] of [
      ['GT-F1', 10],
      ['GT-R1', 0],
    ] as const) {
      const state = position({ stage, options: { finishBonus: 'flatOnly' }, riders: onRoad })
      state.riders[rider('kS')]!.finish = { rider: rider('kS'), round: 4, square: 75, lane: 1, how: 'crossed', isSprinting: false }
      expect(virtualStanding(state)!.totals[rider('kS')]).toMatchObject({ bonus })
    }
  })

  it('FR-77: against the clock only those who are home are ranked', () => {
    const state = position({ stage: 'GT-P1', riders: { rR: '20.1' } })
    for (const { finish } of state.riders) if (finish !== null) Object.assign(finish, { square: 48 })
    state.round = 9
    Object.assign(state.totals[rider('rR')]!, { time: 300, green: 5 })
    const { reckoned, totals } = virtualStanding(state)!
    expect(totals[rider('rR')]).toEqual(state.totals[rider('rR')])
    expect(reckoned).not.toContain(rider('rR'))
    expect(reckoned).toHaveLength(7)
  })

  it('there is none in a race, before the first round and when the stage is over', () => {
    expect(virtualStanding(position({ options: { mode: 'race' }, riders: onRoad }))).toBeUndefined()
    const state = position({ stage: 'GT-F1', riders: onRoad })
    state.round = 0
    expect(virtualStanding(state)).toBeUndefined()
  })

  it('FR-66, FR-77, FR-83: once everybody is home it is the classification that follows', () => {
    for (const tour of ['TOUR3', 'TOUR5', 'TOUR9'] as const) expect(compareAtFinish(tour)).toBeGreaterThan(2)
  })
})

/** Plays a tour at random; how many stages were compared. */
function compareAtFinish(tour: 'TOUR3' | 'TOUR5' | 'TOUR9'): number {
  const chance = seededChance(tour)
  const state: State = game.setup(optionsWith({ options: { tour, traits: true, form: true } }), 4, { chance })
  let last: VirtualStanding | undefined
  let stages = 0
  const emit = (event: Event) => {
    if (event.type === 'wentHome') last = virtualStanding(state)
    if (event.type !== 'stageEnded' || last === undefined) return
    stages++
    expect(generalOrder(last)).toEqual(generalOrder(state))
    const base = state.totals[0]!.time - last.totals[0]!.time
    expect(last.totals.map(({ time, ...points }) => ({ time: time + base, ...points }))).toEqual(state.totals)
  }
  while (game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0]!
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[chance.int(moves.length)]!, { chance, emit })
  }
  return stages
}
