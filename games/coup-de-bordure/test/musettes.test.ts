import { everyOutcome, type Chance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { drawMusettes } from '../rules/musettes.ts'
import type { State } from '../rules/state.ts'
import { endRound, playGroup, position } from './position.ts'

describe('musettes', () => {
  it('E20 CDB-37, CDB-38: two arrive first, together', () => {
    const state = position({ riders: ['B1@6 P4', 'R1@6 P4', 'W1@2 P4', 'K1@2 P4'], musettes: 'none' })
    const { state: after, events } = playGroup(state, {}, [2, 0])
    expect(events).toContainEqual({ type: 'musettesDrawn', seats: [0, 1], added: [1, 2] })
    expect([after.musettes, after.remainingMusette]).toEqual([[2, 0, null, null], 1])
  })

  it('E21 CDB-37, CDB-40: one alone, then three together', () => {
    const state = position({ riders: ['B1@6 P4', 'R1@5 P4', 'W1@5 P4', 'K1@5 P4'], musettes: 'none' })
    const first = playGroup(state, {}, [1])
    expect([first.state.musettes[0], first.state.remainingMusette]).toEqual([1, 0])
    const { state: after, events } = playGroup(first.state, { pace: { R1: 'ACC', W1: 'ACC', K1: 'ACC' } }, [3, 1, 0])
    expect(events).toContainEqual({ type: 'musettesDrawn', seats: [1, 2, 3], added: [2, 3, 4] })
    expect([after.musettes, after.remainingMusette]).toEqual([[1, 4, 2, 0], 3])
  })

  it('E22 CDB-38: the same group draws together; with musetteTie = round, the same round', () => {
    const riders = ['B1@6 C3', 'R1@6 C3', 'W1@5 P3']
    const byGroup = playGroup(position({ riders, musettes: 'none' }), {}, [0, 0])
    expect(byGroup.state.draws).toEqual([[0, 1]])
    const second = playGroup(byGroup.state, { pace: { W1: 'ACC' } }, [1])
    expect(second.questions).toEqual(['pace W1', 'refill W1'])
    expect(second.events).toContainEqual({ type: 'musettesDrawn', seats: [2], added: [3] })
    expect([second.state.musettes, second.state.remainingMusette]).toEqual([[0, 2, 3], 1])

    const byRound = position({ riders, musettes: 'none', options: { musetteTie: 'round' } })
    const first = playGroup(byRound, {})
    expect(first.state.draws).toEqual([])
    const rest = playGroup(first.state, { pace: { W1: 'ACC' } })
    expect(rest.state.draws).toEqual([])
    const { state, events } = endRound(rest.state, [0, 0, 0])
    expect(events).toContainEqual({ type: 'musettesDrawn', seats: [0, 1, 2], added: [1, 2, 3] })
    expect(new Set([...state.musettes, state.remainingMusette])).toEqual(new Set([0, 1, 2, 3]))
  })

  it('CDB-36: the second rider of a team draws nothing', () => {
    const state = position({ riders: ['B1@6 P4', 'B2@5 P4', 'R1@2 P4'], musettes: 'none' })
    const first = playGroup(state, {}, [0])
    const second = playGroup(first.state, { pace: { B2: 'ACC' } })
    expect(second.state.draws).toEqual([[0]])
  })

  it('CDB-39: nobody sees a musette, not even who holds it, until the game is over', () => {
    const seen = (musettes: number[]) => {
      const state = position({ riders: ['B1@16 S3', 'R1@16 S2'], musettes })
      return [0, 1, -1].map((viewer) => game.view(state, viewer))
    }
    expect(seen([0, 1])).toEqual(seen([1, 2]))
    const { state } = endRound(position({ riders: ['B1@16 S3', 'R1@16 S2'], musettes: [2, 1] }))
    expect(state.unveiling).toEqual({ hidden: state.riders.map(() => null), musettes: [2, 1], leftOver: 0 })
    expect(game.view(state, 1).unveiling).toEqual(state.unveiling)
  })

  it('CDB-37: arriving one at a time: the chances of every card', () => {
    const chances = distribution([[0], [1], [2], [3]])
    expect(chances[0]).toEqual({ 0: 1 / 2, 1: 1 / 2 })
    expect(chances[1]).toEqual({ 0: 1 / 4, 1: 1 / 4, 2: 1 / 2 })
    expect(chances[2]).toEqual({ 0: 1 / 8, 1: 1 / 8, 2: 1 / 4, 3: 1 / 2 })
    expect(chances[3]).toEqual({ 0: 1 / 16, 1: 1 / 16, 2: 1 / 8, 3: 1 / 4, 4: 1 / 2 })
  })

  it('CDB-37: all four together: every card with the same chance', () => {
    for (const chances of distribution([[0, 1, 2, 3]])) for (const card of [0, 1, 2, 3, 4]) expect(chances[card]).toBeCloseTo(1 / 5, 12)
  })
})

/** By seat: how likely each card is when the seats arrive in these groups. */
function distribution(arrivals: readonly (readonly number[])[]): Record<number, number>[] {
  const start = position({ riders: ['B1@2 P4', 'R1@2 P4', 'W1@2 P4', 'K1@2 P4'], musettes: 'none' })
  const chances: Record<number, number>[] = [{}, {}, {}, {}]
  const draw = (chance: Chance) => {
    const state: State = game.clone(start)
    for (const seats of arrivals) {
      for (const seat of seats) state.riders[seat * 3]!.hasFed = true
      drawMusettes(state, { chance })
    }
    return state.musettes
  }
  for (const { probability, result } of everyOutcome(draw))
    for (const [seat, card] of result.entries()) chances[seat]![card!] = (chances[seat]![card!] ?? 0) + probability
  return chances
}
