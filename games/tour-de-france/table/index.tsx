import type { GameUi } from '@echappee/kit'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { courses } from './courses.tsx'
import { TourEditor } from './editors/tour-editor.tsx'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import './css/index.css'
import { isLastKilometre } from './course.ts'
import { randomCourse } from './random-course.ts'
import { contactMs, isFall, weight } from './weight.ts'

export const ui: GameUi<View, Move, Event> = {
  Where,
  Board,
  Hand,
  People,
  Final,
  weight,
  isLastKilometre,
  courses,
  randomCourse,
  editors: { tour: TourEditor },
  chapters: ['stageBegan'],
  sounds: {
    rode: 'freewheel',
    cardPlayed: 'card',
    drew: 'card',
    laidDown: 'card',
    piledUp: 'fall',
    pileUpJoined: 'fall',
    lineCrossed: 'crowd',
    stageEnded: 'crowd',
    tourEnded: 'crowd',
  },
  soundDelay: (event, beatMs) => (isFall(event) ? contactMs(event, beatMs) : 0),
}
