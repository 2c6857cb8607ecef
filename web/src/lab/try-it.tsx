import { LEVEL_NAMES } from '@echappee/bots'
import { checkOptions, type AnyGame, type Json } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor } from '@echappee/study/stretch'
import { trialFigures } from '@echappee/study/trial'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { LabWords, useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import './lab.css'
import { LabLink } from './lab-link.tsx'
import { USUAL_SEED } from './study-link.ts'
import { TrialTable } from './trial-table.tsx'
import { useStudied } from './use-studied.ts'
import { useStudy } from './use-study.ts'

export interface TryItProps {
  readonly game: AnyGame
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
}

const LEVEL = 'greedy'
const GAMES = 400
/** Milliseconds after the last change. */
const PATIENCE = 400

/** Under a course that is being built: bots ride it, and how long it is and who wins on it is told while they do. */
export function TryIt(props: TryItProps): ReactElement {
  return (
    <LabWords>
      <Trial {...props} />
    </LabWords>
  )
}

function Trial({ game, options, seats }: TryItProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language).trial
  const id = useId()
  const [isOn, setOn] = useState(false)
  const plan = useRested(planOf(game, options, seats), PATIENCE)
  return (
    <section className="try-it" aria-labelledby={id}>
      <h2 id={id}>{say.title}</h2>
      <p className="muted">{say.text(LEVEL_NAMES[LEVEL], GAMES)}</p>
      <button type="button" className="button" aria-expanded={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? say.stop : say.begin}
      </button>
      {!isOn ? undefined : plan === undefined ? (
        <p className="problem" role="alert">
          {say.impossible}
        </p>
      ) : (
        <Ridden game={game} plan={plan} seats={seats} options={options} />
      )}
    </section>
  )
}

/** What was found of the course before stays until there is something to say of the new one. */
function Ridden({ game, plan, seats, options }: TryItProps & { readonly plan: StudyPlan }): ReactElement {
  const { language } = useWords()
  const say = labWords(language).trial
  const studied = useStudied(game.id)
  const part = useStudy(plan, GAMES)
  const [before, setBefore] = useState(part)
  if (part !== undefined && part !== before) setBefore(part)
  const shown = part ?? before
  const columns = studied === undefined ? undefined : columnsFor({ game, ...studied }, plan.variants[0]!)
  const hasSeats = shown?.summaries[0]!.game.length === columns?.game.length
  const figures =
    shown === undefined || studied?.metrics === undefined || columns === undefined || !hasSeats
      ? undefined
      : trialFigures(studied.metrics, shown.summaries[0]!, columns)
  return (
    <>
      <p className="try-it-progress">
        <output>{say.progress(part?.count ?? 0, GAMES)}</output>
        <progress max={GAMES} value={part?.count ?? 0} aria-label={say.title} />
      </p>
      {figures === undefined ? undefined : (
        <div className="try-it-figures" data-old={part === undefined || undefined}>
          {figures.length.length === 0 ? undefined : <TrialTable caption={say.length} figures={figures.length} />}
          {figures.starts.length < 2 ? undefined : <TrialTable caption={say.starts} figures={figures.starts} isDrawn />}
          {figures.kinds.length === 0 ? undefined : <TrialTable caption={say.kinds} figures={figures.kinds} isDrawn />}
        </div>
      )}
      <p>
        <LabLink game={game} wish={{ game: game.id, seats, level: LEVEL, games: GAMES, seed: USUAL_SEED, options }}>
          {say.closer}
        </LabLink>
      </p>
    </>
  )
}

/** Undefined for options that can’t be ridden. */
function planOf(game: AnyGame, options: Readonly<Record<string, unknown>>, seats: number): string | undefined {
  const checked = checkOptions(game, options, seats)
  if (!checked.ok) return undefined
  const variant = { label: game.id, options: checked.value as Json, bots: Array.from({ length: seats }, () => LEVEL) }
  const plan: StudyPlan = { game: game.id, rulesVersion: game.rulesVersion, seed: USUAL_SEED, variants: [variant] }
  return JSON.stringify(plan)
}

const read = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as StudyPlan))

/** The plan once nothing has changed for a while; the same object for the same text. */
function useRested(text: string | undefined, ms: number): StudyPlan | undefined {
  const [rested, setRested] = useState(() => ({ text, plan: read(text) }))
  useEffect(() => {
    if (text === rested.text) return undefined
    const timer = setTimeout(() => setRested({ text, plan: read(text) }), ms)
    return () => clearTimeout(timer)
  }, [text, rested.text, ms])
  return rested.plan
}
