import type { Context } from '@echappee/kernel'
import { LAST_SQUARE, terrainIndex } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { unveil } from './change.ts'
import { classify, type Classification, type Finisher } from './classification.ts'
import { sum } from './drafts.ts'
import type { Event } from './events.ts'
import { spentBy } from './payments.ts'
import { seatOf } from './riders.ts'
import type { PublicState, State, Unveiling } from './state.ts'

/** CDB-41, CDB-50: everything is turned over. */
export function endGame(state: State, ctx: Context<Event>): void {
  const hidden = Object.freeze(state.hidden.slice()) as Unveiling['hidden']
  const musettes = Object.freeze(state.musettes.slice()) as Unveiling['musettes']
  const leftOver = state.remainingMusette
  unveil(state, Object.freeze({ hidden, musettes, leftOver }))
  if (ctx.emit === undefined) return
  const { order, places, winner, decidedBy } = classification(state)
  ctx.emit({
    type: 'gameEnded',
    order: [...order],
    places: [...places],
    winner,
    decidedBy,
    hidden: [...hidden],
    musettes: [...musettes],
    leftOver,
  })
}

/** CDB-42 to CDB-48, once the race is over. */
export function classification(state: PublicState): Classification {
  return classify(finishersOf(state))
}

/** CDB-46: what is left after the last payment, or with the option `beforeLastRound` before it. */
export function finishersOf({ race, riders, unveiling }: PublicState): Finisher[] {
  const last = terrainIndex(race.course.cases[LAST_SQUARE - 1]!)
  const isBefore = race.options.tiebreakTokens === 'beforeLastRound'
  return riders.map(({ at, up, paid }, id) => {
    const spent = isBefore ? spentBy(paid).all : NO_TOKENS
    return {
      seat: seatOf(id),
      letter: id % TEAM_SIZE,
      at,
      ofTerrain: up[last]! + spent[last]!,
      tokens: sum(up) + sum(spent),
      musette: unveiling!.musettes[seatOf(id)]!,
    }
  })
}

const NO_TOKENS: readonly number[] = [0, 0, 0, 0]
