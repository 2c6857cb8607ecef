import type { Analysis } from '@echappee/bots'
import type { ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'
import { analysisWords } from '../words/index.ts'

interface ShareTableProps {
  readonly analysis: Analysis
  readonly names: (seat: number) => string
}

const NEXT_TO_NOTHING = 0.03
const PARTS = ['draws', 'own', 'others', 'rest'] as const

/** Where each result came from: draws, one's own choices, those of the others, and what is left. */
export function ShareTable({ analysis: { shares, draws }, names }: ShareTableProps): ReactElement {
  const { language } = useWords()
  const say = analysisWords(language)
  const signed = (value: number) => `${value >= 0.005 ? '+' : ''}${percent(language, Math.abs(value) < 0.005 ? 0 : value)}`
  // Where next to nothing is drawn, a sentence tells more than a column of noughts.
  const isLucky = draws > 0 && shares.some((share) => Math.abs(share.draws) >= NEXT_TO_NOTHING)
  const parts = PARTS.filter((part) => part !== 'draws' || isLucky)
  return (
    <section>
      <h3>{say.shares}</h3>
      <p>{say.sharesText}</p>
      {isLucky ? undefined : <p>{say.noDraws}</p>}
      <table className="analysis-shares">
        <thead>
          <tr>
            <th scope="col">{say.rider}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {say.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.seat}>
              <th scope="row">{names(share.seat)}</th>
              {parts.map((part) => (
                <td key={part}>
                  {signed(part === 'rest' && !isLucky ? share.rest + share.draws : share[part])}
                  {part === 'own' ? <small> ± {percent(language, share.interval)}</small> : undefined}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
