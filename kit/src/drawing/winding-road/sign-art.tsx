import type { ReactElement } from 'react'
import { closedLine } from '../geometry/outline.ts'
import { beside, turned } from '../geometry/path.ts'
import { round, type Point } from '../geometry/points.ts'
import { LINE_SIZE, TITLE_SIZE, type Sign } from './signs.ts'

/** Lines across the road with their arches, and a board that says what they are. */
export function RoadSigns({ signs }: { signs: readonly Sign[] }): ReactElement {
  return (
    <g>
      {signs.map((sign) => (
        <g key={`${sign.kind} ${sign.line.x}`} className={`road-sign road-sign-${sign.kind}`}>
          <Arch sign={sign} />
          <Plate sign={sign} />
        </g>
      ))}
    </g>
  )
}

function Arch({ sign }: { sign: Sign }): ReactElement {
  const [left, right] = sign.edges
  const posts = [left - 9, right + 9].map((side) => beside(sign.line, side))
  return (
    <g strokeLinejoin="round">
      <path d={closedLine(band(sign, left - 4, right + 4, 6))} className="road-arch" />
      <path d={sign.kind === 'finish' ? checks(sign) : sign.kind === 'summit' ? dots(sign) : blocks(sign)} className="road-arch-pattern" />
      {posts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={round(x)} cy={round(y)} r="7" className="road-post" />
      ))}
    </g>
  )
}

function Plate({ sign: { box, foot, lines } }: { sign: Sign }): ReactElement {
  const middle = box.x + box.width / 2
  const [title, ...rest] = lines
  return (
    <g>
      <path d={`M${round(foot.x)} ${round(foot.y)}L${round(middle)} ${round(box.y + box.height / 2)}`} className="road-pole" />
      <rect {...box} x={box.x + 4} y={box.y + 5} rx="7" className="road-plate-shadow" />
      <rect {...box} rx="7" className="road-plate" />
      <text x={round(middle)} y={round(box.y + 23)} fontSize={TITLE_SIZE} className="road-plate-title">
        {title}
      </text>
      {rest.map((line, i) => (
        <text key={line} x={round(middle)} y={round(box.y + 44 + i * (LINE_SIZE + 5))} fontSize={LINE_SIZE} className="road-plate-line">
          {line}
        </text>
      ))}
    </g>
  )
}

/** Across the road, `half` to either side of the line. */
function band({ line }: Sign, left: number, right: number, half: number): Point[] {
  return [turned(line, -half, left), turned(line, half, left), turned(line, half, right), turned(line, -half, right)]
}

/** Red dots, like the jersey of the mountains. */
function dots({ line, edges: [left, right] }: Sign): string {
  const count = Math.round((right - left) / 14)
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = turned(line, 0, left + ((i + 0.5) * (right - left)) / count)
    return `M${round(x - 4)} ${round(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`
  }).join('')
}

function checks(sign: Sign): string {
  const [left, right] = sign.edges
  const count = Math.round((right - left) / 7)
  const step = (right - left) / count
  return Array.from({ length: count }, (_, i) => {
    const from = left + i * step
    const half = i % 2 === 0 ? [-6, 0] : [0, 6]
    return closedLine([
      turned(sign.line, half[0]!, from),
      turned(sign.line, half[1]!, from),
      turned(sign.line, half[1]!, from + step),
      turned(sign.line, half[0]!, from + step),
    ])
  }).join('')
}

function blocks(sign: Sign): string {
  const [left, right] = sign.edges
  const count = Math.round((right - left) / 14)
  const step = (right - left) / count
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) =>
    closedLine(band(sign, left + 2 * i * step, Math.min(right, left + (2 * i + 1) * step), 6)),
  ).join('')
}
