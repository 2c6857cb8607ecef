import { RiderToken } from '@echappee/kit'
import { HeightProfile } from '@echappee/kit/road'
import { Hills } from '@echappee/kit/drawing'
import { useMemo, type CSSProperties, type ReactElement } from 'react'
import { isTimeTrial, raceOrder, roadIn, stageOf } from '../../rules/riders.ts'
import { terrainAt, type Road } from '../../rules/road.ts'
import { wordsIn, type Props } from '../props.ts'
import { markOf } from '../race.ts'
import { elevationOf } from '../road/elevation.ts'

const BOX = { width: 1000, height: 100 }

/** The stage from the side, with its lines and everybody on it. */
export function Profile({ scene, language }: Props): ReactElement {
  const road = roadIn(scene)
  const { sprints } = stageOf(scene)
  const isScored = scene.tour.isTour && !isTimeTrial(scene)
  const hills = useMemo(() => hillsOf(road), [road])
  const part = (square: number) => Math.min(Math.max(square, 0), road.squares) / road.squares
  const share = (square: number) => `${100 * part(square)}%`
  const summits = isScored ? road.climbs.filter(({ category }) => category !== null) : []
  const riders = raceOrder(scene.riders)
    .toReversed()
    .map((id) => {
      const { at, lane } = scene.riders[id]!
      const figure = <RiderToken seat={id >> 1} mark={markOf(id)} size={20} />
      return { id, along: part(at - 0.5), figure, style: { '--lane': lane } as CSSProperties }
    })
  return (
    <HeightProfile label={wordsIn(language).screen.board.profile} className="fr-profile" box={BOX} hills={hills} riders={riders}>
      {isScored
        ? sprints.map((at) => <i key={at} className="fr-profile-line" data-kind="sprint" style={{ left: share(at) }} />)
        : undefined}
      {summits.map(({ last }) => (
        <i key={last} className="fr-profile-line" data-kind="summit" style={{ left: share(last) }} />
      ))}
      <i className="fr-profile-line" data-kind="finish" style={{ left: share(road.line) }} />
    </HeightProfile>
  )
}

function hillsOf(road: Road): ReactElement {
  const terrains = Array.from({ length: road.squares }, (_, i) => terrainAt(road, i + 1))
  const kinds = terrains.map((terrain) => (terrain === 'flat' ? undefined : `fr-${terrain}`))
  return <Hills elevation={elevationOf(terrains, BOX.width, BOX.height)} height={BOX.height} kinds={kinds} />
}
