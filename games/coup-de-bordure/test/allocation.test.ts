import { Match, SPECTATOR, check, scriptedChance, seededChance, type LoggedEvent } from '@echappee/kernel'
import { expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Terrain } from '../content/road.ts'
import { SIZES } from '../rules/determinize.ts'
import { courseTokens, inProportion } from '../rules/drafts.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { MAX_CHANGES, tokensLeft } from '../rules/phases/allocate.ts'
import type { State } from '../rules/state.ts'
import { workedOut } from './position.ts'

const NO_CHANCE = scriptedChance([])

function table(options: Partial<Options> = {}, seats = 2): State {
  const checked = check(game.schemas.options, { teams: 'free', ...options })
  if (!checked.ok) throw new Error('bad options')
  return game.setup(checked.value, seats, { chance: NO_CHANCE })
}

function playAll(state: State, seat: number, moves: readonly Move[], log: LoggedEvent<Event>[] = []): State {
  for (const move of moves) {
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`)
    game.apply(state, seat, move, { chance: NO_CHANCE, emit: (event, to) => void log.push({ event, to }) })
  }
  return state
}

/** `PPC` for rider 0 as three moves. */
function give(rider: number, tokens: string): Move[] {
  return tokens.split('').map((terrain) => ({ type: 'add', rider, terrain: terrain as Terrain }))
}

const CONFIRM: Move = { type: 'confirm' }
const COURSE: Move = { type: 'start', from: 'course' }
const hide = (rider: number, terrain: Terrain | null): Move => ({ type: 'hide', rider, terrain })

describe('allocation', () => {
  it('E30 CDB-6: eighteen tokens, four to eight for each rider', () => {
    for (const sizes of [
      [8, 6, 4],
      [6, 6, 6],
      [7, 7, 4],
      [8, 5, 5],
    ]) {
      const state = playAll(
        table(),
        0,
        sizes.flatMap((size, rider) => give(rider, 'P'.repeat(size))),
      )
      expect(game.whyNot(state, 0, CONFIRM)).toBeUndefined()
    }
    const nine = playAll(table(), 0, give(0, 'PPPPPPPP'))
    expect(expectRefused(game, nine, 0, { type: 'add', rider: 0, terrain: 'P' }, 'RIDER_FULL', 'CDB-6').params).toEqual({ limit: 8 })
    const three = playAll(table(), 0, [...give(0, 'PPPPPPPP'), ...give(1, 'PPPPPP')])
    expect(expectRefused(game, three, 0, { type: 'add', rider: 1, terrain: 'P' }, 'OTHERS_NEED_TOKENS', 'CDB-6').params).toEqual({
      left: 4,
      needed: 4,
    })
    const seventeen = playAll(table(), 0, [...give(0, 'PPPPPP'), ...give(1, 'PPPPPP'), ...give(2, 'PPPPP')])
    expect(expectRefused(game, seventeen, 0, CONFIRM, 'TOKENS_LEFT', 'CDB-6').params).toEqual({ left: 1 })
    const full = playAll(table(), 0, [...give(0, 'PPPPPPPP'), ...give(1, 'PPPPPP'), ...give(2, 'PPPP')])
    expectRefused(game, full, 0, { type: 'add', rider: 1, terrain: 'P' }, 'NO_TOKENS_LEFT', 'CDB-6')
    expect(SIZES).toHaveLength(19)
  })

  it('E31 CDB-8, CDB-9, CDB-10, CDB-11: what the others see of a team, and what they can work out', () => {
    const state = table()
    playAll(state, 0, [...give(0, 'PPCM'), ...give(1, 'PPPCCSSS'), ...give(2, 'PPCCMM'), hide(0, 'M'), CONFIRM])
    const log: LoggedEvent<Event>[] = []
    playAll(state, 1, [COURSE, CONFIRM], log)
    const plates = log.find(({ event }) => event.type === 'platesShown')!.event as Extract<Event, { type: 'platesShown' }>
    expect(plates.plates.slice(0, 3)).toEqual([
      { up: [2, 1, 0, 0], down: 5 },
      { up: [3, 2, 0, 3], down: 0 },
      { up: [2, 2, 2, 0], down: 2 },
    ])
    const red = game.view(state, 1)
    expect(red.riders.slice(0, 3).map(({ up, down }) => ({ up, down }))).toEqual(plates.plates.slice(0, 3))
    expect(workedOut(red, 0)).toEqual({ colours: ['P', 'C', 'M', 'S'], isSure: true })
    expect([workedOut(red, 1), workedOut(red, 2)]).toEqual([
      { colours: [], isSure: false },
      { colours: [], isSure: false },
    ])
    expect(game.view(state, 0).hidden).toEqual(['M', null, null])
    expect(JSON.stringify({ ...red, race: null })).not.toContain('"M"')

    // Blue A pays a Sillage on a Mountain square with it.
    for (const rider of state.riders) rider.at = 2
    state.groupCase = 7
    state.riders[0]!.at = 7
    state.group = 1
    state.asked = 1
    const after: LoggedEvent<Event>[] = []
    playAll(
      state,
      0,
      [
        { type: 'pace', rider: 0, pace: 'SIL' },
        { type: 'pay', rider: 0, tokens: 'm' },
      ],
      after,
    )
    expect(after.map(({ event }) => event)).toContainEqual({
      type: 'rode',
      rider: 0,
      from: 7,
      to: 8,
      cause: 'SIL1',
      paid: 'm',
      feeds: false,
    })
    const later = game.view(state, 1)
    expect(later.riders[0]).toMatchObject({ up: [2, 1, 0, 0], down: 4, faceDown: 'spent' })
    expect(workedOut(later, 0)).toEqual({ colours: [], isSure: false })
  })

  it('CDB-6: everybody at once and in secret; the plates are shown at the same moment', () => {
    const state = table({}, 3)
    expect(game.toAct(state)).toEqual([0, 1, 2])
    const log: LoggedEvent<Event>[] = []
    playAll(state, 0, [...give(0, 'MMMM'), { type: 'clear' }, COURSE, hide(1, 'P'), CONFIRM], log)
    expect(game.toAct(state)).toEqual([1, 2])
    expect(game.committed?.(state)).toEqual([0])
    for (const { event, to } of log) expect([event.type, to]).toEqual(['drafted', { only: 0 }])
    for (const viewer of [1, 2, SPECTATOR]) expect(game.view(state, viewer).answered, 'nor who has confirmed').toBe(0)
    for (const viewer of [1, 2, SPECTATOR])
      expect(game.view(state, viewer).riders.every(({ up }) => up.every((count) => count === 0))).toBe(true)
    expect(game.view(state, 1).draft).toEqual({
      tokens: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      hidden: [null, null, null],
      changes: 0,
    })
    expect(game.view(state, SPECTATOR).draft).toBeNull()
    playAll(playAll(state, 2, [COURSE, CONFIRM]), 1, [COURSE, CONFIRM])
    expect([state.phase, state.round]).toEqual(['pace', 1])
    expect(state.riders[1]!.down).toBe(3)
  })

  it('CDB-6: plates can be filled like a team of the course, changed, and emptied again', () => {
    const state = table()
    const names = game.candidates(state, 0).flatMap((move) => (move.type === 'start' ? [move.from] : []))
    expect(names).toEqual(['course', 'msr-bora', 'msr-fdj', 'msr-sky', 'msr-quickstep'])
    expectRefused(game, state, 0, { type: 'start', from: 'gah-sky' }, 'TEAM_NOT_OFFERED', 'CDB-7')
    expectRefused(game, state, 0, { type: 'clear' }, 'PLATES_EMPTY', 'CDB-6')
    playAll(state, 0, [{ type: 'start', from: 'msr-fdj' }, { type: 'remove', rider: 0, terrain: 'S' }, ...give(0, 'M')])
    expect(state.drafts[0]!.tokens).toEqual([
      [3, 1, 1, 3],
      [2, 2, 0, 2],
      [2, 1, 0, 1],
    ])
    expectRefused(game, state, 0, COURSE, 'PLATES_NOT_EMPTY', 'CDB-6')
    expectRefused(game, state, 0, { type: 'remove', rider: 1, terrain: 'M' }, 'NO_SUCH_TOKEN', 'CDB-6')
    expectRefused(game, state, 0, { type: 'add', rider: 3, terrain: 'M' }, 'NOT_YOUR_RIDER', 'CDB-14')
    playAll(state, 0, [{ type: 'clear' }])
    expect(tokensLeft(state.drafts[0]!)).toBe(18)
    expect(game.view(state, 1).draft!.changes).toBe(0)
  })

  it('CDB-6: a confirmed team can be changed until all have confirmed', () => {
    const seats = ['A', 'B'].map((name) => ({ name, by: 'human' }))
    const checked = check(game.schemas.options, { teams: 'free' })
    const match = new Match(game, { options: checked.ok ? checked.value : ({} as Options), seats, seed: 'change' })
    const submit = (seat: number, move: Move) => expect(match.submit(seat, match.decision(seat), move)).toEqual({ ok: true })
    submit(0, COURSE)
    submit(0, CONFIRM)
    expect(match.toAct()).toEqual([1])
    expect(match.submit(0, match.decision(0) - 1, hide(0, 'P'))).toEqual({ ok: true })
    expect(match.toAct()).toEqual([0, 1])
    expect(match.view(0).draft?.hidden).toEqual(['P', null, null])
    submit(0, CONFIRM)
    submit(1, COURSE)
    submit(1, CONFIRM)
    expect(match.view(1).riders[0]).toMatchObject({ up: [2, 1, 0, 2], down: 3 })
  })

  it('CDB-8: at most one face-down token for each rider, of a colour that it has', () => {
    const state = playAll(table(), 0, [...give(0, 'PPCM'), hide(0, 'M')])
    expectRefused(game, state, 0, hide(0, 'M'), 'ALREADY_SO', 'CDB-8')
    expectRefused(game, state, 0, hide(1, null), 'ALREADY_SO', 'CDB-8')
    expect(expectRefused(game, state, 0, hide(0, 'S'), 'NOT_THAT_TOKEN', 'CDB-8').params).toEqual({ rider: 0, terrain: 'S' })
    playAll(state, 0, [hide(0, 'P')])
    expect(state.drafts[0]!.hidden).toEqual(['P', null, null])
    // The last token of its colour takes its face-down state with it.
    playAll(state, 0, [{ type: 'remove', rider: 0, terrain: 'P' }])
    expect(state.drafts[0]!.hidden[0]).toBe('P')
    playAll(state, 0, [{ type: 'remove', rider: 0, terrain: 'P' }])
    expect(state.drafts[0]!.hidden[0]).toBeNull()
  })

  it('CDB-9: blanks fill every slot that has no energy token', () => {
    const state = table()
    playAll(state, 0, [...give(0, 'PPPPPPPP'), ...give(1, 'CCCCCC'), ...give(2, 'SSSS'), hide(2, 'S'), CONFIRM])
    playAll(state, 1, [COURSE, CONFIRM])
    expect(state.riders.slice(0, 3).map(({ up, down }) => up.reduce((all, count) => all + count, down))).toEqual([8, 8, 8])
    expect(state.riders.slice(0, 3).map(({ down, faceDown }) => [down, faceDown])).toEqual([
      [0, 'none'],
      [2, 'unknown'],
      [5, 'unknown'],
    ])
  })

  it('CDB-10: with hiding = off everything lies open, and there are no blanks', () => {
    const state = table({ hiding: 'off' })
    expect(game.candidates(state, 0).some((move) => move.type === 'hide')).toBe(false)
    expectRefused(game, state, 0, hide(0, 'P'), 'HIDING_OFF', 'CDB-10')
    playAll(playAll(state, 0, [COURSE, CONFIRM]), 1, [COURSE, CONFIRM])
    expect(state.riders.every(({ down, faceDown }) => down === 0 && faceDown === 'none')).toBe(true)
    expect(workedOut(game.view(state, 1), 0)).toEqual({ colours: [], isSure: false })
  })

  it('CDB-6: changes are counted, so that every game ends; there are plenty of them', () => {
    const state = playAll(table(), 0, [COURSE])
    for (let i = 0; i < MAX_CHANGES / 2; i++) playAll(state, 0, [hide(0, 'P'), hide(0, null)])
    for (const move of [hide(0, 'P'), { type: 'clear' }, { type: 'remove', rider: 0, terrain: 'P' }] as Move[])
      expect(expectRefused(game, state, 0, move, 'TOO_MANY_CHANGES', 'CDB-6').params).toEqual({ limit: MAX_CHANGES })
    expect(game.legal(state, 0)).toEqual([CONFIRM])
  })

  it('CDB-52: the team of somebody who does not answer, from nothing and from something begun', () => {
    const state = table({ course: 'gah' })
    expect(courseTokens(state.race.course.cases)).toEqual(Array.from({ length: 3 }, () => [2, 1, 3, 0]))
    expect(inProportion(6, 'PPPSPPMPSPCSCSCS'.split('') as Terrain[])).toEqual([3, 1, 0, 2])
    expect(inProportion(4, 'PPPPCCCCMMMMSSSS'.split('') as Terrain[])).toEqual([1, 1, 1, 1])
    expect(inProportion(6, 'PPPPCCCCMMMMSSSS'.split('') as Terrain[])).toEqual([2, 2, 1, 1])
    expect(game.fallback(state, 0)).toEqual(COURSE)
    playAll(state, 0, give(1, 'SSSSSS'))
    while (game.toAct(state).includes(0)) playAll(state, 0, [game.fallback(state, 0)])
    expect(state.drafts[0]!.tokens[1]).toEqual([0, 0, 0, 6])
    expect(state.drafts[0]!.tokens[0]).toEqual([2, 1, 3, 0])
    expect(state.drafts[0]!.hidden).toEqual([null, null, null])
  })

  it('CDB-10: a determinization never contradicts what has been shown', () => {
    const chance = seededChance('shown')
    const state = table()
    playAll(state, 0, [...give(0, 'PPCM'), ...give(1, 'PPPCCSSS'), ...give(2, 'PPCCMM'), hide(0, 'M'), hide(2, 'P'), CONFIRM])
    playAll(state, 1, [COURSE, CONFIRM])
    const colours = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const { hidden } = game.determinize(game.view(state, 1), chance)
      expect(hidden.slice(0, 3).map((colour) => colour !== null)).toEqual([true, false, true])
      colours.add(hidden.slice(0, 3).join())
    }
    expect(colours.size).toBe(16)
  })
})
