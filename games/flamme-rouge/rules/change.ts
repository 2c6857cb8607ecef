import { deepFreeze } from '@echappee/kernel'
import { EXHAUSTION, sizeOf } from '../content/cards.ts'
import type { Event, Spot } from './events.ts'
import { commit, copyPiles, freshPiles, settle } from './piles.ts'
import { bitsOf, isDummy, isTimeTrial, roadIn, stageOf } from './riders.ts'
import { cardsDrawn } from './numbers.ts'
import { OFF, type Arrival, type Bid, type Phase, type Play, type Rider, type RiderId, type Position } from './state.ts'
import { newDay } from './new-day.ts'
import { isPatronNow } from './traits.ts'

/** What an event changes on the table: in the state of the game, and in what any viewer sees of it. */
export function change(table: Position, event: Event): void {
  switch (event.type) {
    case 'asked':
      return putQuestion(table, event.phase, event.leg, bitsOf(event.seats), event.actor, [...event.queue])
    case 'answered':
      table.answered |= 1 << event.seat
      table.answers[event.seat] = event.move
      return
    case 'traitsDealt':
      table.offers[event.seat] = [...event.traits]
      return
    case 'traitsChosen':
      for (const { rider, trait } of event.riders) table.riders[rider]!.trait = trait
      table.offers = table.offers.map(() => [])
      return
    case 'stageBegan':
      return newDay(table, event.day)
    case 'formsDealt':
      table.forms = [...event.forms]
      return
    case 'formsAssigned':
      for (const { rider, form } of event.riders) table.riders[rider]!.form = form
      table.forms = []
      return
    case 'startDrawn':
      table.startSeat = event.seat
      return
    case 'bidsRevealed':
      return showBids(table, event.bids)
    case 'brokeAway':
      return breakAway(table, event.spots)
    case 'gridClosed':
      for (const spot of event.spots) stand(table, spot)
      return
    case 'placed':
      return stand(table, event.spot)
    case 'roundBegan':
      table.round = event.round
      table.order = [...event.order]
      table.turn = 0
      if (stageOf(table).type !== 'itt' && stageOf(table).type !== 'ttt') resetAll(table)
      return
    case 'turnBegan':
      table.turn = event.turn
      for (const id of event.riders) resetRider(table, id)
      return
    case 'tookUp':
      table.current[event.seat] = event.rider
      return
    case 'drew':
      table.piles[event.rider] = copyPiles(event.piles)
      return
    case 'committed':
      return commit(table.piles[event.rider]!, event.card, event.extra === 'musette')
    case 'revealed':
      for (const play of event.plays) reveal(table, play)
      table.plays = event.plays
      table.current.fill(null)
      return
    case 'reacted':
      return react(table, event)
    case 'moved':
      return move(table, event)
    case 'kicked':
      table.riders[event.spot.rider]!.isFormUsed = true
      return cover(table, event.spot)
    case 'jumped':
      for (const id of event.barred) table.riders[id]!.isBarred = true
      return cover(table, event.spot)
    case 'slipstreamed':
    case 'ledOut':
      for (const spot of event.spots) cover(table, spot)
      return
    case 'slippedInside':
      return cover(table, event.spot)
    case 'linePassed':
      table.lines[event.line]!.push(...event.riders)
      return
    case 'arrived':
      for (const arrival of event.arrivals) arrive(table, arrival)
      return
    case 'sprintChosen':
      return chooseSprint(table, event)
    case 'exhausted':
      for (const id of event.riders) exhaust(table, id)
      return
    case 'fed':
      for (const { rider, zone } of event.riders) {
        table.riders[rider]!.musettes++
        table.riders[rider]!.fed |= 1 << zone
      }
      return
    case 'wentHome':
      for (const id of event.riders) stand(table, { rider: id, at: OFF, lane: 0 })
      return
    case 'stageEnded':
      for (const { rider, time, bonus, green, mountain } of event.result.riders) {
        const totals = table.totals[rider]!
        totals.time += time
        totals.bonus += bonus
        totals.green += green
        totals.mountain += mountain
      }
      table.results.push(deepFreeze(event.result))
      return
    case 'recovered':
    case 'rested':
      for (const [id, kept] of event.kept.entries()) recover(table.riders[id]!, kept)
      return
    case 'tourEnded':
      table.phase = 'finished'
      table.asked = 0
      table.answered = 0
      table.actor = null
      return
    case 'gridDrawn':
    case 'declined':
      return
  }
}

/** Keeps the queue. */
export function putQuestion(table: Position, phase: Phase, leg: number, asked: number, actor: RiderId | null, queue: RiderId[]): void {
  table.phase = phase
  table.leg = leg
  table.asked = asked
  table.answered = 0
  table.actor = actor
  table.queue = queue
  for (let seat = 0; seat < table.answers.length; seat++) table.answers[seat] = null
}

function stand(table: Position, { rider, at, lane }: Spot): void {
  table.riders[rider]!.at = at
  table.riders[rider]!.lane = lane
}

function cover(table: Position, spot: Spot): void {
  table.riders[spot.rider]!.covered += spot.at - table.riders[spot.rider]!.at
  stand(table, spot)
}

/** FR-14: what belongs to one round; FR-55 and FR-96 look at the positions of this moment. Nobody past the line is on the road any more. */
function resetAll(table: Position): void {
  const { line, isUphillFinish } = roadIn(table)
  const { riders, tour } = table
  for (let id = 0; id < riders.length; id++) {
    resetRider(table, id)
    const rider = riders[id]!
    rider.isSprinting = tour.isTour && !isUphillFinish && rider.lane !== 0 && rider.at > line - tour.zone
  }
}

