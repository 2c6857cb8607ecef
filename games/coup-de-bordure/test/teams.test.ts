import { SPECTATOR, check, seededChance } from '@echappee/kernel'
import { drawsFromBag, expectLegal, expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { COURSES, COURSE_IDS } from '../content/courses.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_COLOURS, TEAM_TOKENS } from '../content/team-sheet.ts'
import { TEAMS, TEAM_IDS, type TeamId } from '../content/teams.ts'
import { sum } from '../rules/drafts.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { letterOf, riderName } from '../rules/riders.ts'
import { workedOut } from './position.ts'

const team = (id: TeamId): Move => ({ type: 'team', team: id })
const FOUR: TeamId[] = ['msr-bora', 'msr-fdj', 'msr-sky', 'msr-quickstep']

describe('preset teams', () => {
  it('CDB-1: two to four seats, a colour and three riders each', () => {
    expect(game.seats).toEqual({ min: 2, max: 4, best: 4 })
    expect(TEAM_COLOURS).toEqual(['blue', 'red', 'white', 'black'])
    for (const seats of [2, 3, 4]) {
      const { state } = play({ game, seats })
      expect(state.riders).toHaveLength(seats * 3)
    }
    expect([0, 1, 2, 3].map(letterOf)).toEqual(['A', 'B', 'C', 'A'])
  })

  it('CDB-7: the sixteen teams of the annex: 18 tokens each, four to eight for a rider', () => {
    expect(TEAM_IDS).toHaveLength(16)
    for (const { riders } of Object.values(TEAMS)) {
      const sizes = riders.map(({ tokens }) => sum(tokens))
      expect(sizes.reduce((all, size) => all + size)).toBe(TEAM_TOKENS)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(RIDER_MIN)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(RIDER_MAX)
    }
    const colours = (id: TeamId) => [0, 1, 2, 3].map((i) => TEAMS[id].riders.reduce((all, { tokens }) => all + tokens[i]!, 0)).join('/')
    expect(TEAM_IDS.map(colours)).toEqual(
      '9/3/2/4 7/4/0/7 8/2/2/6 7/5/1/5 4/9/5/0 5/9/4/0 4/7/7/0 7/5/6/0 7/3/0/8 8/6/0/4 9/3/0/6 7/4/0/7 4/5/9/0 4/4/10/0 3/5/10/0 7/3/8/0'.split(
        ' ',
      ),
    )
    expect(Object.values(TEAMS).flatMap(({ riders }) => riders)).toHaveLength(48)
  })

  it('CDB-7: picked openly in seat order, each once', () => {
    const start = play({ game, seats: 3 })
    expect(start.toAct).toEqual([0])
    expectLegal(game, start.state, 0, FOUR.map(team))
    expectRefused(game, start.state, 1, team('msr-sky'), 'NOT_YOUR_TURN', 'CDB-7')
    expectRefused(game, start.state, 0, team('gah-sky'), 'TEAM_NOT_OFFERED', 'CDB-7')
    const second = play({ game, state: start.state, moves: [[0, team('msr-sky')]] })
    expect(second.toAct).toEqual([1])
    expect(expectRefused(game, second.state, 1, team('msr-sky'), 'TEAM_TAKEN', 'CDB-7').params).toEqual({ team: 'msr-sky', seat: 0 })
    expect(second.events[0]).toEqual({
      type: 'teamTaken',
      seat: 0,
      team: 'msr-sky',
      tokens: [
        [3, 2, 2, 1],
        [2, 0, 0, 3],
        [3, 0, 0, 2],
      ],
      isDealt: false,
    })
    const race = play({
      game,
      state: second.state,
      moves: [
        [1, team('msr-bora')],
        [2, team('msr-fdj')],
      ],
    })
    expect([race.state.phase, race.toAct]).toEqual(['pace', [0, 1, 2]])
    expect(race.state.riders[0]).toMatchObject({ at: 1, up: [3, 2, 2, 1], down: 0, faceDown: 'none' })
    expect(riderName(race.state, 4)).toBe('Maciej Bodnar')
  })

  it('CDB-7: teams of any race, all of them for a hand-made course, or dealt at random', () => {
    const any = play({ game, options: { teams: 'presetAny' } })
    expect(game.legal(any.state, 0)).toHaveLength(16)
    const cases = COURSES.pt.cases
    expect(game.legal(play({ game, options: { course: { name: '', cases, names: [] } } }).state, 0)).toHaveLength(16)
    const chance = drawsFromBag(FOUR, ['msr-quickstep', 'msr-bora'])
    const dealt = play({ game, options: { assign: 'random' }, chance })
    expect([dealt.state.teams, dealt.state.phase]).toEqual([['msr-quickstep', 'msr-bora'], 'pace'])
    expect(dealt.events.filter((event) => event.type === 'teamTaken').map((event) => event.isDealt)).toEqual([true, true])
  })

  it('CDB-7: the teams that are dealt are all different, and any of them', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const { teams } = play({ game, seats: 4, options: { assign: 'random' }, chance: seededChance(`deal ${i}`) }).state
      expect(new Set(teams).size).toBe(4)
      seen.add(teams[0]!)
    }
    expect(seen).toEqual(new Set(FOUR))
  })

  it('CDB-8, CDB-10: hiding with preset teams hides nothing from who reads the sheets (R9)', () => {
    const start = play({ game, options: { hiding: 'on', assign: 'random' }, chance: seededChance('sheets') })
    expect([start.state.phase, start.toAct]).toEqual(['allocate', [0, 1]])
    const own = TEAMS[start.state.teams[0]!].riders[0]!.tokens
    expect(start.view(0).draft!.tokens[0]).toEqual(own)
    expectRefused(game, start.state, 0, { type: 'add', rider: 0, terrain: 'P' }, 'TEAM_IS_FIXED', 'CDB-7')
    const race = play({
      game,
      state: start.state,
      moves: [
        [0, { type: 'hide', rider: 0, terrain: 'P' }],
        [0, { type: 'confirm' }],
        [1, { type: 'confirm' }],
      ],
    })
    const red = race.view(1)
    expect(red.riders[0]!.up).toEqual([own[0]! - 1, own[1], own[2], own[3]])
    expect(workedOut(red, 0)).toEqual({ colours: ['P'], isSure: true })
    expect(workedOut(red, 1)).toEqual({ colours: [], isSure: false })
    for (const viewer of [1, SPECTATOR])
      expect(game.determinize(race.view(viewer), seededChance('sheets')).hidden).toEqual(race.state.hidden)
  })

  it('CDB-52: the first team that is left', () => {
    const { state } = play({ game, moves: [[0, team('msr-bora')]] })
    expect(game.fallback(state, 1)).toEqual(team('msr-fdj'))
  })

  it('CDB-49: table talk is no matter of the rules', () => {
    const one = play({ game, options: { tableTalk: 'off', assign: 'random' }, chance: seededChance('talk') }).state
    const two = play({ game, options: { tableTalk: 'free', assign: 'random' }, chance: seededChance('talk') }).state
    expect({ ...one, race: null }).toEqual({ ...two, race: null })
  })

  it('CDB-2, CDB-7: the courses have four teams each', () => {
    for (const course of COURSE_IDS) expect(TEAM_IDS.filter((id) => TEAMS[id].course === course)).toHaveLength(4)
    expect(check(game.schemas.options, { course: 'tour' }).ok).toBe(false)
  })
})
