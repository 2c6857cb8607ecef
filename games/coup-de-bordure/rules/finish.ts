import type { Context } from '@echappee/kernel'
import { LAST_SQUARE, terrainIndex, type Terrain } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { classify, type Classification, type Finisher } from './classification.ts'
import { sum } from './drafts.ts'
import type { Event } from './events.ts'
import { spentBy } from './payments.ts'
import { seatOf } from './riders.ts'
import type { PublicState, State } from './state.ts'

/** CDB-41, CDB-50: everything is turned over. */
export function endGame(state: State, ctx: Context<Event>): void {
  const hidden = state.hidden
  state.hidden = hidden.map(() => null)
  turnUp(state, hidden)
  const musettes = Object.freeze(state.musettes.map((card) => card!)) as number[]
  state.unveiling = Object.freeze({ hidden: Object.freeze(hidden) as (Terrain | null)[], musettes, leftOver: state.remainingMusette })
  state.phase = 'finished'
  state.group = 0
  state.groupCase = 0
  state.step = 0
  state.tow = null
  state.feeding = 0
  state.asked = 0
  state.answered = 0
  if (ctx.emit === undefined) return
  const { order, places, winner, decidedBy } = classification(state)
  const { leftOver } = state.unveiling
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

function turnUp({ riders }: State, hidden: readonly (Terrain | null)[]): void {
  for (const [id, rider] of riders.entries()) {
    const terrain = hidden[id]!
    if (terrain !== null) rider.up[terrainIndex(terrain)]!++
    rider.down = 0
    rider.faceDown = terrain !== null ? 'shown' : rider.faceDown === 'unknown' ? 'none' : rider.faceDown
  }
}
