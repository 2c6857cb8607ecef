import { checkOptions, seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION } from '../content/cards.ts'
import { STAGES } from '../content/stages.ts'
import { mostDecisions } from '../rules/bounds.ts'
import type { Carry } from '../rules/carry.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { roadOf } from '../rules/road.ts'
import { optionsWith } from './position.ts'

const line = (rider: number) => ({ rider, place: rider + 1, time: 600 + rider, bonus: rider, green: 3 * rider, mountain: rider })
const resultOf = (day: number, riders: readonly number[] = [0, 1, 2, 3]): Carry['results'][number] => ({
  day,
  stage: 'GT-F1',
  type: 'flat',
  riders: riders.map(line),
})
const DAYS = ['GT-F1', 'rest', 'GT-M2', 'GT-F2']
const PAST: Carry = {
  day: 3,
  drawOrder: [3, 2, 1, 0],
  kept: [4, 0, 1, 0],
  traits: [null, 'patron', null, null],
  results: [resultOf(0), resultOf(2)],
}

const checked = (changed: Partial<Carry>, seats = 2) =>
  checkOptions(game, { mode: 'tour', tour: { name: '', days: DAYS, carry: { ...PAST, ...changed } } }, seats)

function issues(changed: Partial<Carry>, seats?: number) {
  const found = checked(changed, seats)
  return found.ok ? [] : found.issues
}

