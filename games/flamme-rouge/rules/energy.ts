import type { Seat } from '@echappee/kernel'
import { ATTACK, EXHAUSTION, EXHAUSTION_VALUE, type Card } from '../content/cards.ts'
import { activate, cerealBar, commit, drawCard, drawHand, refresh, secondWind, takeFrom } from './piles.ts'
import { isRacing, isSprinteur, isTimeTrial, mateOf, raceOrder, ridersOf, seatsIn, stageOf } from './riders.ts'
import type { Prep } from './moves.ts'
import { cardsDrawn } from './numbers.ts'
import type { Play, PublicState, Rider, RiderId, State } from './state.ts'
import { ask, takeUp, tell, tellDraw, type Ctx, type Step } from './tell.ts'

/** FR-51: more have never helped anybody, and every game must end. */
export const MOST_EXTRA_CARDS = 8

/**
 * FR-15. Every question of the energy phase is put to all whom it concerns at once, and cards are drawn when all have answered: so nobody sees his
 * second hand before every first card lies on the table, and no answer can be changed by what is drawn after it.
 */
export function beginEnergy(state: State, ctx: Ctx): Step {
  let two = 0
  for (let seat = 0; seat < state.tour.seats; seat++) {
    const racing = racingOf(state, seat)
    if (racing === 2) two |= 1 << seat
    else if (racing === 1)
      takeUp(
        state,
        seat,
        ridersOf(seat).find((id) => isRacing(state.riders[id]!))!,
        ctx,
      )
  }
  return two === 0 ? prepare(state, 0, ctx) : ask(state, 'pick', two, ctx)
}

export function resolvePick(state: State, ctx: Ctx): Step {
  for (const seat of seatsIn(state.asked)) {
    const move = state.answers[seat]!
    if (move.type === 'pickRider') takeUp(state, seat, move.rider, ctx)
  }
  return prepare(state, state.leg, ctx)
}

/** Everybody who might use something before a draw is asked, whichever rider is up: being asked must not tell who rides first. */
function prepare(state: State, leg: number, ctx: Ctx): Step {
  // A race has neither musettes nor traits.
  if (!state.tour.isTour) return dealHands(state, leg, ctx)
  let seats = 0
  for (let seat = 0; seat < state.tour.seats; seat++)
    if (isToPlay(state, seat) && ridersOf(seat).some((id) => isRacing(state.riders[id]!) && canPrepare(state, id))) seats |= 1 << seat
  return seats === 0 ? dealHands(state, leg, ctx) : ask(state, 'prep', seats, ctx, leg)
}

export function resolvePrep(state: State, ctx: Ctx): Step {
  for (const seat of seatsIn(state.asked)) {
    const move = state.answers[seat]!
    if (move.type === 'prep') usePrep(state, seat, move.use, ctx)
  }
  return dealHands(state, state.leg, ctx)
}

export function usePrep(state: State, seat: Seat, use: Prep, ctx: Ctx): void {
  if (use === 'none') return
  const id = state.current[seat]!
  const piles = state.piles[id]!
  if (use !== 'baroudeur') refresh(piles)
  if (use !== 'refresh') activate(piles)
  tellDraw(state, seat, id, 'prep', ctx)
}

/** The same round and rider, the same luck, whatever others have drawn. */
export function aboutHand({ day, round, riders }: State, id: RiderId, { chance }: Ctx): void {
  chance.about?.(`hand/${day}/${round}/${riders[id]!.turns}/${id}`)
}

function dealHands(state: State, leg: number, ctx: Ctx): Step {
  let seats = 0
  for (let seat = 0; seat < state.tour.seats; seat++) {
    if (!isToPlay(state, seat)) continue
    const id = state.current[seat]!
    aboutHand(state, id, ctx)
    drawHand(state.piles[id]!, handSize(state, id), ctx.chance)
    tellDraw(state, seat, id, 'hand', ctx)
    seats |= 1 << seat
  }
  // Nobody but dummies may be left.
  return seats === 0 ? reveal(state, ctx) : ask(state, 'hand', seats, ctx, leg)
}

