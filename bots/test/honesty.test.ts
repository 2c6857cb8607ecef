import { BOT_KINDS, advise } from '@echappee/bots'
import { seededChance } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { moveIn, twinsOf } from './honesty.ts'
import { subjects } from './subjects.ts'

/** A search at every decision would take long: a few of them, all over the game. */
const SEARCHED = 12

describe.each(subjects)('$id: what a seat can’t see changes nothing', ({ id, open }) => {
  const prepare = async () => {
    const { game, knowledge } = await open()
    const twins = twinsOf(game, knowledge, game.seats.best, `honest/${id}`)
    expect(twins.length).toBeGreaterThan(SEARCHED)
    return { game, knowledge, twins }
  }

  test.each(BOT_KINDS)('for %s', async (level) => {
    const { game, knowledge, twins } = await prepare()
    const step = Math.max(1, Math.floor(twins.length / SEARCHED))
    for (const pair of twins.filter((_, i) => i % step === 0))
      expect(moveIn(game, knowledge, level, pair.other, pair), pair.seed).toEqual(moveIn(game, knowledge, level, pair.truth, pair))
  })

  test('for the coach', async () => {
    const { game, knowledge, twins } = await prepare()
    const step = Math.max(1, Math.floor(twins.length / 4))
    for (const { seat, truth, other, seed } of twins.filter((_, i) => i % step === 0)) {
      const ask = (state: unknown): unknown => {
        const view: unknown = game.view(state, seat)
        return advise({ game, knowledge, view, seat, chance: seededChance(seed) }, { iterations: 12 })
      }
      expect(ask(other), seed).toEqual(ask(truth))
    }
  })

  test('for what was learned, and for the habits', async () => {
    const { game, knowledge, twins } = await prepare()
    const features = knowledge.learning?.features
    for (const { seat, truth, other, seed } of twins) {
      const moves: unknown[] = game.legal(truth, seat)
      expect(game.legal(other, seat), seed).toEqual(moves)
      if (features !== undefined) {
        const measure = (state: unknown): Float64Array[] => {
          const [context, rows] = [new Float64Array(features.contexts.length), new Float64Array(moves.length * features.list.length)]
          features.context(state, seat, context)
          features.write(state, seat, game.legal(state, seat), rows)
          return [context, rows]
        }
        expect(measure(other), seed).toEqual(measure(truth))
      }
      for (const [name, habit] of Object.entries(knowledge.habits ?? {})) {
        const play = (state: unknown): unknown => habit(state, seat, game.legal(state, seat), seededChance(seed))
        expect(play(other), `${name} ${seed}`).toEqual(play(truth))
        expect(game.whyNot(truth, seat, play(truth)), `${name} ${seed}`).toBeUndefined()
      }
    }
  })

  test('for the policy that everybody follows in thought', async () => {
    const { knowledge, twins } = await prepare()
    for (const { seat, truth, other, seed } of twins) {
      const play = (state: unknown): unknown => knowledge.playout?.(state, seat, seededChance(seed))
      expect(play(other), seed).toEqual(play(truth))
    }
  })
})

test('a bot that peeks is caught', async () => {
  const { game, knowledge } = await subjects[0]!.open()
  const twins = twinsOf(game, knowledge, 3, 'peeking')
  const peek = (state: { hands: number[][] }, seat: number): number => Math.max(...state.hands[(seat + 1) % 3]!)
  expect(twins.some(({ seat, truth, other }) => peek(truth as never, seat) !== peek(other as never, seat))).toBe(true)
})
