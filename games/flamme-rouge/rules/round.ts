import { BEST_CARD } from '../content/cards.ts'
import { beginEnergy, cardValue } from './energy.ts'
import { passLines } from './lines.ts'
import { isDummy, isRacing, isTimeTrial, kindOf, raceOrder, roadIn, teamOf } from './riders.ts'
import { landing, rideOf } from './riding.ts'
import { BEHIND, SUPPLY } from './road.ts'
import { exposed, giveSlipstream } from './slipstream.ts'
import type { Arrival, Rider, RiderId, State, TeamId } from './state.ts'
import { ask, tell, type Ctx, type Step } from './tell.ts'
import { kickSpot, leadOut, ridersWith, suceurJump, suceurSlip } from './traits.ts'

/** FR-14. */
export function beginRound(state: State, ctx: Ctx): Step {
  tell(state, { type: 'roundBegan', round: state.round + 1, order: raceOrder(state.riders) }, ctx)
  return beginEnergy(state, ctx)
}

/** FR-19: owners are asked in race order. A race has no form cards. */
export function askReactions(state: State, queue: readonly RiderId[], ctx: Ctx): Step {
  if (!state.tour.isTour) return moveRiders(state, ctx)
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!
    if (!canReact(state, id)) continue
    return ask(state, 'react', 1 << teamOf(id), ctx, 0, id, queue.slice(i + 1))
  }
  return moveRiders(state, ctx)
}

/** FR-103…105, R51. */
function canReact(state: State, id: RiderId): boolean {
  const rider = state.riders[id]!
  if (rider.isFormUsed) return false
  switch (rider.form) {
    case 'gnak':
      return true
    case 'coupDePedale':
      return !rider.isFive && rider.card === BEST_CARD[kindOf(state, id)]
    case 'coupDeBluff':
      return !rider.isFive && rider.played.length > 0
    default:
      return false
  }
}

export function react(state: State, id: RiderId, ctx: Ctx): void {
  const rider = state.riders[id]!
  const form = rider.form!
  const isBluff = form === 'coupDeBluff'
  const card = isBluff ? rider.played.at(-1)! : rider.card
  const value = isBluff ? cardValue(rider, card!) : rider.value
  tell(state, { type: 'reacted', rider: id, form, card, value, bonus: { gnak: 1, coupDePedale: 2 }[form as string] ?? 0 }, ctx)
}

/** FR-20: from the rider whose turn it is. A Coup de rein interrupts. */
export function moveRiders(state: State, ctx: Ctx): Step {
  while (state.turn < state.order.length) {
    const id = state.order[state.turn]!
    moveRider(state, id, ctx)
    if (askKick(state, id, ctx)) return 'wait'
  }
  return endPhase(state, ctx)
}

/** FR-21…27, FR-85…88. */
export function moveRider(state: State, id: RiderId, ctx: Ctx): void {
  const road = roadIn(state)
  const rider = state.riders[id]!
  const from = rider.at
  const { value, base, bonus } = rideOf(state, road, rider, rider.value)
  const { to, lane } = landing(state.riders, road, id, base + bonus)
  tell(state, { type: 'moved', rider: id, from, to, lane, wanted: from + base + bonus, value, bonus }, ctx)
}

/** FR-106. */
export function askKick(state: State, id: RiderId, ctx: Ctx): boolean {
  if (kickSpot(state, roadIn(state), id) === undefined) return false
  ask(state, 'kick', 1 << teamOf(id), ctx, state.leg, id)
  return true
}

/** FR-28 a to d. */
function endPhase(state: State, ctx: Ctx): Step {
  if (state.tour.isTour) jumpSuceurs(state, undefined, ctx)
  slipstream(state, undefined, ctx)
  if (!state.tour.isTour) return endRaceRound(state, ctx)
  return askSuceurs(state, ridersWith(state.riders, 'suceur'), ctx)
}

/** FR-94: the last in race order first. */
export function jumpSuceurs(state: State, team: TeamId | undefined, ctx: Ctx): void {
  for (const id of ridersWith(state.riders, 'suceur').toReversed()) {
    if (team !== undefined && teamOf(id) !== team) continue
    const jump = suceurJump(state.riders, roadIn(state), id)
    if (jump !== undefined) tell(state, { type: 'jumped', ...jump }, ctx)
  }
}

/** FR-29, FR-82. */
export function slipstream(state: State, team: TeamId | undefined, ctx: Ctx): void {
  const { emit } = ctx
  giveSlipstream(
    state.riders,
    roadIn(state),
    team,
    emit === undefined ? undefined : (closing) => emit({ type: 'slipstreamed', ...closing }),
  )
}

