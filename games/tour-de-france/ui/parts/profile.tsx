import { LIVERIES } from '@echappee/ui'
import { HeightProfile } from '@echappee/ui/road'
import { memo, type ReactElement } from 'react'
import { CLIMB, DESCENT, type Graph } from '../../rules/graph.ts'
import { raceOrder, rowOf, seatOf, stageGraph } from '../../rules/riders.ts'
import { wordsIn, type Props } from '../props.ts'

const BOX = { width: 1000, height: 40 }
const { width: WIDTH, height: HEIGHT } = BOX

/** The stage from the side: climbs, descents, sprint lines, and everybody at his row. */
export function Profile({ scene, language }: Props): ReactElement {
  const graph = stageGraph(scene)
  const heights = elevationOf(graph)
  const riders = raceOrder(scene)
    .toReversed()
    .map((id) => {
      const row = Math.min(rowOf(graph, scene.riders[id]!), graph.rows)
      return {
        id,
        along: Math.max(0.01, row / (graph.rows + 1)),
        down: (heights[row]! - 1) / BOX.height,
        isTurn: scene.acting === id,
        figure: (
          <svg viewBox="-9 -15 18 15" preserveAspectRatio="none">
            <path d="M-9-15H9L0 0Z" fill={LIVERIES[seatOf(id)]!.fill} />
          </svg>
        ),
      }
    })
  const label = wordsIn(language).screen.profile
  return <HeightProfile label={label} className="tdf-profile" box={BOX} hills={<Hills graph={graph} />} riders={riders} />
}

const Hills = memo(function Hills({ graph }: { readonly graph: Graph }): ReactElement {
  const scale = WIDTH / (graph.rows + 1)
  const heights = elevationOf(graph)
  const column = (row: number) => `M${(row - 1) * scale} ${HEIGHT}V${heights[row - 1]}L${row * scale} ${heights[row]}V${HEIGHT}Z`
  const rows = Array.from({ length: graph.rows }, (_, i) => i + 1)
  const part = (terrain: number) =>
    rows
      .filter((row) => terrainOf(graph, row) === terrain)
      .map(column)
      .join('')
  const outline = heights.map((y, row) => `${row === 0 ? 'M' : 'L'}${row * scale} ${y}`).join('')
  return (
    <>
      <path className="tdf-hill" d={`${outline}V${HEIGHT}H0Z`} />
      <path className="tdf-hill-climb" d={part(CLIMB)} />
      <path className="tdf-hill-descent" d={part(DESCENT)} />
      <path className="tdf-hill-line" d={outline} />
      {graph.board.sprints.map(({ before }) => (
        <path key={before} className="tdf-hill-sprint" d={`M${(before - 1) * scale} ${HEIGHT}V4`} />
      ))}
      <path className="tdf-hill-finish" d={`M${graph.rows * scale} ${HEIGHT}V2`} />
    </>
  )
})

const TOP = 16
const BOTTOM = HEIGHT - 7

/** By row, 0 is the start: up a step on a climb, down one in a descent, as high as the picture allows. */
function elevationOf(graph: Graph): number[] {
  const levels = [0]
  for (let row = 1; row <= graph.rows; row++) {
    const terrain = terrainOf(graph, row)
    levels.push(levels.at(-1)! + (terrain === CLIMB ? 1 : terrain === DESCENT ? -1 : 0))
  }
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const unit = Math.min(4, (BOTTOM - TOP) / Math.max(1, high - low))
  return levels.map((level) => BOTTOM - (level - low) * unit)
}

function terrainOf(graph: Graph, row: number): number {
  return graph.terrain[graph.byRow[row]![0]!]!
}
