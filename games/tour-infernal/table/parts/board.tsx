import { useSize } from '@echappee/kit/motion'
import '@echappee/kit/road'
import { useRef, type ReactElement } from 'react'
import type { Props } from '../props.ts'
import { Desk } from './desk.tsx'
import { Podium } from './podium.tsx'
import { RoadView } from './road-view.tsx'

/** The largest part of the table: the road, and under it what is being decided or why the gaps are what they are. */
export function Board(props: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  return (
    <div className="road-board ti-board">
      <div className="ti-scene" ref={element}>
        {frame === undefined ? undefined : <RoadView frame={frame} {...props} />}
      </div>
      <Desk {...props} />
      {props.scene.phase === 'finished' ? <Podium {...props} /> : undefined}
    </div>
  )
}
