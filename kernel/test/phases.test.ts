import { describe, expect, test } from 'vitest'
import { inPhases, nobody, only, scriptedChance, unrefused, type PhaseRules, type Refusal, type Seat } from '../src/index.ts'

// Two phases: both seats ready themselves at once, then seat 0 walks to square 2 and the game is over.
type Move = { type: 'ready' } | { type: 'walk'; squares: number }
interface State {
  phase: 'start' | 'road' | 'finished'
  isReady: boolean[]
  square: number
}
type Step = 'goes on' | 'all ready' | 'arrived'

const READY: Move = { type: 'ready' }
const walk = (squares: number): Move => ({ type: 'walk', squares })
const refuse = (code: string, params?: Refusal['params']): Refusal => ({ code, rule: 'TOY-1', ...(params === undefined ? {} : { params }) })
const ctx = { chance: scriptedChance([]) }

const start: PhaseRules<State, Move, never, Extract<Move, { type: 'ready' }>, Step> = {
  moves: ['ready'],
  toAct: ({ isReady }) => isReady.flatMap((ready, seat) => (ready ? [] : [seat])),
  committed: ({ isReady }) => isReady.flatMap((ready, seat) => (ready ? [seat] : [])),
  candidates: () => [READY],
  whyNot: () => undefined,
  legal: () => [READY],
  fallback: () => READY,
  apply(state, seat) {
    state.isReady[seat] = true
    return state.isReady.includes(false) ? 'goes on' : 'all ready'
  },
}

const road: PhaseRules<State, Move, never, Extract<Move, { type: 'walk' }>, Step> = {
  moves: ['walk'],
  toAct: () => only(0),
  candidates: () => [walk(1), walk(2), walk(3)],
  whyNot: (state, _seat, { squares }) => (state.square + squares > 2 ? refuse('TOO_FAR', { squares }) : undefined),
  legal: (state, seat) => unrefused(road, state, seat),
  fallback: () => walk(1),
  apply(state, _seat, { squares }) {
    state.square += squares
    return state.square === 2 ? 'arrived' : 'goes on'
  },
}

const steps: [Seat, Step][] = []
const game = inPhases<State, Move, never, 'start' | 'road', Step>({
  phases: { start, road },
  refusals: {
    gameOver: () => refuse('GAME_OVER'),
    notToAct: (_state, seat, acting) => refuse('NOT_YOUR_TURN', { seat, acting: acting.join(' ') }),
    wrongPhase: ({ phase }, { type }) => refuse('WRONG_PHASE', { phase, type }),
  },
  advance(state, seat, step) {
    steps.push([seat, step])
    if (step === 'all ready') state.phase = 'road'
    if (step === 'arrived') state.phase = 'finished'
  },
})

const at = (phase: State['phase'], isReady = [false, false], square = 0): State => ({ phase, isReady, square })

describe('a game in phases', () => {
  test('asks the phase of the state', () => {
    expect([game.toAct(at('start')), game.committed(at('start', [false, true]))]).toEqual([[0, 1], [1]])
    expect([game.toAct(at('road')), game.committed(at('road'))]).toEqual([[0], []])
    expect(game.candidates(at('start'), 1)).toEqual([READY])
    expect(game.candidates(at('road'), 0)).toEqual([walk(1), walk(2), walk(3)])
    expect([game.fallback(at('start'), 1), game.fallback(at('road'), 0)]).toEqual([READY, walk(1)])
  })

  test('shows the candidates of a seat that is not to act, and lets it play none of them', () => {
    expect(game.candidates(at('road'), 1)).toHaveLength(3)
    expect(game.legal(at('road'), 1)).toEqual([])
    expect(game.legal(at('start', [true, false]), 0)).toEqual([])
    expect(game.legal(at('start'), 1)).toEqual([READY])
  })

  test('legal moves are the candidates without a refusal', () => {
    expect(game.legal(at('road', [true, true], 1), 0)).toEqual([walk(1)])
  })

  test('refuses in order: the game is over, not to act, a move of another phase, what the phase says', () => {
    expect(game.whyNot(at('finished'), 1, READY)).toEqual(refuse('GAME_OVER'))
    expect(game.whyNot(at('road'), 1, READY)).toEqual(refuse('NOT_YOUR_TURN', { seat: 1, acting: '0' }))
    expect(game.whyNot(at('road'), 0, READY)).toEqual(refuse('WRONG_PHASE', { phase: 'road', type: 'ready' }))
    expect(game.whyNot(at('road'), 0, walk(3))).toEqual(refuse('TOO_FAR', { squares: 3 }))
    expect(game.whyNot(at('road'), 0, walk(2))).toBeUndefined()
  })

  test('hands what a move answers to advance, with the seat', () => {
    const state = at('start')
    steps.length = 0
    game.apply(state, 1, READY, ctx)
    expect(state).toEqual(at('start', [false, true]))
    game.apply(state, 0, READY, ctx)
    game.apply(state, 0, walk(2), ctx)
    expect(state).toEqual(at('finished', [true, true], 2))
    expect(steps).toEqual([
      [1, 'goes on'],
      [0, 'all ready'],
      [0, 'arrived'],
    ])
  })

  test('has nobody to act, and nothing to reach for, once it is finished', () => {
    const over = at('finished')
    expect([game.toAct(over), game.committed(over)]).toEqual([nobody(), nobody()])
    expect([game.candidates(over, 0), game.legal(over, 0)]).toEqual([[], []])
    expect(() => game.fallback(over, 0)).toThrow('the game is over')
    expect(() => game.apply(over, 0, READY, ctx)).toThrow('the game is over')
  })
})
