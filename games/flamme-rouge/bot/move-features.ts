import type { MoveFeature, MoveFeatures, Seat } from '@echappee/kernel'
import { EXHAUSTION } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import { isRacing, isTimeTrial, mateOf, roadIn, stageOf } from '../rules/riders.ts'
import { landing, rideOf } from '../rules/riding.ts'
import { ASCENT, BEHIND, DESCENT, SUPPLY, type Road } from '../rules/road.ts'
import { isHighest } from '../rules/time-trial.ts'
import type { Rider, RiderId, State } from '../rules/state.ts'
import { usualMove } from './usual.ts'
import { cardValue } from '../rules/energy.ts'
import { averageCard } from './forecast.ts'
import { occupancy, type Occupancy } from './occupancy.ts'

export type Play = Extract<Move, { type: 'play' }>

const LIST = {
  card2: 'A 2 or an exhaustion card is played.',
  card3: 'A 3 is played.',
  card4: 'A 4 is played.',
  card5: 'A 5 is played.',
  card6: 'A 6 is played.',
  card7: 'A 7 is played.',
  card9: 'A 9 is played.',
  smallest: 'It is the smallest card of the hand.',
  biggest: 'It is the biggest card of the hand.',
  aboveHand: 'How much more the card is than the mean of the hand.',
  aboveDeck: 'How much more the card is than the mean of the deck.',
  exhaustion: 'The card is an exhaustion card, which leaves the deck.',
  lastOfKind: 'No such card is left in the deck.',
  crosses: 'The rider crosses the line.',
  beyond: 'Squares beyond the line.',
  first: 'The rider crosses the line, times how likely nobody rides farther.',
  leads: 'How likely nobody rides farther.',
  inReach: 'The line is within the best card of the deck afterwards.',
  distance: 'Squares ridden.',
  wasted: 'Strength that a climb or others in the way take.',
  raised: 'Squares that a descent adds.',
  sheltered: 'How likely somebody rides on the square ahead.',
  slipstream: 'How likely nobody is ahead but somebody one square farther on, so that a square is won.',
  exposed: 'How likely an exhaustion card is dealt.',
  pulls: 'How likely somebody is behind and gains by it.',
  beside: 'How likely somebody is on the same square.',
  ahead: 'Squares ahead of where the first of the others is likely to be.',
  behind: 'Squares behind it, up to ten.',
  farBehind: 'Squares behind it, beyond ten.',
  withMate: 'The team-mate is on the square, on the next or on the one after it.',
  mateBehind: 'The team-mate is one or two squares behind.',
  onDescent: 'The ride ends on a descent.',
  onAscent: 'The ride ends on an ascent.',
  beforeAscent: 'The next climb begins within the next four squares.',
  fed: 'The ride ends in a supply zone, slowly enough to be fed.',
  sprintLine: 'The ride passes a sprint line or a summit.',
  tiring: 'FR-75: the highest card of a time trial makes tired.',
  musette: 'A musette is spent.',
  form: 'The form card is spent.',
  newHand: 'The hand is changed before a card is played.',
  pickBehind: 'The rider behind plays first.',
  pickSprinteur: 'The Sprinteur plays first.',
  usual: 'The rule of thumb would do so.',
  startSquare: 'The start square, counted from the rear.',
  startSprinteur: 'The Sprinteur is placed first.',
} as const satisfies Readonly<Record<string, string>>

const NAMES = Object.keys(LIST) as (keyof typeof LIST)[]
const F = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof LIST, number>
const COUNT = NAMES.length

/** Squares to the line; in between contexts are mixed. */
const KNOTS = [0, 6, 12, 20, 32, 50] as const
const CONTEXTS = [
  'always',
  'sprinteur',
  ...KNOTS.map((knot) => `${knot} to go`),
  'tour',
  'timeTrial',
  'second hand',
  'climb to come',
  'last rider',
  'more teams',
  'front',
  'gap to the first',
  'strong deck',
  'mate ahead',
] as const
const [SPRINTEUR_AT, KNOT_AT] = [1, 2]
const TOUR_AT = KNOT_AT + KNOTS.length

