import { closedLine, type Point, pointAt, type Sign } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import { noteLines } from '../hand.ts'
import { landingsOf, type Landing, type Preview } from '../../text/preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { besideRoad } from '../road/roadside.ts'
import { distanceOf, outlineOf, placeOf, wayBetween, type RoadLayout } from '../road/layout.ts'
import { SquareLight, WayLight } from '../road/lights.tsx'
import { useLooking } from './preview-choice.tsx'

interface LandingsProps extends Props {
  readonly layout: RoadLayout
  readonly preview: Preview | undefined
}

/** Where each card of the hand would lead, with its number and what happens there. Pressing a square plays its card, the lowest of several. */
export function Landings({ layout, preview, ...props }: LandingsProps): ReactElement {
  const { scene, choices } = props
  const looking = useLooking(props)
  return (
    <g className="fr-landings" aria-hidden="true">
      {landingsOf(scene, choices).map((landing) => {
        const { to, lane, move } = landing
        const key = `square ${to}`
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short way by mouse or finger to what the hand offers to everybody
          <g
            key={to}
            className="fr-landing"
            data-square={to}
            data-looked={preview?.to === to || undefined}
            {...looking.watch(move)}
            onClick={() => looking.press(key, move)}
          >
            <path d={closedLine(outlineOf(layout, to, lane))} />
            <Written landing={landing} layout={layout} />
          </g>
        )
      })}
    </g>
  )
}

function Written({
  landing: { to, lane, cards, preview },
  layout,
}: {
  readonly landing: Landing
  readonly layout: RoadLayout
}): ReactElement {
  const { x, y } = placeOf(layout, to, lane)
  const marks = (['limit', 'least', 'slip'] as const).filter((kind) => preview[kind] !== undefined)
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="road-text" fontSize="17" y={marks.length > 0 ? -7 : 1}>
        {cards.join('/')}
      </text>
      {marks.map((kind, i) => (
        <path key={kind} className={`fr-mark-${kind}`} d={MARKS[kind]} transform={`translate(${(i - (marks.length - 1) / 2) * 18} 13)`} />
      ))}
    </g>
  )
}

/** A climb that cuts the card short, a descent that lengthens it, and a likely slipstream. */
const MARKS = { limit: 'M-8 5 0-7 8 5Z', least: 'M-8-5 0 7 8-5Z', slip: 'M-7-5-2 0-7 5M0-5 5 0 0 5' } as const

interface PreviewProps extends LandingsProps {
  readonly signs: readonly Sign[]
  readonly preview: Preview
}

/** The way to where the choice that is looked at would lead, the slipstream after it, and in words what limits or helps it. */
export function PreviewLights({ layout, signs, preview, language }: PreviewProps): ReactElement {
  const { from, fromLane, to, lane, slip } = preview
  return (
    <g className="fr-preview" aria-hidden="true">
      <g className="fr-preview-lights">
        {from === to ? undefined : <WayLight points={wayBetween(layout, { at: from, lane: fromLane }, { at: to, lane })} />}
        <SquareLight outline={outlineOf(layout, to, lane)} light="landing" />
        {slip === undefined ? undefined : <SquareLight outline={outlineOf(layout, slip.to, slip.lane)} light="slipstream" />}
      </g>
      <Words layout={layout} signs={signs} at={slip?.to ?? to} lines={noteLines(wordsIn(language), preview)} />
    </g>
  )
}

interface WordsProps {
  readonly layout: RoadLayout
  readonly signs: readonly Sign[]
  readonly at: number
  readonly lines: readonly string[]
}

/** Beside the road, away from it. */
function Words({ layout, signs, at, lines }: WordsProps): ReactElement {
  const distance = distanceOf(layout, at)
  const centre = pointAt(layout.path, distance)
  const [width, height] = [Math.max(...lines.map((line) => line.length)) * LETTER, lines.length * LINE * SIZE]
  /** How the words stand to a point: to which side of it, and from which line on. */
  const poseOf = ({ x, y }: Point) => {
    const [dx, dy] = [x - centre.x, y - centre.y]
    const half = Math.hypot(dx, dy) / 2
    const anchor = dx < -half ? 'end' : dx > half ? 'start' : 'middle'
    return { anchor, first: dy < -half ? 1 - lines.length : dy > half ? 0.4 : (1 - lines.length) / 2 } as const
  }
  const beside = besideRoad(layout, signs, { square: at, distance, reach: BESIDE }, (point) => {
    const { anchor, first } = poseOf(point)
    const left = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0
    return { x: point.x - left, y: point.y + (first * LINE - 1) * SIZE, width, height }
  })
  const { anchor, first } = poseOf(beside)
  return (
    <text className="road-text fr-preview-words" style={{ textAnchor: anchor }} transform={`translate(${beside.x} ${beside.y})`}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={`${(first + i) * LINE}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const BESIDE = 34
const LINE = 1.15
const SIZE = 17
const LETTER = 8.5