/** Whether the rider that the seat has taken up has no card yet. */
function isToPlay(state: State, seat: Seat): boolean {
  const id = state.current[seat]!
  return id !== null && state.piles[id]!.card === null
}

/** FR-51, FR-100, FR-102: who drew is asked again. */
export function resolveHand(state: State, ctx: Ctx): Step {
  let again = 0
  for (const seat of seatsIn(state.asked)) if (!playHand(state, seat, ctx)) again |= 1 << seat
  if (again !== 0) return ask(state, 'hand', again, ctx, state.leg)
  return state.leg === 0 && secondHands(state, ctx) ? prepare(state, 1, ctx) : reveal(state, ctx)
}

/** The other riders of teams that have two; false if there are none. */
function secondHands(state: State, ctx: Ctx): boolean {
  let has = false
  for (let seat = 0; seat < state.tour.seats; seat++) {
    const id = state.current[seat]!
    if (id === null) continue
    const mate = mateOf(id)
    if (isRacing(state.riders[mate]!)) {
      takeUp(state, seat, mate, ctx)
      has = true
    }
  }
  return has
}

/** True if a card was played. */
function playHand(state: State, seat: Seat, ctx: Ctx): boolean {
  const id = state.current[seat]!
  const piles = state.piles[id]!
  const move = state.answers[seat]!
  if (move.type === 'play') {
    commit(piles, move.card, move.extra === 'musette')
    ctx.emit?.({ type: 'committed', seat, rider: id, card: move.card, extra: move.extra }, { only: seat })
    return true
  }
  useHand(state, seat, move.type, ctx)
  return false
}

export function useHand(state: State, seat: Seat, type: string, ctx: Ctx): void {
  const id = state.current[seat]!
  const piles = state.piles[id]!
  ctx.chance.about?.(`more/${state.day}/${state.round}/${id}`)
  switch (type) {
    case 'extraCard':
      drawCard(piles, ctx.chance)
      piles.extra++
      return tellDraw(state, seat, id, 'extraCard', ctx)
    case 'secondWind':
      secondWind(piles, handSize(state, id), ctx.chance)
      return tellDraw(state, seat, id, 'secondWind', ctx)
    case 'cerealBar':
      cerealBar(piles, ctx.chance)
      return tellDraw(state, seat, id, 'cerealBar', ctx)
  }
}

/** FR-18. */
function reveal(state: State, ctx: Ctx): Step {
  const plays: Play[] = []
  for (let id = 0; id < 2 * state.tour.seats; id++) if (isRacing(state.riders[id]!)) plays.push(playOf(state, id))
  dummyPlays(state, plays, ctx)
  tell(state, { type: 'revealed', plays }, ctx)
  return 'reactions'
}

/** What the reveal of a committed card shows. */
export function playOf(state: State, id: RiderId): Play {
  const piles = state.piles[id]!
  const card = piles.card!
  return {
    rider: id,
    card,
    value: piles.isFive ? 5 : cardValue(state.riders[id]!, card),
    isForced: piles.isForced,
    isFive: piles.isFive,
    refreshed: piles.refreshed,
    extra: piles.extra,
    hasSecondWind: piles.hasSecondWind,
    hasCerealBar: piles.hasCerealBar,
    isActivated: piles.isActivated,
    marker: piles.marker,
    isReshuffled: piles.isReshuffled,
    drawSize: piles.drawSize,
    recycledSize: piles.recycledSize + piles.handSize + piles.extra,
  }
}

/** FR-33, FR-34. */
function dummyPlays(state: State, plays: Play[], ctx: Ctx): void {
  const { tour, riders } = state
  for (let team = tour.seats; team < tour.teams.length; team++) {
    const racing = ridersOf(team).filter((id) => isRacing(riders[id]!))
    if (racing.length === 0) continue
    if (tour.teams[team] === 'peloton') plays.push(...pelotonPlays(state, racing, ctx))
    else for (const id of racing) plays.push(dummyPlay(state, id, turnCard(state, id, ctx)))
  }
}

