import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadSettings, saveSettings, type Settings } from '../shell/settings.ts'
import type { Shown, Table } from './table.ts'

export interface TableInUse {
  readonly table: Table
  readonly shown: Shown
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** Opens a table for as long as the page shows it. */
export function useTable(table: Table): TableInUse {
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  const [settings, setSettings] = useState(loadSettings)
  useEffect(() => table.changeSettings(settings), [table, settings])
  useEffect(() => {
    table.open()
    return () => table.close()
  }, [table])
  const onSettings = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
  }
  return { table, shown, settings, onSettings }
}
