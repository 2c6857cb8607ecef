import { botName } from '@echappee/bots'
import { Match, replay, type AnyMatch, type SeatRecord } from '@echappee/kernel'
import type { AnyLesson } from '@echappee/text/lesson'
import type { LoadedGame } from '../shell/games.ts'
import { loadSettings } from '../shell/settings.ts'
import { thinker } from '../think/thinker.ts'
import { LessonTable } from './lesson-table.ts'
import { forgetProgress, loadProgress, saveProgress } from './progress.ts'

/** The lesson's table: where the person left it, or from its start. */
export function openLesson({ game, beats }: LoadedGame, lesson: AnyLesson, you: string): LessonTable {
  const kept = loadProgress(game.id)
  const replayed = kept === undefined ? undefined : replay(game, kept.record)
  // A lesson that was changed since begins anew.
  const isGood = replayed?.ok === true && kept !== undefined && kept.record.seed === lesson.seed && kept.step <= lesson.steps.length
  if (!isGood) forgetProgress(game.id)
  const match: AnyMatch = isGood
    ? replayed.match
    : new Match(game, { options: lesson.options, seats: seatsOf(lesson, you), seed: lesson.seed })
  const place = isGood ? kept : { step: 0, hasAnswer: false }
  return new LessonTable(match, lesson, beats, place, {
    settings: loadSettings(),
    thinker,
    save: (next, isOver) => saveProgress(game.id, { ...next, isOver }),
  })
}

function seatsOf({ seats }: AnyLesson, you: string): SeatRecord[] {
  const people: SeatRecord[] = []
  for (const by of seats)
    people.push(
      by === 'you'
        ? { name: you, by: 'human' }
        : {
            name: botName(
              people.length,
              people.map(({ name }) => name),
            ),
            by,
          },
    )
  return people
}
