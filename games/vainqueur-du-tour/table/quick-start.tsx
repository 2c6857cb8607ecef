import { choicesIn } from '@echappee/kit'
import { drawBeats, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import { game } from '../rules/index.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { VIEWS } from './quick-start-views.ts'
import { BEATS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

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
