import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from './language.tsx'
import { loadGame, type LoadedGame } from './games.ts'
import type { GameRecord } from '@echappee/kernel'
import { saveJson } from '@echappee/kit/files'
import { PageFrame, Notice } from './frame.tsx'

/** The game's code and words in the reader's language, once they are there. */
export function useGame(id: string | undefined, version?: number): LoadedGame | undefined {
  const { language } = useWords()
  const [loaded, setLoaded] = useState<LoadedGame>()
  useEffect(() => {
    if (id !== undefined) void loadGame(id, language, version).then(setLoaded)
  }, [id, language, version])
  return loaded
}

export function Loading(): ReactElement {
  const { m } = useWords()
  return (
    <PageFrame>
      <p className="loading">{m.setup.loading}</p>
    </PageFrame>
  )
}

/** A saved race that the rules of today can't replay: it stays on the device and can be had as a file. */
export function BrokenRecord({
  id,
  record,
  why,
}: {
  readonly id: string
  readonly record: GameRecord
  readonly why: string
}): ReactElement {
  const { m } = useWords()
  return (
    <Notice title={m.table.broken} text={`${why} ${m.table.brokenKept}`}>
      <button type="button" className="button primary" onClick={() => saveJson(id, record)}>
        {m.table.export}
      </button>
    </Notice>
  )
}
