import { catalog } from '@echappee/games/catalog'
import type { AnyGame, Json } from '@echappee/kernel'
import { SHEET_LIMITS } from '@echappee/protocol'
import { phoneDeck, readSheetFile, workOut, type AnySheet, type SheetFile } from '@echappee/sheet'
import { TableProblem } from '../problems.ts'
import type { SeatPiece } from './kept-decks.ts'

interface SheetGame {
  readonly game: AnyGame
  readonly sheet: AnySheet
}

/** Undefined for a game that has no score sheet here. */
export type FindSheet = (game: string) => Promise<SheetGame | undefined>

export function findSheetIn(hidden: boolean): FindSheet {
  return async (id) => {
    const entry = catalog.find((other) => other.id === id)
    const parts = entry?.parts
    if (parts?.sheet === undefined || (entry?.cover.isHidden === true && !hidden)) return undefined
    const [game, sheet] = await Promise.all([parts.rules(), parts.sheet.load()])
    return { game, sheet }
  }
}

/** A sheet from outside: bounded, of a game that is here, with options that its rules allow, and such as can be worked out. */
export async function readDocument(find: FindSheet, raw: Json): Promise<SheetFile> {
  checkSize(raw)
  const found = await find(gameOf(raw))
  if (found === undefined) throw new TableProblem('badSheet')
  const read = readSheetFile(found.game, raw)
  if (!read.ok) throw new TableProblem('badSheet', undefined, read.issues)
  // With the options that were left out.
  checkSize(read.file as unknown as Json)
  stateOf(found, read.file)
  return read.file
}

function checkSize(file: Json): void {
  const bytes = Buffer.byteLength(JSON.stringify(file))
  if (bytes > SHEET_LIMITS.file) throw new TableProblem('sheetTooBig', { bytes, most: SHEET_LIMITS.file })
}

/** The decks for phones that are in play now, with the seats that they belong to. */
export async function phoneDecks(find: FindSheet, file: SheetFile): Promise<SeatPiece[]> {
  const found = await find(file.game)
  if (found === undefined) return []
  const state = stateOf(found, file)
  const riders = found.sheet.riders(state)
  return (found.sheet.pieces?.(state) ?? []).flatMap((any): SeatPiece[] => {
    const piece = phoneDeck(any)
    if (piece === undefined) return []
    if (piece.rider === undefined) return [{ seat: undefined, piece }]
    const rider = riders[piece.rider]
    return rider === undefined ? [] : [{ seat: rider.seat, piece }]
  })
}

/** Nothing in a sheet from outside may make a sheet's own code fail. */
function stateOf({ sheet }: SheetGame, { options, names, entries }: SheetFile): unknown {
  try {
    return workOut(sheet, options as never, names.length, entries).state
  } catch {
    throw new TableProblem('badSheet')
  }
}

function gameOf(raw: Json): string {
  const game = raw !== null && typeof raw === 'object' && 'game' in raw ? raw['game'] : undefined
  return typeof game === 'string' ? game : ''
}
