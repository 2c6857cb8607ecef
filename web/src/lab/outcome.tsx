import type { AnyGame } from '@echappee/kernel'
import { saveJson } from '@echappee/kit/files'
import { fingerprint } from '@echappee/study/fingerprint'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor, type Part } from '@echappee/study/stretch'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { CopyLink } from '../shell/copy-link.tsx'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { Found } from './found.tsx'
import { commandOf, documentsOf, fileOf, writeWish, type StudyWish } from './study-link.ts'
import { useStudied } from './use-studied.ts'

interface OutcomeProps {
  readonly game: AnyGame
  readonly plan: StudyPlan
  readonly part: Part | undefined
  readonly wish: StudyWish
  readonly seats: number
}

/** What was found so far, and how to get the same again. */
export function Outcome({ game, plan, part, wish, seats }: OutcomeProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
  const id = useId()
  const studied = useStudied(game.id)
  const count = part?.count ?? 0
  return (
    <section className="panel" aria-labelledby={`${id}-found`}>
      <h2 id={`${id}-found`}>{say.found}</h2>
      <output>{say.progress(count, wish.games)}</output>
      <progress max={wish.games} value={count} aria-label={say.found} />
      {part === undefined || studied === undefined ? undefined : (
        <Found part={part} columns={columnsFor({ game, ...studied }, plan.variants[0]!)} />
      )}
      {part === undefined || count < wish.games ? undefined : <p className="muted">{say.fingerprint(fingerprint(part.summaries))}</p>}
      <Again wish={wish} seats={seats} />
    </section>
  )
}

/** By a link or by the command line. */
function Again({ wish, seats }: Pick<OutcomeProps, 'wish' | 'seats'>): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
  const text = JSON.stringify(wish)
  const [rest, setRest] = useState<string>()
  useEffect(() => void writeWish(JSON.parse(text) as StudyWish).then(setRest), [text])
  return (
    <>
      <p className="lab-command">
        {say.command}
        <code>{commandOf(wish, seats)}</code>
      </p>
      {documentsOf(wish.options).map(([key, document]) => (
        <button key={key} type="button" className="button" onClick={() => saveJson(key, document)}>
          {say.commandFile(fileOf(key))}
        </button>
      ))}
      {rest === undefined ? undefined : <CopyLink link={new URL(rest, location.href).href} label={say.link} />}
    </>
  )
}
