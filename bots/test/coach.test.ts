import { advise } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { check, seededChance, type AnyGame } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { toyKnowledge } from './subjects.ts'
import { toyGame } from './toy-game.ts'

function start(game: AnyGame, seats: number): unknown {
  const options = check(game.schemas.options, {})
  if (!options.ok) throw new Error('defaults')
  return game.setup(options.value, seats, { chance: seededChance('coach') })
}

test('without features the coach has a move and a chance, and no reasons', () => {
  const state = start(toyGame as AnyGame, 2)
  const view = toyGame.view(state as never, 0)
  const advice = advise({ game: toyGame, knowledge: toyKnowledge, view, seat: 0, chance: seededChance('x') }, { iterations: 60 })
  expect(toyGame.legal(state as never, 0)).toContainEqual(advice.move)
  expect(toyGame.legal(state as never, 0)).toContainEqual(advice.next!.move)
  expect(advice.next!.move).not.toEqual(advice.move)
  expect(advice.chance).toBeGreaterThan(0)
  expect(advice.chance).toBeLessThanOrEqual(1)
  expect(Math.min(advice.error, advice.next!.gainError)).toBeGreaterThan(0)
  expect(advice.reasons).toEqual([])
})

const built = await Promise.all(
  catalog.flatMap(({ id, parts }) =>
    parts === undefined ? [] : [Promise.all([parts.rules(), parts.bot()]).then(([game, knowledge]) => ({ id, game, knowledge }))],
  ),
)
const judged = built.filter(({ knowledge }) => knowledge.judgement !== undefined)

test('there are games that name features', () => {
  expect(judged.length).toBeGreaterThan(0)
})

describe.each(judged)('$id', ({ game, knowledge }) => {
  test('gives reasons in both languages, most worth first, from the features of the game', () => {
    const state = start(game, game.seats.best)
    const names = knowledge.judgement!.features.list.map(({ name }) => name)
    const chance = seededChance('coach')
    let reasons = 0
    for (let decision = 0; decision < 90 && reasons === 0; decision++) {
      const seat = game.toAct(state)[0]!
      if (decision > 20 && game.legal(state, seat).length > 1) {
        const advice = advise({ game, knowledge, view: game.view(state, seat), seat, chance }, { iterations: 2 })
        for (const { feature, means, worth } of advice.reasons) {
          expect(names).toContain(feature)
          expect(means.fr.length * means.en.length).toBeGreaterThan(0)
          expect(worth).toBeGreaterThan(0)
          reasons++
        }
        const worths = advice.reasons.map(({ worth }) => worth)
        expect(worths).toEqual(worths.toSorted((a, b) => b - a))
      }
      game.apply(state, seat, knowledge.playout!(state, seat, chance), { chance })
    }
    expect(reasons).toBeGreaterThan(0)
  })

  test('the weights belong to the features and to these rules, and the chances sum to one', () => {
    const { features, weights } = knowledge.judgement! as typeof knowledge.judgement & {
      weights: { features: string[]; rulesVersion: number; command: string }
    }
    expect(weights.features).toEqual(features.list.map(({ name }) => name))
    expect(weights.rulesVersion).toBe(game.rulesVersion)
    expect(weights.command).toContain(`echappee train ${game.id}`)
    for (const weight of [...weights.start, ...weights.end]) expect(weight).toBeGreaterThanOrEqual(0)
    const state = start(game, game.seats.max)
    const chances = Array.from({ length: game.seats.max }, (_, seat) => knowledge.evaluate!(state, seat))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
})
