import { useMemo, type ReactElement } from 'react'
import { ScoreWords, useWords } from '../../shell/language.tsx'
import { Link } from '../../shell/link.tsx'
import { rideWords } from '../../words/index.ts'
import { sheetOfRace } from '../ride/saved-rides.ts'

/** On the table of a race that belongs to a score sheet of this device: the way back to it. */
export function SheetLink({ game, table }: { readonly game: string; readonly table: string }): ReactElement | undefined {
  const sheet = useMemo(() => sheetOfRace(table), [table])
  if (sheet === undefined) return undefined
  return (
    <ScoreWords>
      <WayBack game={game} sheet={sheet} />
    </ScoreWords>
  )
}

function WayBack({ game, sheet }: { readonly game: string; readonly sheet: string }): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
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
