import type { Fairness, FairnessProblem, Problem, Verified } from '@echappee/protocol'
import { verifyFairness } from '@echappee/protocol'
import { replay, type GameRecord } from '@echappee/kernel'
import { problemText, type Language } from '@echappee/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api } from '../online/api.ts'
import type { Messages } from '../messages/en.ts'
import { seatHold, witnessOf, type SeatHold } from '../online/keys.ts'
import { nameOf, namesOf } from '../online/names.ts'
import { Frame, Notice } from '../parts/frame.tsx'
import { loadGame } from '../play/games.ts'
import { downloadRecord } from '../play/saved.ts'
import { usePageTitle } from '../page-title.ts'
import { serverProblemText } from '../online/problem-text.ts'

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
  const [problem, setProblem] = useState<Problem>()
  const hold = seatHold(id)
  useEffect(() => {
    const own = seatHold(id)
    void api.record(id).then(async (told) => {
      if (!told.ok) return setProblem(told.problem)
      const { record, fairness } = told.value
      const loaded = await loadGame(record.game, 'en')
      if (loaded === undefined) return setProblem({ code: 'unknownGame', sentence: `This site does not have the game ${record.game}.` })
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
      setChecked({
        record,
        fairness,
        drawn,
        verified: verifyFairness(loaded.game, record, fairness, own === undefined ? {} : witnessOf(own)),
      })
    })
  }, [id])
  usePageTitle(m.online.verifyTitle)
  if (problem !== undefined) return <Notice title={m.online.verifyTitle} text={serverProblemText(m.online.problems, problem)} />
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
                ? [m.online.verifyGood(checked.verified.outcomes), ...witnessed(hold, m)].join(' ')
                : m.online.verifyBad(reason(checked.verified.problem, checked.record, m, language))}
            </output>
            <dl className="verify-facts">
              <dt>{m.online.commitment}</dt>
              <dd>{checked.fairness.commitment}</dd>
              <dt>{m.online.secret}</dt>
              <dd>{checked.fairness.secret}</dd>
              <dt>{m.online.nonces}</dt>
              <dd>
                {namesOf(checked.record.seats)
                  .map((name, seat) => m.online.fact(name, checked.fairness.nonces[seat] || '–'))
                  .join(' · ')}
              </dd>
            </dl>
            <p className="buttons">
              <button
                type="button"
                className="button"
                onClick={() =>
                  downloadRecord({ record: checked.record, fairness: checked.fairness }, `${checked.record.game}-${id}-verify.json`)
                }
              >
                {m.online.verifySave}
              </button>
              <span className="muted">{m.online.verifySaveText}</span>
            </p>
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

/** What is known beyond the file itself, because this device was there. */
function witnessed(hold: SeatHold | undefined, { online }: Messages): string[] {
  if (hold === undefined) return [online.verifyStranger]
  return [
    hold.nonce === '' ? online.verifyElsewhere : online.verifyOwn,
    hold.commitment === undefined ? online.verifyUnseen : online.verifySeen,
  ]
}

function reason(problem: FairnessProblem, { seats }: GameRecord, { online }: Messages, language: Language): string {
  const say = online.verifyProblems
  switch (problem.code) {
    case 'fair_secret_missing':
      return say.noSecret
    case 'fair_seen_commitment':
      return say.seen(problem.seen, problem.published)
    case 'fair_commitment':
      return say.secret(problem.published, problem.shown)
    case 'fair_nonces':
      return say.count(problem.nonces, problem.seats)
    case 'fair_own_nonce':
      return say.own(problem.sent, problem.used)
    case 'fair_bot_nonce':
      return say.bot(nameOf(seats[problem.seat]!.name, problem.seat))
    case 'fair_no_nonce':
      return say.missing(seats[problem.seat]!.name)
    case 'fair_outcome':
      return say.outcome(problem.move, problem.recorded, problem.expected)
    case 'fair_record':
      return problemText(language, problem.problem)
  }
}
