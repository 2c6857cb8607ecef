import { seededChance } from '@echappee/kernel'
import { expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Card } from '../content/cards.ts'
import { STAGES, type StageId } from '../content/stages.ts'
import { change } from '../rules/change.ts'
import { isInOpenZone } from '../rules/energy.ts'
import { game } from '../rules/index.ts'
import { PLAY, READY } from '../rules/moves.ts'
import { roadOf } from '../rules/road.ts'
import type { Options } from '../rules/options.ts'
import type { Arrival, RiderResult, State } from '../rules/state.ts'
import { baseTime, gapSeconds, roadTimes, stageOrder } from '../rules/times.ts'
import { close, nameOf, optionsWith, position, ride, rider, type Answers, type Placed } from './position.ts'

/** `4:27:00` in seconds. */
const clock = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const arrival = (name: string, square: number, parts: Partial<Arrival> = {}): Arrival => ({
  rider: rider(name),
  round: 10,
  square,
  lane: 1,
  how: 'crossed',
  isSprinting: false,
  ...parts,
})
const options = (parts: Partial<Options> = {}) => ({ ...optionsWith({}), ...parts })

/** The last round of a stage: everybody who is on the road comes home in it. */
function finish(stage: StageId, riders: Record<string, Placed>, answers: Answers = {}, prepare?: (state: State) => void) {
  const state = position({ stage, riders })
  prepare?.(state)
  ride(state, answers)
  return state
}
const resultOf = (state: State, name: string): RiderResult => state.results[0]!.riders.find((line) => line.rider === rider(name))!

describe('intermediate sprints', () => {
  it('W31 FR-51…53: the furthest past the line first, equal riders by the worse general classification; then the zone is closed', () => {
    const state = position({ stage: 'GT-F1', riders: { bS: '56.1', rR: '54.1', kS: '54.2', gR: '52.1' } })
    state.totals[rider('kS')]!.time = 100
    close(state)
    expect(state.lines[1]!.map(nameOf)).toEqual(['bS', 'kS', 'rR'])
    expect(isInOpenZone(state, rider('gR'))).toBe(false)
    const open = position({ stage: 'GT-F1', riders: { gR: '52.1', bS: '49.1' } })
    expect([isInOpenZone(open, rider('gR')), isInOpenZone(open, rider('bS'))]).toEqual([true, false])
  })

  it('FR-50, FR-54 the zone has 3 squares, 4 with five teams and 5 with six; an uphill finish has none', () => {
    const zone = (seats: number) => position({ seats, riders: {} }).tour.zone
    expect([2, 3, 4, 5, 6].map(zone)).toEqual([3, 3, 3, 4, 5])
    const sprinting = (stage: StageId, at: string) => close(position({ stage, riders: { rR: at } })).state.riders[0]!.isSprinting
    expect([sprinting('GT-F1', '71.1'), sprinting('GT-F1', '70.1'), sprinting('GT-M2', '73.1')]).toEqual([true, false, false])
  })
})