export const moveFeatures: MoveFeatures<State, Move> = {
  list: NAMES.map((name): MoveFeature => ({ name, means: LIST[name] })),
  contexts: CONTEXTS,

  context(state, seat, into) {
    into[0] = 1
    if (state.tour.isTour) into[TOUR_AT] = 1
    if (stageOf(state) === null) return
    if (isTimeTrial(state)) into[TOUR_AT + 1] = 1
    const id = riderAsked(state, seat)
    if (id === undefined) return
    if ((id & 1) === 1) into[SPRINTEUR_AT] = 1
    if (state.leg === 1) into[TOUR_AT + 2] = 1
    const road = roadIn(state)
    const { at } = state.riders[id]!
    if (road.nextAscent[at + BEHIND]! < road.line) into[TOUR_AT + 3] = 1
    into[TOUR_AT + 4] = shareAhead(state, id)
    into[TOUR_AT + 5] = (state.tour.teams.length - 4) / 2
    const gap = gapToFirst(state, id)
    if (gap <= 0) into[TOUR_AT + 6] = 1
    else into[TOUR_AT + 7] = Math.min(12, gap) / 12
    into[TOUR_AT + 8] = (averageCard(state.riders[id]!) - 4.5) / 1.5
    const mate = state.riders[mateOf(id)]!
    if (mate.at > at || mate.finish !== null) into[TOUR_AT + 9] = 1
    tents(road.line + 1 - at, into)
  },

  write(state, seat, moves, into) {
    switch (state.phase) {
      case 'hand':
        return writeHand(state, state.current[seat]!, moves, into)
      case 'pick': {
        const [first, second] = [state.riders[2 * seat]!, state.riders[2 * seat + 1]!]
        for (const [m, move] of moves.entries()) {
          if (move.type !== 'pickRider') continue
          const isSprinteur = (move.rider & 1) === 1
          into[m * COUNT + F.pickSprinteur] = isSprinteur ? 1 : 0
          const ahead = isSprinteur ? first.at - second.at : second.at - first.at
          into[m * COUNT + F.pickBehind] = Math.max(-1, Math.min(1, ahead / 3))
        }
        return
      }
      case 'place':
        for (const [m, move] of moves.entries()) {
          if (move.type !== 'placeStart') continue
          into[m * COUNT + F.startSquare] = move.square / 4
          into[m * COUNT + F.startSprinteur] = move.rider & 1
        }
    }
    if (moves.length < 2) return
    const usual = usualMove(state, seat, moves)
    into[moves.indexOf(usual) * COUNT + F.usual] = 1
  },
}

/** Whose hand is played, or who is asked about; undefined where the question is about a team. */
function riderAsked(state: State, seat: Seat): RiderId | undefined {
  if (state.phase === 'hand' || state.phase === 'prep') return state.current[seat] ?? undefined
  if (state.phase === 'pick') return 2 * seat + (state.riders[2 * seat]!.at >= state.riders[2 * seat + 1]!.at ? 0 : 1)
  return state.actor ?? undefined
}

/** How many of the others are ahead, from 0 to 1. */
function shareAhead({ riders }: State, id: RiderId): number {
  const { at } = riders[id]!
  let ahead = 0
  for (let other = 0; other < riders.length; other++) if (riders[other]!.at > at || riders[other]!.finish !== null) ahead++
  return ahead / (riders.length - 1)
}

/** Squares behind the first of the others on the road; nought or less for the first himself. */
function gapToFirst({ riders }: State, id: RiderId): number {
  let first = -BEHIND
  for (let other = 0; other < riders.length; other++) if (other !== id && riders[other]!.at > first) first = riders[other]!.at
  return first - riders[id]!.at
}

function tents(left: number, into: Float64Array): void {
  let k = 0
  while (k < KNOTS.length && KNOTS[k]! < left) k++
  if (k === 0) into[KNOT_AT] = 1
  else if (k === KNOTS.length) into[KNOT_AT + k - 1] = 1
  else {
    const share = (left - KNOTS[k - 1]!) / (KNOTS[k]! - KNOTS[k - 1]!)
    into[KNOT_AT + k - 1] = 1 - share
    into[KNOT_AT + k] = share
  }
}

function writeHand(state: State, id: RiderId, moves: readonly Move[], into: Float64Array): void {
  const road = roadIn(state)
  const others = occupancy(state, road, id)
  const hand = handOf(state, id)
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!
    const at = m * COUNT
    if (move.type === 'play') writePlay(state, road, id, move, hand, others, into, at)
    else {
      into[at + F.newHand] = 1
      into[at + F.form] = move.type === 'extraCard' ? 0 : 1
    }
  }
}

interface Hand {
  readonly least: number
  readonly most: number
  readonly mean: number
  /** Of all cards that are not played. */
  readonly deckMean: number
}

function handOf(state: State, id: RiderId): Hand {
  const { hand } = state.piles[id]!
  let [least, most, sum, size] = [10, 0, 0, 0]
  for (let card = 0; card < hand.length; card++) {
    if (hand[card] === 0) continue
    const value = Math.max(2, card)
    if (value < least) least = value
    most = value
    sum += hand[card]! * value
    size += hand[card]!
  }
  return { least, most, mean: size === 0 ? 2 : sum / size, deckMean: averageCard(state.riders[id]!) }
}