describe('a tour that goes on', () => {
  it('FR-36 a race has no past, whatever tour lies beside it', () => {
    const checkedRace = checkOptions(game, { mode: 'race', tour: { name: '', days: DAYS, carry: PAST } }, 2)
    if (!checkedRace.ok) throw new Error(JSON.stringify(checkedRace.issues))
    expect(game.setup(checkedRace.value as Options, 2, { chance: seededChance('race') })).toMatchObject({ day: 0, results: [] })
  })

  it('FR-36 the next day is a stage of the tour', () => {
    expect(issues({})).toEqual([])
    const wrong = (day: number) => [{ path: ['tour', 'carry', 'day'], code: 'carry_day', params: { day } }]
    expect(issues({ day: 1, results: [resultOf(0)] })).toEqual(wrong(2))
    expect(issues({ day: 4 })).toEqual(wrong(5))
    expect(issues({ day: 5 })).toEqual(wrong(6))
  })

  it('FR-36 every stage before it has its result, in the order of the days, and a rest day has none', () => {
    const wrong = (stages: number) => [{ path: ['tour', 'carry', 'results'], code: 'carry_results', params: { stages } }]
    expect(issues({ results: [] })).toEqual(wrong(2))
    expect(issues({ results: [resultOf(0)] })).toEqual(wrong(2))
    expect(issues({ results: [resultOf(2), resultOf(0)] })).toEqual(wrong(2))
    expect(issues({ results: [resultOf(0), resultOf(1)] })).toEqual(wrong(2))
    expect(issues({ results: [resultOf(0), resultOf(1), resultOf(2)] })).toEqual(wrong(2))
    expect(issues({ day: 2 })).toEqual(wrong(1))
    expect(issues({ day: 2, results: [resultOf(0)] })).toEqual([])
    expect(issues({ day: 0, results: [] })).toEqual([])
  })

  it('FR-36, FR-37 every list has all riders of the tour, each once', () => {
    const wrong = (riders: number) => [{ path: ['tour', 'carry'], code: 'carry_riders', params: { riders } }]
    expect(issues({}, 3)).toEqual(wrong(6))
    expect(issues({ drawOrder: [0, 1, 2] })).toEqual(wrong(4))
    expect(issues({ drawOrder: [0, 0, 1, 2] })).toEqual(wrong(4))
    expect(issues({ drawOrder: [0, 1, 2, 3, 3] })).toEqual(wrong(4))
    expect(issues({ drawOrder: [0, 1, 2, 4] })).toEqual(wrong(4))
    expect(issues({ drawOrder: [4, 5, 6, 7] })).toEqual(wrong(4))
    expect(issues({ kept: [0, 0, 0] })).toEqual(wrong(4))
    expect(issues({ kept: [0, 0, 0, 0, 0] })).toEqual(wrong(4))
    expect(issues({ traits: [null, null, null] })).toEqual(wrong(4))
    expect(issues({ traits: [null, null, null, null, null] })).toEqual(wrong(4))
    expect(issues({ results: [resultOf(0), resultOf(2, [0, 1, 2, 2])] })).toEqual(wrong(4))
    expect(issues({ results: [resultOf(0, [0, 1]), resultOf(2)] })).toEqual(wrong(4))
  })

  it('FR-36 numbers that no tour can have are refused', () => {
    const lines = (changed: object) => [resultOf(0), { ...resultOf(2), riders: [0, 1, 2, 3].map((id) => ({ ...line(id), ...changed })) }]
    expect(issues({ results: lines({ mountain: 1000 }) })).toEqual([])
    for (const changed of [{ mountain: 1001 }, { green: 101 }, { bonus: 100_001 }, { time: 100_001 }, { time: -100_001 }, { place: 13 }])
      expect(issues({ results: lines(changed) })).not.toEqual([])
    const most = (riders: readonly number[]) => [resultOf(0), resultOf(2, riders)]
    const [last] = issues({ results: most([0, 1, 2, 12]) })
    expect(last).toMatchObject({ path: ['tour', 'carry', 'results', 1, 'riders', 3, 'rider'] })
    expect(issues({ drawOrder: [0, 1, 2, 12] })[0]).toMatchObject({ path: ['tour', 'carry', 'drawOrder', 3] })
    expect(issues({ results: most([0, 1, 2, 11]) })).toMatchObject([{ code: 'carry_riders' }])
    expect(issues({ kept: [60, 0, 0, 0] })).toEqual([])
    expect(issues({ kept: [61, 0, 0, 0] })[0]).toMatchObject({ path: ['tour', 'carry', 'kept', 0] })
  })

  it('FR-37, FR-40, FR-43 it begins with the classifications, the traits and the exhaustion cards of the stages before', () => {
    const options = checked({})
    if (!options.ok) throw new Error(JSON.stringify(options.issues))
    const { state } = play({ game, options: options.value as Options, seats: 2, chance: seededChance('later') })
    expect(state.day).toBe(3)
    expect(state.drawOrder).toEqual([3, 2, 1, 0])
    expect(state.riders.map(({ trait }) => trait)).toEqual([null, 'patron', null, null])
    expect(state.riders.map(({ deck }) => deck[EXHAUSTION])).toEqual([4, 0, 1, 0])
    expect(state.totals.map(({ green, mountain }) => [green, mountain])).toEqual([0, 1, 2, 3].map((id) => [6 * id, 2 * id]))
    expect(state.results.map(({ day }) => day)).toEqual([0, 2])
  })
})

describe('the longest game', () => {
  // Per rider and round: a pick, a use before the draw, eight further cards (FR-51), second wind, cereal bar, the card, four open questions.
  const perRider = 1 + 1 + 8 + 2 + 1 + 4

  it('FR-109 counts half the squares of all riders, and a round for each starter', () => {
    const squares = roadOf(STAGES.ST1.tiles).line
    const rounds = 4 + (4 * (squares + 4)) / 2
    expect(mostDecisions(optionsWith({}), 2)).toBe(rounds * perRider * 2 * 2 + (2 + 5) * 2)
  })

  it('FR-109 counts every stage and no rest day', () => {
    const day = (...days: string[]) => mostDecisions(optionsWith({ options: { tour: { name: '', days } as never } }), 3)
    const once = day('GT-F1')
    expect(day('GT-F1', 'rest', 'GT-F1')).toBe(2 * once - 5 * 3)
  })
})
