import { asGroup } from '@echappee/ui/motion'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { PACES, type Pace } from '../../content/paces.ts'
import { TERRAIN_INDEX } from '../../content/road.ts'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { whyNotPace } from '../../rules/phases/pace.ts'
import { isIn } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { moveFocus } from '@echappee/ui/focus'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, groupTerrain, hiddenOf, teamRiders } from '../race.ts'
import { PaceCard } from './pace-card.tsx'
import { PaceTab } from './pace-tab.tsx'
import { useSpeech } from './spoken.tsx'

type Plan = Readonly<Partial<Record<RiderId, Pace>>>

/**
 * A pace for each own rider of the group. With several riders the choices are laid down first and can be changed, until all are locked together;
 * a single one is played at once.
 */
export function PacePanel(props: Props): ReactElement {
  const { scene, choose, choices, names, viewer, language } = props
  const words = wordsIn(language)
  const [plan, setPlan] = useState<Plan>({})
  const [picked, pick] = useState<RiderId>()
  const { refuse, say, spoken } = useSpeech(props)
  const open = askedOf(scene)
  const chosen = (id: RiderId, in_: Plan = plan) => committedPace(props, id) ?? in_[id] ?? onlyPace(props, id)
  const left = open.filter((id) => chosen(id) === undefined)
  const current = open.find((id) => id === picked) ?? left[0] ?? open[0]!
  const isAlone = open.length === 1
  const lock = useFocusWhen(!isAlone && left.length === 0)
  const own = teamRiders(viewer).filter((id) => isIn(scene.group, id))

  const use = (pace: Pace, button: HTMLElement) => {
    const refusal = whyNot(props, current, pace)
    if (refusal !== undefined) return refuse(refusal, button)
    if (isAlone) return choose({ type: 'pace', rider: current, pace })
    const next: Plan = { ...plan, [current]: pace }
    setPlan(next)
    pick(open.find((id) => chosen(id, next) === undefined) ?? current)
  }
  return (
    <div className="cdb-choosing">
      <div className="cdb-choosing-riders" {...asGroup(words.hand.riders)}>
        {own.map((id) => (
          <PaceTab
            key={id}
            id={id}
            pace={chosen(id)}
            isCurrent={id === current}
            isCommitted={!open.includes(id)}
            onPick={() => pick(id)}
            {...props}
          />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside */}
      <ul className="cdb-paces" aria-label={words.hand.paces(riderLabel(words, scene, current, names))} onKeyDown={moveFocus}>
        {PACES.map((pace) => (
          <PaceCard
            key={pace}
            pace={pace}
            refusal={whyNot(props, current, pace)}
            isChosen={chosen(current) === pace}
            isHelper={!isAlone && chosen(current) !== undefined}
            mates={own.flatMap((id) => (id === current ? [] : (chosen(id) ?? [])))}
            onUse={(button) => use(pace, button)}
            {...props}
          />
        ))}
      </ul>
      {isAlone ? undefined : (
        <button
          type="button"
          className="cdb-lock"
          ref={lock}
          aria-disabled={left.length > 0 || choices.length === 0}
          onClick={(event) =>
            left.length > 0
              ? say(words.hand.lockLeft(left.length), event.currentTarget)
              : props.chooseAll(open.map((rider) => ({ type: 'pace', rider, pace: chosen(rider)! })))
          }
        >
          <b>{words.hand.lock}</b>
          <small>{left.length > 0 ? words.hand.lockLeft(left.length) : words.hand.lockNote}</small>
        </button>
      )}
      {spoken}
    </div>
  )
}

function whyNot({ scene }: Props, id: RiderId, pace: Pace) {
  const { up, hasOffensive } = scene.riders[id]!
  return whyNotPace(pace, up, hiddenOf(scene, id), TERRAIN_INDEX[groupTerrain(scene)], hasOffensive)
}

/** The pace of a rider that has no other. */
function onlyPace(props: Props, id: RiderId): Pace | undefined {
  const legal = PACES.filter((pace) => whyNot(props, id, pace) === undefined)
  return legal.length === 1 ? legal[0] : undefined
}

function committedPace({ scene }: Props, id: RiderId): Pace | undefined {
  return (scene.answers[id % TEAM_SIZE] ?? undefined) as Pace | undefined
}

/** Takes the focus when the condition comes true while somebody is busy in the same panel. */
function useFocusWhen(condition: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const panel = button.current?.closest('.cdb-choosing')
    if (condition && panel?.contains(document.activeElement) === true) button.current?.focus({ preventScroll: true })
  }, [condition])
  return button
}
