import {
  drawFromBag,
  optionsSchema,
  schemaOf,
  type Chance,
  type Context,
  type Game,
  type OptionFields,
  type OptionsOf,
} from '@echappee/kernel'

/** A tiny game with everything that a bot and a command line can meet: secrets, simultaneous and single decisions, chance, every kind of option. */
export const optionFields = {
  prize: { kind: 'choice', values: ['fixed', 'rolled'], default: 'rolled' },
  canWave: { kind: 'flag', default: true },
  handSize: { kind: 'number', min: 2, max: 4, default: 3 },
  rounds: { kind: 'numbers', presets: ['short', 'long'], default: 'short' },
  cards: {
    kind: 'document',
    presets: ['plain'],
    default: 'plain',
    schema: schemaOf<{ deck: number[] }>((raw) => {
      const deck = (raw as { deck?: unknown } | null)?.deck
      if (!Array.isArray(deck)) return { ok: false, issues: [{ path: ['deck'], code: 'invalid_type', params: { expected: 'array' } }] }
      const at = deck.findIndex((card) => !Number.isInteger(card) || card < 1)
      if (at !== -1) return { ok: false, issues: [{ path: ['deck', at], code: 'bad_card', params: { least: 1 } }] }
      if (deck.length < 24) return { ok: false, issues: [{ path: ['deck'], code: 'too_small', params: { origin: 'array', minimum: 24 } }] }
      return { ok: true, value: { deck: deck as number[] } }
    }),
  },
} as const satisfies OptionFields
export type ToyOptions = OptionsOf<typeof optionFields>

export type ToyMove = { type: 'bid'; card: number } | { type: 'wave' } | { type: 'go' }
export type ToyEvent =
  | { type: 'dealt'; seat: number; cards: number[] }
  | { type: 'dealtHidden'; seat: number; count: number }
  | { type: 'waved'; seat: number }
  | { type: 'bidsShown'; bids: number[]; prize: number; winner: number | null }

export interface ToyState {
  canWave: boolean
  isRolled: boolean
  roundsLeft: number
  hands: number[][]
  bag: number[]
  bids: (number | null)[]
  scores: number[]
  /** Seat that may wave before the next bids; null while everybody bids. */
  waver: number | null
  waves: number
}
export interface ToyView extends Omit<ToyState, 'hands' | 'bag' | 'bids'> {
  viewer: number
  hand: number[]
  handSizes: number[]
  /** Cards that the viewer can't see, whoever has them. */
  unseen: number[]
  hasBid: boolean[]
  ownBid: number | null
}

const PLAIN_DECK = Array.from({ length: 40 }, (_, i) => 1 + (i % 10))

