import { COAL, INK, LIGHT, TERRAIN, WHITE, YELLOW } from '@echappee/kit/drawing'
import { asImage } from '@echappee/kit/motion'
import { memo, type ReactElement } from 'react'
import { KM_PER_SQUARE, type Instruction, type Stage } from '../../content/board.ts'
import type { Words } from '../../text/words/en/index.ts'
import { placeSign } from '../roadside.ts'
import { way, type Road, type Stop } from '../road.ts'

const SURFACE: Readonly<Record<Stage['type'], string>> = { plain: LIGHT, mountain: LIGHT, timetrial: TERRAIN.trial }

interface SquaresProps {
  readonly road: Road
  readonly stage: Stage
  readonly instructions: readonly Instruction[]
  readonly words: Words
}

/** The road with its squares: what does not change while the stage is run. */
export const Squares = memo(function Squares({ road, stage, instructions, words }: SquaresProps): ReactElement {
  const last = road.stops.length - 1
  const width = road.size + 8
  return (
    <g>
      <path d={road.path} fill="none" stroke={INK} strokeWidth={width + 9} strokeLinecap="round" strokeLinejoin="round" />
      <path d={road.path} fill="none" stroke={SURFACE[stage.type]} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
      <ZoneBand road={road} stage={stage} width={width} />
      <path d={road.path} fill="none" stroke={INK} strokeOpacity="0.28" strokeWidth="2" strokeDasharray="7 9" />
      {road.stops.map((stop, square) =>
        square === last ? (
          <FinishLine
            key={square}
            road={road}
            stop={stop}
            label={stage.type === 'timetrial' ? String(last) : words.where.km(square * KM_PER_SQUARE)}
          />
        ) : stage.type === 'timetrial' ? (
          <TrackSquare
            key={square}
            road={road}
            stop={stop}
            square={square}
            words={words}
            instruction={instructions.find(({ at }) => at === square)}
          />
        ) : (
          <RoadSquare key={square} road={road} stop={stop} km={square * KM_PER_SQUARE} stage={stage} />
        ),
      )}
      <Flag square={0} road={road} text={words.board.start} />
      <ZoneSign road={road} stage={stage} words={words} />
    </g>
  )
})

/** The road itself is green where the sprint may be launched. */
function ZoneBand({ road, stage, width }: { road: Road; stage: Stage; width: number }): ReactElement | undefined {
  if (stage.type === 'timetrial' || stage.sprintFromKm === null) return undefined
  const points = way(road, stage.sprintFromKm / KM_PER_SQUARE - 0.5, road.stops.length - 1, 60)
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return <path d={d} fill="none" stroke="var(--terrain-plain)" strokeWidth={width} strokeLinejoin="round" />
}

function RoadSquare({ road, stop, km, stage }: { road: Road; stop: Stop; km: number; stage: Stage }): ReactElement {
  const isZone = stage.type !== 'timetrial' && stage.sprintFromKm !== null && km >= stage.sprintFromKm
  const fill = isZone ? TERRAIN.sprint : TERRAIN[stage.type === 'mountain' ? 'mountain' : 'plain']
  return (
    <g transform={`translate(${stop.x} ${stop.y})`}>
      <Tile size={road.size} angle={stop.angle} fill={fill} />
      <text className="road-text" y="1" fontSize={road.size > 46 ? 18 : 15} fill={isZone ? WHITE : INK}>
        {km}
      </text>
    </g>
  )
}

const INSTRUCTION_FILL: Readonly<Record<Instruction['do'], string>> = {
  ADVANCE: 'var(--print-green-pale)',
  BACK: 'var(--print-red-pale)',
  MISS: COAL,
  AGAIN: YELLOW,
}

function TrackSquare({
  road,
  stop,
  square,
  instruction,
  words,
}: {
  road: Road
  stop: Stop
  square: number
  instruction: Instruction | undefined
  words: Words
}): ReactElement {
  if (instruction === undefined)
    return (
      <g transform={`translate(${stop.x} ${stop.y})`}>
        <Tile size={road.size} angle={stop.angle} fill={LIGHT} />
        <text className="road-text" y="1" fontSize="16" fill={INK}>
          {square}
        </text>
      </g>
    )
  const label = words.board.instruction(square, instruction.do, 'n' in instruction ? instruction.n : 0)
  const ink = instruction.do === 'MISS' ? LIGHT : INK
  return (
    <g transform={`translate(${stop.x} ${stop.y})`} {...asImage(label)}>
      <title>{label}</title>
      <Tile size={road.size + 5} angle={stop.angle} fill={INSTRUCTION_FILL[instruction.do]} outline />
      <text className="road-text" y={-road.size * 0.24} fontSize="12" fill={ink}>
        {square}
      </text>
      <InstructionMark instruction={instruction} ink={ink} />
    </g>
  )
}

