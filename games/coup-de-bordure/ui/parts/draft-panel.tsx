import { asGroup } from '@echappee/ui/motion'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_TOKENS } from '../../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../../content/teams.ts'
import { CLEAR, CONFIRM, START } from '../../rules/moves.ts'
import { tokensLeft } from '../../rules/phases/allocate.ts'
import { teamsOf } from '../../rules/options.ts'
import { refuse } from '../../rules/refusals.ts'
import { moveFocus } from '@echappee/ui/focus'
import { useSequence } from '../hand-focus.ts'
import { wordsIn, type Props } from '../props.ts'
import { coming, teamRiders } from '../race.ts'
import { DraftRider } from './draft-rider.tsx'
import { useSpeech } from './spoken.tsx'

/** CDB-6, CDB-8: eighteen tokens for three riders, by plus and minus, and a token of each turned face down by touching it. */
export function DraftPanel(props: Props): ReactElement {
  const { scene, choose, choices, viewer, language } = props
  const words = wordsIn(language)
  const speech = useSpeech(props)
  const play = useSequence(props)
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
        <button
          type="button"
          className="cdb-lock"
          aria-disabled={left > 0 || choices.length === 0}
          onClick={(event) => (left > 0 ? speech.refuse(refuse('TOKENS_LEFT', { left }), event.currentTarget) : choose(CONFIRM))}
        >
          <b>{words.draft.confirm}</b>
          {left > 0 ? <small>{words.draft.left(left)}</small> : undefined}
        </button>
      </div>
      {isFree ? <Starts isEmpty={left === TEAM_TOKENS} speech={speech} play={play} {...props} /> : undefined}
      <ol className="cdb-drafts" data-free={isFree || undefined}>
        {teamRiders(viewer).map((id) => (
          <DraftRider key={id} id={id} draft={draft} isFree={isFree} counts={counts} speech={speech} play={play} {...props} />
        ))}
      </ol>
      {scene.race.isHiding ? <p className="cdb-answer-note">{words.draft.hideHint}</p> : undefined}
      {speech.spoken}
      <p className="visually-hidden">
        {TERRAINS.map((terrain, i) => `${words.terrains[terrain]}: ${words.draft.onCourse(counts[i]!)}`).join(', ')}
      </p>
    </div>
  )
}

interface StartsProps extends Props {
  readonly isEmpty: boolean
  readonly speech: ReturnType<typeof useSpeech>
  readonly play: ReturnType<typeof useSequence>
}

/** Something to begin with: the colours of the course, or the plates of a team. It replaces what lies there. */
function Starts({ isEmpty, speech, play, ...props }: StartsProps): ReactElement {
  const { scene, choices, choose, language } = props
  const words = wordsIn(language)
  const teams = teamsOf(scene.race.course)
  const stuck = choices.find(({ move }) => move.type === 'clear')?.refusal
  const begin = (from: TeamId | 'course', element: HTMLElement) => {
    if (!isEmpty && stuck !== undefined) speech.refuse(stuck, element)
    else play(isEmpty ? [START[from]] : [CLEAR, START[from]])
  }
  const start = (from: TeamId | 'course', name: string) => (
    <button
      key={from}
      type="button"
      className="cdb-small"
      title={isEmpty ? undefined : words.draft.replaces}
      {...(isEmpty ? {} : { 'data-helper': true })}
      onClick={(event) => begin(from, event.currentTarget)}
    >
      {name}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the buttons inside
    <div className="cdb-starts" {...asGroup(words.draft.startFrom)} onKeyDown={moveFocus}>
      <span aria-hidden="true">{words.draft.startFrom}</span>
      {start('course', words.draft.course)}
      {teams.length > 4 ? (
        <select value="" aria-label={words.draft.startTeam} onChange={(event) => begin(event.target.value as TeamId, event.target)}>
          <option value="" disabled>
            {words.draft.startTeam}
          </option>
          {teams.map((team) => (
            <option key={team} value={team}>
              {`${TEAMS[team].name} (${words.options.course.values[TEAMS[team].course]})`}
            </option>
          ))}
        </select>
      ) : (
        teams.map((team) => start(team, TEAMS[team].name))
      )}
      <button
        type="button"
        className="cdb-small"
        aria-disabled={stuck !== undefined}
        data-helper
        onClick={(event) => (stuck === undefined ? choose(CLEAR) : speech.refuse(stuck, event.currentTarget))}
      >
        {words.draft.clear}
      </button>
    </div>
  )
}
