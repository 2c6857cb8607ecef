import { RiderToken } from '@echappee/kit'
import { ChoiceButton, Choices, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { LETTERS, TEAM_SIZE } from '../../content/team-sheet.ts'
import { TEAMS } from '../../content/teams.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { plateText, teamText } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { surname } from '../../text/race.ts'
import { RiderMark } from './rider-mark.tsx'

/** CDB-7: the teams on offer, with the plates of their riders. */
export function TeamPanel(props: Props): ReactElement {
  const { scene, choices, choose, viewer, language } = props
  const words = wordsIn(language)
  return (
    <Choices className="cdb-teams" label={words.hand.teams}>
      {choices.map((choice) => {
        if (choice.move.type !== 'team') return undefined
        const { team } = choice.move
        const owner = scene.teams.indexOf(team)
        return (
          <li key={team}>
            <ChoiceButton id={team} className="cdb-team" {...offerOf(choice, choose)}>
              <span className="cdb-team-name">
                <b>{teamText(words, scene, team)}</b>
                {owner < 0 ? undefined : <RiderToken seat={owner} size={20} />}
              </span>
              {TEAMS[team].riders.map(({ name, tokens }, letter) => (
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
            </ChoiceButton>
          </li>
        )
      })}
    </Choices>
  )
}
