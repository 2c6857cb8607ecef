import type { ReactElement } from 'react'
import { TEAM_SIZE } from '../../content/team-sheet.ts'
import { isIn, letterOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { OffensiveStar, PaceArt } from '../art/pace-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { ownName, teamRiders } from '../race.ts'
import { answerText } from '../text-board.ts'
import { Plate } from './plate.tsx'
import { RiderMark } from './rider-mark.tsx'

/** The own riders that a question is about: the one asked now stands out, answers already given are shown. */
export function AskedRiders({ id, ...props }: Props & { readonly id: RiderId }): ReactElement {
  const { scene, viewer, language } = props
  const words = wordsIn(language)
  return (
    <ul className="cdb-choosing-riders" aria-label={words.hand.riders}>
      {teamRiders(viewer)
        .filter((other) => isIn(scene.asked, other))
        .map((other) => {
          const answer = scene.answers[other % TEAM_SIZE] ?? null
          return (
            <li key={other} className="cdb-tab" data-now={other === id || undefined} aria-current={other === id ? 'true' : undefined}>
              <RiderLines id={other} {...props} />
              <span className="cdb-tab-pace">
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
  const words = wordsIn(language)
  return (
    <div className="cdb-own">
      <p>{note}</p>
      <ul aria-label={words.hand.ownTeam}>
        {teamRiders(viewer).map((id) => (
          <li key={id} className="cdb-tab">
            <RiderLines id={id} isLarge {...props} />
            <Committed id={id} {...props} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is answered and waits for the others. */
function Committed({ id, scene, language }: Props & { readonly id: RiderId }): ReactElement | undefined {
  const words = wordsIn(language)
  const answer = scene.answers[id % TEAM_SIZE] ?? null
  if (answer === null || scene.asked === scene.answered) return undefined
  return <span className="cdb-tab-pace">{words.hand.committed(answerText(words, scene, answer))}</span>
}

function RiderLines({ id, isLarge = false, ...props }: Props & { readonly id: RiderId; readonly isLarge?: boolean }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { hasOffensive, pace, at } = scene.riders[id]!
  const star = hasOffensive ? words.people.offensive : words.people.offensiveSpent
  return (
    <>
      <RiderMark id={id} size={isLarge ? 42 : 34} />
      <span className="cdb-tab-name">
        <b>{ownName(scene, id) ?? words.hand.ownRider(letterOf(id))}</b>
        <span title={star}>
          <OffensiveStar isLit={hasOffensive} size={15} />
          <span className="visually-hidden">{star}</span>
        </span>
        {isLarge ? <small>{words.people.at(at)}</small> : undefined}
        {pace === null ? undefined : (
          <span className="cdb-tab-badge" title={words.paces[pace]}>
            <PaceArt pace={pace} size={20} />
            {isLarge ? <small>{words.paces[pace]}</small> : <span className="visually-hidden">{words.paces[pace]}</span>}
          </span>
        )}
      </span>
      <Plate scene={scene} language={language} id={id} size={isLarge ? 24 : 19} hasSlots={isLarge} />
    </>
  )
}
