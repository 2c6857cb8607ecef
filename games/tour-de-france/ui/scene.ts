import type { Seat } from '@echappee/kernel'
import { secondDeck, type Card } from '../content/cards.ts'
import { fall, shuffleChance } from '../rules/accidents.ts'
import type { Event } from '../rules/events.ts'
import { seatsOf, stageGraph } from '../rules/riders.ts'
import { afterLaying, afterPlaying, afterReshuffle, afterShowing } from '../rules/shown.ts'
import { clearTable } from '../rules/stage.ts'
import { NO_RIDER, type Rider, type RiderId, type View } from '../rules/state.ts'
import { copyView } from '../rules/view.ts'

/** The scene after the event. Folding all events of a move over the view before it gives the view after it. */
export function advance(scene: View, event: Event): View {
  const next = copyView(scene)
  change(next, event)
  return next
}

function change(scene: View, event: Event): void {
  switch (event.type) {
    case 'stageBegan':
      scene.stage = event.stage
      scene.first = event.first
      return beginStage(scene)
    case 'dealBegan':
      scene.dealtFor[event.seat] = event.dealtFor
      if (event.isSecondDeal) scene.hasSecondDeal[event.seat] = true
      return
    case 'drew':
      return draw(scene, event.seat, event.cards.length, event.cards)
    case 'drewHidden':
      return draw(scene, event.seat, event.count)
    case 'reshuffled':
      scene.shown = scene.shown.map((shown, seat) => afterReshuffle(shown, scene.downSizes[seat]!))
      scene.discardPile = []
      scene.drawPileSize = event.count
      scene.down = scene.down.map((cards) => cards && [])
      scene.downSizes = scene.downSizes.map(() => 0)
      return
    case 'roundBegan':
      scene.round = event.round
      scene.team = -1
      for (const rider of scene.riders) rider.hasActed = false
      return
    case 'asked':
      scene.phase = event.phase
      scene.acting = event.acting
      scene.team = event.team
      scene.landings = event.landings
      scene.asked = event.seats
      return
    case 'turnMissed':
      return set(scene, event.rider, { isMissing: false, hasActed: true })
    case 'cardPlayed':
      return play(scene, event.seat, event.rider, event.card)
    case 'rode':
      scene.landings = []
      return set(scene, event.rider, { at: event.to, fall: 0, standing: event.to < stageGraph(scene).size ? 'road' : 'finished' })
    case 'wentBack':
      return set(scene, event.rider, { at: event.to, standing: event.to < 0 ? 'start' : 'road' })
    case 'sprintPassed': {
      const rider = scene.riders[event.rider]!
      scene.passes[event.sprint] = event.place
      rider.passed |= 1 << event.sprint
      rider.bonusPoints += event.points
      rider.bonusSeconds += event.seconds
      return
    }
    case 'lineCrossed':
      scene.firstArrival ||= event.round
      scene.riders[event.rider]!.arrival = event.round
      return
    case 'picked':
      scene.picks = event.picks
      return
    case 'laidDown':
      return layDown(scene, event.seat, event.cards.length, event.cards)
    case 'laidDownHidden':
      return layDown(scene, event.seat, event.count)
    case 'bonusGiven':
      scene.riders[event.rider]!.bonusSeconds += event.seconds
      return
    case 'handShown':
      scene.shown[event.seat] = afterShowing(event.cards, scene.downSizes[event.seat]!)
      return
    case 'piledUp':
      scene.accidents.push({ square: event.square, number: event.number, riders: event.riders })
      return throwDown(scene, event.riders, event.square, event.number, 0)
    case 'pileUpJoined':
      return joinPileUp(scene, event)
    case 'punctured':
      return throwDown(scene, [event.rider], scene.riders[event.rider]!.at, event.number, 0)
    case 'fallSettled':
      scene.falls.shift()
      scene.riders[event.rider]!.isMissing = event.isMissing
      return
    case 'gave':
      scene.given = event.cards
      return
    case 'handReturned':
      return layDown(scene, event.seat, event.count, scene.hands[event.seat]?.slice())
    case 'roundEnded':
      scene.accidents = []
      scene.team = -1
      scene.acting = NO_RIDER
      for (const rider of scene.riders) if (rider.standing === 'finished') rider.standing = 'home'
      return
    case 'takenOff':
      for (const [place, id] of event.riders.entries()) set(scene, id, { standing: 'out', fall: place })
      return
    case 'stageEnded':
      scene.results.push(event.result)
      return
    case 'tourEnded':
      scene.phase = 'finished'
      return
    case 'chanceDrawn':
      if (event.card === 'PILE') scene.isPileOut = true
      if (event.isFromUsed) scene.usedChance.shift()
      else take(scene.chancePile, event.card)
      return
    case 'chanceKept':
      scene.riders[event.rider]!.kept.push(event.card)
      return
    case 'chanceWentUnder':
      scene.usedChance.push(event.card)
      return
    case 'keptUsed':
      take(scene.riders[event.rider]!.kept, event.card)
      scene.usedChance.push(event.card)
      return
    case 'chanceReshuffled':
      return shuffleChance(scene)
    case 'firstChosen':
    case 'stayed':
    case 'stepsDrawn':
    case 'restartKept':
    case 'jerseyGiven':
      return
  }
}

