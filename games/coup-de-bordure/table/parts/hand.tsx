import { SPECTATOR } from '@echappee/kernel'
import { Hand as HandBox, Spoken } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { isIn } from '../../rules/riders.ts'
import type { View } from '../../rules/state.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, teamRiders } from '../../text/race.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { OwnTeam } from './own-riders.tsx'
import { PacePanel } from './pace-panel.tsx'
import { TeamPanel } from './team-panel.tsx'

/** Whatever the viewer is asked now; his own plates otherwise. */
export function Hand(props: Props): ReactElement {
  if (props.viewer === SPECTATOR) return <p className="muted">{wordsIn(props.language).hand.spectator}</p>
  return (
    <HandBox table={props} className="cdb-hand">
      <Panel {...props} />
      <Spoken className="cdb-spoken" />
    </HandBox>
  )
}

function Panel(props: Props): ReactElement {
  const { scene, language } = props
  if (askedOf(scene).length === 0) return <OwnTeam note={idleText(wordsIn(language), scene)} {...props} />
  switch (scene.phase) {
    case 'teams':
      return <TeamPanel {...props} />
    case 'allocate':
      return <DraftPanel {...props} />
    case 'pace':
      return <PacePanel {...props} />
    default:
      return <AnswerPanel {...props} />
  }
}

function idleText(words: Words, view: View): string {
  const isIdle = view.round === 0 || view.phase === 'finished'
  if (isIdle) return words.hand.waitOthers
  const isInGroup = teamRiders(view.viewer).some((id) => isIn(view.group, id))
  if (!isInGroup) return words.hand.notInGroup
  const hasAnswered = view.answers.slice(0, TEAM_SIZE).some((answer) => answer !== null)
  return hasAnswered && view.asked !== view.answered ? words.hand.waitOthers : words.hand.resolving
}
