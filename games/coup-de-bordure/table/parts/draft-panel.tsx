import { ChoiceButton, Choices, useQuickMoves, type Offer } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_TOKENS } from '../../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../../content/teams.ts'
import { CLEAR, CONFIRM, START, moveKey, type Move } from '../../rules/moves.ts'
import { teamsOf } from '../../rules/options.ts'
import { tokensLeft } from '../../rules/phases/allocate.ts'
import { wordsIn, type Props } from '../props.ts'
import { coming, teamRiders } from '../../text/race.ts'
import { DraftRider } from './draft-rider.tsx'

/** What a small move of the draft does, or why it can't be. While a move is under way nothing is refused yet: buttons do not flicker. */
export type OfferMove = (move: Move) => Offer

/** CDB-6, CDB-8: eighteen tokens for three riders, by plus and minus, and a token of each turned face down by touching it. */
export function DraftPanel(props: Props): ReactElement {
  const { scene, choices, viewer, language } = props
  const words = wordsIn(language)
  const play = useQuickMoves(props)
  const offer: OfferMove = (move) => {
    const choice = choices.find((other) => moveKey(other.move) === moveKey(move))
    return { refusal: choice?.refusal, onChoose: () => play(move), isAdvised: choice?.isAdvised }
  }
  const draft = scene.draft!
  const left = tokensLeft(draft)
  const isFree = scene.race.options.teams === 'free'
  const counts = coming(scene, 1)
  return (
    <div className="cdb-draft">
      <div className="cdb-draft-head">
        {isFree ? (
          <output className="cdb-left" data-done={left === 0 || undefined}>
            <span aria-hidden="true">{words.draft.left(left)}</span>
            <span className="visually-hidden">{words.draft.leftLabel(left, TEAM_TOKENS)}</span>
            <small>{words.draft.limits(RIDER_MIN, RIDER_MAX)}</small>
          </output>
        ) : undefined}
        <div className="send cdb-lock">
          <ChoiceButton id="confirm" {...offer(CONFIRM)}>
            {words.draft.confirm}
          </ChoiceButton>
        </div>
      </div>
      {isFree ? <Starts isEmpty={left === TEAM_TOKENS} offer={offer} {...props} /> : undefined}
      <ol className="cdb-drafts" data-free={isFree || undefined}>
        {teamRiders(viewer).map((id) => (
          <DraftRider key={id} id={id} draft={draft} isFree={isFree} counts={counts} offer={offer} {...props} />
        ))}
      </ol>
      {scene.race.isHiding ? <p className="muted">{words.draft.hideHint}</p> : undefined}
      <p className="visually-hidden">
        {TERRAINS.map((terrain, i) => `${words.terrains[terrain]}: ${words.draft.onCourse(counts[i]!)}`).join(', ')}
      </p>
    </div>
  )
}

interface StartsProps extends Props {
  readonly isEmpty: boolean
  readonly offer: OfferMove
}

/** Something to begin with: the colours of the course, or the plates of a team. It replaces what lies there. */
function Starts({ isEmpty, offer, scene, chooseAll, language }: StartsProps): ReactElement {
  const words = wordsIn(language)
  const teams = teamsOf(scene.race.course)
  const clearing = offer(CLEAR)
  const begin = (from: TeamId | 'course'): Offer =>
    isEmpty ? offer(START[from]) : { refusal: clearing.refusal, onChoose: () => chooseAll([CLEAR, START[from]]) }
  const start = (from: TeamId | 'course', name: string) => (
    <li key={from}>
      <ChoiceButton id={`start ${from}`} className="flat pill" isHelper={!isEmpty} keepsFocus reason="" {...begin(from)}>
        {name}
      </ChoiceButton>
    </li>
  )
  return (
    <Choices className="cdb-starts" label={words.draft.startFrom}>
      <li aria-hidden="true">{words.draft.startFrom}</li>
      {start('course', words.draft.course)}
      {teams.length > 4 ? (
        <li>
          <select value="" aria-label={words.draft.startTeam} onChange={({ target }) => begin(target.value as TeamId).onChoose?.()}>
            <option value="" disabled>
              {words.draft.startTeam}
            </option>
            {teams.map((team) => (
              <option key={team} value={team}>
                {`${TEAMS[team].name} (${words.options.course.values[TEAMS[team].course]})`}
              </option>
            ))}
          </select>
        </li>
      ) : (
        teams.map((team) => start(team, TEAMS[team].name))
      )}
      <li>
        <ChoiceButton id="clear" className="flat pill" isHelper keepsFocus reason="" {...clearing}>
          {words.draft.clear}
        </ChoiceButton>
      </li>
      {isEmpty ? undefined : <li className="muted">{words.draft.replaces}</li>}
    </Choices>
  )
}
