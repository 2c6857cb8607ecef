import { defaultOptions } from '@echappee/kernel'
import { drawBeats, quickStart, viewWhen, type QuickStartModule } from '@echappee/kit/quick-start'
import { Hand } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import type { View } from '../rules/state.ts'
import '@echappee/kit/winding-road.css'
import './road/road.css'
import './css/index.css'
import { CardRow } from './parts/card-row.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** The cards as they lie in the hand of the table. */
function Cards(props: Props): ReactElement {
  return (
    <Hand table={props}>
      <CardRow {...props} />
    </Hand>
  )
}

/** The road without the stage from the side above it and the cards over it. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board fr-table">
      <RoadView {...props} />
    </div>
  )
}

/** A mountain race of three teams, until the position is met. */
function at(until: (view: View) => boolean): View {
  const options: Options = { ...defaultOptions(optionFields), mode: 'race', stage: 'ST5' }
  return viewWhen(game, { options, seats: 3, seed: 'quick start', viewer: 0, until })
}

const VIEWS = {
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

const road = (caption: Exclude<keyof typeof VIEWS, 'hand'>) => ({ caption, view: VIEWS[caption], part: Road })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).screen.quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 170,
  figures: [road('start'), { caption: 'hand', view: VIEWS.hand, part: Cards, scale: 0.7 }, road('groups'), road('climb'), road('finish')],
})

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true },
  BEATS,
)
