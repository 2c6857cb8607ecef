import { deepFreeze, drawFromBag, type Chance, type Context, type Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { noteDraw } from './change.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** CDB-36, CDB-38: whoever has a rider past the feed zone and no musette draws one, all together. */
export function drawMusettes(state: State, ctx: Context<Event>): void {
  const { riders, musettes } = state
  let seats: Seat[] | undefined
  for (let seat = 0; seat < musettes.length; seat++) {
    if (musettes[seat] !== null) continue
    for (let letter = 0; letter < TEAM_SIZE; letter++)
      if (riders[seat * TEAM_SIZE + letter]!.hasFed) {
        seats ??= []
        seats.push(seat)
        break
      }
  }
  if (seats === undefined) return
  const next = nextMusette(state.draws)
  ctx.chance.about?.(`musettes/${seats[0]}`)
  state.remainingMusette = drawTogether(musettes, seats, state.remainingMusette, next, ctx.chance)
  noteDraw(state, deepFreeze(seats))
  ctx.emit?.({ type: 'musettesDrawn', seats: [...seats], added: seats.map((_, i) => next + i) })
}

/** CDB-37: the remaining card and as many new ones as there are seats; each draws one, and the one left is returned. */
export function drawTogether(musettes: (number | null)[], seats: readonly Seat[], remaining: number, next: number, chance: Chance): number {
  const bag = [remaining]
  for (let i = 0; i < seats.length; i++) bag.push(next + i)
  for (let i = 0; i < seats.length; i++) musettes[seats[i]!] = drawFromBag(bag, chance)
  return bag[0]!
}

/** The lowest card that has not been in play. */
export function nextMusette(draws: readonly (readonly Seat[])[]): number {
  let next = 1
  for (let i = 0; i < draws.length; i++) next += draws[i]!.length
  return next
}