function writePlay(state: State, road: Road, id: RiderId, play: Play, hand: Hand, others: Occupancy, into: Float64Array, at: number): void {
  const rider = state.riders[id]!
  const { card, extra } = play
  const value = valueOf(rider, play)
  const distance = distanceOf(state, road, rider, play)
  const to = rider.at + distance
  const isRoad = !isTimeTrial(state)
  const free = isRoad ? landing(state.riders, road, id, distance).to : to
  // Riders in the way move too, if they are ahead: at worst one square is lost.
  const end = Math.max(rider.at, Math.min(to, free + 1))
  into[at + cardFeature(card)] = 1
  const face = Math.max(2, card)
  if (face === hand.least) into[at + F.smallest] = 1
  if (face === hand.most) into[at + F.biggest] = 1
  into[at + F.aboveHand] = (face - hand.mean) / 3
  into[at + F.aboveDeck] = (face - hand.deckMean) / 3
  if (card === EXHAUSTION) into[at + F.exhaustion] = 1
  else if (state.piles[id]!.draw[card]! + state.piles[id]!.recycled[card]! + state.piles[id]!.hand[card]! <= 1) into[at + F.lastOfKind] = 1
  if (end > road.line) {
    into[at + F.crosses] = 1
    into[at + F.beyond] = (end - road.line) / 5
  }
  into[at + F.distance] = (end - rider.at) / 5
  into[at + F.wasted] = Math.max(0, value - (end - rider.at)) / 3
  into[at + F.raised] = Math.max(0, distance - value) / 3
  if (extra === 'musette') into[at + F.musette] = 1
  else if (extra !== 'none') into[at + F.form] = 1
  if (!isRoad) {
    if (isHighest(rider, state.piles[id]!.hand, card)) into[at + F.tiring] = 1
    return
  }
  const clear = others.clear(end)
  into[at + F.leads] = clear
  if (end > road.line) into[at + F.first] = clear
  else if (road.line - end < bestLeft(rider, card)) into[at + F.inReach] = 1
  writePlace(road, end, others, into, at)
  const mate = state.riders[mateOf(id)]!
  if (isRacing(mate) && others.mate !== undefined) {
    const gap = others.mate - end
    if (gap >= 0 && gap <= 2) into[at + F.withMate] = 1
    if (gap === -1 || gap === -2) into[at + F.mateBehind] = 1
  }
  const terrain = road.terrain[end + BEHIND]
  if (terrain === DESCENT) into[at + F.onDescent] = 1
  if (terrain === ASCENT) into[at + F.onAscent] = 1
  else if (road.nextAscent[end + BEHIND]! - end <= 4) into[at + F.beforeAscent] = 1
  if (!state.tour.isTour) return
  if (terrain === SUPPLY && value <= 4) into[at + F.fed] = 1
  const { sprints } = stageOf(state)
  for (const line of sprints) if (rider.at <= line && end > line) into[at + F.sprintLine]! += 1
  for (const { last, category } of road.climbs) if (category !== null && rider.at <= last && end > last) into[at + F.sprintLine]! += 0.5
}

/** What the spot is likely to be worth once all have moved. */
function writePlace(road: Road, end: number, others: Occupancy, into: Float64Array, at: number): void {
  if (end <= road.line) {
    const one = others.at(end + 1)
    const two = others.at(end + 2)
    const canSlip =
      road.slipstream[end + BEHIND] === 1 && road.slipstream[end + 1 + BEHIND] === 1 && road.slipstream[end + 2 + BEHIND] === 1
    const slip = canSlip ? (1 - one) * two : 0
    into[at + F.sheltered] = one
    into[at + F.slipstream] = slip
    into[at + F.exposed] = 1 - one - slip
    into[at + F.pulls] = 1 - (1 - others.at(end - 1)) * (1 - others.at(end - 2))
    into[at + F.beside] = others.at(end)
  }
  const lead = end - others.first
  if (lead > 0) into[at + F.ahead] = lead / 5
  else {
    into[at + F.behind] = Math.min(10, -lead) / 5
    into[at + F.farBehind] = Math.max(0, -lead - 10) / 10
  }
}

/** The best card of the deck once this one is played. */
function bestLeft({ deck }: Rider, played: number): number {
  for (let card = deck.length - 1; card > 1; card--) if (deck[card]! > (card === played ? 1 : 0)) return card
  return 2
}

function cardFeature(card: number): number {
  if (card <= 2) return F.card2
  return card === 9 ? F.card9 : F.card3 + card - 3
}

/** What the card counts before the road has its say. */
export function valueOf(rider: Rider, { card, extra }: Play): number {
  return extra === 'musette' ? 5 : cardValue(rider, extra === 'coupDeBluff' ? rider.played.at(-1)! : card)
}

/** Squares that a card brings if nobody is in the way. */
export function distanceOf(state: State, road: Road, rider: Rider, play: Play): number {
  const { extra } = play
  const bonus = extra === 'gnak' ? 1 : extra === 'coupDePedale' ? 2 : 0
  const ride = rideOf(state, road, bonus === 0 ? rider : { ...rider, bonus }, valueOf(rider, play))
  return ride.base + ride.bonus
}
