import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { findGame } from '../shell/games.ts'
import type { SavedTable } from '../table/saved-table.ts'
import { meWords } from '../words/index.ts'
import { luckSum, type LuckSum } from './kept-luck.ts'
import { useLuck } from './use-luck.ts'

const PARTS = ['draws', 'own', 'others', 'rest'] as const

/** How much of all results was luck and how much was skill, by game: in wins beyond an equal share. */
export function LuckTable({ tables }: { readonly tables: readonly SavedTable[] }): ReactElement | undefined {
  const { language } = useWords()
  const { known, left, counting, begin, stop } = useLuck(tables)
  if (known.size === 0 && left === 0) return undefined
  const say = meWords(language).luck
  const ofRaces = tables.flatMap(({ id, record }) => {
    const luck = known.get(id)
    return luck === undefined ? [] : [{ game: record.game, luck }]
  })
  const games = [...new Set(ofRaces.map(({ game }) => game))]
  const rows: [string, LuckSum][] = games.map((id) => [
    findGame(id)?.cover.title ?? id,
    luckSum(ofRaces.filter(({ game }) => game === id).map(({ luck }) => luck)),
  ])
  if (rows.length > 1) rows.push([say.all, luckSum(ofRaces.map(({ luck }) => luck))])
  const number = (value: number) => {
    const shown = Math.abs(value) < 0.005 ? 0 : value
    return shown.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  }
  return (
    <section className="panel me-luck" aria-labelledby="me-luck">
      <h2 id="me-luck">{say.title}</h2>
      <p className="muted">{say.text}</p>
      <div className="me-luck-games">
        {rows.map(([title, sum]) => (
          <table key={title}>
            <caption>{say.ofRaces(title, sum.races)}</caption>
            <tbody>
              {PARTS.map((part) => (
                <tr key={part}>
                  <th scope="row">{say.parts[part]}</th>
                  <td>
                    {number(sum[part])}
                    {part === 'own' ? <small> ± {sum.interval.toLocaleString(language, { maximumFractionDigits: 2 })}</small> : undefined}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say.result}</th>
                <td>{number(sum.result)}</td>
              </tr>
            </tfoot>
          </table>
        ))}
      </div>
      {counting === undefined ? undefined : (
        <label className="me-counting">
          {say.counting(counting.race, counting.all)} <progress max={counting.all} value={counting.race - 1 + counting.share} />
        </label>
      )}
      {left === 0 ? undefined : (
        <button type="button" className="button" onClick={counting === undefined ? begin : stop}>
          {counting === undefined ? say.begin(left) : say.stop}
        </button>
      )}
    </section>
  )
}
