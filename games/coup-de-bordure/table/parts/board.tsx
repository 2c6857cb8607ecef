import type { ReactElement } from 'react'
import type { Props } from '../props.ts'
import { GroupBar } from './group-bar.tsx'
import { Reveal } from './reveal.tsx'
import { RoadBox } from './road-view.tsx'

/** The largest part of the table: the group being played above, the road below, and over both the paces as they are turned up. */
export function Board(props: Props): ReactElement {
  const { beat, beatMs } = props
  return (
    <div className="road-board cdb-board">
      <GroupBar {...props} />
      <RoadBox {...props} />
      {beat?.type === 'pacesRevealed' && beatMs > 0 ? <Reveal {...props} reveal={beat} /> : undefined}
    </div>
  )
}
