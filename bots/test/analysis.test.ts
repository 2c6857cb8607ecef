import { Analyst, clearAnswer, curveAsKnown, effortFor, forecastFromView, type Analysis } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import {
  Match,
  checkOptions,
  optionsSchema,
  replay,
  schemaOf,
  seededChance,
  type AnyGame,
  type AnyKnowledge,
  type Chance,
  type Game,
  type GameRecord,
} from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { LuckCount } from '../src/analysis/luck-count.ts'

interface LaneState {
  at: number[]
  turns: number
}
type LaneMove = { type: 'left' | 'right' }
const LANES: readonly LaneMove[] = [{ type: 'left' }, { type: 'right' }]

/** Three riders take five turns each in two lanes; `step` says how far a lane leads. Whoever is farthest wins. */
function laneRace(step: (lane: LaneMove['type'], chance: Chance) => number): AnyGame {
  const game: Game<LaneState, LaneMove, never, LaneState, object> = {
    id: 'lanes',
    rulesVersion: 1,
    seats: { min: 2, max: 4, best: 3 },
    optionFields: {},
    schemas: { options: optionsSchema({}), move: schemaOf((raw) => ({ ok: true, value: raw as LaneMove })) },
    setup: (_, seats) => ({ at: Array.from({ length: seats }, () => 0), turns: 0 }),
    toAct: ({ at, turns }) => (turns < 5 * at.length ? [turns % at.length] : []),
    committed: () => [],
    candidates: () => [...LANES],
    whyNot: () => undefined,
    legal: () => [...LANES],
    fallback: () => LANES[0]!,
    apply(state, seat, { type }, { chance }) {
      state.at[seat]! += step(type, chance)
      state.turns++
    },
    outcome: (state) =>
      game.toAct(state).length > 0
        ? undefined
        : { places: state.at.map((at) => 1 + state.at.filter((other) => other > at).length), scores: [...state.at] },
    clone: (state) => structuredClone(state),
    moveKey: ({ type }) => (type === 'left' ? 0 : 1),
    view: (state) => structuredClone(state),
    fold: (view) => view,
    determinize: (view) => structuredClone(view),
  }
  return game as AnyGame
}

