import { EXERCISE_EFFORT, clearAnswer, type Costly } from '@echappee/bots'
import { replay, type Answer, type GameRecord, type Seat } from '@echappee/kernel'
import { openRules } from '@echappee/games/open'

/** A decision of a race that makes a question. */
export interface FoundExercise {
  readonly at: number
  readonly seat: Seat
  readonly answer: Answer
}

/** Of decisions that cost something, those in which one move was surely better than all others. */
export async function exercisesFrom(record: GameRecord, costly: readonly Costly[]): Promise<FoundExercise[]> {
  const rules = await openRules(record.game, record.rulesVersion)
  const { game } = rules
  return costly.flatMap(({ seq, seat, played }) => {
    const replayed = replay(game, record, undefined, seq - 1)
    if (!replayed.ok) return []
    const answer = clearAnswer(rules, replayed.match.view(seat), seat, EXERCISE_EFFORT, `exercise/${record.start.digest}/${seq}`)
    return answer === undefined || game.moveKey(answer.move) === game.moveKey(played) ? [] : [{ at: seq - 1, seat, answer }]
  })
}
