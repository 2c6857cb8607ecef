import type { Chance, Seat } from '@echappee/kernel'
import { PACE_COST } from '../content/paces.ts'
import { TERRAINS, terrainIndex, type Terrain } from '../content/road.ts'
import { RIDER_MIN, TEAM_SIZE, TEAM_TOKENS } from '../content/team-sheet.ts'
import { TEAMS } from '../content/teams.ts'
import { sum } from './drafts.ts'
import { canPay } from './payments.ts'
import type { PublicState, RiderId, State, View } from './state.ts'

/** A face-down energy token for every rider, as far as the viewer can't tell; his own riders as they are. */
export function guessHidden(view: View, chance: Chance): State['hidden'] {
  const hidden: State['hidden'] = []
  for (let rider = 0; rider < view.riders.length; rider++) hidden.push(null)
  if (!view.race.isHiding || view.round === 0 || view.phase === 'finished') return hidden
  for (let seat = 0; seat < view.race.seats; seat++) {
    if (seat === view.viewer) for (let letter = 0; letter < TEAM_SIZE; letter++) hidden[seat * TEAM_SIZE + letter] = view.hidden[letter]!
    else guessTeam(view, seat, hidden, chance)
  }
  return hidden
}

/** First those who must have one; the rest of the team's face-down energy lies with any of the others. */
function guessTeam(view: View, seat: Seat, hidden: State['hidden'], chance: Chance): void {
  const unknown = unknownRiders(view, seat)
  if (unknown.length === 0) return
  if (view.teams[seat] !== null) {
    for (const rider of unknown) hidden[rider] = knownHidden(view, rider)
    return
  }
  const owners: RiderId[] = []
  const others: RiderId[] = []
  for (const rider of unknown) (mustHide(view, rider) ? owners : others).push(rider)
  const left = hiddenLeft(view, seat)
  while (owners.length < left) owners.push(others.splice(chance.int(others.length), 1)[0]!)
  for (const rider of owners) {
    const colours = fittingColours(view, rider)
    hidden[rider] = colours[chance.int(colours.length)]!
  }
}

function unknownRiders({ riders }: PublicState, seat: Seat): RiderId[] {
  const unknown: RiderId[] = []
  for (let rider = seat * TEAM_SIZE; rider < (seat + 1) * TEAM_SIZE; rider++) if (riders[rider]!.faceDown === 'unknown') unknown.push(rider)
  return unknown
}

/** Of a team put together freely: 18 less what lay face up at the start, less what has come to light. */
function hiddenLeft({ riders }: PublicState, seat: Seat): number {
  let left = TEAM_TOKENS
  for (let rider = seat * TEAM_SIZE; rider < (seat + 1) * TEAM_SIZE; rider++) {
    const { start, faceDown } = riders[rider]!
    left -= sum(start) + (faceDown === 'spent' || faceDown === 'shown' ? 1 : 0)
  }
  return left
}

/** Of a preset team everybody knows the sheet: the face-down token is the one that it lists and the plate did not show. */
function knownHidden({ teams, riders }: PublicState, rider: RiderId): Terrain | null {
  const { tokens } = TEAMS[teams[Math.floor(rider / TEAM_SIZE)]!].riders[rider % TEAM_SIZE]!
  const { start } = riders[rider]!
  const at = tokens.findIndex((count, i) => count > start[i]!)
  return at < 0 ? null : TERRAINS[at]!
}

/** A rider starts with four tokens at least (CDB-6), and can pay for the pace that it has shown (CDB-16). */
function mustHide(state: PublicState, rider: RiderId): boolean {
  return sum(state.riders[rider]!.start) < RIDER_MIN || !canPayPace(state, rider, null)
}

function fittingColours(state: PublicState, rider: RiderId): readonly Terrain[] {
  if (state.riders[rider]!.pace === null) return TERRAINS
  return TERRAINS.filter((terrain) => canPayPace(state, rider, terrain))
}

/** Whether the pace that lies open and is not yet performed can be paid with this face-down token. */
function canPayPace({ riders, race, groupCase }: PublicState, rider: RiderId, hidden: Terrain | null): boolean {
  const { pace, moved, up } = riders[rider]!
  if (pace === null || moved !== null) return true
  return canPay(up, hidden, terrainIndex(race.course.cases[groupCase - 1]!), PACE_COST[pace])
}
