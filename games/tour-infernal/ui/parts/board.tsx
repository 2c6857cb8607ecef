import { useSize } from '@echappee/ui/motion'
import { useRef, type ReactElement } from 'react'
import type { Props } from '../props.ts'
import { TitleCard } from './banner.tsx'
import { Desk } from './desk.tsx'
import { Podium } from './podium.tsx'
import { Profile } from './profile.tsx'
import { RoadView } from './road-view.tsx'

/** The largest part of the table: the course, the road, and under it what is being decided and why the gaps are what they are. */
export function Board(props: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  return (
    <div className="ti-board">
      <Profile {...props} />
      <div className="ti-scene" ref={element}>
        {frame === undefined ? undefined : <RoadView frame={frame} {...props} />}
        <TitleCard {...props} />
      </div>
      <Desk {...props} />
      {props.scene.phase === 'finished' ? <Podium {...props} /> : undefined}
    </div>
  )
}
