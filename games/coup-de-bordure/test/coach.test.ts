import { advise, restOfPlan } from '@echappee/bots'
import { seededChance } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { id, position } from './position.ts'

const FEW = { iterations: 24 }

test('CDB-14: the coach has a pace for each own rider of the group, in the order of asking, and every one can be played', () => {
  const state = position({ riders: ['B1@5 P2 C1', 'B2@5 P2 S1', 'B3@5 P1', 'R1@5 P2'] })
  const seat = 0
  const decision = { game, knowledge, view: game.view(state, seat), seat, chance: seededChance('coach') }
  const isLaterPace = (move: Move) => move.type === 'pace' && move.rider !== id('B1')
  const { move } = advise(decision, FEW)
  const plan = [move, ...restOfPlan(decision, move, isLaterPace, () => FEW)]
  expect(plan.map((next) => next.type === 'pace' && next.rider)).toEqual(['B1', 'B2', 'B3'].map(id))
  for (const next of plan) {
    expect(game.whyNot(state, seat, next)).toBeUndefined()
    game.apply(state, seat, next, { chance: seededChance('race') })
  }
})

test('nothing is advised beyond what is laid out now', () => {
  const state = position({ riders: ['B1@5 P2 C1', 'R1@5 P2'] })
  const decision = { game, knowledge, view: game.view(state, 0), seat: 0, chance: seededChance('coach') }
  const { move } = advise(decision, FEW)
  expect(
    restOfPlan(
      decision,
      move,
      () => false,
      () => FEW,
    ),
  ).toEqual([])
})
