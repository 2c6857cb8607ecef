import { advise, explain, forecastFromView } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { check, checkOptions, seededChance, type AnyGame, type AnyKnowledge, type Chance } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { quietAfter } from '../src/reasons.ts'
import { luckFrom } from '../src/search/luck.ts'
import { toyKnowledge } from './subjects.ts'
import { toyGame } from './toy-game.ts'

function start(game: AnyGame, seats: number): unknown {
  const options = check(game.schemas.options, {})
  if (!options.ok) throw new Error('defaults')
  return game.setup(options.value, seats, { chance: seededChance('coach') })
}

test('without deeds the coach has a move and a chance, and no reasons', () => {
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

test('who is asked why he played a move weighs it against the best of the others, whether it was better or not', () => {
  const state = start(toyGame as AnyGame, 2)
  const view = toyGame.view(state as never, 0)
  for (const move of toyGame.legal(state as never, 0)) {
    const { move: told, next } = explain({ game: toyGame, knowledge: toyKnowledge, view, seat: 0, chance: seededChance('x') }, move, {
      iterations: 60,
    })
    expect(told).toEqual(move)
    expect(next!.move).not.toEqual(move)
  }
})

const built = await Promise.all(
  catalog.flatMap(({ id, parts }) =>
    parts === undefined ? [] : [Promise.all([parts.rules(), parts.bot()]).then(([game, knowledge]) => ({ id, game, knowledge }))],
  ),
)
const judged = built.filter(({ knowledge }) => knowledge.judgement !== undefined)
const telling = built.filter(({ knowledge }) => knowledge.deeds !== undefined)

test('there are games that name features, and games that name deeds', () => {
  expect(judged.length).toBeGreaterThan(0)
  expect(telling.length).toBe(judged.length)
})

const LANGUAGES = ['fr', 'en'] as const
/** Decisions that are looked at until every deed has been met. */
const MOST_DECISIONS = 20_000

describe.each(telling)('$id', ({ id, game, knowledge }) => {
  test('every deed is met in play, and has a sentence of its own in both languages', async () => {
    const { text } = catalog.find((entry) => entry.id === id)!.parts!
    const texts = await Promise.all(LANGUAGES.map((language) => text(language)))
    const deeds = knowledge.deeds!
    const missing = new Set(deeds.map(({ name }) => name))
    const sentences: string[] = []
    const chance = seededChance('deeds')
    let state: unknown
    for (let decision = 0; decision < MOST_DECISIONS && missing.size > 0; decision++) {
      if (state === undefined || game.toAct(state).length === 0) state = practiceTable(game, knowledge, chance)
      const seat = game.toAct(state)[0]!
      const moves: unknown[] = game.legal(state, seat)
      const move = moves[chance.int(moves.length)]
      const after = quietAfter({ game, knowledge, seat, chance }, state, move, luckFrom(chance))
      for (const deed of deeds) {
        const about = deed.of({ before: state, seat, move, after })
        if (about === undefined || !missing.delete(deed.name)) continue
        const view: unknown = game.view(state, seat)
        for (const words of texts) sentences.push(words.deed!(deed.name, about, view, (other) => `Rider ${other}`))
      }
      const usual = chance.int(4) === 0 ? move : knowledge.playout!(state, seat, chance)
      game.apply(state, seat, usual, { chance })
    }
    expect([...missing]).toEqual([])
    expect(new Set(sentences).size).toBe(LANGUAGES.length * deeds.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|^$/)
  })

  test('gives at most two reasons, likely and clearly likelier than after the other move', () => {
    const state = start(game, game.seats.best)
    const names = new Map(knowledge.deeds!.map(({ name, isGood }) => [name, isGood]))
    const chance = seededChance('coach')
    let count = 0
    for (let decision = 0; decision < 120 && count < 3; decision++) {
      const seat = game.toAct(state)[0]!
      if (decision > 10 && game.legal(state, seat).length > 1) {
        const { reasons } = advise({ game, knowledge, view: game.view(state, seat), seat, chance }, { iterations: 2 })
        expect(reasons.length).toBeLessThanOrEqual(2)
        for (const { deed, isOwn, share } of reasons) {
          expect(isOwn).toBe(names.get(deed))
          expect(share).toBeGreaterThanOrEqual(0.6)
          count++
        }
      }
      game.apply(state, seat, knowledge.playout!(state, seat, chance), { chance })
    }
    expect(count).toBeGreaterThan(0)
  })
})

/** A table as those at which policies are learned. */
function practiceTable(game: AnyGame, knowledge: AnyKnowledge, chance: Chance): unknown {
  const seats = 2 + chance.int(game.seats.max - 1)
  const options = checkOptions(game, knowledge.learning!.practice(chance), seats)
  if (!options.ok) throw new Error(JSON.stringify(options.issues))
  return game.setup(options.value, seats, { chance })
}

describe.each(judged)('$id', ({ game, knowledge }) => {
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

describe.each(judged)('$id', ({ game, knowledge }) => {
  test('coach and curve tell one chance: where there is nothing to choose, the same', () => {
    const chance = seededChance('one chance')
    let met = 0
    for (let state: unknown; met < 3;) {
      if (state === undefined || game.toAct(state).length === 0) state = practiceTable(game, knowledge, chance)
      const seat = game.toAct(state)[0]!
      if (game.legal(state, seat).length === 1 && chance.int(4) === 0) {
        met++
        const view: unknown = game.view(state, seat)
        const advice = advise({ game, knowledge, view, seat, chance }, { iterations: 64 })
        const { chances, errors } = forecastFromView({ game, knowledge }, view, `curve/${met}`)
        expect(advice.next).toBeUndefined()
        expect(Math.abs(advice.chance - chances[seat]!)).toBeLessThan(3 * Math.hypot(advice.error, errors[seat]!))
      }
      game.apply(state, seat, knowledge.playout!(state, seat, chance), { chance })
    }
  })
})
