import {
  plainText,
  readRecord,
  replay,
  type AnyMatch,
  type GameRecord,
  type Json,
  type RecordProblem,
  type ReplayStep,
} from '@echappee/kernel'
import { catalog } from '@echappee/games/catalog'
import { issueText, problemText, type Names } from '@echappee/text'
import { BadInput } from './failure.ts'
import { readJson, writeDurably } from './files.ts'
import type { Words } from './words/en/index.ts'
import { openGame, shownGames, type OpenedGame } from './opened-game.ts'

export interface OpenedRecord {
  readonly opened: OpenedGame
  readonly record: GameRecord
}

/** A record in the shape of one, of a game that we have. `replayRecord` tells whether it is right. */
export async function openRecord(file: string, say: Words): Promise<OpenedRecord> {
  const raw = readJson(file, say)
  // The file with which an online game is verified has its record inside.
  const isOnline = raw !== null && typeof raw === 'object' && 'fairness' in raw && 'record' in raw
  return openRecordIn(file, isOnline ? raw['record'] : raw, say)
}

export async function openRecordIn(file: string, raw: Json | undefined, say: Words): Promise<OpenedRecord> {
  const read = readRecord(raw)
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
  return { opened: await openGame(record.game, say, record.rulesVersion), record }
}

/** Plays the record again with every check; the match that comes out stands where the record ends. */
export function replayRecord(file: string, { opened, record }: OpenedRecord, say: Words, onStep?: (step: ReplayStep) => void): AnyMatch {
  refuseStrangers(file, record, say)
  const replayed = replay(opened.game, record, onStep)
  if (!replayed.ok) throw new BadInput(recordProblemText(file, { opened, record }, replayed.problem, say))
  return replayed.match
}

/** A move of a seat that the table does not have can't even be tried. */
export function refuseStrangers(file: string, { moves, seats }: GameRecord, say: Words): void {
  const stranger = moves.findIndex(({ seat }) => seat < 0 || seat >= seats.length)
  if (stranger !== -1) throw new BadInput(say.recordStranger(file, stranger + 1, moves[stranger]!.seat, seats.length))
}

export function recordProblemText(file: string, { opened, record }: OpenedRecord, problem: RecordProblem, say: Words): string {
  return say.badRecord(file, problemText(say.language, problem, opened.text, namesOf(record)))
}

export function saveRecord(file: string, record: GameRecord): void {
  writeDurably(file, JSON.stringify(record) + '\n')
}

/** Names from a file, as a terminal may show them. */
export function namesOf(record: Pick<GameRecord, 'seats'>): Names {
  return (seat) => plainText(record.seats[seat]?.name ?? `${seat}`)
}
