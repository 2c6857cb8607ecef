import { chooseMove, searchMoves } from '@echappee/bots'
import { defaultOptions, restoredChance, seededChance, type BotKnowledge, type MoveFeatures } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { luckFrom } from '../src/search/luck.ts'
import { optionFields, toyGame, type ToyMove, type ToyState, type ToyView } from './toy-game.ts'

/** The last round: whoever bids highest alone wins the prize and the game. */
const lastRound = (hands: number[][]): ToyState => ({
  ...toyGame.setup({ ...defaultOptions(optionFields), prize: 'fixed' }, 2, { chance: seededChance('search') }),
  roundsLeft: 1,
  hands,
})
const knowledge: BotKnowledge<ToyState, ToyMove, ToyView> = { playout: (state, seat) => toyGame.legal(state, seat)[0]! }
const decisionAt = (state: ToyState, seed = 'x') => ({
  game: toyGame,
  knowledge,
  view: toyGame.view(state, 0),
  seat: 0,
  chance: seededChance(seed),
})

describe('a search', () => {
  test('finds the move that wins, which the policy does not play', () => {
    const state = lastRound([
      [1, 2, 9],
      [3, 4, 5],
    ])
    expect(chooseMove({ ...decisionAt(state), level: 'greedy' })).toEqual({ type: 'bid', card: 1 })
    for (const level of ['leader', 'champion'] as const)
      expect(chooseMove({ ...decisionAt(state), level })).toEqual({ type: 'bid', card: 9 })
  })

  test('says how often each move won, and how sure that is', () => {
    const state = lastRound([
      [4, 5, 6],
      [1, 2, 3],
    ])
    const tried = searchMoves(decisionAt(state), { iterations: 400 })
    expect(tried.map(({ move }) => (move as { card: number }).card).toSorted((a, b) => a - b)).toEqual([4, 5, 6])
    expect(tried[0]!.wins).toBeGreaterThan(tried[1]!.wins)
    expect(tried[0]!.trials).toBeGreaterThan(tried[2]!.trials)
    for (const { wins, error } of tried) {
      expect(wins).toBeGreaterThanOrEqual(0)
      expect(wins).toBeLessThanOrEqual(1)
      expect(error).toBeGreaterThanOrEqual(0)
    }
    expect(tried.reduce((all, { trials }) => all + trials, 0)).toBeLessThanOrEqual(400)
  })

  test('draws what others answer in secret from what was learned of it', () => {
    const state = lastRound([
      [4, 5, 6],
      [1, 2, 9],
    ])
    const features: MoveFeatures<ToyState, ToyMove> = {
      list: [{ name: 'card', means: 'The number on the card.' }],
      contexts: ['always'],
      context: (_state, _seat, into) => void (into[0] = 1),
      write: (_state, _seat, moves, into) => moves.forEach((move, m) => void (into[m] = move.type === 'bid' ? move.card : 0)),
    }
    const taught = { ...knowledge, learning: { features, practice: () => ({}) } }
    const winsWhere = (weight: number) => {
      const answers = { features: ['card'], contexts: ['always'], weights: [weight] }
      return searchMoves({ ...decisionAt(state), knowledge: { ...taught, answers } }, { iterations: 300 })[0]!.wins
    }
    const [usual, low, high] = [searchMoves(decisionAt(state), { iterations: 300 })[0]!.wins, winsWhere(-50), winsWhere(50)]
    expect(low).toBeCloseTo(usual)
    expect(high).toBeLessThan(usual / 2)
  })

  test('tells a game by the chance of winning on its way, for the share that it is given', () => {
    const state = lastRound([
      [4, 5, 6],
      [1, 2, 3],
    ])
    const bid = { name: 'bid', means: { fr: 'une mise', en: 'a bid' }, of: ({ bids }: ToyState, seat: number) => bids[seat] ?? 0 }
    const features = { seats: () => 2, progress: () => 0, isQuiet: ({ bids }: ToyState) => bids[0] !== null, list: [bid] }
    const search = (share: number, weight: number) => {
      const weights = { start: [weight], end: [weight] }
      const blend = { at: 1, share, weights }
      return searchMoves({ ...decisionAt(state), knowledge: { ...knowledge, judgement: { features, weights }, blend } }, { iterations: 60 })
    }
    expect(search(1, 5)[0]!.move).toEqual({ type: 'bid', card: 6 })
    expect(search(1, -5)[0]!.move).toEqual({ type: 'bid', card: 4 })
    expect(search(0, -5)).toEqual(searchMoves(decisionAt(state), { iterations: 60 }))
    expect(search(1, -5)[0]!.wins).toBeLessThan(search(0.5, -5)[0]!.wins)
  })

  test('stops when it may not go on, with the best move so far', () => {
    const state = lastRound([
      [1, 2, 9],
      [3, 4, 5],
    ])
    let checks = 0
    const tried = searchMoves(decisionAt(state), { iterations: 1e9, mayGoOn: () => ++checks < 20 })
    expect(tried.reduce((all, { trials }) => all + trials, 0)).toBeLessThan(100)
    expect(tried[0]!.move).toEqual({ type: 'bid', card: 9 })
  })

  test('stopped before its first thought, it plays as the policy does', () => {
    const state = lastRound([
      [1, 2, 9],
      [3, 4, 5],
    ])
    expect(chooseMove({ ...decisionAt(state), level: 'champion', budget: { mayGoOn: () => false } })).toEqual({ type: 'bid', card: 1 })
  })

  test('does not think where there is no choice', () => {
    const state = lastRound([[7], [3]])
    const budget = {
      mayGoOn: () => {
        throw new Error('nothing to think about')
      },
    }
    expect(chooseMove({ ...decisionAt(state), level: 'champion', budget })).toEqual({ type: 'bid', card: 7 })
  })

  test('thinks less where the choice is plain, or makes no difference', () => {
    const trialsIn = (state: ToyState) => searchMoves(decisionAt(state), { iterations: 3000 }).reduce((all, { trials }) => all + trials, 0)
    const open = lastRound([
      [4, 5, 6],
      [3, 4, 5],
    ])
    const plain = lastRound([
      [1, 2, 99],
      [3, 4, 5],
    ])
    const lost = { ...open, scores: [0, 1000] }
    expect(trialsIn(open)).toBeGreaterThan(300)
    expect(trialsIn(plain)).toBeLessThan(100)
    expect(trialsIn(lost)).toBeLessThan(100)
  })

  test('with caution leaves the policy only for what is surely better', () => {
    const state = lastRound([
      [1, 2, 9],
      [3, 4, 5],
    ])
    const cautious = (caution: number, iterations: number) =>
      chooseMove({ ...decisionAt(state), knowledge: { ...knowledge, caution }, level: 'leader', budget: { iterations } })
    expect(cautious(0, 6)).toEqual({ type: 'bid', card: 9 })
    expect(cautious(2, 6)).toEqual({ type: 'bid', card: 1 })
    expect(cautious(2, 300)).toEqual({ type: 'bid', card: 9 })
  })

  test('judges at the horizon what it does not play to the end', () => {
    const start = toyGame.setup({ ...defaultOptions(optionFields), rounds: 'long' }, 2, { chance: seededChance('horizon') })
    const judged: number[] = []
    const features = {
      seats: () => 2,
      progress: () => 0,
      isQuiet: (state: ToyState) => state.waver === null && state.bids.every((bid) => bid === null),
      list: [
        {
          name: 'score',
          means: { fr: 'plus de points', en: 'more points' },
          of: (state: ToyState, seat: number) => {
            judged.push(state.roundsLeft)
            return state.scores[seat]!
          },
        },
      ],
    }
    const judging = { ...knowledge, judgement: { features, weights: { start: [1], end: [1] } }, horizon: 0 }
    searchMoves({ ...decisionAt(start), knowledge: judging }, { iterations: 20 })
    expect(new Set(judged)).toEqual(new Set([7]))
  })
})

test('the luck of imagined games is even from its first draw', () => {
  const chance = seededChance('luck')
  const means = [0, 0, 0, 0]
  for (let i = 0; i < 2000; i++) {
    const luck = restoredChance(luckFrom(chance))
    for (let k = 0; k < means.length; k++) means[k]! += luck.int(1000) / 2000
  }
  for (const mean of means) expect(Math.abs(mean - 499.5)).toBeLessThan(40)
})
