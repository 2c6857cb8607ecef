import { RuleLink } from '@echappee/kit'
import type { Names } from '@echappee/text'
import { Jersey, ResultTable, Standings } from '@echappee/kit/results'
import type { ResultSection } from '@echappee/sheet'
import type { ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import type { SheetGame } from './load-sheet-game.ts'
import { scoreWords } from '../../words/index.ts'

interface ResultsProps {
  readonly loaded: SheetGame
  readonly state: unknown
  readonly names: Names
  readonly isOver: boolean
}

/** All that the sheet has worked out; the only part that is printed. */
export function Results({ loaded, state, names, isOver }: ResultsProps): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const sections = loaded.sheetText.results(state, names)
  return (
    <section className="score-results" aria-labelledby="score-results" data-over={isOver || undefined}>
      <h2 id="score-results">{words.results}</h2>
      {sections.length === 0 ? <p className="muted">{words.noResults}</p> : undefined}
      {sections.map((section) => (
        <div key={section.id} className="score-section">
          <h3>{section.title}</h3>
          <Section section={section} loaded={loaded} state={state} names={names} />
        </div>
      ))}
    </section>
  )
}

function Section({ section, loaded, state, names }: Omit<ResultsProps, 'isOver'> & { readonly section: ResultSection }): ReactElement {
  const { language } = useWords()
  const riders = loaded.sheet.riders(state)
  const nameOf = (rider: number) => loaded.sheetText.rider(state, rider, names)
  switch (section.kind) {
    case 'notes':
      return (
        <ul className="score-notes">
          {section.lines.map(({ text, rule }) => (
            <li key={text}>
              {text} {rule === undefined ? undefined : <RuleLink rule={rule} language={language} />}
            </li>
          ))}
        </ul>
      )
    case 'standings': {
      const lines = section.lines.map(({ rider, team, jerseys = [], ...line }) => ({
        ...line,
        key: rider,
        ...(team === undefined ? riders[rider]! : { seat: riders[rider]!.seat }),
        name: team ?? nameOf(rider),
        badge: jerseys.map((kind) => <Jersey key={kind} kind={kind} language={language} />),
      }))
      return <Standings lines={lines} language={language} />
    }
    case 'table': {
      const columns = section.columns.map((column, key) => ({ key, ...column }))
      const rows = section.rows.map(({ rider, team, ...row }) => ({
        ...row,
        key: rider,
        ...(team === undefined ? riders[rider]! : { seat: riders[rider]!.seat }),
        name: team ?? nameOf(rider),
      }))
      const total = section.totalHead === undefined ? {} : { totalHead: section.totalHead }
      return <ResultTable label={section.title} head={section.head} columns={columns} rows={rows} {...total} />
    }
  }
}
