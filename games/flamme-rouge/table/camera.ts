import type { Box, Point, Size } from '@echappee/kit/drawing'
import type { Event } from '../rules/events.ts'
import { isRacing, raceOrder, ridersOf, roadIn } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import type { Preview, RoadSpot } from '../text/preview.ts'
import { placeOf, type RoadLayout } from './road/layout.ts'
import { riderInQuestion } from '../text/index.ts'

/** Pixels for one unit: at least so many that riders and squares can be told apart. */
export const leastZoomIn = ({ width }: Size): number => (width < 560 ? 0.68 : 0.8)
/** Hardly more on a small frame, so that the picture keeps its size while it follows. */
export const comfortIn = ({ width }: Size): number => (width < 560 ? 0.72 : 0.9)
const MARGIN = 42
/** What a good card covers: seen ahead of a rider whose card is chosen. */
const AHEAD = 6

/** The places that matter now, the most important first. */
export function placesInSight(view: View, beat: Event | undefined, preview: Preview | undefined): RoadSpot[] {
  const places = mainPlaces(view, beat, preview)
  const [{ at: middle }] = places as [RoadSpot]
  const near = view.riders.filter(({ at, lane }) => lane !== 0 && Math.abs(at - middle) <= NEAR)
  return [...places, ...near.toSorted((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))]
}

/** Riders so near are shown too, if there is room. */
const NEAR = 9

function mainPlaces(view: View, beat: Event | undefined, preview: Preview | undefined): RoadSpot[] {
  if (preview !== undefined)
    return [
      { at: preview.to, lane: preview.lane },
      { at: preview.from, lane: preview.fromLane },
      ...(preview.slip === undefined ? [] : [{ at: preview.slip.to, lane: preview.slip.lane }]),
    ]
  const spots = beat === undefined ? [] : spotsOf(view, beat)
  if (spots.length > 0) return [...spots]
  if (view.phase === 'finished') return [{ at: roadIn(view).line, lane: 1 }]
  const ids = ridersInQuestion(view)
  const places = ids.map((id) => view.riders[id]!).filter(({ lane }) => lane !== 0)
  return places.length === 0 ? [{ at: 4, lane: 1 }] : [...places, ...places.map(({ at }) => ({ at: at + AHEAD, lane: 1 }))]
}

/** The viewer's riders who are still racing, and who is asked about. */
function ridersInQuestion(view: View): RiderId[] {
  const one = riderInQuestion(view)
  if (one !== null) return [one]
  const own = view.viewer < 0 ? [] : ridersOf(view.viewer).filter((id) => view.riders[id]!.lane !== 0 && isRacing(view.riders[id]!))
  return own.length > 0 ? own : raceOrder(view.riders).slice(0, 1)
}

function spotsOf(view: View, beat: Event): readonly RoadSpot[] {
  const riders = (ids: readonly number[]) => ids.map((id) => view.riders[id]!).filter(({ lane }) => lane !== 0)
  switch (beat.type) {
    case 'moved':
      return [
        { at: beat.to, lane: beat.lane },
        { at: beat.from, lane: 1 },
      ]
    case 'kicked':
    case 'jumped':
    case 'slippedInside':
    case 'placed':
      return [beat.spot]
    case 'slipstreamed':
    case 'ledOut':
    case 'gridClosed':
    case 'brokeAway':
      return beat.spots
    case 'linePassed':
    case 'exhausted':
      return riders(beat.riders)
    case 'fed':
      return riders(beat.riders.map(({ rider }) => rider))
    case 'arrived':
      return riders(beat.arrivals.map(({ rider }) => rider))
    case 'reacted':
    case 'sprintChosen':
      return riders([beat.rider])
    default:
      return []
  }
}

/** The box around as many of the places as the frame can show legibly, the first `least` always; `covered` pixels at its top lie under cards, and are left free if they can be. */
export function boxInSight(layout: RoadLayout, places: readonly RoadSpot[], frame: Size, covered = 0, least = 1): Box {
  const most = { width: frame.width / leastZoomIn(frame), height: frame.height / leastZoomIn(frame) }
  let box: Box | undefined
  for (const [i, { at, lane }] of places.entries()) {
    const larger = around(box, placeOf(layout, at, Math.max(lane, 1)))
    if (i >= least && (larger.width + 2 * MARGIN > most.width || larger.height + 2 * MARGIN > most.height)) continue
    box = larger
  }
  const { x, y, width, height } = box!
  // Where all of the height is needed, cards may cover the road.
  const above = Math.max(0, Math.min(covered / leastZoomIn(frame), most.height - height - 2 * MARGIN))
  return { x: x - MARGIN, y: y - MARGIN - above, width: width + 2 * MARGIN, height: height + 2 * MARGIN + above }
}

function around(box: Box | undefined, { x, y }: Point): Box {
  if (box === undefined) return { x, y, width: 0, height: 0 }
  const [left, top] = [Math.min(box.x, x), Math.min(box.y, y)]
  return { x: left, y: top, width: Math.max(box.x + box.width, x) - left, height: Math.max(box.y + box.height, y) - top }
}
