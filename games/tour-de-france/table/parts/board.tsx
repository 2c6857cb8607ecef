import type { CSSProperties, ReactElement } from 'react'
import { usePick } from '../pick.ts'
import type { Props } from '../props.ts'
import { contactMs, isFall } from '../weight.ts'
import { PileUpBanner, StageBanner, StagePodium, TourPodium } from './banners.tsx'
import { Caption } from './caption.tsx'
import { Profile } from './profile.tsx'
import { RoadView } from './road-view.tsx'

/** The largest part of the table: profile, road, and over it what the present beat has to say. */
export function Board(props: Props): ReactElement {
  const { beat, beatMs } = props
  const contact = { '--contact': `${isFall(beat) ? contactMs(beat, beatMs) : 0}ms` } as CSSProperties
  const [{ card }] = usePick(props)
  const isAsking = beat === undefined && props.choices.length > 0 && (card !== undefined || props.scene.phase === 'chanceMove')
  return (
    <div className="road-board" data-asks={isAsking || undefined}>
      <Profile {...props} />
      <div className="road-box" style={contact}>
        <RoadView {...props} />
        <Caption {...props} />
        <BannerNow {...props} />
      </div>
    </div>
  )
}

function BannerNow(props: Props): ReactElement | undefined {
  const { scene, beat } = props
  if (beat?.type === 'stageBegan') return <StageBanner {...props} beat={beat} />
  if (beat?.type === 'piledUp') return <PileUpBanner {...props} beat={beat} />
  if (beat?.type === 'stageEnded' || beat?.type === 'jerseyGiven') return <StagePodium {...props} />
  return scene.phase === 'finished' ? <TourPodium {...props} /> : undefined
}
