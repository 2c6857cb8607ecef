import type { Choice } from '@echappee/ui'
import { asGroup } from '@echappee/ui/motion'
import type { ReactElement } from 'react'
import { TERRAINS, TERRAIN_INDEX, type Terrain } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_SIZE } from '../../content/team-sheet.ts'
import { ADD, HIDE, REMOVE, SHOW, moveKey, type Move } from '../../rules/moves.ts'
import { letterOf } from '../../rules/riders.ts'
import type { Draft, RiderId } from '../../rules/state.ts'
import { EmptySlot, EnergyToken, TokenBack } from '../art/energy-token.tsx'
import { moveFocus } from '@echappee/ui/focus'
import type { useSequence } from '../hand-focus.ts'
import { wordsIn, type Props } from '../props.ts'
import { ownName, totalOf } from '../race.ts'
import { RiderMark } from './rider-mark.tsx'
import type { useSpeech } from './spoken.tsx'

interface DraftRiderProps extends Props {
  readonly id: RiderId
  readonly draft: Draft
  readonly isFree: boolean
  /** Cases of each terrain on the course. */
  readonly counts: readonly number[]
  readonly speech: ReturnType<typeof useSpeech>
  readonly play: ReturnType<typeof useSequence>
}

/** The plate of one rider while the team is put together. */
export function DraftRider({ id, draft, isFree, counts, speech, play, ...props }: DraftRiderProps): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const letter = letterOf(id)
  const tokens = draft.tokens[id % TEAM_SIZE]!
  const size = totalOf(tokens)
  const name = ownName(scene, id)
  const use = (move: Move, button: HTMLElement) => {
    const refusal = find(props.choices, move)?.refusal
    if (refusal === undefined) play([move])
    else speech.refuse(refusal, button)
  }
  return (
    <li className="cdb-draft-rider">
      <p className="cdb-draft-name">
        <RiderMark id={id} size={36} />
        <span>
          <b>{name ?? letter}</b>
          <small data-short={size < RIDER_MIN || undefined}>
            {size < RIDER_MIN ? words.draft.tooFew(RIDER_MIN - size) : words.draft.size(size, RIDER_MAX)}
          </small>
        </span>
      </p>
      <DraftPlate id={id} draft={draft} use={use} {...props} />
      {isFree ? (
        <div className="cdb-steppers">
          {TERRAINS.map((terrain, i) => {
            const [less, more] = [REMOVE[id]![i]!, ADD[id]![i]!]
            return (
              <span key={terrain} className="cdb-stepper" title={words.people.ahead(words.terrains[terrain], counts[i]!)}>
                <span className="cdb-stepper-count">
                  <EnergyToken face={terrain} size={22} />
                  <b>{tokens[i]}</b>
                </span>
                <button
                  type="button"
                  data-helper
                  aria-label={words.draft.remove(letter, words.terrains[terrain])}
                  aria-disabled={isRefused(props.choices, less)}
                  onClick={(event) => use(less, event.currentTarget)}
                >
                  −
                </button>
                <button
                  type="button"
                  aria-label={words.draft.add(letter, words.terrains[terrain])}
                  aria-disabled={isRefused(props.choices, more)}
                  onClick={(event) => use(more, event.currentTarget)}
                >
                  +
                </button>
              </span>
            )
          })}
        </div>
      ) : undefined}
    </li>
  )
}

interface DraftPlateProps extends Props {
  readonly id: RiderId
  readonly draft: Draft
  readonly use: (move: Move, button: HTMLElement) => void
}

/** Eight slots. Where tokens may lie face down, each is a button that turns it over. */
function DraftPlate({ id, draft, use, scene, language }: DraftPlateProps): ReactElement {
  const words = wordsIn(language)
  const tokens = draft.tokens[id % TEAM_SIZE]!
  const hidden = draft.hidden[id % TEAM_SIZE]!
  const slots = slotsOf(tokens, hidden)
  const empty = Array.from({ length: RIDER_MAX - slots.length }, (_, n) => n)
  const { isHiding } = scene.race
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the buttons inside
    <div className="cdb-draft-plate" {...asGroup(words.draft.plate(letterOf(id)))} onKeyDown={moveFocus}>
      {slots.map(({ terrain, isDown, n }) =>
        isHiding ? (
          <button
            key={`${terrain}${n}`}
            type="button"
            className="cdb-turn"
            data-helper
            aria-pressed={isDown}
            aria-label={(isDown ? words.draft.show : words.draft.hide)(words.terrains[terrain])}
            onClick={(event) => use(isDown ? SHOW[id]! : HIDE[id]![TERRAIN_INDEX[terrain]]!, event.currentTarget)}
          >
            <EnergyToken face={terrain} isDown={isDown} size={30} />
          </button>
        ) : (
          <span key={`${terrain}${n}`} className="cdb-turn">
            <EnergyToken face={terrain} size={30} />
          </span>
        ),
      )}
      {empty.map((n) => (
        <span key={n} className="cdb-turn" title={isHiding ? words.draft.blank : words.draft.slot}>
          {isHiding ? <TokenBack size={26} isBlank /> : <EmptySlot size={30} />}
        </span>
      ))}
    </div>
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

function find(choices: readonly Choice<Move>[], move: Move): Choice<Move> | undefined {
  return choices.find((choice) => moveKey(choice.move) === moveKey(move))
}

/** While a move is under way nothing is refused yet: buttons do not flicker. */
function isRefused(choices: readonly Choice<Move>[], move: Move): boolean {
  return find(choices, move)?.refusal !== undefined
}
