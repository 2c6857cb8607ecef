import { seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { classify, finalResult, pointsLeader } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { StageResult } from '../content/tours.ts'
import type { State } from '../rules/state.ts'
import { rankTrial, roadPoints, stageTime, trialFinished, trialStopped } from '../rules/times.ts'
import { position, ride, riderId, riderName } from './position.ts'

const ranking = { singleStageYellow: 'stageRanking' } as const

/** Times from round offset and printed square; places as the table gives them. */
function stage(
  rows: number,
  riders: readonly (readonly [late: number, square: number, place: number, points: number, seconds: number])[],
): StageResult {
  const places = riders.map(([, , place]) => place)
  return {
    kind: 'road',
    first: 0,
    times: riders.map(([late, square]) => stageTime(rows, square, late)),
    places,
    bonusSeconds: riders.map(([, , , , seconds]) => seconds),
    points: roadPoints(
      places,
      riders.map(([, , , points]) => points),
      3,
    ),
  }
}

describe('classifications', () => {
  const flat = stage(95, [
    [0, 5, 1, 0, 0],
    [0, 0, 4, 1, 1],
    [2, 8, 8, 0, 0],
    [0, 5, 2, 4, 3],
    [1, 7, 5, 0, 0],
    [2, 3, 9, 0, 0],
    [0, 2, 3, 4, 2],
    [1, 6, 6, 1, 1],
    [1, 1, 7, 0, 0],
  ])
  const mountain = stage(80, [
    [0, 1, 2, 4, 3],
    [2, 6, 7, 3, 2],
    [1, 0, 6, 0, 0],
    [0, 1, 3, 1, 1],
    [1, 9, 4, 2, 2],
    [3, 5, 9, 0, 0],
    [0, 4, 1, 1, 1],
    [1, 3, 5, 0, 0],
    [2, 2, 8, 2, 1],
  ])

  it('TDF-44…47 W28 two stages, three teams', () => {
    expect(flat.times).toEqual([90, 95, 107, 90, 98, 112, 93, 99, 104])
    expect(mountain.times).toEqual([79, 94, 90, 79, 81, 105, 76, 87, 98])
    expect(riderName(classify([flat]).riders[0]!)).toBe('B1')
    const final = finalResult([flat, mountain], ranking)
    expect(final.riderTimes).toEqual([166, 186, 197, 165, 177, 217, 166, 185, 201])
    expect(final.teamPoints).toEqual([46, 41, 44])
    expect(final.teamTimes).toEqual([549, 559, 552])
    expect(final.riders.slice(0, 3).map(riderName)).toEqual(['B1', 'A1', 'C1'])
    expect(final.totals).toEqual([96, 61, 64])
    expect(final.places).toEqual([1, 3, 2])
    expect(riderName(final.jersey)).toBe('B1')
  })

  it('TDF-42, TDF-45 stage points from 10 down to nothing', () => {
    expect(roadPoints([1, 2, 3, 10, 11, 12], [0, 0, 2, 0, 0, 0], 3)).toEqual([29, 1])
  })

  it('TDF-48 W39 one stage: the yellow jersey goes by the stage, team times keep their seconds', () => {
    const one = stage(95, [
      [0, 4, 2, 0, 3],
      [1, 4, 4, 0, 0],
      [1, 3, 5, 0, 0],
      [0, 0, 3, 0, 0],
      [2, 4, 6, 0, 0],
      [2, 3, 7, 0, 0],
      [0, 5, 1, 0, 0],
      [3, 4, 8, 0, 0],
      [3, 3, 9, 0, 0],
    ])
    const final = finalResult([one], ranking)
    expect(riderName(final.jersey)).toBe('C1')
    expect(final.jerseyBonus).toEqual([10, 5, 15])
    expect(final.teamTimes[0]).toBe(88 + 101 + 102)
    // The times that rank them, without bonus seconds.
    expect([final.riderTimes[riderId('C1')], final.riderTimes[riderId('A1')]]).toEqual([90, 91])
    expect(riderName(finalResult([one], { singleStageYellow: 'withBonus' }).jersey)).toBe('A1')
  })

  it('TDF-44, TDF-47 equal team times go by points, equal points to the faster team, equal totals to the faster team', () => {
    const two = (times: number[], points: number[]): StageResult => ({
      kind: 'road',
      first: 0,
      times,
      places: times.map((_, id) => id + 1),
      bonusSeconds: times.map(() => 0),
      points,
    })
    const level = [90, 95, 100, 95, 95, 95]
    expect([classify([two(level, [3, 4])]).teams, classify([two(level, [4, 3])]).teams, classify([two(level, [4, 4])]).teams]).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ])
    const slow = [95, 95, 100, 95, 95, 95]
    const leader = (points: number[]) => pointsLeader(classify([two(slow, points)]))
    expect([leader([4, 4]), leader([5, 4]), leader([4, 5])]).toEqual([1, 0, 1])
    // 40 and 15 for the teams; 15 + 10 + 5 and 0 for the riders: 35 points more make a level total.
    const final = finalResult([two([90, 91, 92, 89, 93, 90], [10, 45])], { singleStageYellow: 'withBonus' })
    expect([final.teamTimes, final.totals]).toEqual([
      [273, 272],
      [10 + 15 + 10, 45 + 40 + 15 + 5],
    ])
    const even = finalResult([two([90, 91, 92, 89, 93, 90], [80, 10])], { singleStageYellow: 'withBonus' })
    expect([even.totals, even.places]).toEqual([
      [105, 70],
      [1, 2],
    ])
    const same = finalResult([two([90, 91, 92, 89, 93, 90], [45, 10])], { singleStageYellow: 'withBonus' })
    expect([same.totals, same.places]).toEqual([
      [70, 70],
      [2, 1],
    ])
  })

  it('TDF-48 a single time trial goes by time with the ties of a tour, whatever the option', () => {
    const trial = {
      ...stage(
        95,
        Array.from({ length: 6 }, (_, i) => [0, i, 1, 0, 0] as const),
      ),
      kind: 'ttt' as const,
      places: [2, 2, 2, 1, 1, 1],
    }
    const times = [120, 120, 120, 110, 110, 110]
    expect(riderName(finalResult([{ ...trial, times, points: [12, 18] }], ranking).jersey)).toBe('B1')
    const odd = finalResult([{ ...trial, times: [110, 110, 110, 120, 120, 120], points: [12, 18] }], ranking)
    expect(riderName(odd.jersey)).toBe('A1')
  })

  it('TDF-47 ties: places, the latest stage, the number, then the seats from the first player', () => {
    const level = (places: number[], first = 0): StageResult => ({
      kind: 'road',
      first,
      times: places.map(() => 90),
      places,
      bonusSeconds: places.map(() => 0),
      points: [0, 0],
    })
    expect(classify([level([1, 3, 5, 2, 4, 6]), level([2, 3, 5, 1, 4, 6])]).riders).toEqual([3, 0, 1, 4, 2, 5])
    const same = { ...level([1, 1, 1, 1, 1, 1], 1), kind: 'ttt' as const }
    expect(classify([same]).riders).toEqual([3, 0, 4, 1, 5, 2])
    const three = { ...level(Array(9).fill(1) as number[], 1), points: [0, 0, 0] }
    expect(classify([three]).riders).toEqual([3, 6, 0, 4, 7, 1, 5, 8, 2])
    expect(finalResult([{ ...same, points: [4, 4] }], ranking).places).toEqual([2, 1])
  })
})

