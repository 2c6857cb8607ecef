import { ChoiceButton, type Offer } from '@echappee/kit/hand'
import type { CSSProperties, ReactElement } from 'react'
import { DISTANCE, PACE_COST, PACE_STARS, type Pace } from '../../content/paces.ts'
import { FEED_SQUARE } from '../../content/road.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { PACE_GROUND } from '../art/inks.ts'
import { Effort, PaceArt } from '../art/pace-art.tsx'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { groupTerrain, isAlone, terrainAt } from '../../text/race.ts'

interface PaceCardProps extends Props {
  readonly pace: Pace
  readonly offer: Offer
  readonly isChosen: boolean
  /** It only changes a choice that is already made. */
  readonly isHelper: boolean
  /** Paces of team-mates in the group, as far as they are chosen. */
  readonly mates: readonly Pace[]
}

/** A pace as a large button: how far, for what, and what it leads to; or why it can't be. */
export function PaceCard({ pace, offer, isChosen, isHelper, mates, ...props }: PaceCardProps): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const terrain = groupTerrain(scene)
  const { tokens, ofTerrain } = PACE_COST[pace]
  const at = scene.groupCase
  const far = pace === 'SIL' ? (isAlone(scene) ? 1 : 2) : DISTANCE[pace]
  const note = (
    <span>
      <b>{words.hand.result(placeText(words, props, at + far))}</b>
      {sentence([noteText(words, props, pace, mates), at < FEED_SQUARE && at + far >= FEED_SQUARE ? words.hand.feeds : ''])}
    </span>
  )
  return (
    <li style={{ '--ground': PACE_GROUND[pace] } as CSSProperties}>
      <ChoiceButton id={pace} className="cdb-pace" name={words.paces[pace]} isChosen={isChosen} isHelper={isHelper} note={note} {...offer}>
        <span className="cdb-pace-name">{words.paces[pace]}</span>
        <span className="cdb-pace-effort">
          {words.hand.effort} <Effort stars={PACE_STARS[pace]} size={12} />
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
      </ChoiceButton>
    </li>
  )
}

export function placeText(words: Words, { scene }: Pick<Props, 'scene'>, at: number): string {
  const terrain = terrainAt(scene, at)
  return words.hand.place(at, terrain === undefined ? undefined : words.terrains[terrain])
}

/** After the square: ": what it opens.", or only the full stop. */
function sentence(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? '.' : `, ${said.join(', ')}.`
}

/** What the pace opens, or what it bets on. */
function noteText(words: Words, { scene }: Props, pace: Pace, mates: readonly Pace[]): string {
  const { notes } = words.hand
  switch (pace) {
    case 'CON':
      return isAlone(scene) ? '' : notes.CON
    case 'SIL':
      if (isAlone(scene)) return notes.SILalone
      return mates.includes('ACC') ? notes.ACCpair : notes.SIL(String(scene.groupCase + 1))
    case 'ACC':
      if (isAlone(scene)) return ''
      return mates.includes('ACC') || mates.includes('SIL') ? notes.ACCpair : notes.ACC
    case 'OFF':
      return mates.includes('OFF') ? notes.OFFpair : notes.OFF
  }
}