export const toyGame: Game<ToyState, ToyMove, ToyEvent, ToyView, ToyOptions> = {
  id: 'sealed-bids',
  rulesVersion: 3,
  seats: { min: 2, max: 4, best: 3 },
  optionFields,
  schemas: { options: optionsSchema(optionFields), move: schemaOf(readMove) },
  setup(options, seats, ctx) {
    const roundCount = options.rounds === 'short' ? 4 : options.rounds === 'long' ? 8 : options.rounds.length
    const state: ToyState = {
      canWave: options.canWave,
      isRolled: options.prize === 'rolled',
      roundsLeft: roundCount,
      hands: Array.from({ length: seats }, () => []),
      bag: [...(options.cards === 'plain' ? PLAIN_DECK : options.cards.deck)],
      bids: Array.from({ length: seats }, () => null),
      scores: Array.from({ length: seats }, () => 0),
      waver: null,
      waves: 0,
    }
    for (let seat = 0; seat < seats; seat++) deal(state, seat, options.handSize, ctx)
    return state
  },
  toAct(state) {
    if (state.waver !== null) return [state.waver]
    if (state.roundsLeft === 0) return []
    return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []))
  },
  committed: (state) => state.bids.flatMap((bid, seat) => (bid === null ? [] : [seat])),
  candidates(state, seat) {
    if (state.waver !== null) return [{ type: 'wave' }, { type: 'go' }]
    return [...new Set(state.hands[seat])].sort((a, b) => a - b).map((card) => ({ type: 'bid', card }))
  },
  whyNot(state, seat, move) {
    if (!toyGame.toAct(state).includes(seat)) return { code: 'NOT_YOU', rule: 'TOY-1' }
    if (move.type === 'bid') {
      if (state.waver !== null) return { code: 'WAVING', rule: 'TOY-2' }
      return state.hands[seat]!.includes(move.card) ? undefined : { code: 'NO_CARD', rule: 'TOY-3', params: { card: move.card } }
    }
    if (state.waver === null) return { code: 'BIDDING', rule: 'TOY-2' }
    return move.type === 'wave' && state.waves === 2 ? { code: 'TIRED', rule: 'TOY-4', params: { most: 2 } } : undefined
  },
  legal: (state, seat) => toyGame.candidates(state, seat).filter((move) => toyGame.whyNot(state, seat, move) === undefined),
  fallback: (state, seat) => toyGame.legal(state, seat)[0]!,
  apply(state, seat, move, ctx) {
    if (move.type === 'wave') {
      state.waves++
      ctx.emit?.({ type: 'waved', seat })
    } else if (move.type === 'go') state.waver = null
    else {
      state.bids[seat] = move.card
      if (!state.bids.includes(null)) resolve(state, ctx)
    }
  },
  outcome(state) {
    if (toyGame.toAct(state).length > 0) return undefined
    return { places: state.scores.map((score) => 1 + state.scores.filter((other) => other > score).length), scores: [...state.scores] }
  },
  clone: (state) => structuredClone(state),
  moveKey: (move) => (move.type === 'bid' ? 2 + move.card : move.type === 'wave' ? 0 : 1),
  view(state, viewer) {
    const { hands, bag, bids, ...open } = structuredClone(state)
    const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))
    return {
      ...open,
      viewer,
      hand: (hands[viewer] ?? []).sort((a, b) => a - b),
      handSizes: hands.map((hand) => hand.length),
      unseen: [...others, ...bag].sort((a, b) => a - b),
      hasBid: bids.map((bid) => bid !== null),
      ownBid: bids[viewer] ?? null,
    }
  },
  fold() {
    throw new Error('nobody is shown this toy event by event')
  },
  determinize(view, chance) {
    const { viewer, hand, handSizes, unseen, hasBid, ownBid, ...open } = structuredClone(view)
    const hands = handSizes.map((size, seat) => (seat === viewer ? hand : Array.from({ length: size }, () => drawFromBag(unseen, chance))))
    const bids = hasBid.map((has, seat) => (has ? (seat === viewer ? ownBid : hands[seat]![0]!) : null))
    return { ...open, hands, bag: unseen, bids }
  },
}

function deal(state: ToyState, seat: number, count: number, ctx: Context<ToyEvent>): void {
  const cards = Array.from({ length: count }, () => drawFromBag(state.bag, ctx.chance))
  state.hands[seat]!.push(...cards)
  ctx.emit?.({ type: 'dealt', seat, cards }, { only: seat })
  ctx.emit?.({ type: 'dealtHidden', seat, count }, { except: seat })
}

/** The highest bid that nobody else made wins the prize. */
function resolve(state: ToyState, ctx: Context<ToyEvent>): void {
  const bids = state.bids.map((bid) => bid!)
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid))
  const winner = single.length === 0 ? null : bids.indexOf(Math.max(...single))
  const prize = state.isRolled ? roll(ctx.chance) : 3
  if (winner !== null) state.scores[winner]! += prize
  ctx.emit?.({ type: 'bidsShown', bids, prize, winner })
  state.roundsLeft--
  for (const [seat, hand] of state.hands.entries()) {
    hand.splice(hand.indexOf(bids[seat]!), 1)
    state.bids[seat] = null
    if (state.roundsLeft > 0 && state.bag.length > 0) deal(state, seat, 1, ctx)
  }
  if (state.roundsLeft > 0 && state.canWave) state.waver = winner
  state.waves = 0
}

function roll(chance: Chance): number {
  const face = 1 + chance.int(6)
  chance.drew?.(face)
  return face
}

function readMove(raw: unknown): { ok: true; value: ToyMove } | { ok: false; issues: [{ path: []; code: string; params: {} }] } {
  const move = raw as Partial<Record<string, unknown>> | null
  if (typeof move === 'object' && move !== null) {
    if (move['type'] === 'wave' || move['type'] === 'go') return { ok: true, value: { type: move['type'] } }
    if (move['type'] === 'bid' && Number.isInteger(move['card'])) return { ok: true, value: { type: 'bid', card: move['card'] as number } }
  }
  return { ok: false, issues: [{ path: [], code: 'invalid_union', params: {} }] }
}
