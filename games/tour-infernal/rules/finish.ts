import type { Context } from '@echappee/kernel'
import * as change from './changes/sector.ts'
import type { Event } from './events.ts'
import { numbersOf } from './numbers.ts'
import { finalResult } from './scoring.ts'
import type { Step } from './step.ts'
import type { Ending, State } from './state.ts'
import { copyKit } from './view.ts'

/** TI-90, TI-94. */
export function endRace(state: State, ending: Ending, ctx: Context<Event>): Step {
  const { riders, kits, race } = state
  const result = finalResult({
    ending,
    riders: riders.slice(0, race.seats),
    finishers: ending === 'finish' ? state.passing : onlySurvivor(state),
    numbers: numbersOf(race),
    missions: kits.map(({ mission }) => mission),
  })
  change.endRace(state, result)
  ctx.emit?.({ type: 'raceEnded', result, kits: kits.map(copyKit) })
  return 'decision'
}

function onlySurvivor({ kits, riders }: State): number[] {
  const left: number[] = []
  for (let seat = 0; seat < kits.length; seat++) if (riders[seat]!.out === null) left.push(seat)
  return left
}
