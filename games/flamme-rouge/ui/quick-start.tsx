import { defaultOptions } from '@echappee/kernel'
import {
  drawBeats,
  Figure,
  QuickStartSheet,
  stillTable,
  viewWhen,
  type DrawingProps,
  type QuickStartModule,
} from '@echappee/ui/quick-start'
import { Hand } from '@echappee/ui/hand'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import type { View } from '../rules/state.ts'
import '@echappee/ui/road/map.css'
import './road/road.css'
import './css/index.css'
import { CardRow } from './parts/card-row.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { BEATS } from './rule-beats.ts'
import { advance } from './scene.ts'
import { gameText } from './text.ts'

const SCENES = ['start', 'groups', 'climb', 'finish'] as const
type Scene = (typeof SCENES)[number]

/** The game on one screen. */
export function QuickStart({ language }: DrawingProps): ReactElement {
  const words = wordsIn(language).screen.quickStart
  return (
    <QuickStartSheet heading={words.heading} aim={words.aim}>
      <Figure caption={words.start} height={HEIGHT}>
        <Road {...table('start', language)} />
      </Figure>
      <Figure caption={words.hand} height={HEIGHT} scale={0.7}>
        <Hand table={table('hand', language)}>
          <CardRow {...table('hand', language)} />
        </Hand>
      </Figure>
      {SCENES.slice(1).map((scene) => (
        <Figure key={scene} caption={words[scene]} height={HEIGHT}>
          <Road {...table(scene, language)} />
        </Figure>
      ))}
    </QuickStartSheet>
  )
}

/** The road without the stage from the side above it and the cards over it. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board fr-table">
      <div className="fr-scene">
        <RoadView {...props} />
      </div>
    </div>
  )
}

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, advance, text: (language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true },
  BEATS,
)

const HEIGHT = 170

function table(scene: Scene | 'hand', language: DrawingProps['language']) {
  return stillTable({ view: VIEWS[scene], viewer: 0, text: gameText(wordsIn(language)), language })
}

/** A mountain race of three teams, until the position is met. */
function at(until: (view: View) => boolean): View {
  const options: Options = { ...defaultOptions(optionFields), mode: 'race', stage: 'ST5' }
  return viewWhen(game, { options, seats: 3, seed: 'quick start', viewer: 0, until })
}

const VIEWS: Readonly<Record<Scene | 'hand', View>> = {
  start: at(({ round, phase }) => round === 1 && phase === 'pick'),
  hand: at(({ round, phase, current }) => round === 2 && phase === 'hand' && current[0] !== null),
  groups: at((view) => view.round >= 2 && view.phase === 'pick' && isCloselyGrouped(view)),
  climb: at(
    (view) => view.phase === 'pick' && view.riders.filter(({ at: square }) => terrainAt(roadIn(view), square) === 'ascent').length > 2,
  ),
  finish: at(({ phase }) => phase === 'finished'),
}

/** Two packs that are seen together. */
function isCloselyGrouped({ riders }: View): boolean {
  const squares = riders.map(({ at: square }) => square)
  return packsOf(riders).length > 1 && Math.max(...squares) - Math.min(...squares) < 12
}
