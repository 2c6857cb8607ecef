import { CardCount, People as Panels, PersonPanel, Tag } from '@echappee/kit/people'
import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

export function People(props: Props): ReactElement {
  const { scene, language } = props
  const { people, hand } = wordsIn(language)
  return (
    <Panels label={people.heading}>
      {scene.riders.map((square, seat) => (
        <PersonPanel
          key={seat}
          table={props}
          seat={seat}
          beside={<CardCount count={scene.handSizes[seat]!} label={people.cards(scene.handSizes[seat]!)} />}
        >
          <p className="person-line">
            {people.square(square)}
            {seat === scene.viewer && scene.choice !== null ? <Tag>{hand.chosen}</Tag> : undefined}
          </p>
        </PersonPanel>
      ))}
    </Panels>
  )
}
