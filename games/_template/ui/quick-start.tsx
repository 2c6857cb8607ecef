import {
  drawBeats,
  Figure,
  QuickStartSheet,
  stillTable,
  viewAfter,
  type DrawingProps,
  type QuickStartModule,
} from '@echappee/ui/quick-start'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import { choose, type Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { advance } from './scene.ts'
import { gameText } from './text.ts'

const OPTIONS = { squares: 8, wind: false }

/** The game on one screen. */
export function QuickStart({ language }: DrawingProps): ReactElement {
  const { quickStart } = wordsIn(language)
  return (
    <QuickStartSheet heading={quickStart.heading} aim={quickStart.aim}>
      <Figure caption={quickStart.choose} height={190} scale={0.85}>
        <Hand {...table(START, language)} />
      </Figure>
      <Figure caption={quickStart.ride} height={190}>
        <Board {...table(RIDDEN, language)} />
      </Figure>
      <Figure caption={quickStart.finish} height={190}>
        <Board {...table(FINISHED, language)} />
      </Figure>
    </QuickStartSheet>
  )
}

/** Beside the rules that move a rider: what happens on the road, before and after. */
export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, advance, text: (language) => gameText(wordsIn(language)), Road: Board, height: 190 },
  {
    'TPL-4': { options: OPTIONS, seats: 2, seed: 'rules', viewer: 0, begins: ({ type }) => type === 'rode' },
    'TPL-5': {
      options: { ...OPTIONS, wind: true },
      seats: 2,
      seed: 'rules',
      viewer: 0,
      begins: (event) => event.type === 'rode' && event.by === 'wind',
    },
  },
)

const table = (view: View, language: DrawingProps['language']) =>
  stillTable({ view, viewer: 0, text: gameText(wordsIn(language)), language })

const at = (moves: readonly (readonly [number, Move])[]): View =>
  viewAfter(game, { options: OPTIONS, seats: 2, seed: 'quick 8', viewer: 0, moves })

const ROUNDS = [
  [
    [0, choose(4)],
    [1, choose(3)],
  ],
  [
    [0, choose(3)],
    [1, choose(4)],
  ],
  [
    [0, choose(4)],
    [1, choose(2)],
  ],
] as const
const START = at([])
const RIDDEN = at(ROUNDS[0])
const FINISHED = at(ROUNDS.flat())
