import { check, type Chance, type Seat } from '@echappee/kernel'
import { HAND_SIZE, deck, type Card, type Counter, type Handicap } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { orderFrom } from '../rules/seats.ts'
import type { Rider, State, StageResult } from '../rules/state.ts'

export const A = 0
export const B = 1
export const C = 2
export const D = 3
export const E = 4

export const roll: Move = { type: 'roll' }
export const climber: Move = { type: 'climber' }
export const sprint: Move = { type: 'sprint' }
export const km = (value: 20 | 40 | 60): Move => ({ type: 'km', value })
export const counter = (card: Counter): Move => ({ type: 'counter', card })
export const handicap = (card: Handicap, target: Seat): Move => ({ type: 'handicap', card, target })
export const discard = (card: Card): Move => ({ type: 'discard', card })

/** `KM20 C_FOOD` as a list of cards; `3×C_BIKE` is three of them. */
export function cards(text: string): Card[] {
  return text.split(/\s+/).flatMap((word) => {
    const [count, card] = word.includes('×') ? word.split('×') : ['1', word]
    return Array.from({ length: Number(count) }, () => card as Card)
  })
}

export interface PositionParts {
  readonly options?: Partial<Options>
  /** Number of the stage being run. */
  readonly stage?: number
  /** One a seat; what is left out is at 0 with nothing in front. */
  readonly riders: readonly Partial<Rider>[]
  /** Whose turn it is: seat 0 unless said otherwise. */
  readonly toAct?: Seat
  /** First in the order of play: seat 0 unless said otherwise. */
  readonly bearer?: Seat
  /** By seat. The acting seat has 8, the last of which it drew. A hand that is not given gets what is left, lowest kilometres first. */
  readonly hands?: Readonly<Record<Seat, string>>
  /** Number of cards; the rest lies on the discard pile. Without it the discard pile is empty. */
  readonly drawPile?: number
  readonly totals?: readonly number[]
  /** Places by seat of the stages before, first stage first. */
  readonly before?: readonly (readonly number[])[]
  readonly rounds?: number
}

/** A position in the middle of a stage, all 103 cards accounted for. */
export function position(place: PositionParts): State {
  const { riders, toAct = A, bearer = A, hands = {}, totals, before = [], rounds = 0 } = place
  const seats = riders.length
  const options = check(game.schemas.options, place.options ?? {})
  if (!options.ok) throw new Error(`bad options: ${JSON.stringify(options.issues)}`)
  const state = game.setup(options.value, seats, { chance: NO_CHANCE })
  const stage = place.stage ?? state.tour.stages[0]!
  state.stageIndex = state.tour.stages.indexOf(stage)
  const isTimeTrial = state.tour.board.stages.find(({ n }) => n === stage)!.type === 'timetrial'
  state.phase = isTimeTrial ? 'timetrial' : 'road'
  state.prologue = { rolling: [], rolls: [] }
  state.bearer = bearer
  state.order = [...orderFrom(bearer, seats)]
  state.turn = state.order.indexOf(toAct)
  state.rounds = rounds
  state.riders = riders.map((rider) => ({ at: 0, handicap: null, hasClimber: false, hasSprinter: false, toMiss: 0, ...rider }))
  if (totals !== undefined) state.totals = [...totals]
  state.results = before.map((places, i) => result(state, i, places, bearer))
  dealHands(state, hands, isTimeTrial ? undefined : toAct)
  const cut = place.drawPile ?? state.drawPile.length
  state.discardPile = state.drawPile.splice(cut)
  return state
}

/** How many cards there are, wherever they lie. */
export function cardCount({ hands, drawPile, discardPile, riders }: State): number {
  const inFront = riders.reduce((sum, r) => sum + Number(r.handicap !== null) + Number(r.hasClimber) + Number(r.hasSprinter), 0)
  return hands.flat().length + drawPile.length + discardPile.length + inFront
}

function dealHands(state: State, hands: PositionParts['hands'] & object, acting: Seat | undefined): void {
  const rest = deck(state.tour.options.sprinters)
  const take = (card: Card) => {
    const at = rest.indexOf(card)
    if (at < 0) throw new Error(`the deck has no further ${card}`)
    rest.splice(at, 1)
    return card
  }
  for (const rider of state.riders) {
    if (rider.handicap !== null) take(rider.handicap)
    if (rider.hasClimber) take('S_CLIMB')
  }
  const given = state.riders.map((_, seat) => (hands[seat] === undefined ? undefined : cards(hands[seat]).map(take)))
  state.hands = given.map((hand, seat) => {
    const size = seat === acting ? HAND_SIZE + 1 : HAND_SIZE
    if (hand !== undefined && hand.length !== size) throw new Error(`seat ${seat} needs ${size} cards, not ${hand.length}`)
    return hand ?? rest.splice(0, size)
  })
  state.drawn = acting === undefined ? null : state.hands[acting]!.at(-1)!
  state.drawPile = rest
}

function result(state: State, index: number, places: readonly number[], bearer: Seat): StageResult {
  const n = state.tour.stages[index]!
  return { n, winner: places.indexOf(1), bearer, places: [...places], points: places.map(() => 0), stopped: false }
}

const NO_CHANCE: Chance = {
  int() {
    throw new Error('a position needs no chance')
  },
}
