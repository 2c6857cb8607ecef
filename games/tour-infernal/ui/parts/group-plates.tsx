import type { CSSProperties, ReactElement } from 'react'
import { useGlide } from '../motion.ts'
import { wordsIn, type Props } from '../props.ts'
import type { Pack } from '../race.ts'
import type { Frame, RoadPlan } from '../road.ts'

interface PlatesProps extends Props {
  readonly plan: RoadPlan
  readonly packs: readonly Pack[]
  readonly frame: Frame
}

/** Over each bunch, as on television: its letter, its gap to the head, how many ride in it, how fast, what an attack costs. */
export function GroupPlates({ plan, packs, frame, ...props }: PlatesProps): ReactElement {
  const xs = packs.map(({ gap }) => plan.columns.find((column) => column.kind === 'group' && column.gap === gap)?.x ?? 0)
  const widths = xs.map((x, i) => {
    const neighbours = [xs[i - 1], xs[i + 1]].flatMap((other) => (other === undefined ? [] : [Math.abs(other - x)]))
    return Math.min(WIDEST, Math.min(...neighbours, frame.width) - 6)
  })
  return (
    <div className="ti-plates" aria-hidden="true">
      {packs.map((pack, i) => {
        const width = Math.max(NARROWEST, widths[i]!)
        const x = Math.max(width / 2 + 6, Math.min(frame.width - width / 2 - 6, xs[i]!))
        return <Plate key={pack.riders.join(' ')} pack={pack} x={x} width={width} {...props} />
      })}
    </div>
  )
}

const WIDEST = 172
const NARROWEST = 44
const ROOMY = 104

function Plate({ pack, x, width, ...props }: Props & { readonly pack: Pack; readonly x: number; readonly width: number }): ReactElement {
  const { scene, beatMs, language } = props
  const words = wordsIn(language)
  const { letter, gap, riders } = pack
  const plate = useGlide<HTMLDivElement>(x, 0, beatMs)
  const speed = Math.max(...riders.map((rider) => scene.riders[rider]!.speed))
  const group = scene.groups.find((other) => other.gap === gap)
  const size = riders.length === 1 ? words.board.alone : words.board.riders(riders.length)
  const facts = [speed > 0 ? words.board.speed(speed) : size]
  if (group !== undefined && riders.length > 1) facts.push(words.board.cost(group.cost))
  return (
    <div
      ref={plate}
      className="ti-plate"
      data-narrow={width < ROOMY || undefined}
      data-tiny={width < 66 || undefined}
      style={{ transform: `translate(${x}px, 0px)`, '--width': `${width}px` } as CSSProperties}
    >
      <div>
        <p>
          <b>{letter}</b>
          <strong>{gap === 0 ? words.board.front : words.board.gap(gap)}</strong>
        </p>
        <small>{facts.join(' · ')}</small>
      </div>
    </div>
  )
}
