import { useMemo, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { Link } from '../parts/link.tsx'
import { rideWords } from './ride-words.ts'
import { sheetOfRace } from './saved-rides.ts'

/** On the table of a race that belongs to a score sheet of this device: the way back to it. */
export function SheetLink({ game, table }: { readonly game: string; readonly table: string }): ReactElement | undefined {
  const { language } = useWords()
  const words = rideWords(language)
  const sheet = useMemo(() => sheetOfRace(table), [table])
  if (sheet === undefined) return undefined
  return (
    <section className="panel">
      <p>{words.belongs}</p>
      <p className="buttons">
        <Link to={{ page: 'score', game, sheet }} className="button">
          {words.toSheet}
        </Link>
      </p>
    </section>
  )
}