describe('the team time trial', () => {
  it('TDF-53, TDF-54 W30 the worst rider counts', () => {
    const teams = [
      [93, 91, 88].map(trialStopped),
      [6, 5, 3].map((square) => trialFinished(95, square, 9, 10)),
      [trialFinished(95, 4, 10, 10), trialFinished(95, 1, 9, 10), trialFinished(95, 0, 10, 10)],
    ]
    const { results, points } = rankTrial(teams)
    expect(results).toEqual([112, 92, 105])
    expect(points).toEqual([6, 18, 12])
    expect(trialFinished(95, 3, 9, 0)).toBe(102)
  })

  it('TDF-54 equal results: the next-worst rider, then the best; then they share', () => {
    expect(
      rankTrial([
        [100, 90, 80],
        [100, 91, 70],
        [100, 90, 80],
      ]),
    ).toMatchObject({ places: [1, 3, 1], points: [18, 6, 18] })
  })

  it('TDF-49, TDF-50, TDF-51, TDF-52 W29 teams start a round apart and have ten cards a rider', () => {
    const options: Partial<Options> = { tour: 'trial', firstPlayer: 'draw', chanceDeck: 'none' }
    const chance = seededChance('trial 3')
    const { state } = play({ game, seats: 3, options, chance })
    const [one, two, three] = [0, 1, 2].map((place) => (state.first + place) % 3) as [number, number, number]
    const acted: string[][] = []
    const sizes: number[] = []
    while (state.phase !== 'finished') {
      const seat = game.toAct(state)[0]!
      if (state.phase === 'play') (acted[state.round] ??= []).push(riderName(state.acting))
      const legal = game.legal(state, seat)
      game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
      sizes.push(Math.max(...state.hands.map(({ length }) => length)))
      expect(state.round).toBeLessThanOrEqual(13)
    }
    const letter = (seat: number) => 'ABC'[seat]!
    const of = (seat: number, names: readonly string[]) => names.filter((name) => name.startsWith(letter(seat)))
    expect(acted[1]).toEqual([1, 2, 3].map((n) => `${letter(one)}${n}`))
    expect(acted[2]!.slice(-3)).toEqual([1, 2, 3].map((n) => `${letter(two)}${n}`))
    expect(acted[3]!.slice(-3)).toEqual([1, 2, 3].map((n) => `${letter(three)}${n}`))
    expect(of(one, acted.flat()).length).toBeLessThanOrEqual(30)
    expect(Math.max(...sizes)).toBe(18)
    expect(state.results[0]!.kind).toBe('ttt')
    expect(state.results[0]!.bonusSeconds.every((seconds) => seconds === 0)).toBe(true)
  })
})

