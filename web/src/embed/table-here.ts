import type { Language } from '@echappee/text'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadGame, type LoadedGame } from '../shell/games.ts'
import type { Settings } from '../shell/settings.ts'
import type { Shown, Table } from '../table/table.ts'

/** The usual ones: a frame reads none that were kept. */
export const SETTINGS: Settings = {
  speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
  auto: false,
  dice: false,
  sound: false,
  theme: 'system',
  text: 'normal',
}

/** Opens a table for as long as the frame shows it. */
export function useTableHere(table: Table): Shown {
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  useEffect(() => {
    table.changeSettings(SETTINGS)
    table.open()
    return () => table.close()
  }, [table])
  return shown
}

export function useFramedGame(id: string, version: number, language: Language): LoadedGame | undefined {
  const [loaded, setLoaded] = useState<LoadedGame>()
  useEffect(() => void loadGame(id, language, version).then(setLoaded), [id, language, version])
  return loaded
}
