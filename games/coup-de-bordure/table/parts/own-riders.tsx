import type { ReactElement } from 'react'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { isIn, letterOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { PaceArt } from '../art/pace-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { ownName, teamRiders } from '../../text/race.ts'
import { answerText } from '../../text/board.ts'
import { OffensiveMark, Plate } from './plate.tsx'
import { RiderMark } from './rider-mark.tsx'

/** The own riders that a question is about: the one it is about now stands out, answers already given are shown. */
export function QuestionRiders({ id, ...props }: Props & { readonly id: RiderId }): ReactElement {
  const { scene, viewer, language } = props
  const words = wordsIn(language)
  return (
    <ul className="cdb-choosing-riders" aria-label={words.hand.riders}>
      {teamRiders(viewer)
        .filter((other) => isIn(scene.asked, other))
        .map((other) => {
          const answer = scene.answers[other % TEAM_SIZE] ?? null
          return (
            <li key={other} className="cdb-tab" aria-current={other === id ? 'true' : undefined}>
              <RiderLines id={other} {...props} />
              <span className="cdb-tab-state">
                {answer === null ? (other === id ? undefined : words.hand.choose) : answerText(words, scene, answer)}
              </span>
            </li>
          )
        })}
    </ul>
  )
}

/** The own team while nothing is asked: all three plates, large. */
export function OwnTeam({ note, ...props }: Props & { readonly note: string }): ReactElement {
  const { viewer, language } = props
  return (
    <>
      <p className="muted">{note}</p>
      <ul className="cdb-own" aria-label={wordsIn(language).hand.ownTeam}>
        {teamRiders(viewer).map((id) => (
          <li key={id} className="cdb-tab">
            <RiderLines id={id} isLarge {...props} />
            <Committed id={id} {...props} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is answered and waits for the others. */
function Committed({ id, scene, language }: Props & { readonly id: RiderId }): ReactElement | undefined {
  const words = wordsIn(language)
  const answer = scene.answers[id % TEAM_SIZE] ?? null
  if (answer === null || scene.asked === scene.answered) return undefined
  return <span className="cdb-tab-state">{words.hand.committed(answerText(words, scene, answer))}</span>
}

export function RiderLines({ id, isLarge = false, ...props }: Props & { readonly id: RiderId; readonly isLarge?: boolean }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { pace, at } = scene.riders[id]!
  return (
    <>
      <RiderMark id={id} size={isLarge ? 42 : 34} />
      <span className="cdb-tab-name">
        <b>{ownName(scene, id) ?? words.hand.ownRider(letterOf(id))}</b>
        <OffensiveMark id={id} scene={scene} language={language} />
        {isLarge ? <small>{words.people.at(at)}</small> : undefined}
        {pace === null ? undefined : (
          <span className="cdb-tab-pace" title={words.paces[pace]}>
            <PaceArt pace={pace} size={20} />
            {isLarge ? <small>{words.paces[pace]}</small> : <span className="visually-hidden">{words.paces[pace]}</span>}
          </span>
        )}
      </span>
      <Plate scene={scene} language={language} id={id} size={isLarge ? 24 : 19} hasSlots={isLarge} />
    </>
  )
}
