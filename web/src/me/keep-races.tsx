import { JsonFile } from '@echappee/kit/files'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { meWords } from '../words/index.ts'
import { takeRaces } from './races-file.ts'

interface KeepRacesProps {
  readonly count: number
  readonly onSave: () => void
  readonly onTaken: () => void
  readonly onDelete: () => void
}

/** All races in a file, from a file, or away. */
export function KeepRaces({ count, onSave, onTaken, onDelete }: KeepRacesProps): ReactElement {
  const { m, language } = useWords()
  const words = meWords(language)
  const [isAsking, setAsking] = useState(false)
  const [said, say] = useState('')
  const take = async (raw: unknown): Promise<string[]> => {
    const result = await takeRaces(raw)
    if (result === undefined) return [words.importBad]
    say(words.imported(result.taken, result.refused))
    onTaken()
    return []
  }
  return (
    <section className="panel" aria-labelledby="me-keep">
      <h2 id="me-keep">{words.keep}</h2>
      <p className="muted">{words.keepText}</p>
      <div className="me-keep">
        {count === 0 ? undefined : (
          <button type="button" className="button" onClick={onSave}>
            {words.exportAll}
          </button>
        )}
        <JsonFile language={language} openLabel={words.importAll} onOpen={take} />
        {count === 0 ? undefined : isAsking ? (
          <>
            <button
              type="button"
              className="button danger"
              onClick={() => {
                setAsking(false)
                onDelete()
              }}
            >
              {words.deleteAllSure(count)}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {m.home.keep}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {words.deleteAll}
          </button>
        )}
      </div>
      <output>{said}</output>
    </section>
  )
}
