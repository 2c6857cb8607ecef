import type { Seat } from '@echappee/kernel'
import { sizeOf, type Card, type Counts } from '../content/cards.ts'
import { generalOrder, teamOrder } from './classification.ts'
import { aboutHand, canActivate, cardValue, dummyPlay, handSize, pelotonPlays, playOf, turnCard, usePrep } from './energy.ts'
import type { Extra, Prep } from './moves.ts'
import { commit, drawHand } from './piles.ts'
import { isDummy, isRacing, raceOrder, ridersOf, roadIn, stageOf, teamOf } from './riders.ts'
import { BEHIND } from './road.ts'
import { arrivalOf, askKick, askSuceurs, jumpSuceurs, leadOuts, moveRider, react, slipstream } from './round.ts'
import type { Play, PublicState, Rider, RiderId, State, TeamId } from './state.ts'
import { ask, takeUp, tell, tellDraw, type Ctx, type Step } from './tell.ts'
import { ridersWith } from './traits.ts'

/** FR-73, FR-80: the last of the classification first; riders, or teams. */
export function beginTimeTrial(state: State, ctx: Ctx): Step {
  const order = stageOf(state).type === 'itt' ? generalOrder(state).toReversed() : startingTeams(state)
  return beginRound(state, order, ctx)
}

/** FR-80: ties go as during the tour (FR-39); before the first stage the better rider in the draw order decides. */
export function startingTeams(state: PublicState): TeamId[] {
  return teamOrder(state, state.results.length === 0).toReversed()
}

function beginRound(state: State, order: readonly number[], ctx: Ctx): Step {
  tell(state, { type: 'roundBegan', round: state.round + 1, order: [...order] }, ctx)
  return beginTurn(state, 0, ctx)
}

/** The next turn of the round, from this place of the starting order on. The i-th starter rides from round i on. */
function beginTurn(state: State, from: number, ctx: Ctx): Step {
  const isTeam = stageOf(state).type === 'ttt'
  for (let turn = from; turn < Math.min(state.round, state.order.length); turn++) {
    const starter = state.order[turn]!
    const riders = (isTeam ? ridersOf(starter) : [starter]).filter((id) => isRacing(state.riders[id]!))
    if (riders.length === 0) continue
    for (const id of riders) if (state.riders[id]!.lane === 0) standAtStart(state, id, ctx)
    tell(state, { type: 'turnBegan', turn, riders }, ctx)
    if (!isDummy(state, riders[0]!)) return beginLeg(state, 0, ctx)
    playDummies(state, riders, ctx)
    return endTurn(state, ctx)
  }
  return endRound(state, ctx)
}

/** FR-73, FR-80: on square S; should it be full, behind it. */
function standAtStart(state: State, id: RiderId, ctx: Ctx): void {
  const road = roadIn(state)
  for (let at = road.start; ; at--)
    for (let lane = 1; lane <= road.lanes[at + BEHIND]!; lane++)
      if (!state.riders.some((rider) => rider.at === at && rider.lane === lane))
        return tell(state, { type: 'placed', spot: { rider: id, at, lane } }, ctx)
}

/** FR-74, FR-81: the first or second rider of the turn. */
function beginLeg(state: State, leg: number, ctx: Ctx): Step {
  const riders = ridersToPlay(state)
  const seat = teamOf(riders[0]!)
  if (riders.length === 2) return ask(state, 'pick', 1 << seat, ctx, leg)
  takeUp(state, seat, riders[0]!, ctx)
  return prepare(state, seat, leg, ctx)
}

/** Riders of the turn that have not moved in it. */
function ridersToPlay(state: State): RiderId[] {
  const starter = state.order[state.turn]!
  const riders = stageOf(state).type === 'ttt' ? ridersOf(starter) : [starter]
  return riders.filter((id) => isRacing(state.riders[id]!) && state.riders[id]!.value === 0)
}

export function pickInTurn(state: State, seat: Seat, rider: RiderId, ctx: Ctx): Step {
  takeUp(state, seat, rider, ctx)
  return prepare(state, seat, state.leg, ctx)
}

function prepare(state: State, seat: Seat, leg: number, ctx: Ctx): Step {
  const id = state.current[seat]!
  if (canActivate(state.riders[id]!)) return ask(state, 'prep', 1 << seat, ctx, leg, id)
  return dealHand(state, seat, leg, ctx)
}

