import { BOT_KINDS, advise } from '@echappee/bots'
import { canonicalJson, seededChance } from '@echappee/kernel'
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

  test('for the policy that everybody follows in thought, and for the keys of a tree', async () => {
    const { knowledge, twins } = await prepare()
    for (const { seat, truth, other, seed } of twins) {
      const play = (state: unknown): unknown => knowledge.playout?.(state, seat, seededChance(seed))
      expect(play(other), seed).toEqual(play(truth))
      expect(knowledge.infoKey?.(other, seat), seed).toBe(knowledge.infoKey?.(truth, seat))
    }
  })
})

describe.each(subjects)('$id: one key of a tree', ({ id, open }) => {
  test('stands for one list of legal moves', async () => {
    const { game, knowledge } = await open()
    const keyOf = (state: unknown, seat: number) => knowledge.infoKey?.(state, seat) ?? canonicalJson(game.view(state, seat))
    const twins = twinsOf(game, knowledge, game.seats.best, `keys/${id}`)
    const chance = seededChance(`keys/${id}`)
    let met = 0
    for (const { seat: thinker, truth } of twins.filter((_, i) => i % Math.ceil(twins.length / SEARCHED) === 0)) {
      const view: unknown = game.view(truth, thinker)
      const lists = new Map<string, string>()
      // As a tree does: from positions that the view allows, a few moves on.
      for (let descent = 0; descent < 60; descent++) {
        const state: unknown = game.determinize(view, chance)
        for (let depth = 0; depth < 8; depth++) {
          const seat = game.toAct(state)[0]
          if (seat === undefined) break
          const moves: unknown[] = game.legal(state, seat)
          const key = `${seat}/${keyOf(state, seat)}`
          const list = moves.map((move) => game.moveKey(move)).join(' ')
          if (lists.has(key)) met++
          expect(lists.get(key) ?? list, key).toBe(list)
          lists.set(key, list)
          game.apply(state, seat, moves[chance.int(moves.length)], { chance })
        }
      }
    }
    expect(met).toBeGreaterThan(100)
  })
})

test('a bot that peeks is caught', async () => {
  const { game, knowledge } = await subjects[0]!.open()
  const twins = twinsOf(game, knowledge, 3, 'peeking')
  const peek = (state: { hands: number[][] }, seat: number): number => Math.max(...state.hands[(seat + 1) % 3]!)
  expect(twins.some(({ seat, truth, other }) => peek(truth as never, seat) !== peek(other as never, seat))).toBe(true)
})
