import type { AnyFact } from '@echappee/text/facts'
import { useEffect, useState } from 'react'
import { useWords } from '../shell/language.tsx'
import { loadFacts, loadGame } from '../shell/games.ts'
import type { SavedTable } from '../table/saved-table.ts'
import { ownSeat, resultOf, type RaceResult } from './career.ts'

export interface Career {
  readonly results: readonly RaceResult[]
  readonly facts: ReadonlyMap<string, readonly AnyFact[]>
  /** How many races have been looked at, of how many. */
  readonly done: number
  readonly all: number
}

/** Every race that counts is played again, one after the other, so that the page is there at once. */
export function useCareer(tables: readonly SavedTable[]): Career {
  const { language } = useWords()
  const [career, setCareer] = useState<Career>({ results: [], facts: new Map(), done: 0, all: 0 })
  useEffect(() => {
    const own = tables.filter((table) => ownSeat(table) !== undefined)
    const results: RaceResult[] = []
    const facts = new Map<string, readonly AnyFact[]>()
    let isCurrent = true
    const read = async () => {
      setCareer({ results: [], facts, done: 0, all: own.length })
      for (const [i, table] of own.entries()) {
        const { game: id, rulesVersion } = table.record
        const [loaded, known] = await Promise.all([loadGame(id, language, rulesVersion), facts.get(id) ?? loadFacts(id, language)])
        if (!isCurrent) return
        facts.set(id, known)
        const result = loaded === undefined ? undefined : resultOf(table, loaded.game, known)
        if (result !== undefined) results.push(result)
        setCareer({ results: [...results], facts, done: i + 1, all: own.length })
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [tables, language])
  return career
}
