import type { Refusal } from '@echappee/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { DISTANCE, PACE_COST, PACE_STARS, type Pace } from '../../content/paces.ts'
import { FEED_CASE } from '../../content/road.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { Effort, PACE_GROUND, PaceArt } from '../art/pace-art.tsx'
import type { Messages } from '../messages/en.ts'
import { wordsIn, type Props } from '../props.ts'
import { groupTerrain, isAlone, terrainAt } from '../race.ts'
import { reasonText } from '../text-refusal.ts'

interface PaceCardProps extends Props {
  readonly pace: Pace
  readonly refusal: Refusal | undefined
  readonly isChosen: boolean
  /** It only changes a choice that is already made. */
  readonly isHelper: boolean
  /** Paces of team-mates in the group, as far as they are chosen. */
  readonly mates: readonly Pace[]
  readonly onUse: (button: HTMLElement) => void
}

/** A pace as a large button: how far, for what, and what it leads to; or why it can't be. */
export function PaceCard({ pace, refusal, isChosen, isHelper, mates, onUse, ...props }: PaceCardProps): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const terrain = groupTerrain(scene)
  const { tokens, ofTerrain } = PACE_COST[pace]
  const at = scene.groupCase
  const far = pace === 'SIL' ? (isAlone(scene) ? 1 : 2) : DISTANCE[pace]
  return (
    <li>
      <button
        type="button"
        className="cdb-pace"
        data-pace={pace}
        aria-pressed={isChosen}
        aria-disabled={refusal !== undefined}
        {...(isHelper ? { 'data-helper': true } : {})}
        style={{ '--ground': PACE_GROUND[pace] } as CSSProperties}
        onClick={(event) => onUse(event.currentTarget)}
      >
        <span className="cdb-pace-name">{words.paces[pace]}</span>
        <span className="cdb-pace-effort" title={words.hand.effort(PACE_STARS[pace])}>
          <Effort stars={PACE_STARS[pace]} size={12} />
        </span>
        <span className="cdb-pace-head">
          <PaceArt pace={pace} size={40} />
          <span className="cdb-pace-far">
            {words.hand.gains(far)}
            {pace === 'SIL' && far === 2 ? <small> {words.hand.gainsOr(1)}</small> : undefined}
          </span>
          <span className="cdb-pace-cost">
            <span className="visually-hidden">{words.cost(pace, words.terrains[terrain])}</span>
            {tokens === 0 ? <em aria-hidden="true">{words.hand.free}</em> : undefined}
            {Array.from({ length: tokens }, (_, i) => (
              <EnergyToken key={i} face={i < ofTerrain ? terrain : 'any'} size={24} />
            ))}
          </span>
        </span>
        <span className="cdb-pace-note">
          {refusal === undefined ? (
            <>
              <b>{words.hand.result(placeText(words, props, at + far))}</b> {noteText(words, props, pace, mates)}
              {at < FEED_CASE && at + far >= FEED_CASE ? ` · ${words.hand.feeds}` : ''}
            </>
          ) : (
            reasonText(words, refusal, names)
          )}
        </span>
      </button>
    </li>
  )
}

export function placeText(words: Messages, { scene }: Pick<Props, 'scene'>, at: number): string {
  const terrain = terrainAt(scene, at)
  return words.hand.place(at, terrain === undefined ? undefined : words.terrains[terrain])
}

/** What the pace opens, or what it bets on. */
function noteText(words: Messages, props: Props, pace: Pace, mates: readonly Pace[]): string {
  const { notes } = words.hand
  const at = props.scene.groupCase
  const hasFast = mates.includes('ACC') || mates.includes('SIL')
  switch (pace) {
    case 'CON':
      return isAlone(props.scene) ? '' : notes.CON
    case 'SIL':
      if (isAlone(props.scene)) return notes.SILalone
      return mates.includes('ACC') ? notes.ACCpair : notes.SIL(String(at + 1))
    case 'ACC':
      return isAlone(props.scene) ? '' : hasFast ? notes.ACCpair : notes.ACC
    case 'OFF':
      return mates.includes('OFF') ? notes.OFFpair : notes.OFF
  }
}
