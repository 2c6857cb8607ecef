import type { Context, Seat } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import * as change from './changes/sector.ts'
import { isLastSector, tileOf } from './course.ts'
import type { Event, FirstReason } from './events.ts'
import { endRace } from './finish.ts'
import { companyOf } from './gaps.ts'
import { nextInRace, playOrder } from './seats.ts'
import type { Step } from './step.ts'
import type { State } from './state.ts'

/** Step 0 (TI-17, TI-94), then the play order of the sector (TI-14). */
export function beginSector(state: State, ctx: Context<Event>): Step {
  if (abandon(state, ctx)) {
    const left = inRace(state)
    if (left <= 1) return endRace(state, left === 1 ? 'survivor' : 'nobody', ctx)
    passFirst(state, ctx)
  }
  const { race, riders, first } = state
  change.beginSector(state, state.sector, playOrder(first, race.seats, race.options.direction, riders))
  state.turn = -1
  ctx.emit?.({ type: 'sectorBegan', sector: state.sector, tile: tileOf(state), first, order: [...state.order] })
  return 'next rider'
}

/** Step 5 (TI-80); after the last sector the race is over (TI-90). */
export function endSector(state: State, ctx: Context<Event>): Step {
  noteSector(state, ctx)
  if (isLastSector(state)) return endRace(state, 'finish', ctx)
  const { seat, reason } = nextFirst(state)
  change.nameFirst(state, seat)
  ctx.emit?.({ type: 'firstNamed', seat, reason })
  state.sector++
  return 'begin sector'
}

/** TI-17: all whose hand is empty, at the same moment. False if there is none. */
function abandon(state: State, ctx: Context<Event>): boolean {
  const { riders, race, order, sector } = state
  const leaving: { seat: Seat; position: number }[] = []
  for (let seat = 0; seat < race.seats; seat++)
    if (riders[seat]!.cards === 0 && riders[seat]!.out === null) leaving.push({ seat, position: order.indexOf(seat) })
  if (leaving.length === 0) return false
  change.leaveRace(state, sector, leaving)
  ctx.emit?.({
    type: 'abandoned',
    sector,
    riders: leaving.map(({ seat }) => {
      const { bonus, out } = riders[seat]!
      return { seat, gap: out!.gap, position: out!.position, score: bonus - out!.gap }
    }),
    gaps: riders.map((rider) => rider.gap),
  })
  return true
}

function inRace({ riders, race }: State): number {
  let left = 0
  for (let seat = 0; seat < race.seats; seat++) if (riders[seat]!.out === null) left++
  return left
}

function passFirst(state: State, ctx: Context<Event>): void {
  const { race, riders, first } = state
  const to = nextInRace(first, race.seats, race.options.direction, riders)
  if (to === first) return
  change.nameFirst(state, to)
  ctx.emit?.({ type: 'firstPassed', from: first, to })
}

/** The first in play order who played 2R; if nobody did, the second in play order. */
export function nextFirst({ order, riders }: Pick<State, 'order' | 'riders'>): { seat: Seat; reason: FirstReason } {
  for (let i = 0; i < order.length; i++) {
    const seat = order[i]!
    if (costOf(riders[seat]!.play!).isPull) return { seat, reason: i === 0 ? 'kept' : 'pulled' }
  }
  return { seat: order[1]!, reason: 'second' }
}

/** M1 of TI-101: who ended it alone with somebody behind. */
function noteSector(state: State, ctx: Context<Event>): void {
  const { riders, race, sector } = state
  const gaps: (number | null)[] = []
  let last = 0
  for (let i = 0; i < riders.length; i++) {
    const { gap, out } = riders[i]!
    gaps.push(out === null ? gap : null)
    if (out === null && gap > last) last = gap
  }
  const soloists: Seat[] = []
  for (let seat = 0; seat < race.seats; seat++) {
    const rider = riders[seat]!
    if (rider.out !== null || rider.gap === last || companyOf(riders, seat) > 0) continue
    soloists.push(seat)
  }
  change.endSector(state, sector, gaps, soloists)
  ctx.emit?.({ type: 'sectorEnded', sector, gaps: [...gaps], soloists })
}