export function prepInTurn(state: State, seat: Seat, use: Prep, ctx: Ctx): Step {
  usePrep(state, seat, use, ctx)
  return dealHand(state, seat, state.leg, ctx)
}

function dealHand(state: State, seat: Seat, leg: number, ctx: Ctx): Step {
  const id = state.current[seat]!
  aboutHand(state, id, ctx)
  drawHand(state.piles[id]!, handSize(state, id), ctx.chance)
  tellDraw(state, seat, id, 'hand', ctx)
  return ask(state, 'hand', 1 << seat, ctx, leg, id)
}

/** FR-74, FR-75: the card is played and the rider moves at once. */
export function playInTurn(state: State, seat: Seat, card: Card, extra: Extra, ctx: Ctx): Step {
  const id = state.current[seat]!
  const piles = state.piles[id]!
  const isTiring = isHighest(state.riders[id]!, piles.hand, card)
  commit(piles, card, false)
  ctx.emit?.({ type: 'committed', seat, rider: id, card, extra })
  tell(state, { type: 'revealed', plays: [playOf(state, id)] }, ctx)
  if (extra !== 'none') react(state, id, ctx)
  if (isTiring) tell(state, { type: 'exhausted', riders: [id] }, ctx)
  moveRider(state, id, ctx)
  return askKick(state, id, ctx) ? 'wait' : endLeg(state, ctx)
}

/** FR-75, R28: equal highest counts; one card alone is no choice. */
export function isHighest(rider: Pick<Rider, 'trait'>, hand: Counts, card: Card): boolean {
  if (sizeOf(hand) < 2) return false
  const value = cardValue(rider, card)
  return hand.every((count, other) => count === 0 || cardValue(rider, other as Card) <= value)
}

export function endLeg(state: State, ctx: Ctx): Step {
  return ridersToPlay(state).length > 0 ? beginLeg(state, 1, ctx) : endTurn(state, ctx)
}

/** FR-35: dummies turn cards; the one ahead moves first. */
function playDummies(state: State, riders: readonly RiderId[], ctx: Ctx): void {
  const order = raceOrder(state.riders).filter((id) => riders.includes(id))
  const isPeloton = state.tour.teams[teamOf(riders[0]!)] === 'peloton'
  const plays: Play[] = isPeloton ? pelotonPlays(state, order, ctx) : order.map((id) => dummyPlay(state, id, turnCard(state, id, ctx)))
  tell(state, { type: 'revealed', plays }, ctx)
  for (const id of order) moveRider(state, id, ctx)
}

/** FR-82: only riders of this team take slipstream. An individual time trial knows none (FR-76). */
function endTurn(state: State, ctx: Ctx): Step {
  if (stageOf(state).type === 'itt') return afterTurn(state, ctx)
  const team = state.order[state.turn]!
  jumpSuceurs(state, team, ctx)
  slipstream(state, team, ctx)
  return askSuceurs(
    state,
    ridersWith(state.riders, 'suceur').filter((id) => teamOf(id) === team),
    ctx,
  )
}

/** FR-82: the rest of a team's turn, once its Suceur has answered. */
export function endTeamTurn(state: State, ctx: Ctx): Step {
  leadOuts(state, state.order[state.turn], ctx)
  return afterTurn(state, ctx)
}

/** FR-77, FR-83: who has crossed is home. */
function afterTurn(state: State, ctx: Ctx): Step {
  const { line } = roadIn(state)
  const arrivals = raceOrder(state.riders)
    .filter((id) => state.riders[id]!.at > line)
    .map((id) => ({ ...arrivalOf(state, id, 'crossed', state.riders[id]!.turns), isSprinting: false }))
  if (arrivals.length > 0) tell(state, { type: 'arrived', arrivals }, ctx)
  return beginTurn(state, state.turn + 1, ctx)
}

/** FR-44. */
function endRound(state: State, ctx: Ctx): Step {
  const home = state.riders.flatMap(({ finish, lane }, id) => (finish !== null && lane !== 0 ? [id] : []))
  if (home.length > 0) tell(state, { type: 'wentHome', riders: home }, ctx)
  return state.riders.some(isRacing) ? beginRound(state, state.order, ctx) : 'endStage'
}
