import type { GameUi } from '@echappee/kit'
import { SECTORS } from '../content/sectors.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { courses } from './courses.tsx'
import { CourseEditor } from './editors/course-editor.tsx'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import { weight } from './weight.ts'
import './css/index.css'
import { randomCourse } from './random-course.ts'

export const ui: GameUi<View, Move, Event> = {
  Where,
  Board,
  Hand,
  People,
  Final,
  weight,
  chapters: ['sectorBegan'],
  sounds: {
    rode: 'freewheel',
    attacked: 'card',
    played: 'card',
    bid: 'card',
    swapped: 'card',
    escaped: 'freewheel',
    barrierFell: 'bell',
    bonusWon: 'crowd',
    raceEnded: 'crowd',
  },
  isLastKilometre: ({ sector, phase }) => sector === SECTORS && phase !== 'besace',
  courses,
  randomCourse,
  editors: { course: CourseEditor },
}
