import type { Language } from '@echappee/text'
import { LANE } from './road/bends.ts'
import { landOf, sceneryOf, type BoardScenery } from './road/scenery.ts'
import { layRoad, roadsidePlace, startPlace, type RoadLayout } from './road/layout.ts'
import { shapesOf, stretchesOf, type RoadShapes } from './road/shapes.ts'
import { signsOf } from './road/signs.ts'
import { type Bearing, type Point, type Sign, type Stretch, turned } from '@echappee/kit/drawing'
import type { Board } from '../content/board.ts'
import type { Graph, SquareId } from '../rules/graph.ts'
import { placeName, raceOrder, rowOf, stageGraph } from '../rules/riders.ts'
import { queueAt } from '../rules/round-order.ts'
import type { RiderId, View } from '../rules/state.ts'
import { wordsIn } from './props.ts'

/** A board as it is drawn. */
export interface Course {
  readonly layout: RoadLayout
  readonly shapes: RoadShapes
  readonly scenery: BoardScenery
  readonly signs: readonly Sign[]
  readonly stretches: readonly Stretch[]
}

const kept = new WeakMap<Board, Map<Language, Course>>()

/** Laying a road takes a while: each board is laid once. */
export function courseOf(board: Board, language: Language): Course {
  const languages = kept.get(board) ?? new Map<Language, Course>()
  kept.set(board, languages)
  const known = languages.get(language)
  if (known !== undefined) return known
  const other = [...languages.values()][0]
  const layout = other?.layout ?? layRoad(board)
  const signs = signsOf(board, layout, wordsIn(language).screen.signs)
  const boxes = signs.map(({ box }) => box)
  const { shapes, stretches } = other ?? { shapes: shapesOf(layout), stretches: stretchesOf(layout) }
  const course = { layout, shapes, stretches, scenery: sceneryOf(layout, landOf(board), boxes), signs }
  languages.set(language, course)
  return course
}

export interface SquareShape {
  readonly outline: readonly Point[]
  readonly centre: Bearing
}

/** TDF-37: a place beside F0 lies to the left of the last lane. */
export function placeOf({ squares }: RoadLayout, graph: Graph, at: SquareId): SquareShape {
  const square = squares.get(placeName(graph, at))
  if (square !== undefined) return square
  const { outline, centre } = squares.get(`F0.${graph.runOffLanes}`)!
  const side = -LANE * (1 + at - graph.total)
  const shift = turned({ x: 0, y: 0, heading: centre.heading }, 0, side)
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + shift.x, y: point.y + shift.y })
  return { outline: outline.map(moved), centre: moved(centre) }
}

/** Where a rider is drawn; undefined when he has left the road. */
export function poseOf(layout: RoadLayout, graph: Graph, scene: View, id: RiderId): Bearing | undefined {
  const rider = scene.riders[id]
  switch (rider?.standing) {
    case 'start':
      return startPlace(
        layout,
        raceOrder(scene)
          .filter((other) => scene.riders[other]!.standing === 'start')
          .indexOf(id),
      )
    case 'road':
    case 'finished':
      return placeOf(layout, graph, rider.at).centre
    case 'roadside':
      return roadsidePlace(layout, rowOf(graph, rider), queueAt(graph, scene, rowOf(graph, rider)).indexOf(id))
    default:
      return undefined
  }
}

/** Along the path of the course, where a rider is; for maps and profiles. */
export function distanceOf(layout: RoadLayout, graph: Graph, scene: View, id: RiderId): number {
  const row = layout.rows[rowOf(graph, scene.riders[id]!) - 1]
  return row === undefined ? 0 : (row.from + row.to) / 2
}

const LAST_ROWS = 6

export function isLastKilometre(view: View): boolean {
  const graph = stageGraph(view)
  return view.riders.some(({ standing, at }) => standing === 'road' && graph.row[at]! > graph.rows - LAST_ROWS)
}
