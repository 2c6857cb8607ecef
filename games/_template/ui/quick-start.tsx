import { Drawing, Figure, QuickStartSheet, stillTable, viewAfter, type DrawingProps, type QuickStartModule } from '@echappee/ui/quick-start'
import type { ReactElement } from 'react'
import { game } from '../rules/index.ts'
import { choose, type Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { gameText } from './text.ts'

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

function Riding({ language }: DrawingProps): ReactElement {
  return (
    <Drawing caption={wordsIn(language).quickStart.ride} height={190}>
      <Board {...table(RIDDEN, language)} />
    </Drawing>
  )
}

/** Beside the rules that move a rider. */
export const drawings: QuickStartModule['drawings'] = { 'TPL-4': Riding }

const table = (view: View, language: DrawingProps['language']) =>
  stillTable({ view, viewer: 0, text: gameText(wordsIn(language)), language })

const at = (moves: readonly (readonly [number, Move])[]): View =>
  viewAfter(game, { options: { squares: 8, wind: false }, seats: 2, seed: 'quick 8', viewer: 0, moves })

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
