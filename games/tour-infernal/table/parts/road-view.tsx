import type { Size } from '@echappee/kit/drawing'
import { asImage } from '@echappee/kit/motion'
import { memo, useId, type ComponentProps, type ReactElement } from 'react'
import { SECTORS } from '../../content/sectors.ts'
import { tileOf } from '../../rules/course.ts'
import { Flames } from '../art/flames.tsx'
import { Landscape } from '../art/landscape.tsx'
import { Arch, Barrier, Tarmac } from '../art/tarmac.tsx'
import { cardsInFrontOf } from '../cards-in-front.ts'
import { ridersIn } from '../../text/names.ts'
import { wordsIn, type Props } from '../props.ts'
import { packsOf } from '../../text/race.ts'
import { planRoad, roadY, secondsAt, type RoadSpace } from '../road.ts'
import { GapBar } from './gap-bar.tsx'
import { RidersOnRoad } from './riders-on-road.tsx'

/** The race as television shows it: bunches on a road, the head on the right, the gaps in seconds between them. */
export function RoadView({ frame, ...props }: Props & { readonly frame: Size }): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const clip = useId()
  const tile = tileOf(scene)
  const packs = packsOf(scene)
  const isSmall = frame.width < 560
  const bar = isSmall ? 50 : 52
  const isFinale = scene.sector === SECTORS
  const hasArch = isFinale || scene.phase === 'besace'
  const space = spaceOf(frame, bar, { isSmall, hasArch, climb: tile === 'HM' ? 0.14 : tile === 'PM' ? 0.08 : 0 })
  const half = halfOf(space)
  const isAhead = (rider: number) => cardsInFrontOf(scene, rider)?.what === 'attack'
  const plan = planRoad(
    packs.map(({ gap, riders: members }) => ({ gap, riders: members, ahead: members.filter(isAhead) })),
    space,
  )
  const riders = ridersIn(words, scene, names)
  const label = words.board.road(packs.map(({ letter, gap, riders: members }) => words.board.groupLabel(letter, members.map(riders), gap)))
  const isRiding = beat?.type === 'rode' || beat?.type === 'regulated'
  const barrier = beat?.type === 'barrierFell' ? { from: secondsAt(plan, beat.until), to: secondsAt(plan, beat.from) } : undefined
  const archX = frame.width - 62
  const arch = { x: archX, y: roadY(space, archX), half }
  return (
    <>
      <svg className="ti-road" width={frame.width} height={frame.height} {...asImage(label)}>
        <clipPath id={clip}>
          <rect width={frame.width} height={frame.height - bar} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Backdrop tile={tile} frame={frame} fromY={space.fromY - half} toY={space.toY - half} isFinale={isFinale} />
          <Road
            {...{ tile, frame, half }}
            fromY={space.fromY}
            toY={space.toY}
            beat={isRiding ? beat : undefined}
            beatMs={isRiding ? beatMs : 0}
          />
          {scene.phase === 'besace' ? (
            <Arch {...arch} word={words.board.start} isFinish={false} />
          ) : isFinale ? (
            <Arch {...arch} word={words.board.finish} isFinish />
          ) : undefined}
          {barrier === undefined ? undefined : (
            <Barrier from={barrier.from} to={barrier.to} y={roadY(space, barrier.from)} half={half} ms={beatMs} />
          )}
          <RidersOnRoad {...props} plan={plan} scale={space.scale} />
        </g>
      </svg>
      <GapBar {...props} plan={plan} packs={packs} frame={frame} height={bar} />
    </>
  )
}

/** Between two sectors nothing of it changes. */
const Backdrop = memo(function Backdrop({
  isFinale,
  ...land
}: ComponentProps<typeof Landscape> & { readonly isFinale: boolean }): ReactElement {
  const { frame, fromY, toY } = land
  const low = Math.max(fromY, toY)
  return (
    <>
      <Landscape {...land} />
      {isFinale ? <Flames at={{ x: 0, y: low * 0.2, width: frame.width, height: low * 0.8 }} /> : undefined}
    </>
  )
})

const Road = memo(Tarmac)

interface Space extends RoadSpace {
  /** Size of the riders before the road makes them smaller. */
  readonly scale: number
}

interface Stretch {
  readonly isSmall: boolean
  /** The head rides up to the arch, not under it. */
  readonly hasArch: boolean
  /** How much of the height the road rises. */
  readonly climb: number
}

function spaceOf({ width, height }: Size, bar: number, { isSmall, hasArch, climb }: Stretch): Space {
  const rise = (height - bar) * climb
  // A low picture has smaller riders: three rows of them must fit over the bar, at the top of a climb too.
  const scale = Math.min(isSmall ? 0.92 : 1.3, Math.max(0.45, (height - bar - 14 - rise) / 160))
  const depth = 28 * scale
  const bottom = height - bar - 9
  const fromY = bottom - halfOf({ depth })
  return { left: 16, right: width - (hasArch ? 122 : isSmall ? 22 : 86), fromY, toY: fromY - rise, width, pitch: 58 * scale, depth, scale }
}

function halfOf({ depth }: Pick<RoadSpace, 'depth'>): number {
  return depth * 1.5 + 8
}
