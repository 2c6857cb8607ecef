import type { Context, Seat } from '@echappee/kernel'
import { SQUARE, type TableFigure, type TableHand, type TypedFigure } from '@echappee/sheet'
import { CARDS, EXHAUSTION, RIDERS_PER_TEAM, energyDeck, noCards, sizeOf, type Card, type Counts, type Kind } from '../content/cards.ts'
import { BEHIND } from '../rules/road.ts'
import { isDummy, isRacing, isTimeTrial, raceOrder, roadIn } from '../rules/riders.ts'
import type { Phase, Piles, Rider, State, View } from '../rules/state.ts'
import { tell } from '../rules/tell.ts'

const CHOOSING: readonly Phase[] = ['pick', 'prep', 'hand']
/** FR-10. */
const MOST_COPIES = 3
const MOST_EXHAUSTION = 30

/** Where riders stand, and what is left in their decks: everybody knows it (FR-7). A card is called by its number. */
export function figures(given: unknown): TableFigure[] {
  const view = given as View
  return view.riders.flatMap((rider, id): TableFigure[] => {
    if (!isRacing(rider) || rider.lane === 0) return []
    const square = { rider: id, what: SQUARE, value: rider.at, min: 1, max: roadIn(view).line }
    if (isDummy(view, id)) return [square]
    const own = energyDeck((id % RIDERS_PER_TEAM) as Kind, false)
    const cards = CARDS.filter((card) => card === EXHAUSTION || own[card]! > 0)
    return [
      square,
      ...cards.map((card) => ({
        rider: id,
        what: String(card),
        value: rider.deck[card]!,
        min: 0,
        max: card === EXHAUSTION ? MOST_EXHAUSTION : MOST_COPIES,
      })),
    ]
  })
}

/** While cards are chosen: the order (FR-5) and who sprints (FR-55) follow from where everybody stands. */
export function correct(state: State, typed: readonly TypedFigure[], context: Context<unknown>): boolean {
  // FR-93: a marker that ends with this round would end now.
  if (isTimeTrial(state) || !CHOOSING.includes(state.phase) || state.riders.some(({ marker }) => marker === 'last')) return false
  const known = figures(state)
  const isKnown = typed.every(({ rider, what, value }) =>
    known.some((one) => one.rider === rider && one.what === what && value >= one.min && value <= one.max && Number.isInteger(value)),
  )
  if (!isKnown) return false
  const moved = typed.filter(({ what }) => what === SQUARE)
  for (const { rider, what, value } of typed)
    if (what !== SQUARE && !recount(state.riders[rider]!, state.piles[rider]!, Number(what) as Card, value)) return false
  return moved.length === 0 || place(state, moved, context)
}

/** FR-1: all at once, so that two riders can change places; each takes the first free lane from the right. */
function place(state: State, moved: readonly TypedFigure[], context: Context<unknown>): boolean {
  const { lanes } = roadIn(state)
  const stands = state.riders.map(({ at, lane }, id) => ({ at, lane: moved.some(({ rider }) => rider === id) ? 0 : lane }))
  for (const { rider, value: at } of moved) {
    const isFree = (lane: number) => !stands.some((other) => other.at === at && other.lane === lane)
    const lane = Array.from({ length: lanes[at + BEHIND]! }, (_, i) => i + 1).find(isFree)
    if (lane === undefined) return false
    stands[rider] = { at, lane }
    tell(state, { type: 'placed', spot: { rider, at, lane } }, context)
  }
  tell(state, { type: 'roundBegan', round: state.round, order: raceOrder(state.riders) }, context)
  return true
}

/** So many of a card are left. New ones are recycled; what is too many is taken where nobody misses it, from a hand at last. */
function recount(rider: Rider, piles: Piles, card: Card, count: number): boolean {
  for (; rider.deck[card]! < count; rider.deck[card]!++) {
    piles.recycled[card]!++
    piles.recycledSize++
    rider.recycledSize++
  }
  for (; rider.deck[card]! > count; rider.deck[card]!--) {
    if (!takeOut(piles, card)) return false
    if (rider.recycledSize > 0) rider.recycledSize--
    else rider.drawSize--
  }
  return true
}

function takeOut(piles: Piles, card: Card): boolean {
  if (piles.recycled[card]! > 0) {
    piles.recycled[card]!--
    piles.recycledSize--
  } else if (piles.draw[card]! > 0) {
    piles.draw[card]!--
    piles.drawSize--
  } else if (piles.hand[card]! > 0) {
    piles.hand[card]!--
    piles.handSize--
  } else return false
  return true
}

/** FR-15: four cards that their owner sees alone. */
export function hand(state: State, seat: Seat): TableHand | undefined {
  const piles = handOf(state, seat)
  if (piles === undefined) return undefined
  const whole = wholeOf(piles)
  const cards = CARDS.filter((card) => whole[card]! > 0).map((card) => ({ card: String(card), most: whole[card]! }))
  return { size: piles.handSize, cards }
}

/** The others of the deck lie where they lay, as far as that can be. */
export function hold(state: State, seat: Seat, held: Readonly<Record<string, number>>): boolean {
  const piles = handOf(state, seat)
  if (piles === undefined) return false
  const whole = wholeOf(piles)
  const wanted = noCards()
  for (const [card, count] of Object.entries(held)) wanted[Number(card)] = count
  if (sizeOf(wanted) !== piles.handSize || wanted.some((count, card) => count > whole[card]!)) return false
  const rest = whole.map((count, card) => count - wanted[card]!)
  const recycled = rest.map((count, card) => Math.min(count, piles.recycled[card]!))
  for (let card = 0, missing = piles.recycledSize - sizeOf(recycled); missing > 0; card++) {
    const more = Math.min(missing, rest[card]! - recycled[card]!)
    recycled[card]! += more
    missing -= more
  }
  piles.hand = wanted
  piles.recycled = recycled
  piles.draw = rest.map((count, card) => count - recycled[card]!)
  return true
}

/** In time trials the device draws, and knows the hand. */
function handOf(state: State, seat: Seat): Piles | undefined {
  const id = state.current[seat] ?? null
  if (id === null || isTimeTrial(state) || (state.phase !== 'hand' && state.phase !== 'bidCard')) return undefined
  const piles = state.piles[id]!
  return piles.handSize === 0 ? undefined : piles
}

const wholeOf = ({ hand: held, draw, recycled }: Piles): Counts => held.map((count, card) => count + draw[card]! + recycled[card]!)
