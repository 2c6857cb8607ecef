import type { GameUi } from '@echappee/kit'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Final } from './parts/final.tsx'
import { Hand } from './parts/hand.tsx'
import { People } from './parts/people.tsx'
import { Where } from './parts/where.tsx'
import { weight } from './weight.ts'

export const ui: GameUi<View, Move, Event> = { Where, Board, Hand, People, Final, weight }
