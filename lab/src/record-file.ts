import { readRecord, replay, type AnyMatch, type GameRecord, type ReplayStep } from '@echappee/kernel'
import { catalog } from '@echappee/games/catalog'
import { issueText, problemText, type Names } from '@echappee/ui/text'
import { BadInput } from './failure.ts'
import { readJson, writeDurably } from './files.ts'
import type { Messages } from './messages/en.ts'
import { openGame, shownGames, type OpenedGame } from './opened-game.ts'

export interface OpenedRecord {
  readonly opened: OpenedGame
  readonly record: GameRecord
}

/** A record in the shape of one, of a game that we have. `replayRecord` tells whether it is right. */
export async function openRecord(file: string, say: Messages): Promise<OpenedRecord> {
  const read = readRecord(readJson(file, say))
  if (!read.ok) throw new BadInput(say.notRecord(file, issueText(say.language, read.issues[0]!)))
  const record = read.value
  if (!catalog.some(({ id }) => id === record.game))
    throw new BadInput(
      say.recordUnknownGame(
        file,
        record.game,
        shownGames.map(({ id }) => id),
      ),
    )
  return { opened: await openGame(record.game, say), record }
}

/** Plays the record again with every check; the match that comes out stands where the record ends. */
export function replayRecord(file: string, { opened, record }: OpenedRecord, say: Messages, onStep?: (step: ReplayStep) => void): AnyMatch {
  const stranger = record.moves.findIndex(({ seat }) => seat < 0 || seat >= record.seats.length)
  if (stranger !== -1) throw new BadInput(say.recordStranger(file, stranger + 1, record.moves[stranger]!.seat, record.seats.length))
  const replayed = replay(opened.game, record, onStep)
  if (!replayed.ok) throw new BadInput(say.badRecord(file, problemText(say.language, replayed.problem, opened.text, namesOf(record))))
  return replayed.match
}

export function saveRecord(file: string, record: GameRecord): void {
  writeDurably(file, JSON.stringify(record) + '\n')
}

export function namesOf(record: Pick<GameRecord, 'seats'>): Names {
  return (seat) => record.seats[seat]?.name ?? `${seat}`
}
