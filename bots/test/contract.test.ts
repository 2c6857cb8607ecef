import { BOT_LEVELS } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { walk } from './contract.ts'
import { toyGame, type ToyMove, type ToyState } from './toy-game.ts'

const GAMES_EACH = 3

const toyKnowledge: AnyKnowledge = {
  playout: (state: ToyState, seat: number): ToyMove => toyGame.legal(state, seat).at(-1)!,
}
const subjects: { id: string; open: () => Promise<{ game: AnyGame; knowledge: AnyKnowledge }> }[] = [
  { id: 'the toy game', open: () => Promise.resolve({ game: toyGame as AnyGame, knowledge: toyKnowledge }) },
  { id: 'the toy game without knowledge', open: () => Promise.resolve({ game: toyGame as AnyGame, knowledge: {} }) },
]
for (const { id, parts } of catalog)
  if (parts !== undefined) subjects.push({ id, open: async () => ({ game: await parts.rules(), knowledge: await parts.bot() }) })

describe.each(subjects)('$id', ({ id, open }) => {
  test.each(BOT_LEVELS)('%s keeps the contract of a bot in every number of seats', async (level) => {
    const { game, knowledge } = await open()
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (let i = 0; i < GAMES_EACH; i++) expect(walk(game, knowledge, level, seats, `${id}/${seats}/${i}`).decisions).toBeGreaterThan(0)
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
