import type { SheetMessage } from '@echappee/protocol'
import { readSheetFile, workOutFile, type SheetFile, type WorkedSheet } from '@echappee/sheet'
import { useMemo } from 'react'
import { useWords } from '../../shell/language.tsx'
import { useSheetGame, type SheetGame } from '../sheet/load-sheet-game.ts'

/** A sheet of somebody else, worked out on this device in the words of its reader. */
export interface ReadSheet {
  readonly loaded: SheetGame
  readonly file: SheetFile
  readonly worked: WorkedSheet<unknown>
}

/** Undefined while it is being loaded; `unreadable` for what another version of the site has written. */
export function useReadSheet(message: SheetMessage | undefined): ReadSheet | 'unreadable' | undefined {
  const { language } = useWords()
  const loaded = useSheetGame(gameOf(message), language)
  return useMemo(() => {
    if (loaded === undefined || message === undefined) return undefined
    const read = readSheetFile(loaded.game, message.file)
    if (!read.ok) return 'unreadable'
    const { file } = read
    return { loaded, file, worked: workOutFile(loaded.sheet, file) }
  }, [loaded, message])
}

function gameOf(message: SheetMessage | undefined): string {
  const file = message?.file
  const game = file !== null && typeof file === 'object' && 'game' in file ? file['game'] : undefined
  return typeof game === 'string' ? game : ''
}
