import { seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { classify } from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import { stageGraph } from '../rules/riders.ts'
import { stagePlaces, stageTime, stoppedTime } from '../rules/times.ts'
import { legalTexts, ownBoard, position, ride, riderId, squareId, whereIs } from './position.ts'

describe('the run-off', () => {
  it('TDF-37, TDF-38 W19 seconds beyond F9 are lost, and a full row makes him drop back', () => {
    const state = position({ riders: { B1: '93.1' }, hands: { B: [14] } })
    expect(legalTexts(state)).toEqual(['14→F9.1', '14→F9.2', '14→F9.3'])
    const full = position({ riders: { B1: '93.1', A1: 'F9.1', A2: 'F9.2', A3: 'F9.3' }, hands: { B: [14] } })
    expect(legalTexts(full)).toEqual(['14→F8.1', '14→F8.2', '14→F8.3'])
    expect(stageTime(95, 9, 0)).toBe(86)
    expect(stageTime(95, 8, 0)).toBe(87)
  })

  it('TDF-37 W31 beside F0 when it is full', () => {
    const riders = { B1: '95.2', A1: 'F0.1', A2: 'F0.2', A3: 'F0.3' }
    const state = position({ riders, hands: { B: [1] }, parts: { firstArrival: 5 } })
    expect(legalTexts(state)).toEqual(['1→F0.4'])
    const { events } = play({ game, state, moves: [[1, game.legal(state, 1)[0]!]], chance: seededChance('any') })
    const [ended] = events.filter((event) => event.type === 'stageEnded')
    expect(ended!.result.times.slice(0, 4)).toEqual([95, 95, 95, 95])
    expect(ended!.result.places[riderId('B1')]).toBeGreaterThan(ended!.result.places[riderId('A3')]!)
  })

  it('TDF-37 the next one finds a place of his own there, and is shown the way over the line that he can take', () => {
    const finished = { A1: 'F0.1', A2: 'F0.2', A3: 'F0.3' }
    const state = position({ ...ownBoard(), riders: { B1: '24.3', B2: '24.1', ...finished }, hands: { B: [1, 1] } })
    const moves = [1, 2].map(() => [1, ride(state, 1, 'F0.1')] as const)
    const way = (at: string, place: number) => [squareId(state, at), stageGraph(state).total + place]
    const { events } = play({
      game,
      state,
      chance: seededChance('any'),
      moves: moves.map(([seat, move], i) => [seat, { ...move, to: way('F0.1', i)[1]! }]),
    })
    expect(events.flatMap((event) => (event.type === 'rode' ? [event.path] : []))).toEqual([way('F0.1', 0), way('F0.2', 1)])
  })

  it('TDF-37, TDF-16 W41 the furthest row counts, the free course squares remain', () => {
    const state = position({ riders: { B1: '83.1' }, hands: { B: [14] } })
    expect(legalTexts(state)).toEqual(['14→95.2', '14→95.3', '14→F1.1', '14→F1.2', '14→F1.3'])
    const full = position({ riders: { B1: '83.1', A1: 'F1.1', A2: 'F1.2', A3: 'F1.3' }, hands: { B: [14] } })
    expect(legalTexts(full)).toEqual(['14→95.2', '14→95.3', '14→F0.1', '14→F0.2', '14→F0.3'])
    const attack = position({ riders: { B1: '83.1' }, hands: { B: [12] } })
    attack.riders[riderId('B1')]!.kept.push('ATTACK')
    expect(legalTexts(attack).filter((text) => text.includes('ATTACK'))).toEqual(['12 ATTACK→F2.1', '12 ATTACK→F2.2', '12 ATTACK→F2.3'])
  })

  it('TDF-37, TDF-16 the line is met in the middle lanes of a board too, between two longer outsides', () => {
    const row = { terrain: 'flat', lanes: [1, 2, 3], doubled: [] as number[] } as const
    const rows = [
      { ...row, from: 1, to: 19 },
      { ...row, from: 20, to: 20, doubled: [2, 3] },
    ]
    const own = { name: 'Own', rows, runOffLanes: 3, medians: [], ways: [], chance: [], exchange: [], sprints: [] }
    const legal = (riders: Record<string, string>) =>
      legalTexts(position({ stages: [{ board: 'own', kind: 'road' }], boards: { own }, riders, hands: { A: [3] } }))
    expect(legal({ A1: '18.2' })).toEqual(['3→20B', '3→20D', '3→F0.1', '3→F0.2'])
    expect(legal({ A1: '18.2', B1: '19.3*' })).toEqual(['3→20B', '3→20D', '3→F0.1', '3→F0.2'])
    expect(legal({ A1: '18.2', B1: '20A*' })).toEqual(['3→20B', '3→20D'])
    expect(legal({ A1: '~18.2', B1: '19.1*' })).toEqual(['3→20B', '3→20D', '3→F0.1', '3→F0.2'])
  })

  it('TDF-37 a run-off of one lane leads to F9 too, and who stops there bars nobody', () => {
    const narrow = { ...ownBoard({ rows: [{ from: 1, to: 24, terrain: 'flat', lanes: [1], doubled: [] }], runOffLanes: 1 }), seats: 2 }
    expect(legalTexts(position({ ...narrow, riders: { A1: '24.1' }, hands: { A: [14] } }))).toEqual(['14→F9.1'])
    const state = position({ ...narrow, riders: { A1: '24.1', B1: '22.1' }, hands: { A: [1, 6], B: [5] } })
    expect(legalTexts(state)).toEqual(['1→F0.1', '6→F5.1'])
    expect(game.whyNot(state, 0, ride(state, 1, 'F0.1'))).toBeUndefined()
  })

  it('TDF-36, TDF-37 riders past the line are ridden through, and nobody falls there', () => {
    const riders = { B1: '95.1', A1: 'F0.1', A2: 'F0.2', A3: 'F1.1' }
    const state = position({ riders, hands: { B: [3] } })
    expect(legalTexts(state)).toEqual(['3→F2.1', '3→F2.2', '3→F2.3'])
    const { state: after } = play({
      game,
      state: { ...state, riders: state.riders },
      moves: [[1, ride(state, 3, 'F2.1')]],
      chance: seededChance('any'),
    })
    expect(after.accidentCount).toBe(state.accidentCount)
  })
})

describe('times and places', () => {
  it('TDF-38 W1 the printed number is taken off the number of squares', () => {
    expect(stageTime(95, 4, 0)).toBe(91)
  })

  it('TDF-43 W2 bonus seconds count in the classification, not in the stage', () => {
    const stage = { kind: 'road', first: 0, times: [91, 95, 96], places: [1, 2, 3], bonusSeconds: [4, 0, 0], points: [27] } as const
    expect(classify([stage]).riderTimes).toEqual([87, 95, 96])
    expect(stage.times[0]).toBe(91)
  })

  it('TDF-38, TDF-41 W3 a later round is never faster', () => {
    expect([stageTime(95, 0, 0), stageTime(95, 9, 1), stageTime(95, 0, 2)]).toEqual([95, 96, 115])
  })

  it('TDF-41, TDF-42 W20 equal times: the numbered side ranks first', () => {
    const places = stagePlaces([
      { time: 92, isStopped: false, order: 1 },
      { time: 92, isStopped: false, order: 2 },
      { time: 90, isStopped: false, order: 3 },
    ])
    expect(places).toEqual([2, 3, 1])
    const state = position({
      riders: { A1: 'F3.1', B1: 'F3.2', C1: '93.1' },
      hands: { C: [8] },
      seats: 3,
      parts: { firstArrival: 5 },
    })
    for (const id of [1, 2, 4, 5, 7, 8]) Object.assign(state.riders[id]!, { arrival: 9 })
    const { events } = play({ game, state, moves: [[2, ride(state, 8, 'F5.3')]], chance: seededChance('any') })
    const [ended] = events.filter((event) => event.type === 'stageEnded')
    expect([0, 3, 6].map((id) => [ended!.result.times[id], ended!.result.places[id]])).toEqual([
      [92, 2],
      [92, 3],
      [90, 1],
    ])
  })

  it('TDF-39 at the end of the round those past the line leave the board, and zones are cleared', () => {
    const state = position({ riders: { A1: 'F3.1', B1: '50.1' }, hands: { B: [5, 6, 7] }, parts: { firstArrival: 5 } })
    state.accidents = [{ square: 0, number: 1, riders: [] }]
    const { state: after, events } = play({ game, state, moves: [[1, ride(state, 5, '55.1')]] })
    expect(events).toContainEqual({ type: 'roundEnded', round: 5, home: [0] })
    expect(after).toMatchObject({ round: 6, accidents: [] })
    expect(after.riders[0]!.standing).toBe('home')
    expect(whereIs(after, 'B1')).toBe('55.1')
  })

  it('TDF-55 W40 after round 60 everybody is stopped', () => {
    expect(stoppedTime(95, 90, 3)).toBe(130)
    const state = position({
      round: 60,
      riders: { A1: '80.1', B1: '90A*' },
      hands: { A: [4, 5], B: [5] },
      seats: 2,
      parts: { firstArrival: 58 },
    })
    const { events } = play({ game, state, moves: [[0, ride(state, 4, '84.1')]], chance: seededChance('any') })
    expect(events).toContainEqual({ type: 'takenOff', riders: [riderId('B1'), riderId('A1')], why: 'lastRound' })
    const [ended] = events.filter((event) => event.type === 'stageEnded')
    expect(ended!.result.times[riderId('B1')]).toBe(130)
    expect(ended!.result.places[riderId('A1')]).toBe(6)
  })

  it('TDF-55 where nobody has arrived by then, round 60 counts as that of the first', () => {
    const state = position({ round: 60, seats: 2, riders: { A1: '80.1', B1: '90A*' }, hands: { A: [4, 5], B: [5] } })
    const { events } = play({ game, state, moves: [[0, ride(state, 4, '84.1')]], chance: seededChance('any') })
    const [ended] = events.filter((event) => event.type === 'stageEnded')
    expect(ended!.result.times[riderId('B1')]).toBe(stoppedTime(95, 90, 1))
  })
})
