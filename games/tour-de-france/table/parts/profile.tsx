import { LIVERIES } from '@echappee/kit'
import { type Elevation, elevationOf, GREEN, Hills, INK, RED, YELLOW } from '@echappee/kit/drawing'
import { HeightProfile } from '@echappee/kit/road'
import { memo, type ReactElement } from 'react'
import type { Terrain } from '../../content/board.ts'
import type { Graph } from '../../rules/graph.ts'
import { raceOrder, rowOf, seatOf, stageGraph } from '../../rules/riders.ts'
import { wordsIn, type Props } from '../props.ts'

const BOX = { width: 1000, height: 40 }

/** The stage from the side: climbs, descents, sprint lines, and everybody at his row. */
export function Profile({ scene, language }: Props): ReactElement {
  const graph = stageGraph(scene)
  const { points } = elevationIn(graph)
  const riders = raceOrder(scene)
    .toReversed()
    .map((id) => {
      const row = Math.min(rowOf(graph, scene.riders[id]!), graph.rows)
      return {
        id,
        along: Math.max(0.01, row / (graph.rows + 1)),
        down: (points[row]!.y - 1) / BOX.height,
        figure: <Flag fill={LIVERIES[seatOf(id)]!.fill} isTurn={scene.acting === id} />,
      }
    })
  const label = wordsIn(language).screen.profile
  return <HeightProfile label={label} className="tdf-profile" box={BOX} hills={<StageHills graph={graph} />} riders={riders} />
}

function Flag({ fill, isTurn }: { readonly fill: string; readonly isTurn: boolean }): ReactElement {
  return (
    <svg viewBox="-9 -15 18 15" preserveAspectRatio="none">
      <path d="M-9-15H9L0 0Z" fill={fill} stroke={isTurn ? YELLOW : INK} strokeWidth={isTurn ? 3 : 1.5} {...STEADY} />
    </svg>
  )
}

/** As wide however the picture is stretched. */
const STEADY = { vectorEffect: 'non-scaling-stroke' }

const StageHills = memo(function StageHills({ graph }: { readonly graph: Graph }): ReactElement {
  const scale = BOX.width / (graph.rows + 1)
  return (
    <>
      <Hills elevation={elevationIn(graph)} height={BOX.height} kinds={terrainsOf(graph).map((terrain) => KINDS[terrain])} />
      {graph.board.sprints.map(({ before }) => (
        <path
          key={before}
          d={`M${(before - 1) * scale} ${BOX.height}V4`}
          stroke={GREEN}
          strokeWidth="3"
          strokeDasharray="4 3"
          {...STEADY}
        />
      ))}
      <path d={`M${graph.rows * scale} ${BOX.height}V2`} stroke={RED} strokeWidth="4" {...STEADY} />
    </>
  )
})

const KINDS = { flat: undefined, climb: 'tdf-hill-climb', descent: 'tdf-hill-descent' } as const
const STEPS = { flat: 0, climb: 1, descent: -1 } as const

/** Behind the finish the picture has room for one row more. */
function elevationIn(graph: Graph): Elevation {
  const width = (BOX.width * graph.rows) / (graph.rows + 1)
  const steps = terrainsOf(graph).map((terrain) => STEPS[terrain])
  return elevationOf(steps, { width, height: BOX.height, foot: 33, rise: 17, least: 4.25 })
}

function terrainsOf({ board }: Graph): Terrain[] {
  return board.rows.flatMap(({ from, to, terrain }) => Array.from({ length: to - from + 1 }, () => terrain))
}
