import type { GameUi } from '@echappee/ui'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { StageEditor } from './editors/stage-editor.tsx'
import { TourEditor } from './editors/tour-editor.tsx'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import { advance, weight } from './scene.ts'
import '@echappee/ui/road/map.css'
import './road/road.css'
import './css/index.css'
import { isLastKilometre } from './race.ts'
import { randomCourse } from './random-course.ts'

export const ui: GameUi<View, Move, Event> = {
  Where,
  Board,
  Hand,
  People,
  Final,
  advance,
  weight,
  chapters: ['stageBegan'],
  sounds: {
    moved: 'freewheel',
    slipstreamed: 'freewheel',
    revealed: 'card',
    drew: 'card',
    exhausted: 'card',
    linePassed: 'crowd',
    stageEnded: 'crowd',
    tourEnded: 'crowd',
  },
  isLastKilometre,
  randomCourse,
  editors: { tour: TourEditor, stage: StageEditor },
}
