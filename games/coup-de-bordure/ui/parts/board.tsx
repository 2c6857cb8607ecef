import type { ReactElement } from 'react'
import type { Props } from '../props.ts'
import { Banner } from './banner.tsx'
import { GroupBar } from './group-bar.tsx'
import { Reveal } from './reveal.tsx'
import { RoadBox } from './road-view.tsx'

/** The largest part of the table: the group being played above, the road below, and over both what the present beat has to say. */
export function Board(props: Props): ReactElement {
  const { beat, beatMs } = props
  return (
    <div className="road-board cdb-board">
      <GroupBar {...props} />
      <RoadBox {...props} />
      <Banner {...props} />
      {beat?.type === 'pacesRevealed' && beatMs > 0 ? <Reveal {...props} reveal={beat} /> : undefined}
    </div>
  )
}
