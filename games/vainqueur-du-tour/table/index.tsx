import type { GameUi } from '@echappee/kit'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { courses } from './courses.tsx'
import { StagePicker } from './editors/stage-picker.tsx'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import { weight } from './weight.ts'
import './css/index.css'
import { randomCourse } from './random-course.ts'
import { isLastKilometre } from '../text/tour.ts'

export const ui: GameUi<View, Move, Event> = {
  Where,
  Board,
  Hand,
  People,
  Final,
  weight,
  chapters: ['stageStarted'],
  sounds: {
    rode: 'freewheel',
    sprinted: 'freewheel',
    dealt: 'card',
    drew: 'card',
    discarded: 'card',
    handicapLaid: 'card',
    countered: 'card',
    climberLaid: 'card',
    trialRolled: 'card',
    prologueRolled: 'card',
    stageEnded: 'crowd',
    tourEnded: 'crowd',
  },
  isLastKilometre,
  courses,
  randomCourse,
  editors: { stages: StagePicker },
}
