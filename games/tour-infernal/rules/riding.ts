import type { Context } from '@echappee/kernel'
import type { Play } from '../content/cards.ts'
import { putQuestion } from './changes/sector.ts'
import { tileOf } from './course.ts'
import { rollDie } from './die.ts'
import type { Bunch, Event } from './events.ts'
import { companyOf, isIn, normalise, rideOf, rideUnits, type Unit } from './gaps.ts'
import type { Step } from './step.ts'
import type { State } from './state.ts'

/** Step 1: the riders in play order, then the neutral ones (TI-113). */
export function nextRider(state: State, ctx: Context<Event>): Step {
  const turn = state.turn + 1
  if (turn < state.speakers.length) {
    putQuestion(state, 'play', state.speakers[turn]!, turn, null)
    return 'decision'
  }
  for (let i = state.race.seats; i < state.riders.length; i++) rollForNeutral(state, i, ctx)
  return 'regulate'
}

/** Step 2 (TI-30 to TI-37). */
export function regulate(state: State, ctx: Context<Event>): Step {
  const { riders, race } = state
  const units = rideUnits(riders, tileOf(state), race.options)
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    for (let j = 0; j < riders.length; j++) {
      if (!isIn(unit, j)) continue
      riders[j]!.gap = unit.to
      riders[j]!.speed = unit.speed
    }
  }
  normalise(riders)
  if (ctx.emit !== undefined) tell(state, units, ctx.emit)
  return 'begin attacks'
}

/** TI-113: with company 5 and 6 ride hard; alone, or in high mountain, 4 too. */
function rollForNeutral(state: State, index: number, ctx: Context<Event>): void {
  const isAlone = tileOf(state) === 'HM' || companyOf(state.riders, index) === 0
  ctx.chance.about?.(`neutral/${state.sector}/${index}`)
  const die = rollDie(ctx.chance)
  const play: Play = die >= (isAlone ? 4 : 5) ? 'RR' : 'R'
  state.riders[index]!.play = play
  ctx.emit?.({ type: 'neutralPlayed', rider: index, die, play })
}

function tell({ riders }: State, units: readonly Unit[], emit: (event: Event) => void): void {
  const rides = units.map(rideOf).sort((a, b) => a.from - b.from)
  for (const ride of rides) ride.to = riders[ride.riders[0]!]!.gap
  for (const ride of rides) emit({ type: 'rode', ride })
  for (const ride of rides) {
    const by = rides.filter((other) => other.from > ride.from && other.to === ride.to).sort((a, b) => b.speed - a.speed)[0]
    if (by !== undefined) emit({ type: 'caught', riders: [...ride.riders], by: [...by.riders] })
  }
  emit({ type: 'regulated', rides, gaps: riders.map(({ gap }) => gap), bunches: bunchesOf(riders) })
}

/** TI-11, TI-37: who rides together now, front to back, and how fast. */
export function bunchesOf(riders: readonly { readonly gap: number; readonly speed: number; readonly out: object | null }[]): Bunch[] {
  const bunches: Bunch[] = []
  for (let i = 0; i < riders.length; i++) {
    const { gap, speed, out } = riders[i]!
    if (out !== null) continue
    let at = 0
    while (at < bunches.length && bunches[at]!.gap < gap) at++
    const bunch = bunches[at]
    if (bunch === undefined || bunch.gap !== gap) bunches.splice(at, 0, { gap, riders: [i], speed })
    else {
      bunch.riders.push(i)
      if (speed > bunch.speed) bunch.speed = speed
    }
  }
  return bunches
}
