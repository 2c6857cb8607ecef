import type { Size } from '@echappee/kit/drawing'
import { useGlide } from '@echappee/kit/motion'
import type { CSSProperties, ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import type { Pack } from '../../text/race.ts'
import type { RoadPlan } from '../road.ts'

interface GapBarProps extends Props {
  readonly plan: RoadPlan
  readonly packs: readonly Pack[]
  readonly frame: Size
  readonly height: number
}

const WIDEST = 190
const ROOMY = 104
/** Room for two facts in a row. */
const TWO_FACTS = 172
const PILL = 66
/** "All together" stands beside the only plate. */
const ROOM_FOR_WORDS = 520
/** What a plate takes of the room between two. */
const PLATE = 128

/** Under the road, as on television: a plate for each bunch (letter, gap to the head, speed, cost of an attack) and the gaps between them. */
export function GapBar({ plan, packs, frame, height, ...props }: GapBarProps): ReactElement {
  const words = wordsIn(props.language)
  // Front to back, like the packs.
  const xs = packs.map(({ gap }) => plan.columns.find((column) => column.kind === 'group' && column.gap === gap)?.x ?? 0)
  const rooms = xs.slice(1).map((x, i) => xs[i]! - x)
  const plates = xs.map((x, i) => {
    const width = Math.min(WIDEST, frame.width - 4, ...rooms.slice(Math.max(0, i - 1), i + 1).map((room) => room - 4))
    return { width, x: Math.max(Math.min(width / 2 + 4, x + 40), Math.min(frame.width - width / 2 - 4, x)) }
  })
  const between = plates.slice(1).map(({ x }, i) => {
    const ahead = plates[i]!.x
    return { x: (x + ahead) / 2, room: ahead - x, seconds: packs[i + 1]!.gap - packs[i]!.gap }
  })
  return (
    <div className="ti-bar" aria-hidden="true" style={{ '--height': `${height}px` } as CSSProperties}>
      {packs.length === 1 && frame.width > ROOM_FOR_WORDS ? <span className="ti-together">{words.board.together}</span> : undefined}
      {between.map(({ x, room, seconds }, i) => (
        <Between
          key={`${packs[i]!.riders.join(' ')} ${packs[i + 1]!.riders.join(' ')}`}
          x={x}
          room={room - PLATE}
          text={words.board.between(seconds)}
          ms={props.beatMs}
        />
      ))}
      {packs.map((pack, i) => (
        <Plate key={pack.riders.join(' ')} pack={pack} {...plates[i]!} {...props} />
      ))}
    </div>
  )
}

/** The seconds between two bunches; where the plates leave no room it stands over them. */
function Between({
  x,
  room,
  text,
  ms,
}: {
  readonly x: number
  readonly room: number
  readonly text: string
  readonly ms: number
}): ReactElement {
  const box = useGlide<HTMLDivElement>(x, 0, ms)
  return (
    <div
      ref={box}
      className="ti-between"
      data-over={room < PILL || undefined}
      style={{ transform: `translate(${x}px, 0px)`, '--room': `${Math.max(0, room)}px` } as CSSProperties}
    >
      <i />
      <b>{text}</b>
    </div>
  )
}

function Plate({ pack, x, width, ...props }: Props & { readonly pack: Pack; readonly x: number; readonly width: number }): ReactElement {
  const { scene, beatMs, language } = props
  const words = wordsIn(language)
  const { letter, gap, riders } = pack
  const plate = useGlide<HTMLDivElement>(x, 0, beatMs)
  const speed = Math.max(...riders.map((rider) => scene.riders[rider]!.speed))
  const group = scene.groups.find((other) => other.gap === gap)
  const facts = [riders.length === 1 ? words.board.alone : words.board.riders(riders.length)]
  if (speed > 0 && scene.phase !== 'finished') facts.push(words.board.speed(speed))
  const isAttackable = group !== undefined && riders.length > 1
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
        <small>{isAttackable && width > 150 ? words.board.cost(group.cost) : facts.slice(width < TWO_FACTS ? -1 : 0).join(' · ')}</small>
      </div>
    </div>
  )
}