function raceOf(
  game: AnyGame,
  seats: number,
  choose: (match: Match<any, any, any, any, any>, seat: number) => unknown,
  seed: string,
): GameRecord {
  const options = checkOptions(game, {}, seats)
  if (!options.ok) throw new Error('defaults')
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Rider ${seat}`, by: 'human' }))
  const match = new Match(game, { options: options.value, seats: names, seed })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) return match.record()
    match.submit(seat, match.decision(seat), choose(match, seat))
  }
}

function analysed(game: AnyGame, knowledge: AnyKnowledge, record: GameRecord, times: number): Analysis {
  const moves = record.moves.length
  const analyst = new Analyst({ game, knowledge }, moves, effortFor(moves, times), 'test')
  expect(replay(game, record, (step) => analyst.see(step)).ok).toBe(true)
  return analyst.result()
}

function expectSums({ shares, curve }: Analysis): void {
  for (const { seat, draws, own, others, rest } of shares)
    expect(1 / shares.length + draws + own + others + rest).toBeCloseTo(curve.at(-1)!.chances[seat]!, 9)
  for (const { chances, errors } of curve) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    for (const error of errors) expect(error).toBeGreaterThanOrEqual(0)
  }
}

const anyLane = (_: unknown, seat: number) => LANES[seat % 2]!

test('a race of dice has no skill: lanes that lead as far as a die say leave everything to the draws', () => {
  const dice = laneRace((_, chance) => 1 + chance.int(6))
  const result = analysed(dice, {}, raceOf(dice, 3, anyLane, 'dice'), 0.2)
  expectSums(result)
  for (const { own, others } of result.shares) expect([own, others]).toEqual([0, 0])
  expect(result.costly).toEqual([])
  expect(Math.max(...result.shares.map(({ draws }) => draws))).toBeGreaterThan(0.3)
})

test('a race without chance has no luck, and the slow lane is found to be dear', () => {
  const lanes = laneRace((lane) => (lane === 'left' ? 1 : 3))
  const slowAndFast = (_: unknown, seat: number) => LANES[seat === 0 ? 0 : 1]!
  const result = analysed(lanes, {}, raceOf(lanes, 3, slowAndFast, 'lanes'), 0.5)
  expectSums(result)
  for (const { draws } of result.shares) expect(draws).toBe(0)
  expect(result.draws).toBe(0)
  expect(result.shares[0]!.own).toBeLessThan(-0.15)
  expect(result.shares[1]!.own).toBeGreaterThan(0.05)
  expect(result.costly.length).toBeGreaterThan(0)
  for (const { seat, played, better, low, cost, high } of result.costly) {
    expect(seat).toBe(0)
    expect([played, better]).toEqual([{ type: 'left' }, { type: 'right' }])
    expect(low > 0 && low < cost && cost <= high).toBe(true)
  }
})

test('an exercise has one answer that is surely the best: the fast lane is one, lanes that a die says are none', () => {
  const effort = { search: 40, pairs: 60, sure: 2.394 }
  const answerOf = (game: AnyGame) => {
    const state: unknown = game.setup({}, 3, { chance: seededChance('asked') })
    return clearAnswer({ game, knowledge: {} }, game.view(state, 0), 0, effort, 'exercise')
  }
  const answer = answerOf(laneRace((lane) => (lane === 'left' ? 1 : 3)))!
  expect([answer.move, answer.next.move]).toEqual([{ type: 'right' }, { type: 'left' }])
  expect(answer.next.gain - effort.sure * answer.next.gainError).toBeGreaterThan(0)
  expect(answerOf(laneRace((_, chance) => 1 + chance.int(6)))).toBeUndefined()
  expect(answerOf(laneRace(() => 2))).toBeUndefined()
})

test('over a stretch without a draw choices account for the result: what they miss falls to the doubtful ones', () => {
  const count = new LuckCount(2)
  const sure = (chances: number[]) => ({ chances, errors: [0, 0] })
  count.reach(sure([0.5, 0.5]))
  count.chose(0, { by: [0.2, -0.2], variance: [0.03, 0.03], doubt: 0.5 })
  count.reach({ chances: [0.8, 0.2], errors: [0.1, 0.1] })
  count.chose(1, { by: [0.1, -0.1], variance: [0.01, 0.01], doubt: 0.5 })
  count.reach(sure([1, 0]))
  const [winner, loser] = count.shares()
  // The choices miss 0.2 of the half that was won: three quarters of it fall to the one that is three times as doubtful.
  expect(winner).toMatchObject({ draws: 0, rest: 0 })
  expect([winner!.own, winner!.others]).toEqual([expect.closeTo(0.35, 9), expect.closeTo(0.15, 9)])
  expect([loser!.own, loser!.others]).toEqual([expect.closeTo(-0.15, 9), expect.closeTo(-0.35, 9)])
  expect(winner!.interval).toBeCloseTo(1.96 * Math.sqrt(0.03 * 0.25), 9)
})

test('after a draw the stretch begins anew, and the curve keeps what falls to its own doubt', () => {
  const count = new LuckCount(2)
  count.drew(false)
  count.reach({ chances: [0.6, 0.4], errors: [0.1, 0.1] })
  count.chose(0, { by: [0.2, -0.2], variance: [0.01, 0.01], doubt: 0.5 })
  count.reach({ chances: [0.7, 0.3], errors: [0, 0] })
  count.drew(true)
  count.chose(1, { by: [-0.1, 0.1], variance: [0.01, 0.01], doubt: 0.5 })
  count.reach({ chances: [1, 0], errors: [0, 0] })
  const [winner] = count.shares()
  expect(winner!.draws).toBeCloseTo(0.1 + 0.4, 9)
  expect(winner!.own).toBeCloseTo(0.2 - 0.05, 9)
  expect(winner!.others).toBeCloseTo(-0.1, 9)
  expect(winner!.rest).toBeCloseTo(-0.05, 9)
})

const built = await Promise.all(
  catalog.flatMap(({ id, cover, parts }) =>
    parts === undefined || cover.isHidden === true
      ? []
      : [Promise.all([parts.rules(), parts.bot()]).then(([game, knowledge]) => ({ id, game, knowledge }))],
  ),
)

describe.each(built)('$id', ({ game, knowledge }) => {
  test('has a clone of its Leaders that belongs to its features and rules, and names its command', () => {
    const { clone, learning, judgement } = knowledge as AnyKnowledge & { clone: { command: string; rulesVersion: number; level: string } }
    const why = `fit it again with: echappee clone ${game.id}`
    expect(
      learning!.features.list.map(({ name }) => name),
      why,
    ).toEqual(expect.arrayContaining([...clone.features]))
    expect(learning!.features.contexts, why).toEqual(expect.arrayContaining([...clone.contexts]))
    expect(clone.value.start, why).toHaveLength(judgement!.features.list.length)
    expect(clone.edges, why).toHaveLength(game.seats.max + 1)
    expect(clone.rulesVersion).toBe(game.rulesVersion)
    expect(clone.command).toContain(`echappee clone ${game.id}`)
  })

  test('what one seat knew is a chance of everybody, and sums to one', () => {
    const chance = seededChance('known')
    const options = checkOptions(game, {}, game.seats.best)
    if (!options.ok) throw new Error('defaults')
    const state: unknown = game.setup(options.value, game.seats.best, { chance })
    for (let i = 0; i < 24; i++) {
      const seat = game.toAct(state)[0]!
      game.apply(state, seat, knowledge.playout!(state, seat, chance), { chance })
    }
    const forecast = forecastFromView({ game, knowledge }, game.view(state, 1), 'known')
    expect(structuredClone(forecast), 'a worker sends it to the page').toEqual(forecast)
    const { chances } = forecast
    expect(chances).toHaveLength(game.seats.best)
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  })
})

test('the curve of one seat ends with the result, and has the same moments as that of all', () => {
  const { game, knowledge } = built.find(({ game: { seats } }) => seats.min > 2)!
  const record = raceOf(
    game,
    3,
    (match, seat) => knowledge.playout!(match.state, seat, seededChance('whim', `${match.decision(seat)}`)),
    'one',
  )
  const result = analysed(game, knowledge, record, 0.02)
  expectSums(result)
  const known = curveAsKnown({ game, knowledge }, record, 2, 'test')
  expect(known.map(({ seq }) => seq)).toEqual(result.curve.map(({ seq }) => seq))
  expect(known.at(-1)!.chances).toEqual(result.curve.at(-1)!.chances)
})
