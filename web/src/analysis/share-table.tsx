import type { Share } from '@echappee/bots'
import type { ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'

interface ShareTableProps {
  readonly shares: readonly Share[]
  readonly names: (seat: number) => string
}

/** How much of each result came from draws and dice, and how much from choices. */
export function ShareTable({ shares, names }: ShareTableProps): ReactElement {
  const { m, language } = useWords()
  const say = m.analysis
  const signed = (value: number) => `${value > 0 ? '+' : ''}${percent(language, value)}`
  return (
    <section>
      <h3>{say.shares}</h3>
      <p>{say.sharesText}</p>
      <div className="analysis-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.rider}</th>
              <th scope="col">{say.luck}</th>
              <th scope="col">{say.skill}</th>
              <th scope="col">{say.interval}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ seat, luck, choices, interval }) => (
              <tr key={seat}>
                <th scope="row">{names(seat)}</th>
                <td>{signed(luck)}</td>
                <td>{signed(choices)}</td>
                <td>± {percent(language, interval)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
