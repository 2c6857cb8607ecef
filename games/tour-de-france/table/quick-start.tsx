import { drawBeats, drawRefusals, quickStart, viewAfter, type QuickStartModule } from '@echappee/kit/quick-start'
import type { Language } from '@echappee/text'
import type { ReactElement } from 'react'
import { lesson } from '../lesson/index.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Hand } from './parts/hand.tsx'
import { RoadView } from './parts/road-view.tsx'
import { wordsIn, type Props } from './props.ts'
import { BEATS, REFUSALS } from './rule-beats.ts'
import { gameText } from '../text/index.ts'

/** The road alone. */
function Road(props: Props): ReactElement {
  return (
    <div className="road-board">
      <RoadView {...props} />
    </div>
  )
}

const at = (moves: readonly (readonly [number, Move])[]): View =>
  viewAfter(game, { options: lesson.options, seats: 2, seed: lesson.seed, viewer: 0, moves })

const ride = (card: number, plus: 0 | 1 | 2, to: number): Move => ({ type: 'ride', card, plus, boost: 'none', to })
const swap = (card: number): Move => ({ type: 'exchange', card })

/** The first race as two good players would ride it. */
const RACE: readonly (readonly [number, Move])[] = [
  [1, ride(13, 0, 37)],
  [1, swap(5)],
  [1, swap(4)],
  [1, swap(3)],
  [0, ride(12, 1, 38)],
  [1, ride(11, 1, 35)],
  [0, ride(11, 1, 34)],
  [1, ride(10, 1, 31)],
  [0, ride(10, 1, 30)],
  [1, ride(14, 0, 72)],
  [0, ride(13, 0, 70)],
  [0, ride(13, 1, 71)],
  [1, ride(9, 0, 61)],
  [0, ride(8, 1, 58)],
  [1, ride(8, 1, 57)],
  [1, ride(14, 0, 107)],
]
const SHELTER = { caption: 'shelter', view: at(RACE.slice(0, 7)), part: Road } as const
const HILL = { caption: 'hill', view: at(RACE.slice(0, 12)), part: Road } as const
const FINISH = { caption: 'finish', view: at(RACE), part: Road } as const

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 210,
  figures: [{ caption: 'hand', view: at([]), part: Hand }, SHELTER, HILL, FINISH],
})

const DRAWER = { game, text: (language: Language) => gameText(wordsIn(language)), Road, height: 240, followsBeat: true }

export const drawings: QuickStartModule['drawings'] = { ...drawBeats(DRAWER, BEATS), ...drawRefusals(DRAWER, REFUSALS) }
