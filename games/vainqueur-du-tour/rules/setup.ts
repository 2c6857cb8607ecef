import { deepFreeze, type Context } from '@echappee/kernel'
import { advance } from './advance.ts'
import { DEFAULT_BOARD } from '../content/board.ts'
import { deck } from '../content/cards.ts'
import { goOn } from './carry.ts'
import type { Event } from './events.ts'
import type { TourNumbers } from './numbers.ts'
import { boardOf, stagesOf, type Options } from './options.ts'
import { orderFrom } from './seats.ts'
import type { Rider, State, Tour } from './state.ts'

/** VDT-1 to VDT-5, up to the first roll of the prologue; the deal follows it. A tour that goes on begins with the deal. */
export function setup(options: Options, seats: number, ctx: Context<Event>, numbers?: TourNumbers): State {
  const riders: Rider[] = []
  const totals: number[] = []
  const hands: State['hands'] = []
  for (let seat = 0; seat < seats; seat++) {
    riders.push({ at: 0, handicap: null, hasClimber: false, hasSprinter: false, toMiss: 0 })
    totals.push(0)
    hands.push([])
  }
  const state: State = {
    tour: tourOf(options, numbers),
    phase: 'prologue',
    prologue: { rolling: [...orderFrom(0, seats)], rolls: [] },
    bearer: null,
    stageIndex: 0,
    order: [],
    turn: 0,
    rounds: 0,
    rolls: 0,
    riders,
    totals,
    results: [],
    discardPile: [],
    hands,
    drawPile: deck(options.sprinters),
    drawn: null,
  }
  const { carry } = state.tour.board
  if (carry !== undefined) {
    goOn(state, carry)
    advance(state, state.bearer!, 'prologue won', ctx)
  }
  return state
}

/** Frozen, so that every copy of the state and every view may share it. */
function tourOf(options: Options, numbers?: TourNumbers): Tour {
  const board = options.board === 'vdt-default' ? deepFreeze(DEFAULT_BOARD) : deepFreeze(copy(boardOf(options)))
  const own: Options = {
    ...options,
    board: options.board === 'vdt-default' ? 'vdt-default' : board,
    stages: Array.isArray(options.stages) ? [...options.stages] : options.stages,
  }
  const tour = { options: own, board, stages: stagesOf(options) }
  return deepFreeze(numbers === undefined ? tour : { ...tour, numbers: { ...numbers } })
}

function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)])) as T
}
