import { seededChance } from '@echappee/kernel'
import { expectRefused, play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { STAGE_IDS } from '../content/stages.ts'
import { mostDecisions } from '../rules/bounds.ts'
import {
  compareGeneral,
  finalOrder,
  generalOrder,
  jerseysOf,
  pointsOrder,
  reverseTie,
  teamOrder,
  teamTotal,
  type Standing,
} from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import { EXTRA_CARD, PLAY } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { Totals } from '../rules/state.ts'
import { nameOf, optionsWith, position, rider } from './position.ts'

function standing(lines: Record<string, Partial<Totals>>, options: Partial<Options> = {}): Standing {
  const { tour } = position({ options, riders: {} })
  const totals = Array.from({ length: 8 }, (_, id) => ({ time: 300_000, bonus: 0, green: 0, mountain: 0, ...lines[nameOf(id)] }))
  return { tour, totals, drawOrder: [0, 1, 2, 3, 4, 5, 6, 7] }
}
const time = 61 * 3600 + 20 * 60 + 5

describe('classifications', () => {
  it('W52 FR-37, FR-39, FR-71: green points separate equal times; a green tie goes to the worse placed until the tour ends', () => {
    const table = standing({ rR: { time, green: 18 }, bS: { time, green: 25 }, kS: { time: time + 900, green: 25 } })
    expect(generalOrder(table).slice(0, 2).map(nameOf)).toEqual(['bS', 'rR'])
    expect(nameOf(pointsOrder(table, 'green', true)[0]!)).toBe('bS')
    expect(nameOf(pointsOrder(table, 'green', false)[0]!)).toBe('kS')
    expect(jerseysOf(table, true)).toEqual({ yellow: rider('bS'), green: rider('bS'), mountain: null, team: 1 })
  })

  it('FR-37 then mountain points, the team’s time and the draw order', () => {
    const table = standing({
      rR: { time, mountain: 3 },
      bR: { time, mountain: 4 },
      gR: { time },
      gS: { time: time + 5 },
      kR: { time },
      kS: { time: time + 4 },
    })
    expect(generalOrder(table).slice(0, 4).map(nameOf)).toEqual(['bR', 'rR', 'kR', 'gR'])
    expect(compareGeneral(standing({}), 0, 2)).toBe(0)
    expect(generalOrder({ ...standing({}), drawOrder: [7, 6, 5, 4, 3, 2, 1, 0] }).slice(0, 2)).toEqual([7, 6])
  })

  it('FR-37 green points come before mountain points', () => {
    const table = standing({ rR: { time, green: 4, mountain: 9 }, bR: { time, green: 5 }, gR: { time, green: 4, mountain: 8 } })
    expect(generalOrder(table).slice(0, 3).map(nameOf)).toEqual(['bR', 'rR', 'gR'])
  })

  it('FR-38 ties go to the worse placed, then the lane, then the draw order', () => {
    const table = standing({ kR: { time: 300_010 } })
    const tie = reverseTie(table, false)
    const at = (name: string, lane: number) => ({ rider: rider(name), lane })
    expect(tie(at('rR', 1), at('kR', 2))).toBeGreaterThan(0)
    expect(tie(at('rR', 2), at('bR', 1))).toBeGreaterThan(0)
    expect(reverseTie(table, false, false)(at('rR', 2), at('bR', 1))).toBeLessThan(0)
    expect(reverseTie(table, true)(at('rR', 1), at('kR', 2))).toBeLessThan(0)
    expect(reverseTie(table, true)(at('bR', 1), at('rR', 2))).toBeLessThan(0)
  })

  it('FR-70 the team’s time is that of both riders, with or without bonuses', () => {
    const lines = { rR: { time: 100, bonus: 10 }, rS: { time: 200 }, bR: { time: 150 }, bS: { time: 152 } }
    expect(teamOrder(standing(lines), true).slice(0, 2)).toEqual([0, 1])
    expect(teamTotal(standing(lines, { teamTimeBonuses: 'exclude' }), 0)).toBe(310)
    expect(teamOrder(standing(lines, { teamTimeBonuses: 'exclude' }), true).slice(0, 2)).toEqual([1, 0])
  })

  it('FR-39 all who are level in a points classification are ranked, not the first alone', () => {
    const table = standing({ rR: { time: 5 }, rS: { time: 3 }, bR: { time: 4, green: 1 }, bS: { time: 9 } })
    const four = (isOver: boolean) =>
      pointsOrder(table, 'green', isOver)
        .map(nameOf)
        .filter((name) => name < 'c' || name > 'l')
    expect([four(true), four(false)]).toEqual([
      ['bR', 'rS', 'rR', 'bS'],
      ['bR', 'bS', 'rR', 'rS'],
    ])
    const teams = standing({ rR: { time: 300_001 }, rS: { time: 299_999 }, gS: { time: 299_990 }, gR: { time: 300_010 } })
    expect([teamOrder(teams, true), teamOrder(teams, false)]).toEqual([
      [2, 0, 1, 3],
      [3, 1, 0, 2],
    ])
  })

  it('FR-71 the jersey of the mountain has a wearer as soon as somebody has a point', () => {
    expect(jerseysOf(standing({ gS: { mountain: 2 } }), false)).toMatchObject({ green: null, mountain: rider('gS') })
  })

  it('FR-71 teams are ranked by their better rider; jerseys count 3, 2, 2 and 2, and one that nobody wears counts nothing', () => {
    const order = (lines: Record<string, Partial<Totals>>, isJerseys = true) =>
      finalOrder(standing(lines, isJerseys ? { finalRanking: 'jerseys' } : {}))
    expect(order({ gS: { time: 1 }, kR: { time: 2 }, rS: { time: 3 }, bR: { time: 4 } }, false)).toEqual([2, 3, 0, 1])
    // Blue has yellow, red the best team time: 3 to 2.
    const two = { bR: { time: 1 }, rR: { time: 2 }, rS: { time: 3 } }
    expect(order(two).slice(0, 2)).toEqual([1, 0])
    expect(order({ ...two, rR: { time: 2, green: 1 } }).slice(0, 2)).toEqual([0, 1])
    expect(order({ ...two, rR: { time: 2, mountain: 1 } }).slice(0, 2)).toEqual([0, 1])
    expect(order({ ...two, gR: { green: 1, mountain: 1 } }).slice(0, 3)).toEqual([2, 1, 0])
    // FR-39: at the end a green tie goes to the better placed.
    expect(order({ ...two, rR: { time: 2, green: 4 }, kS: { time: 400_000, green: 4 } }).slice(0, 2)).toEqual([0, 1])
  })

  it('FR-71 one ranking: by the yellow jersey, or by jerseys won', () => {
    const lines = { rR: { time }, bR: { time: time + 50, green: 20, mountain: 9 }, bS: { time: time + 60 } }
    expect(finalOrder(standing(lines)).slice(0, 2)).toEqual([0, 1])
    expect(finalOrder(standing(lines, { finalRanking: 'jerseys' })).slice(0, 2)).toEqual([1, 0])
  })
})

describe('refusals', () => {
  it('W53 FR-110: what is not allowed is refused and changes nothing', () => {
    const state = position({
      stage: 'GT-F1',
      riders: {
        rR: { at: '15.1', draw: [3, 3, 4, 5] },
        rS: { at: '10.1', draw: [2] },
        bR: { at: '48.1', draw: [3] },
        gS: { at: '47.1', draw: [3] },
      },
    })
    const chance = seededChance('refused')
    Object.assign(state, { phase: 'prep', asked: 0b111 })
    state.current = [rider('rR'), rider('bR'), rider('gS'), null]
    expectRefused(game, state, 0, { type: 'prep', use: 'refresh' }, 'NO_MUSETTE', 'FR-49')
    state.riders[rider('rR')]!.musettes = 1
    expectRefused(game, state, 0, { type: 'prep', use: 'refresh' }, 'NO_EXHAUSTION', 'FR-49')
    expectRefused(game, state, 0, { type: 'prep', use: 'baroudeur' }, 'NOT_BAROUDEUR', 'FR-92')
    for (const seat of [0, 1, 2]) game.apply(state, seat, { type: 'prep', use: 'none' }, { chance })
    const before = JSON.stringify(state)
    expectRefused(game, state, 0, PLAY[7]![0]!, 'NOT_IN_HAND', 'FR-15')
    expectRefused(game, state, 0, { type: 'pickRider', rider: rider('rS') }, 'OTHER_HAND_FIRST', 'FR-15')
    expectRefused(game, state, 0, EXTRA_CARD, 'NOT_IN_ZONE', 'FR-51')
    expectRefused(game, state, 0, { type: 'sprint', choice: 'follow' }, 'WRONG_PHASE', 'FR-110')
    expectRefused(game, state, 0, { type: 'play', card: 3, extra: 'coupDeBluff' }, 'ONLY_IN_TIME_TRIAL', 'FR-74')
    expectRefused(game, state, 3, PLAY[3]![0]!, 'NOT_ASKED', 'FR-15')
    expect(JSON.stringify(state)).toBe(before)
  })

  it('W53 FR-105, FR-104: in a time trial a bluff needs a card played, a Coup de pédale the best card', () => {
    const { state } = play({ game, options: optionsWith({ stage: 'GT-P1' }), seats: 2, chance: seededChance('bluff') })
    const seat = game.toAct(state)[0]!
    const actor = state.riders[state.actor!]!
    const card = game.legal(state, seat).find((move) => move.type === 'play')!
    if (card.type !== 'play') throw new Error('no card')
    actor.form = 'coupDeBluff'
    expectRefused(game, state, seat, { ...card, extra: 'coupDeBluff' }, 'NOTHING_PLAYED', 'FR-105')
    actor.form = 'coupDePedale'
    const low = state.piles[state.actor!]!.hand.findIndex((count) => count > 0)
    expectRefused(game, state, seat, { type: 'play', card: low as 3, extra: 'coupDePedale' }, 'NOT_BEST_CARD', 'FR-104')
  })
})

describe('the length of a game', () => {
  it('FR-109 is bounded, for the longest tour too', () => {
    expect(mostDecisions(optionsWith({ options: { mode: 'race' } }), 4)).toBeLessThan(60_000)
    const days = STAGE_IDS.slice(0, 21)
    expect(mostDecisions(optionsWith({ options: { tour: { name: '', days: [...days] } } }), 6)).toBeLessThan(3_000_000)
  })
})