describe('giving back in a time trial', () => {
  const trial = [{ board: 'flat', kind: 'ttt' }] as const
  const byEvent = (events: readonly Event[]) =>
    events.flatMap((event) => {
      if (event.type === 'roundBegan') return [`round ${event.round}`]
      if (event.type === 'turnMissed') return [`${riderName(event.rider)} misses`]
      if (event.type === 'cardPlayed') return [`${riderName(event.rider)} plays`]
      if (event.type === 'takenOff') return [`off ${event.riders.map(riderName).join()}`]
      return event.type === 'dealBegan' && event.isSecondDeal ? [`deal ${'AB'[event.seat]}`] : []
    })

  it('TDF-49, TDF-52 a team whose whole hand is given back has its second deal first, and is not taken off', () => {
    const state = position({
      seats: 2,
      stages: trial,
      riders: { A2: '50.1' },
      hands: { A: [4, 5, 6] },
      parts: { dealtFor: [0b111, 0b111] },
    })
    const { state: after, events } = play({ game, state, moves: [[0, ride(state, 4, '54.1')]], chance: seededChance('deal') })
    expect(byEvent(events)).toEqual(['A2 plays', 'round 6', 'deal A'])
    expect([after.hands[0]!.length, after.phase, riderName(after.acting), after.dealtFor[0]]).toEqual([5, 'play', 'A2', 0b010])
  })

  it('TDF-49 the second deal comes as soon as a card given back leaves one for each rider, before they ride', () => {
    const state = position({
      seats: 2,
      stages: trial,
      riders: { A2: '50.1', A3: '48.1*' },
      hands: { A: [4, 5, 6, 7] },
      parts: { dealtFor: [0b111, 0b111] },
    })
    const { state: after, events } = play({
      game,
      state,
      moves: [
        [0, ride(state, 4, '54.1')],
        [0, { type: 'giveBack', cards: [5] }],
      ],
      chance: seededChance('deal'),
    })
    expect(byEvent(events)).toEqual(['A2 plays', 'round 6', 'deal A'])
    expect([after.hands[0]!.length, after.hasSecondDeal[0]]).toEqual([12, true])
  })

  it('TDF-32, TDF-51 a rider who fell misses his next turn and no more, though giving back empties the hand', () => {
    const state = position({
      seats: 2,
      stages: trial,
      riders: { A2: '~40.1*!', B1: '30.1' },
      hands: { A: [5, 6], B: [7, 7, 7, 7] },
      parts: { dealtFor: [0b111, 0b001], hasSecondDeal: [false, true], team: 1, acting: riderId('B1') },
    })
    const { state: after, events } = play({
      game,
      state,
      moves: [
        [1, ride(state, 7, '37.1')],
        [1, ride(state, 7, '44.1')],
      ],
      chance: seededChance('fell'),
    })
    expect(byEvent(events)).toEqual(['B1 plays', 'round 6', 'deal A', 'A2 misses', 'B1 plays', 'round 7'])
    expect(riderName(after.acting)).toBe('A2')
  })
})

