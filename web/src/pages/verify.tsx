import type { Fairness, Verified } from '@echappee/protocol'
import { verifyFairness } from '@echappee/protocol'
import { replay, type GameRecord } from '@echappee/kernel'
import { problemText } from '@echappee/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api } from '../online/api.ts'
import { seatHold } from '../online/keys.ts'
import { Frame, Notice } from '../parts/frame.tsx'
import { loadGame } from '../play/games.ts'

interface Checked {
  readonly verified: Verified
  readonly fairness: Fairness
  readonly record: GameRecord
  /** Every outcome with what it stood for, by move. */
  readonly drawn: readonly { readonly move: number; readonly text: string }[]
}

/** Computes every shuffle and die of a finished online race again, here in the browser. */
export function VerifyPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const hold = seatHold(id)
  useEffect(() => {
    const own = seatHold(id)
    void api.record(id).then(async (told) => {
      if (!told.ok) return setProblem(told.problem.sentence)
      const { record, fairness } = told.value
      const loaded = await loadGame(record.game, 'en')
      if (loaded === undefined) return setProblem(record.game)
      const drawn: { move: number; text: string }[] = []
      replay(loaded.game, record, ({ seq, drawn: outcomes }) => {
        if (outcomes.length > 0)
          drawn.push({
            move: seq,
            text: outcomes
              .map(({ bound, value, drew }) => `${value}/${bound}${drew === undefined ? '' : ` → ${JSON.stringify(drew)}`}`)
              .join(', '),
          })
      })
      setChecked({ record, fairness, drawn, verified: verifyFairness(loaded.game, record, fairness, own === undefined ? [] : [own]) })
    })
  }, [id])
  if (problem !== undefined) return <Notice title={m.online.verifyTitle} text={problem} />
  return (
    <Frame>
      <div className="online-page">
        <h1>{m.online.verifyTitle}</h1>
        <p>{m.online.verifyText}</p>
        {checked === undefined ? (
          <p className="loading">{m.online.verifyRunning}</p>
        ) : (
          <>
            <output className="verify-result" data-good={checked.verified.ok}>
              {checked.verified.ok
                ? m.online.verifyGood(checked.verified.outcomes)
                : m.online.verifyBad(reason(checked.verified, language))}{' '}
              {checked.verified.ok && hold !== undefined ? m.online.verifyOwn : ''}
            </output>
            <dl className="verify-facts">
              <dt>{m.online.commitment}</dt>
              <dd>{checked.fairness.commitment}</dd>
              <dt>{m.online.secret}</dt>
              <dd>{checked.fairness.secret}</dd>
              <dt>{m.online.nonces}</dt>
              <dd>{checked.record.seats.map(({ name }, seat) => `${name}: ${checked.fairness.nonces[seat] || '–'}`).join(' · ')}</dd>
            </dl>
            <details>
              <summary>{m.online.verifyOutcomes}</summary>
              <ol className="verify-outcomes" start={checked.drawn[0]?.move ?? 0}>
                {checked.drawn.map(({ move, text }) => (
                  <li key={move} value={move}>
                    {text}
                  </li>
                ))}
              </ol>
            </details>
          </>
        )}
      </div>
    </Frame>
  )
}

function reason(verified: Verified, language: 'fr' | 'en'): string {
  if (verified.ok) return ''
  const { problem } = verified
  if (problem.code === 'fair_record') return problemText(language, problem.problem)
  return problem.code === 'fair_outcome' ? `${problem.code} (${problem.move}: ${problem.recorded} ≠ ${problem.expected})` : problem.code
}
