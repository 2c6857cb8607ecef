import { Choices, SendButton, useDecisionState, usePlan } from '@echappee/kit/hand'
import { asGroup } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { PACES, type Pace } from '../../content/paces.ts'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { isIn } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { riderLabel } from '../../text/labels.ts'
import { onlyPaces, paceOffer, type PaceMove } from '../pace-offers.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, teamRiders } from '../../text/race.ts'
import { PaceCard } from './pace-card.tsx'
import { PaceTab } from './pace-tab.tsx'

/**
 * A pace for each own rider of the group. With several riders the choices are laid down first and can be changed, until all are locked together;
 * a single one is played at once.
 */
export function PacePanel(props: Props): ReactElement {
  const { scene, choose, chooseAll, choices, decision, names, viewer, language } = props
  const words = wordsIn(language)
  const open = askedOf(scene)
  const plan = usePlan<PaceMove>({ decision, chooseAll, questions: open.map(String), given: onlyPaces(choices) })
  const [picked, pick] = useDecisionState<RiderId | undefined>(decision, undefined)
  const isMissing = (id: RiderId) => plan.moves[id] === undefined
  const current = open.find((id) => id === picked) ?? open.find(isMissing) ?? open[0]!
  const isAlone = open.length === 1
  const isAsked = choices.length > 0
  const own = teamRiders(viewer).filter((id) => isIn(scene.group, id))
  const paceOf = (id: RiderId) => committedPace(props, id) ?? plan.moves[id]?.pace

  const use = (move: PaceMove) => {
    if (isAlone) return choose(move)
    plan.set(String(current), move)
    pick(open.find((id) => id !== current && isMissing(id)) ?? current)
  }
  return (
    <div className="cdb-choosing">
      <div className="cdb-choosing-riders" {...asGroup(words.hand.riders)}>
        {own.map((id) => (
          <PaceTab
            key={id}
            id={id}
            pace={paceOf(id)}
            isCurrent={id === current}
            isCommitted={!open.includes(id)}
            onPick={() => pick(id)}
            {...props}
          />
        ))}
      </div>
      <Choices className="cdb-paces" label={words.hand.paces(riderLabel(words, scene, current, names))}>
        {PACES.map((pace) => (
          <PaceCard
            key={pace}
            pace={pace}
            offer={paceOffer(choices, current, pace, use)}
            isChosen={paceOf(current) === pace}
            isHelper={!isAlone && !isMissing(current)}
            mates={own.flatMap((id) => (id === current ? [] : (paceOf(id) ?? [])))}
            {...props}
          />
        ))}
      </Choices>
      {isAlone ? undefined : (
        <SendButton
          className="cdb-lock"
          lacks={plan.missing.length > 0 ? words.hand.lockLeft(plan.missing.length) : undefined}
          onSend={isAsked ? plan.send : undefined}
          note={words.hand.lockNote}
        >
          {words.hand.lock}
        </SendButton>
      )}
    </div>
  )
}

function committedPace({ scene }: Props, id: RiderId): Pace | undefined {
  return (scene.answers[id % TEAM_SIZE] ?? undefined) as Pace | undefined
}
