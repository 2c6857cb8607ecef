import type { ReactElement } from 'react'
import { roadIn, stageOf } from '../../rules/riders.ts'
import { stageTitle } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { linesAhead } from '../race.ts'
import { stepNow, stepsIn } from '../../text/steps.ts'
import { StageIcon } from './stage-icon.tsx'

/** The head of the page: which stage, which round, which of its steps, and what there is to win next. */
export function Where(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const say = words.screen
  const stage = stageOf(scene)
  const { type } = stage
  const step = stepNow(scene, beat)
  const stages = scene.tour.days.filter((day) => day !== null).length
  const number = scene.tour.days.slice(0, scene.day + 1).filter((day) => day !== null).length
  return (
    <div className="where fr-where">
      <p className="fr-stage">
        <StageIcon type={type} size={32} />
        <span>
          <strong>{stageTitle(words, stage)}</strong>
          <small>{[...(stages > 1 ? [say.dayOf(number, stages)] : []), words.stageTypes[type]].join(' · ')}</small>
        </span>
      </p>
      {scene.round > 0 ? <p className="fr-round">{say.round(scene.round)}</p> : undefined}
      <ol className="fr-steps" aria-label={say.stepsLabel}>
        {stepsIn(scene).map((other) => (
          <li key={other} data-now={other === step || undefined} aria-current={other === step ? 'step' : undefined}>
            {say.steps[other]}
          </li>
        ))}
      </ol>
      <Next {...props} />
    </div>
  )
}

/** The next sprint and the next summit with what is left to win; the finish, where there is room for it. */
function Next({ scene, language }: Props): ReactElement {
  const { next } = wordsIn(language).screen
  const lines = linesAhead(scene)
  const first = (kind: 'sprint' | 'summit') => lines.find((line) => line.kind === kind)
  const [sprint, summit] = [first('sprint'), first('summit')]
  return (
    <ul className="fr-next" aria-label={next.label}>
      {sprint === undefined ? undefined : <li data-kind="sprint">{next.sprint(sprint.at, sprint.left)}</li>}
      {summit?.category == null ? undefined : <li data-kind="summit">{next.summit(summit.category, summit.at, summit.left)}</li>}
      {sprint !== undefined && summit !== undefined ? undefined : <li data-kind="finish">{next.finish(roadIn(scene).line)}</li>}
    </ul>
  )
}
