import { ChoiceButton, Choices } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { TERRAINS, terrainIndex, type Terrain } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_SIZE } from '../../content/team-sheet.ts'
import { ADD, HIDE, REMOVE, SHOW } from '../../rules/moves.ts'
import { letterOf } from '../../rules/riders.ts'
import type { Draft, RiderId } from '../../rules/state.ts'
import { EmptySlot, EnergyToken, TokenBack } from '../art/energy-token.tsx'
import { wordsIn, type Props } from '../props.ts'
import { ownName, totalOf } from '../../text/race.ts'
import type { OfferMove } from './draft-panel.tsx'
import { RiderMark } from './rider-mark.tsx'

interface DraftRiderProps extends Props {
  readonly id: RiderId
  readonly draft: Draft
  readonly isFree: boolean
  /** Squares of each terrain on the course. */
  readonly counts: readonly number[]
  readonly offer: OfferMove
}

/** The plate of one rider while the team is put together. */
export function DraftRider({ isFree, ...props }: DraftRiderProps): ReactElement {
  const { id, draft, scene, language } = props
  const words = wordsIn(language)
  const size = totalOf(draft.tokens[id % TEAM_SIZE]!)
  return (
    <li className="cdb-draft-rider">
      <p className="cdb-draft-name">
        <RiderMark id={id} size={36} />
        <span>
          <b>{ownName(scene, id) ?? letterOf(id)}</b>
          <small data-short={size < RIDER_MIN || undefined}>
            {size < RIDER_MIN ? words.draft.tooFew(RIDER_MIN - size) : words.draft.size(size, RIDER_MAX)}
          </small>
        </span>
      </p>
      <DraftPlate {...props} />
      {isFree ? <Steppers {...props} /> : undefined}
    </li>
  )
}

/** Plus and minus for each colour. */
function Steppers({ id, draft, counts, offer, language }: Omit<DraftRiderProps, 'isFree'>): ReactElement {
  const words = wordsIn(language)
  const letter = letterOf(id)
  return (
    <Choices className="cdb-steppers" label={words.draft.plate(letter)}>
      {TERRAINS.map((terrain, i) => {
        const name = words.terrains[terrain]
        return (
          <li key={terrain} className="cdb-stepper" title={words.people.ahead(name, counts[i]!)}>
            <span className="cdb-stepper-count">
              <EnergyToken face={terrain} size={22} />
              <b>{draft.tokens[id % TEAM_SIZE]![i]}</b>
            </span>
            <Step id={`less ${id}${terrain}`} label={words.draft.remove(letter, name)} isHelper {...offer(REMOVE[id]![i]!)}>
              −
            </Step>
            <Step id={`more ${id}${terrain}`} label={words.draft.add(letter, name)} {...offer(ADD[id]![i]!)}>
              +
            </Step>
          </li>
        )
      })}
    </Choices>
  )
}

/** A small button that is pressed again and again; why it can't be is only spoken. */
function Step(props: Parameters<typeof ChoiceButton>[0]): ReactElement {
  return <ChoiceButton className="flat" keepsFocus reason="" {...props} />
}

/** Eight slots. Where tokens may lie face down, each is a button that turns it over. */
function DraftPlate({ id, draft, offer, scene, language }: Omit<DraftRiderProps, 'isFree'>): ReactElement {
  const words = wordsIn(language)
  const slots = slotsOf(draft.tokens[id % TEAM_SIZE]!, draft.hidden[id % TEAM_SIZE]!)
  const { isHiding } = scene.race
  const turn = ({ terrain, isDown, n }: SlotToken) => (
    <Step
      id={`turn ${id}${terrain}${n}`}
      isHelper
      isChosen={isDown}
      label={(isDown ? words.draft.show : words.draft.hide)(words.terrains[terrain])}
      {...offer(isDown ? SHOW[id]! : HIDE[id]![terrainIndex(terrain)]!)}
    >
      <EnergyToken face={terrain} isDown={isDown} size={30} />
    </Step>
  )
  return (
    <Choices className="cdb-draft-plate" label={words.draft.plate(letterOf(id))}>
      {slots.map((slot) => (
        <li key={`${slot.terrain}${slot.n}`}>{isHiding ? turn(slot) : <EnergyToken face={slot.terrain} size={30} />}</li>
      ))}
      {Array.from({ length: RIDER_MAX - slots.length }, (_, n) => (
        <li key={n} title={isHiding ? words.draft.blank : words.draft.slot}>
          {isHiding ? <TokenBack size={26} isBlank /> : <EmptySlot size={30} />}
        </li>
      ))}
    </Choices>
  )
}

interface SlotToken {
  readonly terrain: Terrain
  readonly isDown: boolean
  readonly n: number
}

/** The face-down token is the last of its colour. */
function slotsOf(tokens: readonly number[], hidden: Terrain | null): SlotToken[] {
  return TERRAINS.flatMap((terrain, i) =>
    Array.from({ length: tokens[i]! }, (_, n) => ({ terrain, n, isDown: terrain === hidden && n === tokens[i]! - 1 })),
  )
}
