import {
  drawFromBag,
  optionsSchema,
  schemaOf,
  shuffle,
  type Context,
  type Game,
  type OptionFields,
  type OptionsOf,
  type Refusal,
  type Seat,
} from '@echappee/kernel'
import { fold } from './toy-fold.ts'
import type { Subject } from '../src/index.ts'

/** Four rounds of hidden cards, chosen at once and in secret, a die, and marks that can be taken back: a bit of everything that the laws speak of. */
export const CARDS = Array.from({ length: 16 }, (_, i) => `card-${String(i).padStart(2, '0')}`)

export interface ToyState {
  rounds: number
  round: number
  phase: 'choose' | 'mark' | 'over'
  hands: string[][]
  deck: string[]
  discard: string[]
  chosen: (string | null)[]
  marker: Seat | null
  marks: number[]
  scores: number[]
}

export type ToyMove = { type: 'choose'; card: string } | { type: 'mark'; spot: number } | { type: 'done' }

export type ToyEvent =
  | { type: 'dealt'; seat: Seat; cards: string[] }
  | { type: 'chose'; seat: Seat; card: string }
  | { type: 'revealed'; cards: string[] }
  | { type: 'rolled'; seat: Seat; value: number; scores: number[] }
  | { type: 'drew'; seat: Seat; card: string }
  | { type: 'drewHidden'; seat: Seat }
  | { type: 'marked'; seat: Seat; spot: number }
  | { type: 'roundEnded'; round: number }

export interface ToyView extends Omit<ToyState, 'hands' | 'deck' | 'chosen'> {
  viewer: Seat
  hand: string[]
  handSizes: number[]
  deckSize: number
  choice: string | null
}

const optionFields = { rounds: { kind: 'number', min: 1, max: 3, default: 2 } } as const satisfies OptionFields
export type ToyOptions = OptionsOf<typeof optionFields>
export type Toy = Game<ToyState, ToyMove, ToyEvent, ToyView, ToyOptions>
type Ctx = Context<ToyEvent>

const SPOTS = [0, 1, 2]
const HAND = 3

export const toy: Toy = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 3, best: 2 },
  optionFields,
  schemas: {
    options: optionsSchema(optionFields),
    move: schemaOf<ToyMove>((raw) => {
      const move = raw as ToyMove | null | undefined
      const bad = { ok: false as const, issues: [{ path: [], code: 'invalid', params: {} }] }
      if (typeof move !== 'object' || move === null) return bad
      if (move.type === 'choose' && typeof move.card === 'string') return { ok: true, value: { type: 'choose', card: move.card } }
      if (move.type === 'mark' && typeof move.spot === 'number') return { ok: true, value: { type: 'mark', spot: move.spot } }
      return move.type === 'done' ? { ok: true, value: { type: 'done' } } : bad
    }),
  },

  setup({ rounds }, seats, ctx) {
    const deck = [...CARDS]
    const hands = Array.from({ length: seats }, (_, seat) => {
      const cards = Array.from({ length: HAND }, () => drawFromBag(deck, ctx.chance))
      ctx.emit?.({ type: 'dealt', seat, cards: [...cards].sort() }, { only: seat })
      return cards
    })
    const none = Array.from({ length: seats }, () => null)
    return { rounds, round: 1, phase: 'choose', hands, deck, discard: [], chosen: none, marker: null, marks: [], scores: none.map(() => 0) }
  },

  toAct({ phase, chosen, marker }) {
    if (phase === 'choose') return chosen.flatMap((card, seat) => (card === null ? [seat] : []))
    return phase === 'mark' ? [marker!] : []
  },

  committed: ({ phase, chosen }) => (phase === 'choose' ? chosen.flatMap((card, seat) => (card === null ? [] : [seat])) : []),

  candidates({ phase }) {
    if (phase === 'choose') return CARDS.map((card) => ({ type: 'choose', card }))
    return phase === 'mark' ? [...SPOTS.map((spot): ToyMove => ({ type: 'mark', spot })), { type: 'done' }] : []
  },

  whyNot(state, seat, move): Refusal | undefined {
    if (!toy.toAct(state).includes(seat)) return { code: 'NOT_YOUR_TURN', rule: 'TOY-1' }
    if ((move.type === 'choose') !== (state.phase === 'choose'))
      return { code: 'WRONG_PHASE', rule: 'TOY-2', params: { phase: state.phase } }
    if (move.type === 'choose' && !state.hands[seat]!.includes(move.card)) return { code: 'NOT_IN_HAND', rule: 'TOY-3' }
    if (move.type === 'mark' && !SPOTS.includes(move.spot)) return { code: 'NO_SUCH_SPOT', rule: 'TOY-4' }
    if (move.type === 'mark' && state.marks.includes(move.spot)) return { code: 'SPOT_TAKEN', rule: 'TOY-4', params: { spot: move.spot } }
    return undefined
  },

  legal(state, seat) {
    if (!toy.toAct(state).includes(seat)) return []
    if (state.phase === 'choose') return state.hands[seat]!.map((card) => ({ type: 'choose', card }))
    return [...SPOTS.filter((spot) => !state.marks.includes(spot)).map((spot): ToyMove => ({ type: 'mark', spot })), { type: 'done' }]
  },

  fallback: (state, seat) => (state.phase === 'choose' ? { type: 'choose', card: state.hands[seat]![0]! } : { type: 'done' }),

  apply(state, seat, move, ctx) {
    if (move.type === 'choose') {
      state.chosen[seat] = move.card
      ctx.emit?.({ type: 'chose', seat, card: move.card }, { only: seat })
      if (state.chosen.every((card) => card !== null)) resolve(state, ctx)
    } else if (move.type === 'mark') {
      state.marks.push(move.spot)
      ctx.emit?.({ type: 'marked', seat, spot: move.spot })
    } else endRound(state, ctx)
  },

  outcome({ phase, scores }) {
    if (phase !== 'over') return undefined
    return { scores: [...scores], places: scores.map((score) => 1 + scores.filter((other) => other > score).length) }
  },

  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    discard: [...state.discard],
    chosen: [...state.chosen],
    marks: [...state.marks],
    scores: [...state.scores],
  }),

  moveKey(move) {
    if (move.type === 'choose') return CARDS.indexOf(move.card)
    return move.type === 'mark' ? 100 + move.spot : 200
  },

  view(state, viewer) {
    const { hands, deck, chosen, ...shared } = toy.clone(state)
    return {
      ...shared,
      viewer,
      hand: [...(hands[viewer] ?? [])].sort(),
      handSizes: hands.map((hand) => hand.length),
      deckSize: deck.length,
      choice: chosen[viewer] ?? null,
    }
  },

  fold,
  determinize(view, chance) {
    const { viewer, hand, handSizes, deckSize, choice, ...shared } = view
    const known = new Set([...hand, ...shared.discard])
    const unknown = shuffle(
      CARDS.filter((card) => !known.has(card)),
      chance,
    )
    const hands = handSizes.map((size, seat) => (seat === viewer ? [...hand] : unknown.splice(0, size)))
    const chosen = hands.map((_, seat) => (seat === viewer ? choice : null))
    return { ...structuredClone(shared), hands, chosen, deck: unknown.slice(0, deckSize) }
  },
}

