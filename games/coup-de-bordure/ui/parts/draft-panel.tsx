import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_TOKENS } from '../../content/team-sheet.ts'
import { TEAMS } from '../../content/teams.ts'
import { CLEAR, CONFIRM, START } from '../../rules/moves.ts'
import { tokensLeft } from '../../rules/phases/allocate.ts'
import { teamsOf } from '../../rules/options.ts'
import { refuse } from '../../rules/refusals.ts'
import { moveFocus, useSequence } from '../hand-focus.ts'
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
  const isEmpty = left === TEAM_TOKENS
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
        {isFree ? (
          <div className="cdb-starts" role="group" aria-label={words.draft.startFrom} onKeyDown={moveFocus}>
            <span aria-hidden="true">{words.draft.startFrom}</span>
            {(['course', ...teamsOf(scene.race.course).slice(0, 4)] as const).map((from) => (
              <button
                key={from}
                type="button"
                className="cdb-small"
                title={isEmpty ? undefined : words.draft.replaces}
                {...(isEmpty ? {} : { 'data-helper': true })}
                onClick={() => play(isEmpty ? [START[from]] : [CLEAR, START[from]])}
              >
                {from === 'course' ? words.draft.course : TEAMS[from].name}
              </button>
            ))}
            <button
              type="button"
              className="cdb-small"
              aria-disabled={isEmpty}
              data-helper
              onClick={(event) => (isEmpty ? speech.refuse(refuse('PLATES_EMPTY'), event.currentTarget) : choose(CLEAR))}
            >
              {words.draft.clear}
            </button>
          </div>
        ) : undefined}
        <button
          type="button"
          className="cdb-lock"
          aria-disabled={left > 0 || choices.length === 0}
          onClick={(event) =>
            left > 0 ? speech.refuse(refuse('TOKENS_LEFT', { left }), event.currentTarget) : choose(CONFIRM)
          }
        >
          <b>{words.draft.confirm}</b>
          {left > 0 ? <small>{words.draft.left(left)}</small> : undefined}
        </button>
      </div>
      <ol className="cdb-drafts" data-free={isFree || undefined}>
        {teamRiders(viewer).map((id) => (
          <DraftRider key={id} id={id} draft={draft} isFree={isFree} counts={counts} speech={speech} {...props} />
        ))}
      </ol>
      {scene.race.isHiding ? <p className="cdb-answer-note">{words.draft.hideHint}</p> : undefined}
      {speech.spoken}
      <p className="visually-hidden">{TERRAINS.map((terrain, i) => `${words.terrains[terrain]}: ${words.draft.onCourse(counts[i]!)}`).join(', ')}</p>
    </div>
  )
}
