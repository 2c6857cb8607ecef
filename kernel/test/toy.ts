import { drawFromBag, optionsSchema, schemaOf, type Context, type Game, type OptionsOf, type Seat } from '../src/index.ts'

/**
 * The smallest game with everything a match must handle: each round all seats bid secretly in two parts (`left`, then `right`),
 * then the highest bidder builds in public as long as he likes (`lay` without chance, `peek` with a secret) and ends with `roll`.
 */
export interface ToyState {
  round: number
  rounds: number
  phase: 'bid' | 'build' | 'over'
  bids: number[][]
  builder: Seat
  laid: number
  peeked: number[]
  points: number[]
  bag: number[]
}

export type ToyMove = { type: 'bid'; value: number } | { type: 'lay' } | { type: 'peek' } | { type: 'roll' }
export type ToyEvent =
  | { type: 'bade'; seat: Seat }
  | { type: 'revealed'; bids: number[][] }
  | { type: 'laid'; seat: Seat }
  | { type: 'peeked'; seat: Seat; value: number }
  | { type: 'peekedHidden'; seat: Seat }
  | { type: 'rolled'; seat: Seat; value: number }

const fields = { rounds: { kind: 'number', min: 1, max: 5, default: 2 } } as const
type ToyOptions = OptionsOf<typeof fields>

const moveSchema = schemaOf<ToyMove>((raw) => {
  const move = raw as Partial<ToyMove & { value: number }> | null
  if (move !== null && typeof move === 'object') {
    if (move.type === 'bid' && Number.isInteger(move.value)) return { ok: true, value: { type: 'bid', value: move.value! } }
    if (move.type === 'lay' || move.type === 'peek' || move.type === 'roll') return { ok: true, value: { type: move.type } }
  }
  return { ok: false, issues: [{ code: 'invalid_value', path: ['type'], params: { values: 'bid, lay, peek, roll' } }] }
})

const BIDS = [0, 1, 2, 3]
const PARTS = 2

export const toy: Game<ToyState, ToyMove, ToyEvent, object, ToyOptions> = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 3, best: 2 },
  optionFields: fields,
  schemas: { options: optionsSchema(fields), move: moveSchema },
  setup(options, seats, ctx) {
    ctx.chance.int(seats)
    return {
      round: 0,
      rounds: options.rounds,
      phase: 'bid',
      bids: all(seats, () => []),
      builder: -1,
      laid: 0,
      peeked: [],
      points: all(seats, () => 0),
      bag: [1, 2, 3, 4],
    }
  },
  toAct(state) {
    if (state.phase === 'over') return []
    return state.phase === 'build' ? [state.builder] : state.bids.flatMap((bid, seat) => (bid.length < PARTS ? [seat] : []))
  },
  committed: (state) => (state.phase === 'bid' ? state.bids.flatMap((bid, seat) => (bid.length > 0 ? [seat] : [])) : []),
  candidates: (state) =>
    state.phase === 'build' ? [{ type: 'lay' }, { type: 'peek' }, { type: 'roll' }] : BIDS.map((value) => ({ type: 'bid', value })),
  whyNot(state, seat, move) {
    if (!toy.toAct(state).includes(seat)) return { code: 'NOT_YOUR_TURN', rule: 'TOY-1' }
    if ((move.type === 'bid') !== (state.phase === 'bid')) return { code: 'WRONG_PHASE', rule: 'TOY-2' }
    if (move.type === 'bid' && !BIDS.includes(move.value)) return { code: 'BAD_BID', rule: 'TOY-3', params: { maximum: 3 } }
    if (move.type === 'bid' && state.bids[seat]!.length === 1 && move.value > state.bids[seat]![0]!)
      return { code: 'RIGHT_TOO_HIGH', rule: 'TOY-4' }
    return undefined
  },
  legal: (state, seat) => toy.candidates(state, seat).filter((move) => toy.whyNot(state, seat, move) === undefined),
  fallback: (state) => (state.phase === 'bid' ? { type: 'bid', value: 0 } : { type: 'roll' }),
  apply: applyToy,
  outcome(state) {
    if (state.phase !== 'over') return undefined
    return { scores: state.points, places: state.points.map((own) => 1 + state.points.filter((other) => other > own).length) }
  },
  clone: (state) => structuredClone(state),
  moveKey: (move) => (move.type === 'bid' ? 10 + move.value : ['lay', 'peek', 'roll'].indexOf(move.type)),
  view: (state, viewer) => ({ ...structuredClone(state), viewer }),
  fold() {
    throw new Error('nobody is shown this toy event by event')
  },
  determinize: (view) => structuredClone(view) as ToyState,
}

function applyToy(state: ToyState, seat: Seat, move: ToyMove, ctx: Context<ToyEvent>): void {
  switch (move.type) {
    case 'bid':
      state.bids[seat]!.push(move.value)
      ctx.emit?.({ type: 'bade', seat })
      if (state.bids.every((bid) => bid.length === PARTS)) reveal(state, ctx)
      return
    case 'lay':
      state.laid++
      ctx.emit?.({ type: 'laid', seat })
      return
    case 'peek': {
      // No chance, but a secret.
      state.peeked.push(state.bag[0]!)
      ctx.emit?.({ type: 'peeked', seat, value: state.bag[0]! }, { only: seat })
      ctx.emit?.({ type: 'peekedHidden', seat }, { except: seat })
      return
    }
    case 'roll': {
      const value = drawFromBag([1, 2, 3, 4, 5, 6], ctx.chance)
      state.points[seat]! += value + state.laid
      ctx.emit?.({ type: 'rolled', seat, value })
      state.laid = 0
      state.round++
      state.bids = state.bids.map(() => [])
      state.phase = state.round === state.rounds ? 'over' : 'bid'
    }
  }
}

function reveal(state: ToyState, ctx: Context<ToyEvent>): void {
  ctx.emit?.({ type: 'revealed', bids: state.bids.map((bid) => [...bid]) })
  const sums = state.bids.map((bid) => bid[0]! + bid[1]!)
  state.builder = sums.indexOf(Math.max(...sums))
  state.phase = 'build'
}

function all<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}
