import { JsonFile } from '@echappee/kit/files'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'

export function OpenRecord(): ReactElement {
  const { m, language } = useWords()
  return (
    <section className="panel" aria-labelledby="import">
      <h2 id="import">{m.home.import}</h2>
      <p className="muted">{m.home.importText}</p>
      <JsonFile
        language={language}
        openLabel={m.home.importGo}
        onOpen={async (raw) => {
          // The home page is light: whoever opens a file waits for what checks it.
          const { takeRecord } = await import('./take-record.ts')
          const problem = await takeRecord(raw, language, m)
          return problem === undefined ? [] : [problem]
        }}
      />
    </section>
  )
}
