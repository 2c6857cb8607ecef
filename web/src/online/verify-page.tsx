import type { Problem } from '@echappee/protocol'
import { saveJson } from '@echappee/kit/files'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { checkRace, type CheckedRace } from './check-race.ts'
import { fairnessProblemText, witnessText } from './fairness-text.ts'
import { seatHold } from './keys.ts'
import { namesOf } from './names.ts'
import { serverProblemText } from './problem-text.ts'
import { PageFrame, Notice } from '../shell/frame.tsx'
import { Peloton } from '../home/peloton.tsx'
import { usePageTitle } from '../shell/page-title.ts'

/** Computes every shuffle and die of a finished online race again, here in the browser. */
export function VerifyPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const [checked, setChecked] = useState<CheckedRace>()
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    void checkRace(id, language).then((result) => ('verified' in result ? setChecked(result) : setProblem(result)))
  }, [id, language])
  usePageTitle(m.online.verifyTitle)
  if (problem !== undefined) return <Notice title={m.online.verifyTitle} text={serverProblemText(m.online.problems, problem)} />
  return (
    <PageFrame>
      <div className="online-page">
        <h1>{m.online.verifyTitle}</h1>
        <Peloton kind="riding" />
        <p>{m.online.verifyText}</p>
        {checked === undefined ? <p className="loading">{m.online.verifyRunning}</p> : <Result id={id} checked={checked} />}
      </div>
    </PageFrame>
  )
}

function Result({ id, checked }: { readonly id: string; readonly checked: CheckedRace }): ReactElement {
  const { m, language } = useWords()
  const { verified, fairness, record, outcomes } = checked
  return (
    <>
      <output className="verify-result" data-good={verified.ok}>
        {verified.ok
          ? [m.online.verifyGood(verified.outcomes), ...witnessText(seatHold(id), m)].join(' ')
          : m.online.verifyBad(fairnessProblemText(verified.problem, record, m, language))}
      </output>
      <dl className="verify-facts">
        <dt>{m.online.commitment}</dt>
        <dd>{fairness.commitment}</dd>
        <dt>{m.online.secret}</dt>
        <dd>{fairness.secret}</dd>
        <dt>{m.online.nonces}</dt>
        <dd>
          {namesOf(record.seats)
            .map((name, seat) => m.online.fact(name, fairness.nonces[seat] || '–'))
            .join(' · ')}
        </dd>
      </dl>
      <p className="buttons">
        <button type="button" className="button" onClick={() => saveJson(`${record.game}-${id}-verify`, { record, fairness })}>
          {m.online.verifySave}
        </button>
        <span className="muted">{m.online.verifySaveText}</span>
      </p>
      <details>
        <summary>{m.online.verifyOutcomes}</summary>
        <ol className="verify-outcomes" start={outcomes[0]?.move ?? 0}>
          {outcomes.map(({ move, text }) => (
            <li key={move} value={move}>
              {text}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
