import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { LETTERS, TEAM_SIZE } from '../../content/team-sheet.ts'
import { TEAMS } from '../../content/teams.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { moveFocus } from '@echappee/ui/focus'
import { plateText, teamText } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { surname } from '../race.ts'
import { reasonText } from '../text-refusal.ts'
import { RiderMark } from './rider-mark.tsx'
import { useSpeech } from './spoken.tsx'

/** CDB-7: the teams on offer, with the plates of their riders. */
export function TeamPanel(props: Props): ReactElement {
  const { scene, choices, choose, viewer, names, language } = props
  const words = wordsIn(language)
  const { refuse, spoken } = useSpeech(props)
  return (
    <div className="cdb-choosing cdb-choosing-wide">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside */}
      <ul className="cdb-teams" aria-label={words.hand.teams} onKeyDown={moveFocus} data-many={choices.length > 4 || undefined}>
        {choices.map(({ move, refusal }) => {
          if (move.type !== 'team') return undefined
          const owner = scene.teams.indexOf(move.team)
          return (
            <li key={move.team}>
              <button
                type="button"
                className="cdb-team"
                aria-disabled={refusal !== undefined}
                onClick={(event) => (refusal === undefined ? choose(move) : refuse(refusal, event.currentTarget))}
              >
                <span className="cdb-team-name">
                  <b>{teamText(words, scene, move.team)}</b>
                  {refusal === undefined ? undefined : (
                    <small>
                      {owner < 0 ? undefined : <RiderToken seat={owner} size={20} />} {reasonText(words, refusal, names)}
                    </small>
                  )}
                </span>
                {TEAMS[move.team].riders.map(({ name, tokens }, letter) => (
                  <span key={name} className="cdb-team-rider">
                    {owner < 0 ? <RiderMark id={viewer * TEAM_SIZE + letter} size={22} /> : <i aria-hidden="true">{LETTERS[letter]}</i>}
                    <span>{surname(name)}</span>
                    <span className="cdb-plate" aria-hidden="true">
                      {TERRAINS.map((terrain, i) =>
                        Array.from({ length: tokens[i]! }, (_, n) => <EnergyToken key={`${terrain}${n}`} face={terrain} size={16} />),
                      )}
                    </span>
                    <span className="visually-hidden">{plateText(words, tokens)}</span>
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
      {spoken}
    </div>
  )
}
