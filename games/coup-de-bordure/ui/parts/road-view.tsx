import { asGroup, asImage, useNight, useSize } from '@echappee/ui/motion'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react'
import { Landscape } from '../art/landscape.tsx'
import { DAY, NIGHT, TERRAIN_INKS } from '../art/inks.ts'
import { wordsIn, type Props } from '../props.ts'
import { layRoad, type Frame, type Road } from '../road.ts'
import { courseName } from '../text-board.ts'
import { Cases } from './cases.tsx'
import { Riders } from './riders.tsx'

/** The road fills what is left of the board. */
export function RoadBox(props: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  return (
    <div className="cdb-road" ref={element}>
      {frame === undefined ? undefined : <RoadView frame={frame} {...props} />}
    </div>
  )
}

const OVERVIEW_HEIGHT = 30

/** The course. Where it is longer than the frame, the view follows the race and a strip shows the whole. */
function RoadView({ frame, ...props }: Props & { readonly frame: Frame }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const tones = useNight() ? NIGHT : DAY
  const { cases, names } = scene.race.course
  const road = useRoad(cases, frame)
  const scroller = useFollow(props, road, frame)
  // Between two rounds no group is being played.
  const now = props.beat?.type === 'roundStarted' ? 0 : scene.groupCase
  const stop = now === 0 ? undefined : road.stops[now - 1]
  const name = courseName(words, scene)
  return (
    <>
      {/* What scrolls must be within reach of the keyboard. */}
      <section className="cdb-scroller" ref={scroller} {...(road.isLong ? { tabIndex: 0, 'aria-label': words.board.follow(name) } : {})}>
        <svg width={road.width} height={road.height} {...asGroup(words.board.label(name))}>
          <Landscape width={road.width} height={road.height} tones={tones} />
          {stop === undefined ? undefined : (
            <path d={`M${stop.left - 8} 0H${stop.right + 8}L${stop.right} ${stop.y}H${stop.left}Z`} fill={tones.spot} opacity="0.75" />
          )}
          <Cases road={road} cases={cases} names={names?.[language]} now={now} words={words} />
          <Riders road={road} {...props} />
        </svg>
      </section>
      {road.isLong ? <Overview {...props} /> : undefined}
    </>
  )
}

function useRoad(cases: Props['scene']['race']['course']['cases'], frame: Frame): Road {
  const key = cases.join('')
  return useMemo(() => {
    const whole = layRoad(key.split('') as typeof cases, frame)
    return whole.isLong ? layRoad(key.split('') as typeof cases, { ...frame, height: frame.height - OVERVIEW_HEIGHT }) : whole
  }, [key, frame])
}

/** Keeps the group that is being played, or the rider who moves, in sight. */
function useFollow({ scene, beat, beatMs }: Props, road: Road, frame: Frame) {
  const scroller = useRef<HTMLElement>(null)
  const isMoving = useRef(false)
  const leader = Math.max(...scene.riders.map(({ at }) => at))
  const at = beat?.type === 'rode' ? beat.to : scene.groupCase === 0 ? leader : scene.groupCase
  const left = Math.max(0, Math.min(road.width - frame.width, road.stops[at - 1]!.x - frame.width * 0.5))
  useEffect(() => {
    if (beat !== undefined) isMoving.current = beatMs > 0
  }, [beat, beatMs])
  const shown = useRef<Road>(undefined)
  useLayoutEffect(() => {
    const behavior = isMoving.current && shown.current === road ? 'smooth' : 'instant'
    shown.current = road
    scroller.current?.scrollTo({ left, behavior })
  }, [left, road])
  return scroller
}

/** The whole course as a strip; how many riders are where. */
function Overview({ scene, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { cases } = scene.race.course
  return (
    <div className="cdb-overview" {...asImage(words.board.overview)}>
      {Array.from({ length: 19 }, (_, i) => i + 1).map((n) => {
        const terrain = cases[n - 1]
        const riders = scene.riders.filter(({ at }) => at === n).length
        return (
          <span
            key={n}
            data-now={n === scene.groupCase || undefined}
            data-line={n === 17 || undefined}
            style={{ background: terrain === undefined ? '#fff8e8' : TERRAIN_INKS[terrain].fill }}
          >
            {riders > 0 ? <b>{riders}</b> : terrain === undefined ? `+${n - 16}` : terrain}
          </span>
        )
      })}
    </div>
  )
}
