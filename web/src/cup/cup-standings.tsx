import type { Cup } from '@echappee/protocol'
import { saveText } from '@echappee/kit/files'
import type { Language } from '@echappee/text'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { cupWords } from '../words/index.ts'
import { cupCsv } from './cup-csv.ts'

interface CupStandingsProps {
  readonly cup: Cup
  readonly own: number | undefined
}

export function CupStandings({ cup, own }: CupStandingsProps): ReactElement {
  const { language } = useWords()
  const words = cupWords(language)
  const names = new Map(cup.people.map(({ person, name }) => [person, name]))
  return (
    <div className="panel">
      <h2>{words.standings}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard */}
      <section className="cup-table" tabIndex={0} aria-label={words.standings}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.rider}</th>
              <th scope="col">{words.total}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col" title={words.metLabel}>
                {words.met}
              </th>
              {cup.rounds.map(({ number }) => (
                <th key={number} scope="col">
                  {words.roundShort(number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cup.standings.map(({ person, place, points, wins, met, byRound }) => (
              <tr key={person} data-own={person === own || undefined}>
                <td>{place}</td>
                <th scope="row">{names.get(person)}</th>
                <td>
                  <b>{pointsText(points, language)}</b>
                </td>
                <td>{wins}</td>
                <td>{met}</td>
                {byRound.map((earned, i) => (
                  <td key={cup.rounds[i]!.number}>{earned === null ? '–' : pointsText(earned, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">{words.tieBreak}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => saveText(cup.title || words.usualTitle, 'csv', cupCsv(cup, words))}>
          {words.csv}
        </button>
      </p>
    </div>
  )
}

export const pointsText = (points: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points)
