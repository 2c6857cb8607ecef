import { defaultOptions } from '@echappee/kernel'
import { quickStart, viewWhen } from '@echappee/ui/quick-start'
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
import { Board } from './parts/board.tsx'
import { CardRow } from './parts/card-row.tsx'
import { wordsIn, type Props } from './props.ts'
import { gameText } from './text.ts'

/** The cards as they lie in the hand of the table. */
function Cards(props: Props): ReactElement {
  return (
    <Hand table={props}>
      <CardRow {...props} />
    </Hand>
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

const board = (caption: Exclude<keyof typeof VIEWS, 'hand'>) => ({ caption, view: VIEWS[caption], part: Board })
const besideRule = (caption: Parameters<typeof board>[0]) => ({ ...board(caption), height: 260 })

export const { QuickStart, drawings } = quickStart({
  words: (language) => wordsIn(language).screen.quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 230,
  figures: [
    board('start'),
    { caption: 'hand', view: VIEWS.hand, part: Cards, scale: 0.7 },
    board('groups'),
    board('climb'),
    board('finish'),
  ],
  drawings: {
    'FR-11': besideRule('start'),
    'FR-24': besideRule('climb'),
    'FR-29': besideRule('groups'),
    'FR-32': besideRule('finish'),
  },
})
