import { useAnimation } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { PACES, TOW_COST, type Pace } from '../../content/paces.ts'
import { TERRAINS } from '../../content/road.ts'
import type { ResolutionStep } from '../../rules/events.ts'
import { isIn, ridersIn, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { PaceArt } from '../art/pace-art.tsx'
import { finalOf } from '../../text/final.ts'
import { riderLabel, riderLabels } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { coming, groupTerrain, groupsOf } from '../../text/race.ts'
import { stepNow } from '../../text/steps.ts'
import { courseName } from '../../text/board.ts'
import { RiderMark } from './rider-mark.tsx'

/** The head of the board: the group being played, who has locked, then who plays what and which step it is. */
export function GroupBar(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const isChoosing = scene.step === 0 || props.beat?.type === 'groupCame'
  const isRevealed = ridersIn(scene.group).some((id) => scene.riders[id]!.pace !== null)
  return (
    <section
      className="cdb-group"
      aria-label={words.board.group}
      data-choosing={(isChoosing && !isRevealed && scene.round > 0) || undefined}
    >
      {scene.phase === 'finished' ? (
        <Verdict {...props} />
      ) : scene.round === 0 ? (
        <Preparation {...props} />
      ) : (
        <>
          <p className="cdb-group-head">
            <GroupTitle {...props} />
            <StepNote {...props} />
          </p>
          {isRevealed ? <PaceColumns {...props} /> : isChoosing ? <Markers {...props} /> : <Feeding {...props} />}
        </>
      )}
    </section>
  )
}

function Preparation({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const counts = coming(scene, 1)
  return (
    <>
      <p className="cdb-group-head">
        <b>{scene.phase === 'teams' ? words.board.lineUp(courseName(words, scene)) : words.board.prepare}</b>
      </p>
      <ul className="cdb-terrains">
        {TERRAINS.map((terrain, i) => (
          <li key={terrain}>
            <EnergyToken face={terrain} size={24} />
            <span>
              {words.terrains[terrain]} <b>{words.draft.onCourse(counts[i]!)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function GroupTitle({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const groups = groupsOf(scene)
  const now = groups.findIndex(({ state }) => state === 'now')
  if (now < 0) return <b>{words.where.round(scene.round)}</b>
  const terrain = groupTerrain(scene)
  return (
    <>
      <EnergyToken face={terrain} size={22} />
      <b>
        <span className="cdb-group-title">{words.board.groupLine(now + 1, groups.length)} · </span>
        {words.board.squareLine(scene.groupCase, words.terrains[terrain])}
      </b>
    </>
  )
}

/** Which step, and why: what it does, or what it opens. */
function StepNote(props: Props): ReactElement {
  const { scene, beat, beatMs } = props
  const note = useAnimation<HTMLSpanElement>(
    scene.step,
    beat === undefined ? 0 : Math.min(beatMs, 240),
    () => [
      { opacity: 0, translate: '12px 0' },
      { opacity: 1, translate: '0 0' },
    ],
    { easing: 'ease-out' },
  )
  const { short, reason } = stepText(props)
  return (
    <span
      className="cdb-step"
      ref={note}
      data-tow={scene.tow !== null || undefined}
      data-calm={scene.step === 0 || undefined}
      title={reason}
    >
      <b>{short}</b>
      {reason === undefined ? undefined : <span>{reason}</span>}
    </span>
  )
}

function stepText({ scene, names, language }: Props): { readonly short: string; readonly reason?: string | undefined } {
  const words = wordsIn(language)
  if (scene.step === 0) return { short: words.board.choosing }
  if (scene.tow !== null) {
    const { distance } = scene.tow
    return { short: words.board.towFor(distance, words.tokens(TOW_COST[distance].tokens, words.terrains[groupTerrain(scene)])) }
  }
  if (scene.step > 7) return { short: words.board.feed }
  const now = stepNow(scene)
  return {
    short: `${words.board.step(scene.step)} · ${words.steps[scene.step as ResolutionStep]}`,
    reason: now === undefined ? undefined : `${words.event.step(words.reasons[now.reason](riderLabels(words, scene, now.riders, names)))}.`,
  }
}

/** While paces are chosen: a marker lies face down before each of one's own riders that has one. Of others it is not known (CDB-12). */
function Markers({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <ul className="cdb-markers">
      {ridersIn(scene.group).map((id) => {
        const isLocked = isIn(scene.answered, id)
        const { locked, thinking, inSecret } = words.board
        const state = seatOf(id) !== scene.viewer ? inSecret : isLocked ? locked : thinking
        const label = `${riderLabel(words, scene, id, names)}: ${state}`
        return (
          <li key={id} data-locked={isLocked || undefined} title={label}>
            <RiderMark id={id} size={28} />
            <i aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The columns stand in the order of the resolution; who has moved is ticked off. */
function PaceColumns(props: Props): ReactElement {
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const shown = useAnimation<HTMLUListElement>(
    beat?.type === 'pacesRevealed' ? beat : undefined,
    beatMs,
    () => [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }],
    { fill: 'backwards' },
  )
  return (
    <ul className="cdb-columns" ref={shown}>
      {PACES.toReversed().map((pace) => (
        <li key={pace} data-pace={pace} data-now={paceAt(scene.step) === pace || undefined}>
          <PaceArt pace={pace} size={26} />
          <span className="cdb-columns-name">{words.paces[pace]}</span>
          <PaceRiders {...props} riders={ridersIn(scene.group).filter((id) => scene.riders[id]!.pace === pace)} />
        </li>
      ))}
    </ul>
  )
}

/** Whose turn a step is. */
function paceAt(step: number): Pace | undefined {
  if (step === 1 || step === 2) return 'OFF'
  if (step === 3) return 'ACC'
  return step === 4 || step === 5 ? 'SIL' : step === 6 || step === 7 ? 'CON' : undefined
}

function PaceRiders({ riders, scene, names, language }: Props & { readonly riders: readonly RiderId[] }): ReactElement {
  const words = wordsIn(language)
  if (riders.length === 0)
    return (
      <span className="muted">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.board.nobody}</span>
      </span>
    )
  return (
    <span className="cdb-columns-riders">
      {riders.map((id) => {
        const hasMoved = scene.riders[id]!.moved !== null
        const isTowing = scene.tow?.riders.includes(id) === true
        const label = riderLabel(words, scene, id, names) + (hasMoved ? `, ${words.board.moved}` : '')
        return (
          <span key={id} data-moved={hasMoved || undefined} data-tows={isTowing || undefined} title={label}>
            <RiderMark id={id} size={26} label={label} />
          </span>
        )
      })}
    </span>
  )
}

function Feeding({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const who = ridersIn(scene.feeding)
  if (who.length === 0) return <p className="cdb-markers" />
  return (
    <p className="cdb-markers">
      {who.map((id) => (
        <RiderMark key={id} id={id} size={28} />
      ))}
      <span>{words.board.feeding(riderLabels(words, scene, who, names))}</span>
    </p>
  )
}

function Verdict({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { winner, rider, decidedBy, lastTerrain } = finalOf(scene)
  return (
    <p className="cdb-verdict">
      <RiderMark id={rider} size={44} isWinner />
      <span>
        <b>{words.final.wins(names(winner))}</b>
        <span>{words.final.with(riderLabel(words, scene, rider, names), words.criteria[decidedBy](words.terrains[lastTerrain]))}</span>
      </span>
    </p>
  )
}