/** +2, −4, ×1 or a turning arrow. */
function InstructionMark({ instruction, ink }: { instruction: Instruction; ink: string }): ReactElement {
  const line = { fill: 'none', stroke: ink, strokeWidth: 2.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  switch (instruction.do) {
    case 'ADVANCE':
      return (
        <g transform="translate(0 7)">
          <path d="M7-5 13 0 7 5M2-5 8 0 2 5" {...line} />
          <text className="road-text" x="-8" y="0.5" fontSize="17" fill={ink}>
            +{instruction.n}
          </text>
        </g>
      )
    case 'BACK':
      return (
        <g transform="translate(0 7)">
          <path d="M-7-5-13 0-7 5M-2-5-8 0-2 5" {...line} />
          <text className="road-text" x="8" y="0.5" fontSize="17" fill={ink}>
            −{instruction.n}
          </text>
        </g>
      )
    case 'MISS':
      return (
        <g transform="translate(0 7)">
          <path d="M-12-5V5M-6-5V5" {...line} strokeWidth="3.6" />
          <text className="road-text" x="7" y="0.5" fontSize="16" fill={ink}>
            ×{instruction.n}
          </text>
        </g>
      )
    case 'AGAIN':
      return <path transform="translate(0 7)" d="M7-3A8 8 0 1 0 8 3M8-9V-3H2" {...line} />
  }
}

function Tile({ size, angle, fill, outline = false }: { size: number; angle: number; fill: string; outline?: boolean }): ReactElement {
  return (
    <rect
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      rx={size * 0.2}
      fill={fill}
      stroke={outline ? INK : 'none'}
      strokeWidth="2"
      transform={`rotate(${(angle * 180) / Math.PI})`}
    />
  )
}

function FinishLine({ road, stop, label }: { road: Road; stop: Stop; label: string }): ReactElement {
  const half = road.size / 2 + 4
  const cell = (half * 2) / 7
  const cells = Array.from({ length: 21 }, (_, i) => i).filter((i) => i % 2 === 0)
  return (
    <g>
      <g transform={`translate(${stop.x} ${stop.y}) rotate(${(stop.angle * 180) / Math.PI})`}>
        <rect x={-cell * 1.5} y={-half} width={cell * 3} height={half * 2} fill={WHITE} stroke={INK} strokeWidth="2" />
        {cells.map((i) => (
          <rect key={i} x={-cell * 1.5 + (i % 3) * cell} y={-half + Math.floor(i / 3) * cell} width={cell} height={cell} fill={INK} />
        ))}
      </g>
      <Flag square={road.stops.length - 1} road={road} text={label} isFinish />
    </g>
  )
}

/** A board beside the road. */
function Flag({ square, road, text, isFinish = false }: { square: number; road: Road; text: string; isFinish?: boolean }): ReactElement {
  const width = text.length * 8.6 + 20
  const { x, y } = placeSign(road, square, square, { width, height: 26 })
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-13" width={width} height="26" rx="5" fill={isFinish ? INK : LIGHT} stroke={INK} strokeWidth="2.5" />
      <text className="road-text vdt-sign" y="1" fill={isFinish ? LIGHT : INK}>
        {text}
      </text>
    </g>
  )
}

function ZoneSign({ road, stage, words }: { road: Road; stage: Stage; words: Words }): ReactElement | undefined {
  if (stage.type === 'timetrial' || stage.sprintFromKm === null) return undefined
  const text = words.board.zone
  const width = text.length * 8.4 + 30
  const { x, y } = placeSign(road, stage.sprintFromKm / KM_PER_SQUARE, road.stops.length - 2, { width, height: 28 })
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-width / 2}-14H${width / 2}L${width / 2 - 8} 0 ${width / 2} 14H${-width / 2}L${-width / 2 + 8} 0Z`}
        fill={TERRAIN.sprint}
        stroke={INK}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text className="road-text vdt-sign" y="1" fill={WHITE}>
        {text}
      </text>
    </g>
  )
}