describe('time on the road', () => {
  it('W24 FR-55, FR-58, FR-59, FR-61, FR-65, FR-66: sprinting riders share one time', () => {
    const state = finish('GT-F1', { rS: { at: '71.1', draw: [9], counted: 12 }, bR: { at: '71.2', draw: [4] } })
    expect(state.riders[rider('rS')]!.finish).toMatchObject({ square: 80, isSprinting: true })
    expect(baseTime(13, 7, options())).toBe(clock('4:27:00'))
    expect([resultOf(state, 'rS').time, resultOf(state, 'bR').time]).toEqual([clock('4:26:50'), clock('4:26:54')])
    expect([baseTime(13, 7, options({ baseTimeSquares: 'subtract' })), baseTime(13, 7, options({ baseTimeSquares: 'ignore' }))]).toEqual([
      clock('4:13:00'),
      clock('4:20:00'),
    ])
  })

  it('W25 FR-54, FR-60, FR-67, FR-69: an uphill finish has gaps and summit points', () => {
    const riders = {
      rR: { at: '74.1', draw: [5] as Card[], counted: 15 },
      bR: { at: '74.2', draw: [4] as Card[] },
      gR: { at: '73.1', draw: [3] as Card[] },
      kR: { at: '72.1', draw: [3] as Card[] },
    }
    const state = finish('GT-M2', riders)
    const lines = ['rR', 'bR', 'gR', 'kR'].map((name) => resultOf(state, name))
    expect(lines.map(({ time }) => time)).toEqual(['5:24:50', '5:24:54', '5:25:06', '5:25:10'].map(clock))
    expect(lines.map(({ green }) => green)).toEqual([4, 2, 1, 0])
    expect(lines.map(({ mountain }) => mountain)).toEqual([20, 15, 11, 7])
  })

  it('W26 FR-62, FR-68: a later round costs a minute, and the summit goes on being filled', () => {
    const first = [arrival('rR', 79), arrival('bR', 78), arrival('gR', 76), arrival('kR', 75)]
    const later = [arrival('rS', 79, { round: 11 }), arrival('bS', 76, { round: 11 }), arrival('gS', 75, { round: 11 })]
    const times = roadTimes([...first, ...later], clock('5:25:00'), 74, options())
    expect(['rS', 'bS', 'gS'].map((name) => times.get(rider(name)))).toEqual(['5:26:00', '5:26:20', '5:26:20'].map(clock))
    const state = position({ stage: 'GT-M2', riders: { rS: '79.1', bS: '76.1' } })
    state.lines[2] = ['rR', 'bR', 'gR', 'kR'].map(rider)
    close(state)
    expect(resultOf(state, 'rS').mountain).toBe(4)
  })

  it('W27 FR-61: squares inside the span of the sprinting riders count nothing', () => {
    const riders = {
      rR: { at: '72.1', draw: [5] as Card[] },
      bR: { at: '71.1', draw: [3] as Card[] },
      gS: { at: '70.1', draw: [9] as Card[], counted: 13 },
      kR: { at: '69.1', draw: [6] as Card[] },
    }
    const state = finish('GT-F1', riders)
    const lines = ['gS', 'rR', 'kR', 'bR'].map((name) => resultOf(state, name))
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    expect(lines.map(({ time }) => time)).toEqual(['4:45:50', '4:46:04', '4:46:06', '4:46:10'].map(clock))
  })

  it('W28 FR-63: 50 seconds at most in one round; gaps may also be counted as distances', () => {
    const two = [arrival('bS', 82, { isSprinting: true }), arrival('kR', 74)]
    expect(gapSeconds(two, 73, options()).get(rider('kR'))).toBe(50)
    expect(gapSeconds(two, 73, options({ roundGapCap: false })).get(rider('kR'))).toBe(70)
    expect(gapSeconds(two, 73, options({ roundGapCap: false, gapMeasure: 'distance' })).get(rider('kR'))).toBe(80)
  })

  it('FR-60, FR-61, FR-64 riders on neighbouring squares have no gap, followers widen no sprint, and each square short costs', () => {
    const seconds = (arrivals: Arrival[], parts: Partial<Options> = {}) =>
      arrivals.map(({ rider: id }) => gapSeconds(arrivals, 73, options(parts)).get(id))
    const near = [arrival('rR', 78), arrival('bR', 77), arrival('gR', 75)]
    expect([seconds(near), seconds(near, { gapMeasure: 'distance' })]).toEqual([
      [0, 0, 10],
      [0, 0, 20],
    ])
    const sprint = [
      arrival('rR', 79, { isSprinting: true }),
      arrival('kR', 76),
      arrival('gS', 73, { isSprinting: true, how: 'followed' }),
      arrival('bS', 71, { isSprinting: true, how: 'stopped' }),
    ]
    expect(seconds(sprint)).toEqual([0, 20, 0, 30])
  })

  it('FR-63, FR-64 who stopped in the sprint loses 50 seconds at most, the lead of a breakaway included', () => {
    // From outside the zone, with a Coup de pédale, the winner is six squares ahead of the sprint.
    const stop = (parts: Partial<Options>) => {
      const state = position({
        stage: 'GT-F1',
        options: parts,
        riders: {
          gS: { at: '70.1', draw: [9], form: 'coupDePedale' },
          rR: { at: '72.1', draw: [3] },
          bR: { at: '71.1', draw: [0] },
          kS: { at: '71.2', draw: [0] },
        },
      })
      ride(state, { react: ['gS'], sprint: { bR: 'stop', kS: 'follow' } })
      expect(state.riders.slice(0, 6).map((one) => one.finish!.square)).toEqual([75, 74, 73, 74, 74, 81])
      const behind = (name: string) => {
        const [one, first] = [resultOf(state, name), resultOf(state, 'gS')]
        return one.time + one.bonus - first.time - first.bonus
      }
      return ['rR', 'kS', 'bR'].map(behind)
    }
    expect(stop({})).toEqual([50, 50, 50])
    expect(stop({ roundGapCap: false })).toEqual([50, 50, 60])
    expect(stop({ gapMeasure: 'distance' })).toEqual([50, 50, 50])
    expect(stop({ gapMeasure: 'distance', roundGapCap: false })).toEqual([60, 60, 70])
  })

  it('W29 FR-56, FR-57, FR-64: beaten in the sprint, he follows, stops or rides on', () => {
    const riders = (): Record<string, Placed> => ({
      rR: { at: '73.1', draw: [3] },
      bS: { at: '72.1', draw: [9], counted: 12 },
      gS: { at: '71.1', draw: [2], recycled: [0] },
      kR: { at: '67.1', draw: [5, 5, 5, 5] },
    })
    const choose = (choice: 'follow' | 'stop' | 'rideOn') => {
      const state = position({ stage: 'GT-F1', riders: riders() })
      const rode = ride(state, { sprint: { gS: choice } })
      expect(rode.events).toContainEqual(expect.objectContaining({ type: 'asked', phase: 'sprint', actor: rider('gS') }))
      while (state.results.length === 0) ride(state)
      return { state, rode }
    }
    const follow = choose('follow')
    expect(resultOf(follow.state, 'bS').time).toBe(clock('4:27:50'))
    expect(resultOf(follow.state, 'rR').time).toBe(clock('4:27:54'))
    expect(resultOf(follow.state, 'gS')).toMatchObject({ place: 3, time: clock('4:27:56'), green: 4 })
    const stop = choose('stop')
    expect(resultOf(stop.state, 'gS')).toMatchObject({ place: 3, time: clock('4:28:06'), green: 4 })
    expect(stop.rode.exhausted).toEqual([])
    const on = choose('rideOn')
    expect(on.rode.exhausted).toEqual(['gS'])
    expect(resultOf(on.state, 'gS').time).toBeGreaterThanOrEqual(clock('4:28:00') + 60 - 4)
  })

  it('FR-56 following costs an exhaustion card, stopping none, riding on one fewer', () => {
    const cards = (choice: 'follow' | 'stop' | 'rideOn') => {
      const riders = { rR: { at: '73.1', draw: [3] as Card[] }, gS: { at: '71.1', draw: [2] as Card[], recycled: [0, 0] as Card[] } }
      const state = position({ stage: 'GT-F1', riders: { ...riders, kR: { at: '40.1', draw: [5, 5, 5, 5] } } })
      const rode = ride(state, { sprint: { gS: choice }, play: { gS: PLAY[2]![0]! } })
      return state.riders[rider('gS')]!.deck[0]! - (rode.exhausted.includes('gS') ? 1 : 0)
    }
    expect([cards('follow'), cards('stop'), cards('rideOn')]).toEqual([3, 2, 1])
  })

  it('FR-56, FR-7 everybody sees from which pile that card was taken', () => {
    for (const [discarded, sizes] of [
      ['draw', [2, 1]],
      ['recycled', [3, 0]],
    ] as const) {
      const state = position({ stage: 'GT-F1', riders: { gS: { at: '71.1', draw: [2, 3, 0], recycled: [0] } } })
      change(state, { type: 'sprintChosen', rider: rider('gS'), choice: 'rideOn', arrival: null, discarded })
      for (const { drawSize, recycledSize } of [state.riders[rider('gS')]!, state.piles[rider('gS')]!])
        expect([drawSize, recycledSize]).toEqual(sizes)
    }
  })

  it('FR-56 nobody is beaten in a sprint by a rider who came from behind the zone', () => {
    const phases = (square: number) => {
      const riders = { kS: { at: `${square}.1`, draw: [9] as Card[] }, rR: { at: '71.2', draw: [0] as Card[] } }
      const { events } = ride(position({ stage: 'GT-F1', riders }))
      expect(events).toContainEqual(expect.objectContaining({ type: 'arrived' }))
      return events.flatMap((event) => (event.type === 'asked' ? [event.phase] : []))
    }
    expect([phases(70).includes('sprint'), phases(71).includes('sprint')]).toEqual([false, true])
  })

  it('W30 FR-38: on one square the worse placed is ahead, on the first stage the right lane', () => {
    const riders = { rR: { at: '70.1', draw: [7] as Card[] }, kS: { at: '68.1', draw: [9] as Card[] } }
    const later = finish('GT-R1', riders, {}, (state) => {
      state.totals[rider('kS')]!.time = 60
    })
    expect([resultOf(later, 'kS'), resultOf(later, 'rR')].map(({ place, green, bonus }) => [place, green, bonus])).toEqual([
      [1, 6, 10],
      [2, 4, 6],
    ])
    expect(resultOf(finish('GT-R1', riders), 'rR').place).toBe(1)
  })

  it('FR-107, FR-26 on a wide finish a third rider finds room on a square beyond the line, and may win by it', () => {
    const places = (stage: StageId, wideFinish: boolean, squares: number[], cards: Card[]) => {
      const names = ['rR', 'bR', 'gR']
      const riders = Object.fromEntries(names.map((name, i) => [name, { at: `${squares[i]!}.1`, draw: [cards[i]!] }]))
      const state = position({ stage, options: { wideFinish }, riders })
      state.totals[rider('gR')]!.time = 60
      ride(state)
      return state.results[0]!.riders.slice(0, 3).map((line) => `${nameOf(line.rider)} ${state.riders[line.rider]!.finish!.square}`)
    }
    // All three have cards for one square; the last of them is worst placed overall.
    expect(places('GT-F1', false, [71, 70, 69], [5, 6, 7])).toEqual(['rR 76', 'bR 76', 'gR 75'])
    expect(places('GT-F1', true, [71, 70, 69], [5, 6, 7])).toEqual(['gR 76', 'rR 76', 'bR 76'])
    expect(places('GT-M2', false, [73, 72, 71], [3, 4, 5])).toEqual(['rR 76', 'bR 76', 'gR 75'])
    expect(places('GT-M2', true, [73, 72, 71], [3, 4, 5])).toEqual(['gR 76', 'rR 76', 'bR 76'])
  })

  it('W32 FR-68: the last red square is not past the summit', () => {
    const state = position({ stage: 'GT-M1', riders: { rR: '34.1', bR: '32.1' } })
    close(state)
    expect(state.lines[1]!.map(nameOf)).toEqual(['rR'])
    const next = position({ stage: 'GT-M1', riders: { bR: '37.1', kR: '36.1', gS: '36.2' } })
    next.lines[1] = [rider('rR')]
    next.totals[rider('gS')]!.time = 50
    close(next)
    expect(next.lines[1].map(nameOf)).toEqual(['rR', 'bR', 'gS', 'kR'])
    expect(next.tour.points.summits[1]).toEqual([10, 8, 6, 4])
    expect(roadOf(STAGES['GT-M1'].tiles).climbs[0]).toEqual({ first: 24, last: 32, category: '1' })
  })

  it('W33 FR-65, FR-67: green points by place and kind of stage', () => {
    const { points } = position({ riders: {} }).tour
    expect([points.finish.rolling, points.finish.mountain, points.finish.flat]).toEqual([
      [6, 4, 2, 1],
      [4, 2, 1],
      [10, 6, 4, 2, 1],
    ])
    const flatOnly = position({ stage: 'GT-R1', options: { finishBonus: 'flatOnly' }, riders: { rR: { at: '73.1', draw: [3] } } })
    ride(flatOnly)
    expect(resultOf(flatOnly, 'rR')).toMatchObject({ bonus: 0, green: 6 })
  })

  it('FR-57 within a round: crossed, followed, stopped, each by square', () => {
    const order = stageOrder(
      [
        arrival('rR', 73, { how: 'stopped' }),
        arrival('bR', 72, { how: 'followed' }),
        arrival('gR', 74),
        arrival('kR', 80, { round: 11 }),
        arrival('kS', 76),
      ],
      () => 0,
    )
    expect(order.map((one) => nameOf(one.rider))).toEqual(['kS', 'gR', 'bR', 'rR', 'kR'])
  })

  it('W54 FR-108: the gruppetto closes the stage', () => {
    const state = position({ stage: 'GT-F1', options: { gruppetto: 2 }, riders: { rR: '70.1', bR: '69.1', gR: '66.1' } })
    state.winnersRound = state.round - 1
    state.riders[rider('kR')]!.finish = arrival('kR', 74, { round: state.winnersRound })
    close(state)
    const base = resultOf(state, 'kR').time + 10
    expect(['rR', 'bR', 'gR'].map((name) => resultOf(state, name).time + resultOf(state, name).bonus - base)).toEqual([180, 180, 200])
  })

  it('FR-108, FR-38 riders of the gruppetto on one square are ranked by the general classification, not by lane', () => {
    const placesOf = (sameSquareTie: Options['sameSquareTie']) => {
      const state = position({ stage: 'GT-F1', options: { gruppetto: 1, sameSquareTie }, riders: { rR: '70.1', bR: '70.2', gR: '66.1' } })
      state.winnersRound = state.round
      state.riders[rider('kR')]!.finish = arrival('kR', 74, { round: state.winnersRound })
      state.totals[rider('bR')]!.time = 30
      close(state)
      const [winner, ...late] = state.results[0]!.riders.slice(0, 4).map((line) => nameOf(line.rider))
      expect(winner).toBe('kR')
      return late
    }
    expect(placesOf('gcReverse')).toEqual(['bR', 'rR', 'gR'])
    expect(placesOf('lane')).toEqual(['rR', 'bR', 'gR'])
  })

  it('FR-44 by choice everybody says when the next stage is to begin, and nothing else can be done before', () => {
    const chance = seededChance('pause')
    const state = game.setup(optionsWith({ options: { pause: true, tour: { name: '', days: ['GT-F1', 'rest', 'GT-F1'] } } }), 2, { chance })
    for (let i = 0; i < 2000 && state.phase !== 'rest'; i++) {
      const seat = game.toAct(state)[0]!
      game.apply(state, seat, game.legal(state, seat)[0]!, { chance })
    }
    expect([state.phase, state.day, state.results.length, game.toAct(state)]).toEqual(['rest', 0, 1, [0, 1]])
    expect(game.isResting!(state)).toBe(true)
    expectRefused(game, state, 0, { type: 'pickRider', rider: 0 }, 'WRONG_PHASE', 'FR-110')
    game.apply(state, 0, READY, { chance })
    expect([state.phase, game.toAct(state)]).toEqual(['rest', [1]])
    game.apply(state, 1, READY, { chance })
    expect([state.phase === 'rest', state.day, game.isResting!(state)]).toEqual([false, 2, false])
  })

  it('FR-44 a rider who is home leaves the road at the end of the round; the stage goes on until all are', () => {
    const state = position({ riders: { rR: { at: '73.1', draw: [5] }, bR: { at: '40.1', draw: [5, 5] } } })
    const { events } = ride(state)
    expect(events).toContainEqual({ type: 'wentHome', riders: [rider('rR')] })
    expect([state.riders[0]!.lane, state.results.length, state.phase]).toEqual([0, 0, 'hand'])
  })
})