/** One card for all who are left of the team; an Attack is 2 for the one ahead and 9 for the other, 5 for both in a time trial (FR-35). */
export function pelotonPlays(state: State, racing: readonly RiderId[], ctx: Ctx): Play[] {
  const card = turnCard(state, racing[0]!, ctx)
  const ahead = racing.length === 2 ? raceOrder(state.riders).find((id) => racing.includes(id)) : undefined
  return racing.map((id, i) => {
    const play = dummyPlay(state, id, card)
    if (card === ATTACK && !isTimeTrial(state)) play.value = id === ahead ? 2 : 9
    play.isForced = i > 0
    return play
  })
}

/** The top card of a dummy's deck; null if it is empty. */
export function turnCard(state: State, id: RiderId, ctx: Ctx): Card | null {
  const owner = state.tour.teams[id >> 1] === 'peloton' ? id & ~1 : id
  const piles = state.piles[owner]!
  if (piles.drawSize === 0) return null
  aboutHand(state, id, ctx)
  const card = takeFrom(piles.draw, piles.drawSize, ctx.chance)
  piles.drawSize--
  return card
}

export function dummyPlay(state: State, id: RiderId, card: Card | null): Play {
  return {
    rider: id,
    card,
    value: card === null ? EXHAUSTION_VALUE : card === ATTACK ? 5 : card,
    isForced: card === null,
    isFive: false,
    refreshed: 0,
    extra: 0,
    hasSecondWind: false,
    hasCerealBar: false,
    isActivated: false,
    marker: 'unused',
    isReshuffled: false,
    drawSize: state.piles[id]!.drawSize,
    recycledSize: 0,
  }
}

/** FR-21, FR-98. */
export function cardValue({ trait }: Pick<Rider, 'trait'>, card: Card): number {
  if (card !== EXHAUSTION) return card
  return trait === 'poursuiteur' ? 4 : EXHAUSTION_VALUE
}

/** FR-15, FR-51: five for a Sprinteur in an open zone. */
export function handSize(state: PublicState, id: RiderId): number {
  return isSprinteur(state, id) && isInOpenZone(state, id) ? cardsDrawn(state.tour) + 1 : cardsDrawn(state.tour)
}

/** FR-51: in the finish zone, or in that of a sprint with a place to win. */
export function isInOpenZone(state: PublicState, id: RiderId): boolean {
  const { tour, riders, lines } = state
  if (!tour.isTour || isTimeTrial(state)) return false
  const { at, isSprinting } = riders[id]!
  if (isSprinting) return true
  const { sprints } = stageOf(state)
  for (let i = 0; i < sprints.length; i++) {
    const line = sprints[i]!
    if (at <= line && at > line - tour.zone && lines[i]!.length < tour.points.sprint.length) return true
  }
  return false
}

/** Whether a zone is there, decided or not. */
export function isInZone(state: PublicState, id: RiderId): boolean {
  const { at, isSprinting } = state.riders[id]!
  return isSprinting || stageOf(state).sprints.some((line) => at <= line && at > line - state.tour.zone)
}

/** FR-49 b, FR-92: as far as everybody knows. */
function canPrepare(state: PublicState, id: RiderId): boolean {
  const rider = state.riders[id]!
  return (rider.musettes > 0 && rider.deck[EXHAUSTION]! > 0) || canActivate(rider)
}

/** FR-92: with a card at least, for the marker goes under the pile. */
export function canActivate({ trait, marker, turns, isReshuffled, drawSize, recycledSize }: Rider): boolean {
  if (trait !== 'baroudeur' || marker !== 'unused' || drawSize + recycledSize === 0) return false
  return turns === 0 || isReshuffled || drawSize === 0
}

function racingOf(state: PublicState, seat: Seat): number {
  return Number(isRacing(state.riders[2 * seat]!)) + Number(isRacing(state.riders[2 * seat + 1]!))
}
