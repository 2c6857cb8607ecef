import type { GameUi } from '@echappee/kit'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { courses } from './courses.tsx'
import { StageEditor } from './editors/stage-editor.tsx'
import { TourEditor } from './editors/tour-editor.tsx'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import { weight } from './weight.ts'
import '@echappee/kit/drawing.css'
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
  courses,
  randomCourse,
  editors: { tour: TourEditor, stage: StageEditor },
}
