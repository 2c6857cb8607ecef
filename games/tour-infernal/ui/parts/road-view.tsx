import { useId, type ReactElement } from 'react'
import { tileOf } from '../../rules/course.ts'
import { Landscape } from '../art/landscape.tsx'
import { DAY, NIGHT } from '../art/palette.ts'
import { Arch, Barrier, Tarmac } from '../art/tarmac.tsx'
import { SECTORS } from '../../content/sectors.ts'
import { asImage, useNight } from '../motion.ts'
import { ridersIn } from '../names.ts'
import { wordsIn, type Props } from '../props.ts'
import { packsOf } from '../race.ts'
import { planRoad, roadY, type Frame, type RoadPlan, type RoadSpace } from '../road.ts'
import { GroupPlates } from './group-plates.tsx'
import { RidersOnRoad } from './riders-on-road.tsx'

const RULER = 30

/** The race as television shows it: bunches on a road, the head on the right, the gaps in seconds between them. */
export function RoadView({ frame, ...props }: Props & { readonly frame: Frame }): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const tones = useNight() ? NIGHT : DAY
  const clip = useId()
  const tile = tileOf(scene)
  const packs = packsOf(scene)
  const space = spaceOf(frame, tile === 'HM' ? 0.16 : tile === 'PM' ? 0.09 : 0)
  const half = space.depth * 1.5 + 12
  const plan = planRoad(packs, space)
  const riders = ridersIn(words, scene, names)
  const label = words.board.road(packs.map(({ letter, gap, riders: members }) => words.board.groupLabel(letter, members.map(riders), gap)))
  const isRiding = beat?.type === 'rode' || beat?.type === 'regulated'
  const barrier = beat?.type === 'barrierFell' ? barrierSpan(plan, beat.from, beat.until) : undefined
  const archX = frame.width - Math.min(60, frame.width * 0.09)
  return (
    <>
      <svg className="ti-road" width={frame.width} height={frame.height} {...asImage(label)}>
        <clipPath id={clip}>
          <rect width={frame.width} height={frame.height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Landscape tile={tile} frame={frame} tones={tones} fromY={space.fromY - half} toY={space.toY - half} />
          <Tarmac
            {...{ tile, frame, tones, half }}
            fromY={space.fromY}
            toY={space.toY}
            beat={isRiding ? beat : undefined}
            beatMs={beatMs}
          />
          {scene.phase === 'besace' ? (
            <Arch x={archX} y={roadY(space, archX)} half={half} word={words.board.start} isFinish={false} />
          ) : scene.sector === SECTORS ? (
            <Arch x={archX} y={roadY(space, archX)} half={half} word={words.board.finish} isFinish />
          ) : undefined}
          {barrier === undefined ? undefined : (
            <Barrier from={barrier.from} to={barrier.to} y={roadY(space, barrier.from)} half={half} ms={beatMs} />
          )}
          <RidersOnRoad {...props} plan={plan} space={space} />
          <Ruler plan={plan} frame={frame} between={words.board.between} />
        </g>
      </svg>
      <GroupPlates {...props} plan={plan} packs={packs} frame={frame} />
    </>
  )
}

function spaceOf({ width, height }: Frame, climb: number): RoadSpace {
  const isSmall = width < 560 || height < 190
  const pitch = isSmall ? 37 : 47
  const depth = isSmall ? 19 : 26
  const rise = height * climb
  const middle = height - RULER - (depth * 1.5 + 12) - 8 - rise / 2
  return { left: 18, right: width - (isSmall ? 34 : 76), fromY: middle + rise / 2, toY: middle - rise / 2, width, pitch, depth }
}

/** The gaps between neighbours, drawn like a measure under the road. */
function Ruler({
  plan,
  frame,
  between,
}: {
  readonly plan: RoadPlan
  readonly frame: Frame
  readonly between: (n: number) => string
}): ReactElement {
  const groups = plan.columns.filter(({ kind }) => kind === 'group')
  const y = frame.height - RULER / 2
  return (
    <g className="ti-ruler">
      <rect y={frame.height - RULER} width={frame.width} height={RULER} />
      {plan.columns.map(({ kind, x, gap }) =>
        kind === 'empty' ? <path key={gap} d={`M${x} ${y - 4}v8`} className="ti-ruler-tick" /> : undefined,
      )}
      {groups.map(({ gap, x }, i) => {
        const ahead = groups[i + 1]
        const isCut = plan.columns.some((column) => column.kind === 'cut' && column.x > x && column.x < (ahead?.x ?? 0))
        const text = ahead === undefined ? '' : between(gap - ahead.gap)
        const middle = ahead === undefined ? 0 : (x + ahead.x) / 2
        return (
          <g key={gap}>
            {ahead === undefined ? undefined : (
              <>
                <path
                  d={`M${x + 8} ${y}H${ahead.x - 8}m-6-5 6 5-6 5`}
                  className="ti-ruler-line"
                  strokeDasharray={isCut ? '4 5' : undefined}
                />
                <rect
                  x={middle - text.length * 4.6 - 6}
                  y={y - 11}
                  width={text.length * 9.2 + 12}
                  height="22"
                  rx="11"
                  className="ti-ruler-pill"
                />
                <text x={middle} y={y + 1} className="ti-ruler-text">
                  {text}
                </text>
              </>
            )}
            <circle cx={x} cy={y} r="5" className="ti-ruler-dot" />
          </g>
        )
      })}
    </g>
  )
}

/** TI-71 on the road: from the column of one second to that of another. */
function barrierSpan(plan: RoadPlan, from: number, until: number): { from: number; to: number } {
  const at = (seconds: number) => {
    const known = plan.columns.filter(({ kind }) => kind !== 'cut')
    const nearest = known.toSorted((a, b) => Math.abs(a.gap - seconds) - Math.abs(b.gap - seconds))[0]
    return nearest === undefined ? 0 : nearest.x - ((seconds - nearest.gap) / 20) * Math.min(nearest.width, 110)
  }
  return { from: Math.max(12, at(until)), to: Math.max(72, at(from) + 26) }
}
