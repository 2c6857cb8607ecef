import { useSize } from '@echappee/kit/motion'
import { useRef, type ReactElement } from 'react'
import type { Props } from '../props.ts'
import { CapBanner, FinalPodium, StageBanner, StagePodium } from './banners.tsx'
import { Flight } from './flight.tsx'
import { PrologueView } from './prologue-view.tsx'
import { RoadView } from './road-view.tsx'

/** The largest part of the table: the road, and over it what the present beat has to say. */
export function Board(props: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  const { scene } = props
  return (
    <div className="road-board vdt-board" ref={element}>
      {frame === undefined ? undefined : (
        <>
          {scene.phase === 'prologue' ? <PrologueView frame={frame} {...props} /> : <RoadView frame={frame} {...props} />}
          <Flight frame={frame} {...props} />
          <BannerNow {...props} />
        </>
      )}
    </div>
  )
}

function BannerNow(props: Props): ReactElement | undefined {
  const { scene, beat } = props
  if (beat?.type === 'stageEnded') return <StagePodium {...props} />
  if (beat?.type === 'capAwarded') return beat.reason === 'prologue' ? <CapBanner {...props} beat={beat} /> : <StagePodium {...props} />
  if (beat?.type === 'stageStarted') return <StageBanner {...props} />
  return scene.phase === 'finished' ? <FinalPodium {...props} /> : undefined
}
