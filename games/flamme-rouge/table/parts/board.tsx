import type { ReactElement } from 'react'
import type { Props } from '../props.ts'
import { Ceremony } from './ceremony.tsx'
import { Profile } from './profile.tsx'
import { Reveal } from './reveal.tsx'
import { RoadView } from './road-view.tsx'
import { TitleCard } from './title-card.tsx'

/** The largest part of the table: the stage from the side, or the cards of the round while they are ridden, so that they cover nobody; the road; over it the results. */
export function Board(props: Props): ReactElement {
  return (
    <div className="road-board fr-table">
      <Profile {...props} />
      <Reveal {...props} />
      <div className="road-box">
        <RoadView {...props} />
        <TitleCard {...props} />
      </div>
      <Ceremony {...props} />
    </div>
  )
}
