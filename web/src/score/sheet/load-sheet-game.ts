import type { CatalogEntry } from '@echappee/games/parts'
import type { AnyGame } from '@echappee/kernel'
import type { AnyGameText, Language } from '@echappee/text'
import type { AnySheet, AnySheetText } from '@echappee/sheet'
import { useEffect, useState } from 'react'
import { findGame } from '../../shell/games.ts'

/** A game as its score sheet needs it: no table is loaded. */
export interface SheetGame {
  readonly entry: CatalogEntry
  readonly language: Language
  readonly game: AnyGame
  readonly sheet: AnySheet
  readonly sheetText: AnySheetText
  /** For options and their mistakes. */
  readonly text: AnyGameText
}

export async function loadSheetGame(id: string, language: Language): Promise<SheetGame | undefined> {
  const entry = findGame(id)
  const parts = entry?.parts
  if (entry === undefined || parts?.sheet === undefined) return undefined
  const [game, sheet, sheetText, text] = await Promise.all([
    parts.rules(),
    parts.sheet.load(),
    parts.sheet.text(language),
    parts.text(language),
  ])
  return { entry, language, game, sheet, sheetText, text }
}

/** The game once it is there; undefined until then. */
export function useSheetGame(id: string, language: Language): SheetGame | undefined {
  const [loaded, setLoaded] = useState<SheetGame>()
  useEffect(() => {
    let isCurrent = true
    void loadSheetGame(id, language).then((game) => {
      if (isCurrent) setLoaded(game)
    })
    return () => {
      isCurrent = false
    }
  }, [id, language])
  return loaded
}
