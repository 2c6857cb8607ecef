import type { Context } from '@echappee/kernel'
import { beginAttacks, endAttacks, nextAttacker, nextCounter, settleAnswer, settleAttack } from './attacks.ts'
import { nextBidder } from './contest.ts'
import type { Event } from './events.ts'
import { nextRider, regulate } from './riding.ts'
import { beginSector, endSector } from './sector.ts'
import { endFeed, specialEvent } from './special.ts'
import type { Step } from './step.ts'
import type { State } from './state.ts'

/** Runs everything that follows from a seat's move, until somebody must decide or the race is over. */
export function advance(state: State, step: Step, ctx: Context<Event>): void {
  let next = step
  while (next !== 'decision') next = run(state, next, ctx)
  if (state.actor !== null) ctx.emit?.({ type: 'asked', phase: state.phase, seat: state.actor, turn: state.turn, hiding: state.hiding })
}

function run(state: State, step: Step, ctx: Context<Event>): Step {
  switch (step) {
    case 'next rider':
      return nextRider(state, ctx)
    case 'next attacker':
      return nextAttacker(state, ctx)
    case 'bid made':
      return nextBidder(state, ctx)
    case 'attack laid':
      return settleAttack(state, ctx)
    case 'regulate':
      return regulate(state, ctx)
    case 'begin attacks':
      return beginAttacks(state, ctx)
    case 'end attacks':
      return endAttacks(state, ctx)
    case 'special':
      return specialEvent(state, ctx)
    case 'end sector':
      return endSector(state, ctx)
    case 'begin sector':
      return beginSector(state, ctx)
    case 'answer given':
      return settleAnswer(state, ctx)
    case 'next counter':
      return nextCounter(state, ctx)
    case 'swaps made':
      return endFeed(state, ctx)
    case 'decision':
      return 'decision'
  }
}
