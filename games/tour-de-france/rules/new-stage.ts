import type { Seat } from '@echappee/kernel'
import { chanceDeck } from '../content/cards.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { START } from './graph.ts'
import { NOTHING_SHOWN } from './hand-memory.ts'
import { stageGraph } from './riders.ts'
import { NO_RIDER, type PublicState, type Rider } from './state.ts'

/** TDF-4…6: what everybody sees before cards are dealt. */
export function clearTable(state: PublicState): void {
  const { seats, options } = state.race
  state.round = 0
  state.team = -1
  state.acting = NO_RIDER
  state.riders = Array.from({ length: seats * TEAM_SIZE }, newRider)
  state.accidents = []
  state.accidentCount = 0
  state.passes = stageGraph(state).board.sprints.map(() => 0)
  state.firstArrival = 0
  state.chancePile = options.chanceDeck === 'standard' ? chanceDeck() : []
  state.usedChance = []
  state.discardPile = []
  state.dealtFor = bySeat(seats, () => 0)
  state.hasSecondDeal = bySeat(seats, () => false)
  state.shown = bySeat(seats, () => NOTHING_SHOWN)
}

export function newRider(): Rider {
  return {
    standing: 'start',
    at: START,
    fall: 0,
    hasActed: false,
    isMissing: false,
    kept: [],
    bonusSeconds: 0,
    bonusPoints: 0,
    passed: 0,
    arrival: 0,
  }
}

export function bySeat<T>(seats: number, value: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => value(seat))
}
