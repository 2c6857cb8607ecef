import type { ReactElement } from 'react'
import { SECTORS } from '../../content/sectors.ts'
import { tileOf } from '../../rules/course.ts'
import { TileIcon } from '../art/tile-icon.tsx'
import type { StepName } from '../../text/words/types.ts'
import { wordsIn, type Props } from '../props.ts'
import { stepShown } from '../../text/race.ts'
import { effectsOf } from '../../text/cards.ts'
import { Profile } from './profile.tsx'

/** The head of the page: which sector, what it does, where it lies on the course, and which of its four steps is under way. */
export function Where(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const step = stepShown(scene, beat)
  const isRacing = step !== 'besace' && step !== 'over'
  return (
    <div className="where ti-where">
      {isRacing ? (
        <p className="ti-where-title">
          <TileIcon tile={tileOf(scene)} size={38} />
          <span>
            <strong>{words.where.sector(scene.sector, words.tiles[tileOf(scene)])}</strong>
            <small>{effectsOf(words, scene.race.course, scene.sector).join(' · ')}</small>
          </span>
        </p>
      ) : (
        <p className="ti-where-title">
          <span>
            <strong>{step === 'over' ? words.where.over : words.where.before}</strong>
            {step === 'over' ? undefined : <small>{words.where.beforeHint}</small>}
          </span>
        </p>
      )}
      <Profile {...props} />
      {isRacing ? (
        <ol className="ti-steps-bar" aria-label={words.where.steps}>
          {RACING.map((name, i) => (
            <li key={name} data-now={name === step || undefined} aria-current={name === step ? 'step' : undefined}>
              <b>{i + 1}</b>
              <span>{stepName(words, scene, name)}</span>
            </li>
          ))}
        </ol>
      ) : undefined}
    </div>
  )
}

const RACING = ['ride', 'gaps', 'attacks', 'event'] as const satisfies readonly StepName[]

/** The last step is called by what happens in it (TI-60). */
function stepName(words: ReturnType<typeof wordsIn>, scene: Props['scene'], name: StepName): string {
  if (name !== 'event') return words.step[name]
  if (scene.sector === SECTORS) return words.contests.final
  switch (tileOf(scene)) {
    case 'SP':
      return words.contests.sprint
    case 'PM':
    case 'HM':
      return words.contests.climb
    case 'LC':
    case 'FZ':
      return words.tiles[tileOf(scene)]
    default:
      return words.step.event
  }
}
