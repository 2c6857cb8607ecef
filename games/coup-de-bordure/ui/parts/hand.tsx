import { SPECTATOR } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { isIn } from '../../rules/riders.ts'
import type { View } from '../../rules/state.ts'
import { useKeptFocus } from '../hand-focus.ts'
import type { Messages } from '../messages/en.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, teamRiders } from '../race.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { OwnTeam } from './asked-riders.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { PacePanel } from './pace-panel.tsx'
import { TeamPanel } from './team-panel.tsx'

/** Whatever the viewer is asked now; his own plates otherwise. */
export function Hand(props: Props): ReactElement {
  const { choices, viewer, language } = props
  const hand = useKeptFocus(choices.length > 0)
  if (viewer === SPECTATOR) return <p className="cdb-hand-note">{wordsIn(language).hand.spectator}</p>
  return (
    <div className="cdb-hand" ref={hand}>
      <Panel {...props} />
    </div>
  )
}

function Panel(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const isAsked = askedOf(scene).length > 0
  if (!isAsked) return <OwnTeam note={idleText(words, scene)} {...props} />
  switch (scene.phase) {
    case 'teams':
      return <TeamPanel {...props} />
    case 'allocate':
      return <DraftPanel {...props} />
    case 'pace':
      // A new group is a new plan.
      return <PacePanel key={`${scene.round} ${scene.groupCase} ${scene.viewer}`} {...props} />
    default:
      return <AnswerPanel key={`${scene.round} ${scene.groupCase} ${scene.step}`} {...props} />
  }
}

function idleText(words: Messages, view: View): string {
  const isIdle = view.round === 0 || view.phase === 'finished'
  if (isIdle) return words.hand.waitOthers
  const isInGroup = teamRiders(view.viewer).some((id) => isIn(view.group, id))
  if (!isInGroup) return words.hand.notInGroup
  const hasAnswered = view.answers.slice(0, TEAM_SIZE).some((answer) => answer !== null)
  return hasAnswered && view.asked !== view.answered ? words.hand.waitOthers : words.hand.resolving
}
