import type { KeptExercise } from '@echappee/kernel'
import { dayNumber } from '../day/today.ts'
import { findGame, menu } from '../shell/games.ts'

/** A game's kept exercises; none where it has no such file. */
export async function stockOf(game: string): Promise<readonly KeptExercise[]> {
  return (await findGame(game)?.parts?.exercises?.()) ?? []
}

export const gamesWithExercises = menu.filter(({ parts }) => parts?.exercises !== undefined)

/** The same for everybody on one day, each game in turn; undefined where no game has any. */
export async function exerciseOfDay(day = dayNumber()): Promise<{ readonly game: string; readonly number: number } | undefined> {
  // Another game than the race of the day, where there is one.
  const turn = day + 1
  const game = gamesWithExercises[turn % gamesWithExercises.length]?.id
  if (game === undefined) return undefined
  const { length } = await stockOf(game)
  return { game, number: 1 + (Math.floor(turn / gamesWithExercises.length) % length) }
}
