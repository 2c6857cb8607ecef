import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { raceOfExercise, replay, type AnyGame, type AnyMatch, type KeptExercise } from '@echappee/kernel'

/** So many of them, one after the other the one that is least like those before it: in why its answer is good, and in what is played. */
export function varied(found: readonly KeptExercise[], wanted: number): KeptExercise[] {
  const chosen: KeptExercise[] = []
  const likeness = (one: KeptExercise) =>
    chosen.reduce((sum, other) => sum + (reasonOf(one) === reasonOf(other) ? 2 : 0) + (playedIn(one) === playedIn(other) ? 1 : 0), 0)
  const left = [...found]
  while (chosen.length < wanted && left.length > 0) {
    const likenesses = left.map(likeness)
    chosen.push(...left.splice(likenesses.indexOf(Math.min(...likenesses)), 1))
  }
  return chosen
}

const reasonOf = ({ answer }: KeptExercise) => answer.reasons[0]!.deed
const playedIn = ({ answer }: KeptExercise) => JSON.stringify(answer.move)

export const stockFile = (game: string) => join(fileURLToPath(new URL('../../../games', import.meta.url)), game, 'exercises.json')

/** The position of an exercise; undefined where today's rules lead elsewhere. */
export function positionOf(game: AnyGame, exercise: KeptExercise): AnyMatch | undefined {
  const record = raceOfExercise(game, exercise, (seat) => `${seat}`)
  const replayed = record === undefined ? undefined : replay(game, record)
  return replayed?.ok === true ? replayed.match : undefined
}

/** One line an exercise. */
export function stockText(command: string, rulesVersion: number, exercises: readonly KeptExercise[]): string {
  const lines = exercises.map((exercise) => `    ${JSON.stringify(exercise)}`)
  return `{\n  "command": ${JSON.stringify(command)},\n  "rulesVersion": ${rulesVersion},\n  "exercises": [\n${lines.join(',\n')}\n  ]\n}\n`
}
