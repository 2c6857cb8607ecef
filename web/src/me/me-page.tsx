import { saveJson } from '@echappee/kit/files'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { PageFrame } from '../shell/frame.tsx'
import { OwnRaces } from '../online/own-races.tsx'
import { Link } from '../shell/link.tsx'
import { SavedRow } from '../home/saved-races.tsx'
import { deleteTable, savedTables } from '../table/saved-table.ts'
import { meWords } from '../words/index.ts'
import { EmptyPodium } from './empty-podium.tsx'
import { KeepRaces } from './keep-races.tsx'
import { forgetLuck } from './kept-luck.ts'
import { LuckTable } from './luck-table.tsx'
import { Moments } from './moments.tsx'
import { racesFile } from './races-file.ts'
import { useCareer, type Career } from './use-career.ts'
import { WinTable } from './win-table.tsx'

/** The races of the person who uses this device: results, best moments, and what can be done with them. */
export function MePage(): ReactElement {
  const { m, language } = useWords()
  const say = meWords(language)
  usePageTitle(say.title)
  const [tables, setTables] = useState(savedTables)
  const career = useCareer(tables)
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      deleteTable(id)
      forgetLuck(id)
    }
    setTables(savedTables())
  }
  const placeOf = (id: string) => {
    const result = career.results.find((each) => each.id === id)
    return result === undefined ? undefined : say.place(result.place, result.riders)
  }
  return (
    <PageFrame>
      <div className="me-page">
        <h1>{say.title}</h1>
        <p className="muted">{say.intro}</p>
        <p>
          <Link to={{ page: 'exercises' }} className="button">
            {m.nav.exercises}
          </Link>
        </p>
        <OwnRaces hasOthers />
        {tables.length === 0 ? <Empty /> : <Totals career={career} />}
        <WinTable results={career.results} />
        <LuckTable tables={tables} />
        <Moments results={career.results} facts={career.facts} />
        {tables.length === 0 ? undefined : (
          <section className="panel" aria-labelledby="me-races">
            <h2 id="me-races">{say.races}</h2>
            <ul className="saved">
              {tables.map((table) => (
                <SavedRow key={table.id} table={table} place={placeOf(table.id)} onDelete={() => remove([table.id])} />
              ))}
            </ul>
          </section>
        )}
        <KeepRaces
          count={tables.length}
          onSave={() => saveJson('echappee', racesFile(tables))}
          onTaken={() => setTables(savedTables())}
          onDelete={() => remove(tables.map(({ id }) => id))}
        />
      </div>
    </PageFrame>
  )
}

function Empty(): ReactElement {
  const { language } = useWords()
  const say = meWords(language)
  return (
    <section className="panel me-empty">
      <EmptyPodium />
      <div>
        <h2>{say.emptyTitle}</h2>
        <p>{say.emptyText}</p>
        <Link to={{ page: 'home' }} className="button primary">
          {say.emptyGo}
        </Link>
      </div>
    </section>
  )
}

/** Three numbers, as on the back of riders. */
function Totals({ career: { results, done, all } }: { readonly career: Career }): ReactElement {
  const { language } = useWords()
  const say = meWords(language)
  const wins = results.filter(({ place }) => place === 1).length
  const podiums = results.filter(({ place, riders }) => place <= 3 && riders > 3).length
  const figures = [
    [results.length, say.totalRaces(results.length)],
    [wins, say.totalWins(wins)],
    [podiums, say.totalPodiums(podiums)],
  ] as const
  return (
    <>
      <ul className="me-totals">
        {figures.map(([n, label]) => (
          <li key={label}>
            <strong>{n}</strong>
            {label}
          </li>
        ))}
      </ul>
      <output className="muted">{done < all ? say.counting(done + 1, all) : ''}</output>
    </>
  )
}
