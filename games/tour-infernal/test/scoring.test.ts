import { describe, expect, it } from 'vitest'
import type { Mission } from '../content/missions.ts'
import { compareAbandoned, finalResult, missionSeconds, type MissionSheet, type Standing } from '../rules/scoring.ts'
import { A, B, C } from './position.ts'

const rider = (change: Partial<Standing> = {}): Standing => ({
  gap: 0,
  bonus: 0,
  cards: 0,
  out: null,
  solo: 0,
  climbs: 0,
  sprints: 0,
  ...change,
})
const none = [null, null, null]

describe('the final table', () => {
  it('X34 TI-91, TI-92: bonuses minus gap, then the finishing order', () => {
    const riders = [rider({ bonus: 50, gap: 20 }), rider({ bonus: 30 }), rider({ bonus: 15 })]
    const result = finalResult({ ending: 'finish', riders, finishers: [B, C, A], missions: none })
    expect(result.scores).toEqual([30, 30, 15])
    expect(result.places).toEqual([2, 1, 3])
  })

  it('TI-93: who abandoned comes after all finishers; later sector, higher score, smaller gap, earlier in order', () => {
    const out = (sector: number, gap: number, position: number, bonus: number) => ({ out: { sector, gap, position }, bonus })
    const before = (a: ReturnType<typeof out>, b: ReturnType<typeof out>) => expect(compareAbandoned(a, b)).toBeLessThan(0)
    before(out(8, 100, 3, 0), out(7, 0, 0, 90))
    before(out(8, 40, 3, 80), out(8, 0, 0, 30))
    before(out(8, 0, 3, 30), out(8, 20, 0, 50))
    before(out(8, 20, 1, 50), out(8, 20, 2, 50))
    const riders = [rider({ bonus: 500, solo: 2, out: { sector: 9, gap: 0, position: 0 } }), rider({ gap: 400 }), rider()]
    const result = finalResult({ ending: 'finish', riders, finishers: [C, B], missions: ['M1', null, null] })
    expect(result.places).toEqual([3, 2, 1])
    expect(result).toMatchObject({ scores: [500, -400, 0], missions: [0, 0, 0] })
  })

  it('TI-113: final gaps are measured to the first player', () => {
    const riders = [rider({ gap: 20 }), rider({ gap: 60 }), rider({ gap: 20 })]
    const result = finalResult({ ending: 'finish', riders, finishers: [A, C, B], missions: ['M5', null, null] })
    expect(result.gaps).toEqual([0, 40, 0])
    expect(result.scores).toEqual([20, -40, 0])
  })
})

describe('missions', () => {
  const sheet = (riders: Standing[], change: Partial<MissionSheet> = {}): MissionSheet => ({
    riders,
    gaps: riders.map(({ gap }) => gap),
    places: riders.map((_, i) => i + 1),
    ending: 'finish',
    ...change,
  })
  const worth = (mission: Mission, standing: Partial<Standing>) => missionSeconds(mission, A, sheet([rider(standing), rider(), rider()]))

  it('X40 TI-101, TI-102: evaluated on the provisional ranking, added to the score', () => {
    const riders = [rider({ bonus: 40 }), rider({ bonus: 35, cards: 7 }), rider({ bonus: 30, solo: 2 })]
    const result = finalResult({ ending: 'finish', riders, finishers: [A, B, C], missions: ['M6R', 'M4', 'M1'] })
    expect(result.missions).toEqual([20, 30, 20])
    expect(result.scores).toEqual([60, 65, 50])
    expect(result.places).toEqual([2, 1, 3])
  })

  it('TI-101: what each mission is worth', () => {
    expect([0, 1, 3, 5].map((solo) => worth('M1', { solo }))).toEqual([0, 10, 30, 30])
    expect([0, 1, 2, 3].map((climbs) => worth('M2', { climbs }))).toEqual([0, 20, 30, 30])
    expect([0, 1, 2, 3].map((sprints) => worth('M3', { sprints }))).toEqual([0, 20, 30, 30])
    expect([0, 1, 6, 9].map((cards) => worth('M4', { cards }))).toEqual([0, 5, 30, 30])
  })

  it('TI-101: M5 counts half the players at the start, rounded up', () => {
    const atFront = (gaps: number[]) => missionSeconds('M5', A, sheet(gaps.map((gap) => rider({ gap }))))
    expect(atFront([20, 0, 0, 40, 60])).toBe(0)
    expect(atFront([0, 0, 0, 40, 60])).toBe(20)
    expect(atFront([40, 0, 0, 60])).toBe(20)
    const out = { sector: 8, gap: 0, position: 0 }
    expect(missionSeconds('M5', A, sheet([rider(), rider({ out }), rider({ out }), rider({ gap: 20 })]))).toBe(0)
  })

  it('TI-101, TI-102: neighbours are seats, and an early end has no bunch finish', () => {
    const places = [2, 1, 3]
    const riders = [rider(), rider(), rider()]
    expect(missionSeconds('M6L', A, sheet(riders, { places }))).toBe(0)
    expect(missionSeconds('M6R', A, sheet(riders, { places }))).toBe(20)
    expect(missionSeconds('M6L', C, sheet(riders, { places }))).toBe(0)
    expect(missionSeconds('M6L', B, sheet(riders, { places }))).toBe(20)
    expect(missionSeconds('M5', A, sheet(riders))).toBe(20)
    expect(missionSeconds('M5', A, sheet(riders, { ending: 'survivor' }))).toBe(0)
  })

  it('TI-92, TI-102: a tie with missions is still settled by the finishing order', () => {
    const riders = [rider({ bonus: 20, cards: 2 }), rider({ bonus: 30 }), rider()]
    const result = finalResult({ ending: 'finish', riders, finishers: [B, A, C], missions: ['M4', null, null] })
    expect(result.scores).toEqual([30, 30, 0])
    expect(result.places).toEqual([2, 1, 3])
  })
})
