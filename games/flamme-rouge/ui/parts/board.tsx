import type { ReactElement } from 'react'
import type { Props } from '../props.ts'
import { Ceremony } from './ceremony.tsx'
import { Profile } from './profile.tsx'
import { Reveal } from './reveal.tsx'
import { RoadView } from './road-view.tsx'
import { TitleCard } from './title-card.tsx'

/** The largest part of the table: the stage from the side, the road, and over it the cards of the round and the results. */
export function Board(props: Props): ReactElement {
  return (
    <div className="road-board fr-table">
      <Profile {...props} />
      <div className="fr-scene">
        <RoadView {...props} />
        <Reveal {...props} />
        <TitleCard {...props} />
      </div>
      <Ceremony {...props} />
    </div>
  )
}
