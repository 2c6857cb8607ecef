import { CourseLine, type Point, pointAt, type Sign } from '@echappee/kit/drawing'
import { useSize } from '@echappee/kit/motion'
import { RoadCamera } from '@echappee/kit/road'
import { useMemo, useRef, type ReactElement } from 'react'
import { SECONDS } from '../../content/points.ts'
import { isTimeTrial, stageOf } from '../../rules/riders.ts'
import { packsOf } from '../../rules/slipstream.ts'
import { boxInSight, comfortIn, placesInSight } from '../camera.ts'
import { stageTitle } from '../../text/labels.ts'
import { choiceInFocus } from '../choice-in-focus.ts'
import { previewOf } from '../../text/preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { isOwn, liveryOf } from '../race.ts'
import { besideRoad } from '../road/roadside.ts'
import { BoardArt } from '../road/board-art.tsx'
import { distanceOf, type RoadLayout } from '../road/layout.ts'
import { stretchesOf } from '../road/shapes.ts'
import { stageArt } from '../stage-art.ts'
import { riderInQuestion } from '../../text/index.ts'
import { Floaters } from './floaters.tsx'
import { Landings, PreviewLights } from './landings.tsx'
import { Riders } from './riders.tsx'

/** The winding road with everybody on it; it follows what happens. */
export function RoadView(props: Props): ReactElement {
  const { scene, beat, beatMs, choices, decision, language } = props
  const words = wordsIn(language)
  const stage = stageOf(scene)
  const art = stageArt(stage, scene.tour.zone, scene.tour.isTour && !isTimeTrial(scene), language)
  const { layout, scenery, signs } = art
  const element = useRef<HTMLDivElement>(null)
  const frame = useSize(element)
  const choice = choiceInFocus.useValue(decision)
  const preview = choices.length === 0 || choice === undefined ? undefined : previewOf(scene, choice, riderInQuestion(scene))
  const size = frame ?? SMALL
  // A phone needs all of its height for the riders.
  const covered = size.width < 560 || preview === undefined ? 0 : WORDS_HEIGHT
  // On a wide screen both ends of a way are shown, from farther off if they must be.
  const least = size.width >= 560 && (preview !== undefined || beat?.type === 'moved') ? 2 : 1
  const target = boxInSight(layout, placesInSight(scene, beat, preview), size, covered, least)
  return (
    <div className="fr-road" ref={element}>
      <RoadCamera
        world={scenery.box}
        target={target}
        ms={beatMs > 0 ? beatMs : 350}
        comfort={comfortIn(size)}
        label={words.screen.board.label(stageTitle(words, stage))}
        language={language}
        ground={<BoardArt {...art} numberEvery={5} />}
        map={<CourseMap {...props} layout={layout} />}
      >
        <Landings {...props} layout={layout} preview={preview} />
        <Gaps {...props} layout={layout} signs={signs} />
        <Riders {...props} layout={layout} />
        {preview === undefined ? undefined : <PreviewLights {...props} layout={layout} signs={signs} preview={preview} />}
        <Floaters {...props} layout={layout} />
      </RoadCamera>
    </div>
  )
}

const SMALL = { width: 360, height: 260 }
/** Room above for what is written beside the road. */
const WORDS_HEIGHT = 34

/** Empty squares between packs, written at the road's edge; once somebody is home, the seconds that they cost (FR-60). */
function Gaps({ scene, layout, signs, language }: Props & { readonly layout: RoadLayout; readonly signs: readonly Sign[] }): ReactElement {
  const { gap } = wordsIn(language).screen.board
  const packs = isTimeTrial(scene) ? [] : packsOf(scene.riders)
  return (
    <g className="fr-gaps">
      {packs.slice(1).map(({ head }, i) => {
        const { tail } = packs[i]!
        const empty = tail - head - 1
        const seconds = SECONDS.perGap * (empty + (scene.tour.options.gapMeasure === 'distance' ? 1 : 0))
        const text = scene.tour.isTour && scene.winnersRound > 0 ? `${seconds}″` : empty
        const distance = (distanceOf(layout, head) + distanceOf(layout, tail)) / 2
        const { x, y } = besideRoad(layout, signs, { square: head, distance, reach: BESIDE }, gapBox)
        return (
          <g key={head} transform={`translate(${x} ${y})`}>
            <title>{gap(empty)}</title>
            <rect x="-19" y="-13" width="38" height="26" rx="13" />
            <text className="road-text" fontSize="16" y="1">
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const BESIDE = 38
const gapBox = ({ x, y }: Point) => ({ x: x - 19, y: y - 13, width: 38, height: 26 })

/** The whole course for the corner. */
function CourseMap({ scene, layout }: Props & { readonly layout: RoadLayout }): ReactElement {
  const stretches = useMemo(() => stretchesOf(layout), [layout])
  const end = layout.squares.findLast(({ isVirtual }) => !isVirtual)!.to
  return (
    <>
      <CourseLine path={layout.path} to={end} stretches={stretches} />
      {scene.riders.map(({ at, lane }, id) => {
        if (lane === 0) return undefined
        const { x, y } = pointAt(layout.path, distanceOf(layout, at))
        return (
          // oxlint-disable-next-line react/no-array-index-key -- riders are their numbers
          <circle key={id} cx={x} cy={y} r={isOwn(scene, id) ? 52 : 40} fill={liveryOf(id).fill} className="fr-map-rider" />
        )
      })}
    </>
  )
}