function resetRider(table: Position, id: RiderId): void {
  const rider = table.riders[id]!
  rider.card = null
  rider.value = 0
  rider.isFive = false
  rider.bonus = 0
  rider.covered = 0
  rider.isBarred = false
  // FR-93.
  if (rider.marker === 'last') {
    rider.marker = 'spent'
    const piles = table.piles[id]
    if (piles !== null && piles !== undefined) piles.marker = 'spent'
  }
  // FR-76: an individual time trial knows no Patron.
  rider.isPatron = rider.trait === 'patron' && stageOf(table).type !== 'itt' && isPatronNow(table, id)
}

/** FR-18. */
function reveal(table: Position, play: Play): void {
  const rider = table.riders[play.rider]!
  rider.card = play.card
  rider.value = play.value
  rider.isFive = play.isFive
  const deck = table.tour.teams[play.rider >> 1] === 'peloton' ? table.riders[play.rider & ~1]!.deck : rider.deck
  if (play.card !== null && !play.isForced && deck[play.card]! > 0) deck[play.card]!--
  rider.drawSize = play.drawSize
  rider.recycledSize = play.recycledSize
  if (isDummy(table, play.rider)) return
  deck[EXHAUSTION]! += play.extra - play.refreshed
  if (play.hasCerealBar) {
    deck[EXHAUSTION]!--
    rider.played.push(EXHAUSTION)
  }
  if (play.hasCerealBar || play.hasSecondWind) rider.isFormUsed = true
  if (play.isFive || play.refreshed > 0) rider.musettes--
  rider.marker = play.marker
  rider.isReshuffled = play.isReshuffled
  const piles = table.piles[play.rider]
  if (piles !== null && piles !== undefined) settle(piles)
}

/** FR-103…105. */
function react(table: Position, { rider: id, form, card, value, bonus }: Extract<Event, { type: 'reacted' }>): void {
  const rider = table.riders[id]!
  rider.isFormUsed = true
  rider.bonus = bonus
  if (form !== 'coupDeBluff') return
  rider.played[rider.played.length - 1] = rider.card!
  rider.card = card
  rider.value = value
}

/** FR-20, FR-26; FR-28 a: his card goes to the played pile. */
function move(table: Position, { rider: id, to, lane }: Extract<Event, { type: 'moved' }>): void {
  const rider = table.riders[id]!
  rider.covered += to - rider.at
  rider.at = to
  rider.lane = lane
  rider.turns++
  if (!isTimeTrial(table)) table.turn++
  if (rider.card === null) return
  rider.played.push(rider.card)
  if (rider.card !== EXHAUSTION) rider.counted++
}

function arrive(table: Position, arrival: Arrival): void {
  table.riders[arrival.rider]!.finish = { ...arrival }
  if (table.winnersRound === 0) table.winnersRound = table.round
}

/** FR-56. */
function chooseSprint(table: Position, event: Extract<Event, { type: 'sprintChosen' }>): void {
  if (event.choice === 'follow') exhaust(table, event.rider)
  if (event.arrival !== null) arrive(table, event.arrival)
  if (event.discarded === null) return
  const rider = table.riders[event.rider]!
  rider.deck[EXHAUSTION]!--
  rider[event.discarded === 'recycled' ? 'recycledSize' : 'drawSize']--
  const piles = table.piles[event.rider]
  if (piles === null || piles === undefined) return
  piles[event.discarded][EXHAUSTION]!--
  piles[event.discarded === 'recycled' ? 'recycledSize' : 'drawSize']--
}

/** FR-45, FR-46: the piles are gathered. */
function recover(rider: Rider, kept: number): void {
  rider.deck[EXHAUSTION] = kept
  rider.drawSize = sizeOf(rider.deck)
  rider.recycledSize = 0
}

/** FR-8. */
function exhaust(table: Position, id: RiderId): void {
  const rider = table.riders[id]!
  rider.deck[EXHAUSTION]!++
  rider.recycledSize++
  const piles = table.piles[id]
  if (piles === null || piles === undefined) return
  piles.recycled[EXHAUSTION]!++
  piles.recycledSize++
}

/** FR-13: one card of four is kept, three are recycled. */
function showBids(table: Position, bids: readonly Bid[]): void {
  table.bids = bids.map(({ rider, cards }) => ({ rider, cards: [...cards] }))
  for (const { rider: id, cards } of bids) {
    const rider = table.riders[id]!
    rider.drawSize -= cardsDrawn(table.tour)
    rider.recycledSize += cardsDrawn(table.tour) - 1
    const piles = table.piles[id]
    if (piles === null || piles === undefined) continue
    commit(piles, cards.at(-1)!, false)
    settle(piles)
  }
}

/** FR-13: the two riders stand ahead, and their two cards have become exhaustion cards; all decks are whole and shuffled again. */
function breakAway(table: Position, spots: readonly Spot[]): void {
  for (const spot of spots) stand(table, spot)
  for (const { rider: id, cards } of table.bids) {
    const rider = table.riders[id]!
    if (spots.some(({ rider: ahead }) => ahead === id))
      for (const card of cards) {
        rider.deck[card]!--
        rider.deck[EXHAUSTION]!++
      }
    rider.drawSize = sizeOf(rider.deck)
    rider.recycledSize = 0
    if (table.piles[id] !== null) table.piles[id] = freshPiles(rider.deck)
  }
  table.bids = []
  table.current.fill(null)
}
