import { LEVEL_NAMES } from '@echappee/bots'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { findGame } from '../shell/games.ts'
import { meWords } from '../words/index.ts'
import { OPPONENTS, tallies, type RaceResult } from './career.ts'

/** A row a game, a column for each kind of opponent that was met. */
export function WinTable({ results }: { readonly results: readonly RaceResult[] }): ReactElement | undefined {
  const { language } = useWords()
  const say = meWords(language)
  if (results.length === 0) return undefined
  const rows = tallies(results)
  const met = OPPONENTS.filter((opponent) => [...rows.values()].some((row) => row.has(opponent)))
  return (
    <section className="panel" aria-labelledby="me-wins">
      <h2 id="me-wins">{say.wins}</h2>
      <p className="muted">{say.winsHint}</p>
      <div className="me-wins">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.game}</th>
              {met.map((opponent) => (
                <th key={opponent} scope="col">
                  {opponent === 'human' ? say.opponents.human : LEVEL_NAMES[opponent]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([game, row]) => (
              <tr key={game}>
                <th scope="row">{findGame(game)?.cover.title ?? game}</th>
                {met.map((opponent) => {
                  const tally = row.get(opponent)
                  return <td key={opponent}>{tally === undefined ? '–' : say.tally(tally.wins, tally.races)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