describe('a tour', () => {
  it('TDF-3 R5 the first player of later stages: by drawing, the jersey, or the next seat', () => {
    const firsts = (firstPlayer: Options['firstPlayer']) => {
      const { state, chance } = tourOf({
        tour: { boards: {}, stages: Array.from({ length: 3 }, () => ({ board: 'short', kind: 'road' as const })) },
        firstPlayer,
      })
      const jerseys = [1, 2].map((stages) => Math.floor(classify(state.results.slice(0, stages)).riders[0]! / 3))
      return { first: state.results.map(({ first }) => first), jerseys, chance }
    }
    const rotated = firsts('rotate').first
    expect(rotated).toEqual([rotated[0], (rotated[0]! + 1) % 3, (rotated[0]! + 2) % 3])
    const yellow = firsts('yellow')
    expect(yellow.first.slice(1)).toEqual(yellow.jerseys)
  })

  it('TDF-44, TDF-46 after each stage but the last the jersey is given; then the totals decide', () => {
    const { state, events } = tourOf({ tour: 'classic' })
    expect(events.filter(({ type }) => type === 'jerseyGiven')).toHaveLength(1)
    const final = finalResult(state.results, state.race.options)
    expect(events.at(-1)).toEqual({ type: 'tourEnded', totals: final.totals, places: final.places, jersey: final.jersey })
    expect(game.outcome(state)).toEqual({ places: final.places, scores: final.totals })
    expect(final.totals.reduce((a, b) => a + b)).toBe(final.teamPoints.reduce((a, b) => a + b) + 60 + 30)
  })

  it('TDF-6, TDF-27 kept cards lapse with the stage', () => {
    const { seen } = tourOf({ tour: 'classic' })
    expect(seen.every((kept) => kept === 0)).toBe(true)
    expect(riderId('A1')).toBe(0)
  })
})

function tourOf(options: Partial<Options>) {
  const chance = seededChance('tour')
  const { state, events: opening } = play({ game, seats: 3, options, chance })
  const events = [...opening]
  const seen: number[] = []
  let stages = state.stage
  while (state.phase !== 'finished') {
    const seat = game.toAct(state)[0]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)]!, { chance, emit: (event) => void events.push(event) })
    if (state.stage > stages) seen.push(keptCount(state))
    stages = state.stage
  }
  return { state, events, chance, seen }
}

const keptCount = ({ riders }: State) => riders.reduce((count, { kept }) => count + kept.length, 0)
