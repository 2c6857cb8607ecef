import type { Context } from '@echappee/kernel'
import { BARRIER_SECONDS } from '../content/sectors.ts'
import { revealSwaps } from './changes/cards.ts'
import * as change from './changes/sector.ts'
import { beginContest } from './contest.ts'
import { isLastSector, tileOf } from './course.ts'
import { rollDie } from './die.ts'
import type { Event } from './events.ts'
import { barrierFrom, behindBarrier } from './gaps.ts'
import type { Step } from './step.ts'
import type { State } from './state.ts'

/** Step 4 (TI-60). */
export function specialEvent(state: State, ctx: Context<Event>): Step {
  if (isLastSector(state)) return beginContest(state, 'final', ctx)
  switch (tileOf(state)) {
    case 'SP':
      return beginContest(state, 'sprint', ctx)
    case 'PM':
    case 'HM':
      return beginContest(state, 'climb', ctx)
    case 'LC':
      return lowerBarrier(state, ctx)
    case 'FZ':
      return beginFeed(state, ctx)
    default:
      return 'end sector'
  }
}

/** TI-72: cards that may be swapped at this speed. */
export function allowanceAt(speed: number): number {
  if (speed <= 1) return 3
  return speed <= 3 ? 1 : 0
}

/** TI-72: the number becomes public, the cards do not. */
export function endFeed(state: State, ctx: Context<Event>): Step {
  const counts = state.kits.map(({ swaps }) => swaps)
  revealSwaps(state, counts)
  ctx.emit?.({ type: 'swapsRevealed', counts })
  return 'end sector'
}

function beginFeed(state: State, ctx: Context<Event>): Step {
  const allowance: number[] = []
  let isAnybodyAsked = false
  for (let seat = 0; seat < state.kits.length; seat++) {
    const { speed, cards } = state.riders[seat]!
    const most = Math.min(allowanceAt(speed), cards)
    allowance.push(most)
    if (most > 0) isAnybodyAsked = true
  }
  if (!isAnybodyAsked) return 'end sector'
  change.beginFeed(state, allowance)
  ctx.emit?.({ type: 'feedBegan', allowance: [...allowance] })
  return 'decision'
}

/** TI-71. */
function lowerBarrier(state: State, ctx: Context<Event>): Step {
  const { riders } = state
  ctx.chance.about?.(`barrier/${state.sector}`)
  const die = rollDie(ctx.chance)
  const waiting: number[] = []
  for (let i = 0; i < riders.length; i++) {
    const rider = riders[i]!
    const gap = behindBarrier(rider.gap, die)
    if (rider.out !== null || gap === rider.gap) continue
    waiting.push(i)
  }
  const from = barrierFrom(die)
  const until = from + BARRIER_SECONDS
  change.waitAtBarrier(state, waiting, until)
  ctx.emit?.({ type: 'barrierFell', die, from, until, riders: waiting, gaps: riders.map(({ gap }) => gap) })
  return 'end sector'
}
