import { defaultOptions } from '@echappee/kernel'
import { choicesIn, drawBeats, quickStart, viewWhen, type QuickStartModule } from '@echappee/kit/quick-start'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

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

const VIEWS = {
  hand: at(1, (view) => isMyTurn(view) && view.hand.includes('KM60'), 'quick start 30'),
  ride: at(1, (view) => isMyTurn(view) && furthest(view) >= 80),
  handicap: at(3, (view) => view.riders.some(({ handicap }) => handicap !== null)),
  sprint: at(12, (view) => isMyTurn(view) && view.riders[0]!.at >= 160, 'quick start 9'),
  mountain: at(4, (view) => furthest(view) >= 40),
}

const board = (caption: Exclude<keyof typeof VIEWS, 'hand'>) => ({ caption, view: VIEWS[caption], part: Board })

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 210,
  figures: [
    { caption: 'hand', view: VIEWS.hand, part: Hand, choices: choicesIn(game, VIEWS.hand, 0), phoneHeight: 290, columns: 2 },
    board('ride'),
    board('handicap'),
    board('sprint'),
    board('mountain'),
  ],
})

export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road: Board, height: 220 },
  BEATS,
)
