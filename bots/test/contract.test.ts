import { BOT_LEVELS } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { describe, expect, test } from 'vitest'
import { walk } from './contract.ts'
import { subjects, toyKnowledge } from './subjects.ts'
import { toyGame } from './toy-game.ts'

describe.each(subjects)('$id', ({ id, open }) => {
  test.each(BOT_LEVELS)('%s keeps the contract of a bot in every number of seats', async (level) => {
    const { game, knowledge } = await open()
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(walk(game, knowledge, level, seats, `${id}/${seats}`).decisions).toBeGreaterThan(0)
  })
})

test('the games of the catalog are among the subjects', () => {
  const built = catalog.filter(({ parts }) => parts !== undefined).map(({ id }) => id)
  expect(built.length).toBeGreaterThan(0)
  expect(subjects.map(({ id }) => id)).toEqual(expect.arrayContaining(built))
})

test('the toy game makes the bots decide at once', () => {
  for (const level of BOT_LEVELS) expect(walk(toyGame, toyKnowledge, level, 3, 'at once').simultaneous).toBeGreaterThan(0)
})
