import { play, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { BoardPack, Instruction } from '../content/board.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { A, B, C, position, roll } from './position.ts'

const dice = (...faces: number[]) => faces.map((face) => face - 1)

describe('time trials', () => {
  it('X25 VDT-22, VDT-23: advance, miss, again, back', () => {
    const state = position({ stage: 2, riders: [{}, {}, {}] })
    const { state: after, events } = play({
      game,
      state,
      chance: dice(3, 6, 2, 1, 6, 3, 4),
      moves: [A, B, C, A, C, C, B].map((seat) => [seat, roll] as const),
    })
    expect(after.riders.map(({ at, toMiss }) => [at, toMiss])).toEqual([
      [6, 0],
      [10, 0],
      [9, 0],
    ])
    expect(events.filter(({ type }) => type !== 'turnBegan')).toEqual([
      { type: 'trialRolled', seat: A, value: 3, from: 0, to: 3 },
      { type: 'trialInstruction', seat: A, square: 3, do: 'ADVANCE', n: 2, to: 5 },
      { type: 'trialRolled', seat: B, value: 6, from: 0, to: 6 },
      { type: 'trialInstruction', seat: B, square: 6, do: 'MISS', n: 1, to: 6 },
      { type: 'trialRolled', seat: C, value: 2, from: 0, to: 2 },
      { type: 'trialRolled', seat: A, value: 1, from: 5, to: 6 },
      { type: 'trialInstruction', seat: A, square: 6, do: 'MISS', n: 1, to: 6 },
      { type: 'turnMissed', seat: B, left: 0 },
      { type: 'trialRolled', seat: C, value: 6, from: 2, to: 8 },
      { type: 'trialInstruction', seat: C, square: 8, do: 'AGAIN', n: 0, to: 8 },
      { type: 'trialRolled', seat: C, value: 3, from: 8, to: 11 },
      { type: 'trialInstruction', seat: C, square: 11, do: 'BACK', n: 2, to: 9 },
      { type: 'turnMissed', seat: A, left: 0 },
      { type: 'trialRolled', seat: B, value: 4, from: 6, to: 10 },
    ])
    // AGAIN is the same turn; a missed turn does not begin.
    expect(events.filter(({ type }) => type === 'turnBegan')).toMatchObject([
      { seat: B, round: 0 },
      { seat: C, round: 0 },
      { seat: A, round: 1 },
      { seat: C, round: 1 },
      { seat: B, round: 2 },
      { seat: C, round: 2 },
    ])
  })

  it('X27 VDT-23: a bad and a good square near the line', () => {
    const state = position({ stage: 5, riders: [{ at: 28 }, {}] })
    scenario(game, { state, chance: dice(5), moves: [[A, roll]], gives: { state: { riders: [{ at: 28 }, {}] } } })
    scenario(game, { state, chance: dice(3), moves: [[A, roll]], gives: { state: { riders: [{ at: 34 }, {}] } } })
  })

  it('X28 VDT-24: with ttFinish = exact a roll that passes the line is not ridden', () => {
    const state = position({ stage: 11, options: { ttFinish: 'exact' }, riders: [{ at: 34 }, {}] })
    const after = (face: number) => play({ game, state, chance: face === 2 ? [1, 0] : dice(face), moves: [[A, roll]] })
    expect(after(1).state.riders[A]!.at).toBe(35)
    expect(after(2).state.results).toMatchObject([{ n: 11, winner: A }])
    for (const face of [3, 4, 5, 6]) {
      expect(after(face).state.riders[A]!.at).toBe(34)
      expect(after(face).toAct).toEqual([B])
      expect(after(face).events[0]).toEqual({ type: 'trialRolled', seat: A, value: face, from: 34, to: 34 })
    }
  })

  it('VDT-24: with ttFinish = exact an ADVANCE never overshoots, and the square under a waiting rider does not act again', () => {
    const options = { ttFinish: 'exact' as const, ...onTrack(8, [{ at: 5, do: 'ADVANCE', n: 9 }]) }
    const over = play({ game, state: position({ options, riders: [{ at: 3 }, {}] }), chance: dice(2), moves: [[A, roll]] })
    expect(over.state).toMatchObject({ phase: 'finished', riders: [{ at: 8 }, { at: 0 }] })
    const again = { ttFinish: 'exact' as const, ...onTrack(8, [{ at: 5, do: 'AGAIN' }]) }
    scenario(game, {
      state: position({ options: again, riders: [{ at: 5 }, {}] }),
      chance: dice(4),
      moves: [[A, roll]],
      gives: { toAct: [B], state: { riders: [{ at: 5 }, {}] } },
    })
  })

  it('X29 VDT-23: a loop of squares ends; without ttChain only the first square acts', () => {
    const squares: Instruction[] = [
      { at: 2, do: 'ADVANCE', n: 3 },
      { at: 5, do: 'BACK', n: 3 },
    ]
    const at = (ttChain: boolean) =>
      play({
        game,
        state: position({ options: { ttChain, ...onTrack(12, squares) }, riders: [{}, {}] }),
        chance: dice(2),
        moves: [[A, roll]],
      }).state.riders[A]!.at
    expect(at(true)).toBe(2)
    expect(at(false)).toBe(5)
  })

  it('VDT-23: a loop ends also where the first square is no part of it', () => {
    const squares: Instruction[] = [
      { at: 2, do: 'ADVANCE', n: 3 },
      { at: 5, do: 'ADVANCE', n: 3 },
      { at: 8, do: 'BACK', n: 3 },
    ]
    const state = position({ options: { ttChain: true, ...onTrack(12, squares) }, riders: [{}, {}] })
    expect(play({ game, state, chance: dice(2), moves: [[A, roll]] }).state.riders[A]!.at).toBe(5)
  })

  it('VDT-23: nobody goes back beyond the start, and an advance can cross the line', () => {
    const squares: Instruction[] = [
      { at: 3, do: 'BACK', n: 9 },
      { at: 4, do: 'ADVANCE', n: 20 },
    ]
    const state = position({ options: onTrack(12, squares), riders: [{}, {}] })
    scenario(game, { state, chance: dice(3), moves: [[A, roll]], gives: { state: { riders: [{ at: 0 }, {}] } } })
    const won = play({ game, state, chance: dice(4), moves: [[A, roll]] })
    expect(won.events).toContainEqual({ type: 'trialInstruction', seat: A, square: 4, do: 'ADVANCE', n: 20, to: 12 })
    expect(won.outcome?.places).toEqual([1, 2])
  })

  it('VDT-22: turns to miss are deducted one by one, for everybody at once too', () => {
    const state = position({ stage: 2, riders: [{ at: 1 }, { toMiss: 2 }, { toMiss: 1 }] })
    scenario(game, {
      state,
      chance: dice(5),
      moves: [[A, roll]],
      gives: {
        toAct: [C],
        state: { rounds: 1, riders: [{ at: 6, toMiss: 0 }, { toMiss: 0 }, { toMiss: 0 }] },
        including: [
          { type: 'turnMissed', seat: B, left: 1 },
          { type: 'turnMissed', seat: C, left: 0 },
          { type: 'turnMissed', seat: A, left: 0 },
          { type: 'turnMissed', seat: B, left: 0 },
          { type: 'turnBegan', seat: C, round: 1 },
        ],
      },
    })
  })

  it('VDT-21: no card moves in a time trial', () => {
    const state = position({ stage: 2, riders: [{}, {}] })
    const { state: after } = play({ game, state, chance: dice(1), moves: [[A, roll]] })
    expect(after.hands).toEqual(state.hands)
    expect(after.drawPile).toEqual(state.drawPile)
    expect(after.drawn).toBeNull()
  })

  it('VDT-33: AGAIN is without effect on the 100th roll of a turn', () => {
    const squares: Instruction[] = [1, 2, 3, 4, 5, 6].map((at) => ({ at, do: 'AGAIN' }))
    const loop: Instruction[] = [7, 8, 9, 10, 11, 12].map((at) => ({ at, do: 'BACK', n: 6 }))
    const state = position({ options: onTrack(20, [...squares, ...loop]), riders: [{}, {}] })
    const faces = Array.from({ length: 100 }, (_, i) => (i === 0 ? 0 : 5))
    const hundred = play({ game, state, chance: faces, moves: faces.map(() => [A, roll] as const) })
    expect(hundred.toAct).toEqual([B])
    expect(hundred.state.rolls).toBe(0)
    expect(hundred.state.riders[A]!.at, 'where BACK has led him').toBe(1)
    const before = play({ game, state, chance: faces.slice(1), moves: faces.slice(1).map(() => [A, roll] as const) })
    expect(before.toAct).toEqual([A])
    expect(before.state.rolls).toBe(99)
  })

  it('VDT-33: a time trial that nobody ends is stopped, missed turns counted', () => {
    const options = { stageRoundLimit: 3, ...onTrack(20, [{ at: 1, do: 'MISS', n: 9 }]) }
    const state = position({ options, riders: [{}, {}], bearer: B, toAct: B })
    const { state: after } = play({
      game,
      state,
      chance: dice(1, 1),
      moves: [
        [B, roll],
        [A, roll],
      ],
    })
    expect(after.results).toMatchObject([{ winner: B, stopped: true, points: [30, 60] }])
    expect(after.riders.map(({ toMiss }) => toMiss)).toEqual([0, 0])
  })
})

function onTrack(finish: number, squares: Instruction[]): Partial<Options> {
  const board: BoardPack = {
    id: 'track',
    kmPerSquare: 20,
    stages: [{ n: 1, type: 'timetrial', track: 't' }],
    tracks: { t: { finish, squares } },
  }
  return { board }
}
