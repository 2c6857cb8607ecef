import { Jersey, ResultTable, Standings } from '@echappee/kit/results'
import { useState, type ReactElement } from 'react'
import { kindName, speaker } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { generalOrder } from '../../rules/classification.ts'
import { teamOf } from '../../rules/riders.ts'
import type { VirtualStanding } from '../../rules/virtual.ts'
import { markOf } from '../race.ts'
import { CLASSIFICATIONS, roadTime, standingAfter, standingLines, stageName, type Classification, type JerseyPass } from '../results.ts'
import { StageIcon } from './stage-icon.tsx'

const JERSEY_OF = { general: 'yellow', green: 'green', mountain: 'dots', team: 'white' } as const

/** The four classifications, one at a time. */
export function Classifications({ virtual, ...props }: Props & { readonly virtual?: VirtualStanding }): ReactElement {
  const { language } = props
  const words = wordsIn(language)
  const [shown, show] = useState<Classification>('general')
  const lines = standingLines(props, shown, virtual)
  return (
    <div className="fr-classes">
      <div className="fr-tabs">
        {CLASSIFICATIONS.map((of) => (
          <button key={of} type="button" className="pill" data-helper aria-pressed={shown === of} onClick={() => show(of)}>
            <span aria-hidden="true">
              <Jersey kind={JERSEY_OF[of]} language={language} size={20} />
            </span>
            {words.board[of]}
          </button>
        ))}
      </div>
      {lines.length === 0 ? <p className="muted">{words.screen.results.nobody}</p> : <Standings lines={lines} language={language} />}
    </div>
  )
}

interface JerseyListProps extends Pick<Props, 'names' | 'language'> {
  readonly passes: readonly JerseyPass[]
  readonly label: string
  /** One rider takes it, or would take it, from another. */
  readonly taken: (jersey: string, rider: string, from: string) => string
}

/** Jerseys pass from rider to rider. */
export function JerseyList({ passes, label, taken, names, language }: JerseyListProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.results
  const { rider: nameOf } = speaker(words, names)
  const title = { yellow: say.yellow, green: words.board.green, dots: words.board.mountain, white: words.board.team }
  return (
    <ul className="fr-jerseys" aria-label={label}>
      {passes.map(({ kind, rider, from }) => (
        <li key={kind}>
          <span aria-hidden="true">
            <Jersey kind={kind} language={language} size={34} />
          </span>
          {rider === null
            ? say.holder(title[kind], say.nobody)
            : from === null
              ? say.holder(title[kind], nameOf(rider))
              : taken(title[kind], nameOf(rider), nameOf(from))}
        </li>
      ))}
    </ul>
  )
}

/** Every stage with its winner and who wore yellow in the evening. */
export function TourTable({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.results
  const { rider } = speaker(words, names)
  return (
    <ResultTable
      label={say.tour}
      head={say.winner}
      columns={[
        { key: 'stage', head: say.day },
        { key: 'time', head: say.time },
        { key: 'yellow', head: say.yellow },
      ]}
      rows={scene.results.map(({ day, type, riders }, i) => {
        const [winner] = riders
        const leader = generalOrder(standingAfter(scene, i + 1))[0]!
        return {
          key: day,
          seat: teamOf(winner!.rider),
          mark: markOf(winner!.rider),
          name: <span title={kindName(words, scene, winner!.rider)}>{rider(winner!.rider)}</span>,
          cells: [
            {
              value: (
                <span className="fr-tour-stage">
                  <StageIcon type={type} size={22} /> {i + 1}. {stageName(scene, day, language)}
                </span>
              ),
            },
            { value: words.clock(roadTime(winner!)) },
            { value: rider(leader), kind: 'leader' as const },
          ],
        }
      })}
    />
  )
}
