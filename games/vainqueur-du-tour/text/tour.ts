import type { Seat } from '@echappee/kernel'
import { placesBy } from '@echappee/text/standings'
import { KM_PER_SQUARE, type BoardPack, type Stage } from '../content/board.ts'
import { CARDS, COUNTERS, CURES, type Card, type Counter, type Handicap } from '../content/cards.ts'
import { lineOf, stageOf, turnSeat } from '../rules/course.ts'
import type { PublicState, Tour } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'

/** What the table shows and says is read off the view here, without React and without words. */

/** Whose decision is awaited; nobody's between two stages. */
export function acting(view: PublicState): Seat | undefined {
  if (view.phase === 'finished' || view.results.length > view.stageIndex) return undefined
  if (view.phase === 'prologue') return view.prologue.rolling[view.prologue.rolls.length]
  return turnSeat(view)
}

export function seatsOf(view: PublicState): Seat[] {
  return view.riders.map((_, seat) => seat)
}

/** Places as the race stands: riders on one square share a place. */
export function placesNow(view: PublicState): number[] {
  return placesBy(
    view.riders.map(({ at }) => at),
    'largest',
  )
}

export function toGo(view: PublicState, seat: Seat): number {
  return Math.max(0, lineOf(view) - view.riders[seat]!.at)
}

/** What is special about a place on the road. */
export function zoneAt(stage: Stage, at: number): 'zone' | 'line' | null {
  if (stage.type === 'timetrial') return null
  if (at >= stage.lengthKm) return 'line'
  return stage.sprintFromKm !== null && at >= stage.sprintFromKm ? 'zone' : null
}

/** VDT-11: where a ride of so many kilometres ends. */
export function landing(view: PublicState, seat: Seat, value: number): { to: number; enters: 'zone' | 'line' | null } {
  const to = Math.min(lineOf(view), view.riders[seat]!.at + value)
  return { to, enters: zoneAt(stageOf(view), to) }
}

/** The line of any stage of a board, in kilometres or squares. */
function lengthOf(board: BoardPack, stage: Stage): number {
  return stage.type === 'timetrial' ? board.tracks[stage.track]!.finish : stage.lengthKm
}

/** Squares to ride from the start to the line. */
export function squaresOf(view: PublicState): number {
  const stage = stageOf(view)
  return stage.type === 'timetrial' ? lineOf(view) : stage.lengthKm / KM_PER_SQUARE
}

/** A place on the road as a square number. */
export function squareOf(view: PublicState, at: number): number {
  return stageOf(view).type === 'timetrial' ? at : at / KM_PER_SQUARE
}

export function lengthText(words: Words, board: BoardPack, stage: Stage): string {
  const length = lengthOf(board, stage)
  return stage.type === 'timetrial' ? words.where.squares(length) : words.where.km(length)
}

/** The label of a stage: a pack's own, or ours for the default board; empty if there is none. */
export function stageName(words: Words, tour: Pick<Tour, 'options'>, stage: Stage): string {
  if (stage.name !== undefined) return stage.name
  return tour.options.board === 'vdt-default' ? (words.stageNames[stage.n] ?? '') : ''
}

export function curesOf(handicap: Handicap): Counter[] {
  return COUNTERS.filter((counter) => CURES[counter].includes(handicap))
}

/** Cards of a kind together, in the order of the deck's list. */
export function countCards(cards: readonly Card[]): { card: Card; count: number }[] {
  return CARDS.flatMap((card) => {
    const count = cards.filter((other) => other === card).length
    return count === 0 ? [] : [{ card, count }]
  })
}

/** Squares of a time trial that one good roll leads over. */
const LAST_ROLL = 6

export function isLastKilometre(view: PublicState): boolean {
  const last = view.phase === 'timetrial' ? LAST_ROLL : KM_PER_SQUARE
  return view.phase !== 'prologue' && view.riders.some(({ at }) => at >= lineOf(view) - last)
}
