import type { GameRecord } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { useEffect, useState } from 'react'
import { useWords } from '../shell/language.tsx'
import { loadGame } from '../shell/games.ts'
import { loadTable, type SavedTable } from '../table/saved-table.ts'
import { LINKED, linkedRecord, readRaceLink } from './race-link.ts'

/** A race of this device, or one that the address carries; without a record if there is none. */
export function useRace(id: string): SavedTable | { readonly record?: undefined } | undefined {
  const { language } = useWords()
  const [race, setRace] = useState<SavedTable | { readonly record?: undefined } | undefined>(() =>
    id === LINKED ? undefined : (loadTable(id) ?? {}),
  )
  useEffect(() => {
    if (id === LINKED)
      void openLink(language).then((record) => setRace(record === undefined ? {} : { id, record, isOver: true, savedAt: '' }))
  }, [id, language])
  return race
}

async function openLink(language: Language): Promise<GameRecord | undefined> {
  const linked = await readRaceLink(location.hash.slice(1))
  const loaded = linked === undefined ? undefined : await loadGame(linked.game, language)
  return linked === undefined || loaded === undefined ? undefined : linkedRecord(loaded.game, linked)
}