/** FR-95. */
export function askSuceurs(state: State, queue: readonly RiderId[], ctx: Ctx): Step {
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!
    if (suceurSlip(state.riders, roadIn(state), id) === undefined) continue
    return ask(state, 'suceur', 1 << teamOf(id), ctx, state.leg, id, queue.slice(i + 1))
  }
  return isTimeTrial(state) ? 'endOfTeamTurn' : afterSuceurs(state, ctx)
}

/** FR-28 e to g. */
function afterSuceurs(state: State, ctx: Ctx): Step {
  leadOuts(state, undefined, ctx)
  passLines(state, ctx)
  const crossed = crossRiders(state, ctx)
  const beaten = crossed.some(({ isSprinting }) => isSprinting) ? raceOrder(state.riders).filter((id) => state.riders[id]!.isSprinting) : []
  return askSprints(state, beaten, ctx)
}

/** FR-97. */
export function leadOuts(state: State, team: TeamId | undefined, ctx: Ctx): void {
  for (const id of ridersWith(state.riders, 'equipier')) {
    if (team !== undefined && teamOf(id) !== team) continue
    const spots = leadOut(state.riders, roadIn(state), id)
    if (spots !== undefined) tell(state, { type: 'ledOut', spots }, ctx)
  }
}

/** FR-58. */
function crossRiders(state: State, ctx: Ctx): Arrival[] {
  const { line } = roadIn(state)
  const arrivals = raceOrder(state.riders)
    .filter((id) => state.riders[id]!.at > line)
    .map((id) => arrivalOf(state, id, 'crossed', state.round))
  if (arrivals.length > 0) tell(state, { type: 'arrived', arrivals }, ctx)
  return arrivals
}

export function arrivalOf(state: State, id: RiderId, how: Arrival['how'], round: number): Arrival {
  const { at, lane, isSprinting } = state.riders[id]!
  return { rider: id, round, square: at, lane, how, isSprinting }
}

/** FR-56: a dummy rides on. */
export function askSprints(state: State, queue: readonly RiderId[], ctx: Ctx): Step {
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!
    if (!isDummy(state, id)) return ask(state, 'sprint', 1 << teamOf(id), ctx, 0, id, queue.slice(i + 1))
  }
  return afterSprints(state, ctx)
}

/** FR-28 h to j. */
function afterSprints(state: State, ctx: Ctx): Step {
  exhaustRiders(state, ctx)
  feedRiders(state, ctx)
  closeGruppetto(state, ctx)
  const home = state.riders.flatMap(({ finish, lane }, id) => (finish !== null && lane !== 0 ? [id] : []))
  if (home.length > 0) tell(state, { type: 'wentHome', riders: home }, ctx)
  return state.riders.some(isRacing) ? 'round' : 'endStage'
}

/** FR-31, FR-35. */
function exhaustRiders(state: State, ctx: Ctx): void {
  const { line } = roadIn(state)
  // Dummies come last in the list.
  const riders = exposed(state.riders, 2 * state.tour.seats, line)
  if (riders.length > 0) tell(state, { type: 'exhausted', riders }, ctx)
}

/** FR-48. */
function feedRiders(state: State, ctx: Ctx): void {
  if (state.tour.options.supplyRule !== 'musette') return
  const road = roadIn(state)
  const riders: { rider: RiderId; zone: number }[] = []
  for (const [id, rider] of state.riders.entries()) {
    if (rider.lane === 0 || !isRacing(rider) || isDummy(state, id) || road.terrain[rider.at + BEHIND] !== SUPPLY) continue
    const zone = road.zones.findIndex(({ first, last }) => rider.at >= first && rider.at <= last)
    if (isSlowEnough(rider) && (rider.fed & (1 << zone)) === 0) riders.push({ rider: id, zone })
  }
  if (riders.length > 0) tell(state, { type: 'fed', riders }, ctx)
}

/** FR-48, FR-90. */
function isSlowEnough({ value, trait }: Pick<Rider, 'value' | 'trait'>): boolean {
  return value <= (trait === 'funambule' ? 5 : 4)
}

/** FR-108: the result ranks riders on one square by FR-38. */
function closeGruppetto(state: State, ctx: Ctx): void {
  const { gruppetto } = state.tour.options
  if (gruppetto === 0 || state.winnersRound === 0 || state.round < state.winnersRound + gruppetto) return
  const arrivals = raceOrder(state.riders).map((id) => arrivalOf(state, id, 'gruppetto', state.round + 1))
  if (arrivals.length > 0) tell(state, { type: 'arrived', arrivals }, ctx)
}

/** FR-32. */
function endRaceRound(state: State, ctx: Ctx): Step {
  exhaustRiders(state, ctx)
  const { line } = roadIn(state)
  return state.riders.some(({ at }) => at > line) ? 'endRace' : 'round'
}