function resolve(state: ToyState, ctx: Ctx): void {
  const cards = state.chosen.map((card) => card!)
  const winner = cards.indexOf([...cards].sort().at(-1)!)
  ctx.emit?.({ type: 'revealed', cards })
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]))
  state.discard.push(...cards)
  state.chosen = cards.map(() => null)
  const value = 1 + ctx.chance.int(3)
  state.scores[winner]! += value
  ctx.emit?.({ type: 'rolled', seat: winner, value, scores: [...state.scores] })
  for (const [seat, hand] of state.hands.entries()) {
    if (state.deck.length === 0) break
    const card = drawFromBag(state.deck, ctx.chance)
    hand.push(card)
    ctx.emit?.({ type: 'drew', seat, card }, { only: seat })
    ctx.emit?.({ type: 'drewHidden', seat }, { except: seat })
  }
  state.phase = 'mark'
  state.marker = winner
  state.marks = []
}

function endRound(state: ToyState, ctx: Ctx): void {
  ctx.emit?.({ type: 'roundEnded', round: state.round })
  state.marker = null
  state.phase = state.round === state.rounds ? 'over' : 'choose'
  if (state.phase === 'choose') state.round++
}

export const subject: Subject<ToyState, ToyMove, ToyEvent, ToyView, ToyOptions> = {
  game: toy,
  secrets: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (seat === viewer ? [] : [...hand].sort())),
    deck: [...state.deck].sort(),
    chosen: state.chosen.map((card, seat) => (seat === viewer ? null : card)),
  }),
  traces: (state, viewer) => [...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)), ...state.deck],
  conserved: (state) => [...state.hands.flat(), ...state.deck, ...state.discard].sort(),
  maxDecisions: ({ rounds }, seats) => rounds * (seats + 4),
  events: ['dealt', 'chose', 'revealed', 'rolled', 'drew', 'drewHidden', 'marked', 'roundEnded'],
  refusals: ['NOT_YOUR_TURN', 'WRONG_PHASE', 'NOT_IN_HAND', 'NO_SUCH_SPOT', 'SPOT_TAKEN'],
  games: 300,
}
