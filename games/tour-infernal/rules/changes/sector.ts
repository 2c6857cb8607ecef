import type { Seat } from '@echappee/kernel'
import { normalise } from '../gaps.ts'
import type { Laid, Phase, Result, Position } from '../state.ts'

export function putQuestion(table: Position, phase: Phase, seat: Seat, turn: number, hiding: Laid | null): void {
  table.phase = phase
  table.actor = seat
  table.turn = turn
  table.hiding = hiding
}

/** TI-17: all at the same moment. `position` in the play order of the sector before. */
export function leaveRace(table: Position, sector: number, leaving: readonly { readonly seat: Seat; readonly position: number }[]): void {
  const { riders } = table
  table.sector = sector
  for (const { seat, position } of leaving) riders[seat]!.out = Object.freeze({ sector, gap: riders[seat]!.gap, position })
  normalise(riders)
}

export function nameFirst(table: Position, seat: Seat): void {
  table.first = seat
}

/** TI-14. With the first sector all besaces are packed. */
export function beginSector(table: Position, sector: number, order: Seat[]): void {
  const { riders } = table
  table.sector = sector
  table.order = order
  table.speakers = order
  if (sector === 1) table.isReady.fill(true)
  for (let i = 0; i < riders.length; i++) {
    const rider = riders[i]!
    rider.play = null
    rider.speed = 0
    rider.hasAttacked = false
  }
}

/** TI-71. */
export function waitAtBarrier({ riders }: Position, waiting: readonly number[], until: number): void {
  for (let i = 0; i < waiting.length; i++) riders[waiting[i]!]!.gap = until
  normalise(riders)
}

/** TI-72. */
export function beginFeed(table: Position, allowance: number[]): void {
  table.phase = 'swap'
  nobodySpeaks(table)
  table.feed = { allowance, isDone: allowance.map((most) => most === 0) }
}

/** For M1 of TI-101 and for whoever wants to see the race again. */
export function endSector({ riders, history }: Position, sector: number, gaps: (number | null)[], soloists: readonly Seat[]): void {
  for (let i = 0; i < soloists.length; i++) riders[soloists[i]!]!.solo++
  // Never changed again, so that copies may share it.
  history.push(Object.freeze({ sector, gaps: Object.freeze(gaps) as typeof gaps }))
}

export function endRace(table: Position, result: Result): void {
  table.phase = 'finished'
  nobodySpeaks(table)
  table.result = result
}

function nobodySpeaks(table: Position): void {
  table.actor = null
  table.speakers = []
  table.turn = 0
}
