import { defaultOptions } from '@echappee/kernel'
import {
  choicesIn,
  drawBeats,
  Figure,
  QuickStartSheet,
  stillTable,
  viewWhen,
  type DrawingProps,
  type QuickStartModule,
} from '@echappee/ui/quick-start'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { BEATS } from './rule-beats.ts'
import { advance } from './scene.ts'
import { gameText } from './text.ts'

type Scene = 'ride' | 'handicap' | 'sprint' | 'mountain'

/** The game on one screen. */
export function QuickStart({ language }: DrawingProps): ReactElement {
  const words = wordsIn(language).quickStart
  return (
    <QuickStartSheet heading={words.heading} aim={words.aim}>
      <Figure caption={words.hand} height={HEIGHT} phoneHeight={290} columns={2}>
        <Hand {...table(VIEWS.hand, language)} choices={choicesIn(game, VIEWS.hand, 0)} />
      </Figure>
      {(['ride', 'handicap', 'sprint', 'mountain'] as const).map((scene) => (
        <Figure key={scene} caption={words[scene]} height={HEIGHT}>
          <Board {...table(VIEWS[scene], language)} />
        </Figure>
      ))}
    </QuickStartSheet>
  )
}

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, advance, text: (language) => gameText(wordsIn(language)), Road: Board, height: 220 },
  BEATS,
)

const HEIGHT = 210

const table = (view: View, language: DrawingProps['language']) =>
  stillTable({ view, viewer: 0, text: gameText(wordsIn(language)), language })

/** Three riders on one stage, until the position is met. */
function at(stage: number, until: (view: View) => boolean, seed = 'quick start'): View {
  const options: Options = { ...defaultOptions(optionFields), stages: [stage] }
  return viewWhen(game, { options, seats: 3, seed, viewer: 0, pick: peaceful, until })
}

/** Whoever can ride rides. */
function peaceful(legal: readonly Move[]): Move | undefined {
  return legal.findLast(({ type }) => type === 'km') ?? legal.find(({ type }) => type === 'climber')
}

const furthest = (view: View) => Math.max(...view.riders.map((rider) => rider.at))
const isMyTurn = (view: View) => view.phase === 'road' && view.order[view.turn] === 0

const VIEWS: Readonly<Record<Scene | 'hand', View>> = {
  hand: at(1, (view) => isMyTurn(view) && view.hand.includes('KM60'), 'quick start 30'),
  ride: at(1, (view) => isMyTurn(view) && furthest(view) >= 80),
  handicap: at(3, (view) => view.riders.some(({ handicap }) => handicap !== null)),
  sprint: at(12, (view) => isMyTurn(view) && view.riders[0]!.at >= 160, 'quick start 9'),
  mountain: at(4, (view) => furthest(view) >= 40),
}
