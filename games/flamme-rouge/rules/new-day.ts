import { EXHAUSTION, energyDeck, muscleDeck, noCards, pelotonDeck, sizeOf, type Counts } from '../content/cards.ts'
import { freshPiles } from './piles.ts'
import { isDummy, isTimeTrial, kindOf, roadIn, stageOf, teamOf } from './riders.ts'
import { OFF, type Rider, type RiderId, type Position, type View } from './state.ts'

/** FR-43, FR-72, FR-79: all energy cards are back, kept exhaustion cards stay, nothing else is left of the day before. */
export function newDay(table: Position, day: number): void {
  table.day = day
  table.round = 0
  table.leg = 0
  table.turn = 0
  table.order = []
  table.queue = []
  table.winnersRound = 0
  const isScored = table.tour.isTour && !isTimeTrial(table)
  table.lines = isScored ? [...stageOf(table).sprints, ...roadIn(table).climbs].map(() => []) : []
  for (let id = 0; id < 2 * table.tour.teams.length; id++) {
    const rider = table.riders[id]
    const deck = deckOf(table, id, rider?.deck[EXHAUSTION] ?? 0)
    table.riders[id] = riderBefore(deck, rider?.trait ?? null)
    table.piles[id] = isSeen(table, id) ? freshPiles(deck) : null
  }
}

/** A rider before a stage. */
function riderBefore(deck: Counts, trait: Rider['trait']): Rider {
  return {
    at: OFF,
    lane: 0,
    deck: deck.slice(),
    drawSize: sizeOf(deck),
    recycledSize: 0,
    played: [],
    musettes: 0,
    fed: 0,
    form: null,
    isFormUsed: false,
    marker: 'unused',
    isReshuffled: false,
    card: null,
    value: 0,
    isFive: false,
    bonus: 0,
    covered: 0,
    isBarred: false,
    isSprinting: false,
    isPatron: false,
    counted: 0,
    turns: 0,
    finish: null,
    trait,
  }
}

/** Whether the cards of this rider are in the table: all in the state itself; in a view one's own, and in a time trial those of everybody. */
export function isSeen(table: Position, id: RiderId): boolean {
  if (!('viewer' in table)) return true
  return !isDummy(table, id) && (isTimeTrial(table) || teamOf(id) === (table as View).viewer)
}

/** FR-10, FR-33, FR-34: the common deck of a Peloton lies with its first rider. */
function deckOf(table: Position, id: RiderId, exhaustion: number): Counts {
  const team = table.tour.teams[teamOf(id)]
  if (team === 'peloton') return id % 2 === 0 ? pelotonDeck() : noCards()
  const kind = kindOf(table, id)
  if (team === 'muscle') return muscleDeck(kind)
  const { type } = stageOf(table)
  const deck = energyDeck(kind, type === 'itt' || (type === 'ttt' && table.tour.options.tttReducedDecks))
  deck[EXHAUSTION] = exhaustion
  return deck
}