function set(scene: View, id: RiderId, parts: Partial<Rider>): void {
  Object.assign(scene.riders[id]!, parts)
}

function beginStage(scene: View): void {
  const { options } = scene.race
  const isSeen = (seat: Seat) => seat === scene.viewer || options.openHands
  clearTable(scene)
  scene.drawPileSize = secondDeck(options.secondDeck).length
  scene.hands = seatsOf(scene).map((seat) => (isSeen(seat) ? [] : null))
  scene.handSizes = scene.hands.map(() => 0)
  scene.down = seatsOf(scene).map((seat) => (isSeen(seat) ? [] : null))
  scene.downSizes = scene.down.map(() => 0)
  scene.given = null
}

function draw(scene: View, seat: Seat, count: number, cards: readonly Card[] = []): void {
  add(scene.hands[seat], cards)
  scene.handSizes[seat]! += count
  scene.drawPileSize -= count
}

function play(scene: View, seat: Seat, rider: RiderId, card: Card): void {
  take(scene.hands[seat], card)
  scene.handSizes[seat]! -= 1
  scene.discardPile.push(card)
  scene.shown[seat] = afterPlaying(scene.shown[seat]!, card, scene.handSizes[seat]!)
  scene.riders[rider]!.hasActed = true
}

/** Cards face down; with them ends whatever they were chosen for. */
function layDown(scene: View, seat: Seat, count: number, cards: readonly Card[] = []): void {
  for (const card of cards) take(scene.hands[seat], card)
  add(scene.down[seat], cards)
  scene.handSizes[seat]! -= count
  scene.downSizes[seat]! += count
  scene.shown[seat] = afterLaying(scene.shown[seat]!, scene.handSizes[seat]!)
  scene.picks = []
  scene.asked = []
  scene.given = null
}

/** To the roadside, in order. */
function throwDown(scene: View, riders: readonly RiderId[], square: number, number: number, first: number): void {
  scene.accidentCount = Math.max(scene.accidentCount, number)
  scene.falls = [...riders]
  for (const [i, id] of riders.entries()) fall(scene.riders[id]!, square, number, first + i)
}

function joinPileUp(scene: View, { number, square, rider }: Extract<Event, { type: 'pileUpJoined' }>): void {
  const index = scene.accidents.findIndex((accident) => accident.number === number)
  const accident = scene.accidents[index]!
  scene.accidents[index] = { ...accident, riders: [...accident.riders, rider] }
  throwDown(scene, [rider], square, number, accident.riders.length)
}

function add(cards: Card[] | null | undefined, more: readonly Card[]): void {
  cards?.push(...more)
  cards?.sort((a, b) => a - b)
}

function take<T>(cards: T[] | null | undefined, card: T): void {
  cards?.splice(cards.indexOf(card), 1)
}
