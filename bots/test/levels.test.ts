import { BOT_LEVELS, BOT_STYLES, LEVEL_NAMES, botChance, chooseMove, isBotLevel } from '@echappee/bots'
import { defaultOptions, seededChance, type BotKnowledge, type Chance, type MoveFeatures } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { optionFields, toyGame, type ToyMove, type ToyState, type ToyView } from './toy-game.ts'

const position = () => toyGame.setup({ ...defaultOptions(optionFields), handSize: 4 }, 3, { chance: seededChance('levels') })
const decision = (seat: number, chance: Chance) => ({ game: toyGame, view: toyGame.view(position(), seat), seat, chance })

test('the ladder is a beginner, the rule of thumb, then two that search; each has its name', () => {
  expect(BOT_LEVELS).toEqual(['beginner', 'greedy', 'leader', 'champion'])
  expect(BOT_LEVELS.map((level) => LEVEL_NAMES[level])).toEqual(['Cyclotouriste', 'Équipier', 'Leader', 'Champion'])
  expect(BOT_STYLES.map((style) => LEVEL_NAMES[style])).toEqual(['Bernadette', 'Zoé'])
  expect(isBotLevel('greedy') && isBotLevel('attacker') && isBotLevel('random')).toBe(true)
  expect(isBotLevel('human')).toBe(false)
})

test('random takes every legal move equally often', () => {
  const legal = toyGame.legal(position(), 1)
  expect(legal.length).toBeGreaterThan(2)
  const chance = seededChance('uniform')
  const counts = new Map(legal.map((move) => [toyGame.moveKey(move), 0]))
  const trials = 3000
  for (let i = 0; i < trials; i++) {
    const key = toyGame.moveKey(chooseMove({ ...decision(1, chance), knowledge: {}, level: 'random' }))
    counts.set(key, counts.get(key)! + 1)
  }
  const expected = trials / legal.length
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
})

test('random does not ask the game for its knowledge', () => {
  const never = () => {
    throw new Error('random knows nothing')
  }
  expect(() =>
    chooseMove({ ...decision(0, seededChance('x')), knowledge: { playout: never, believe: never }, level: 'random' }),
  ).not.toThrow()
})

test('the beginner plays what was learned, as hot as the game says; where nothing was, every second move is the game’s own', () => {
  const legal = toyGame.legal(position(), 0)
  const features: MoveFeatures<ToyState, ToyMove> = {
    list: [{ name: 'first', means: 'The first of the moves.' }],
    contexts: ['always'],
    context: (_state, _seat, into) => into.fill(1),
    write: (_state, _seat, _moves, into) => into.fill(1, 0, 1),
  }
  const share = (knowledge: BotKnowledge<ToyState, ToyMove, ToyView>): number => {
    let count = 0
    for (let i = 0; i < 600; i++) {
      const move = chooseMove({ ...decision(0, botChance('beginner', 0, i)), knowledge, level: 'beginner' })
      if (toyGame.moveKey(move) === toyGame.moveKey(legal[0]!)) count++
    }
    return count / 600
  }
  const learned = {
    learning: { features, practice: () => ({}) },
    policy: { features: ['first'], contexts: ['always'], weights: [6] },
  }
  const likely = (heat: number) => Math.exp(6 / heat) / (Math.exp(6 / heat) + legal.length - 1)
  for (const heat of [1, 3, 12]) expect(share({ ...learned, levels: { beginner: { heat } } })).toBeCloseTo(likely(heat), 1)
  expect(share({ playout: (state, seat) => toyGame.legal(state, seat)[0]! })).toBeCloseTo(0.5 + 0.5 / legal.length, 1)
})

test('greedy plays the playout of the game on a determinization of the view', () => {
  const positions: { state: ToyState; seat: number }[] = []
  const playout = (state: ToyState, seat: number): ToyMove => {
    positions.push({ state, seat })
    return toyGame.legal(state, seat).at(-1)!
  }
  const move = chooseMove({ ...decision(2, seededChance('x')), knowledge: { playout }, level: 'greedy' })
  expect(move).toEqual(toyGame.legal(position(), 2).at(-1))
  expect(positions).toHaveLength(1)
  expect(positions[0]!.seat).toBe(2)
  expect(toyGame.view(positions[0]!.state, 2)).toEqual(toyGame.view(position(), 2))
})

test('greedy never sees the true state: what it is given varies with its own chance alone', () => {
  const hands = new Set<string>()
  const playout = (state: ToyState, seat: number): ToyMove => {
    hands.add(JSON.stringify(state.hands[0]))
    return toyGame.legal(state, seat)[0]!
  }
  for (let i = 0; i < 50; i++) chooseMove({ ...decision(2, botChance('seed', 2, i)), knowledge: { playout }, level: 'greedy' })
  expect(hands.size).toBeGreaterThan(10)
})

test('greedy prefers what the game believes of a view', () => {
  const believed = position()
  const believe = (_view: ToyView, _chance: Chance) => believed
  const playout = (state: ToyState, seat: number): ToyMove => {
    expect(state).toBe(believed)
    return toyGame.legal(state, seat)[0]!
  }
  chooseMove({ ...decision(0, seededChance('x')), knowledge: { playout, believe }, level: 'greedy' })
  expect.assertions(1)
})

test('greedy plays as random does where the game has no playout', () => {
  for (let i = 0; i < 20; i++) {
    const random = chooseMove({ ...decision(1, botChance('s', 1, i)), knowledge: {}, level: 'random' })
    expect(chooseMove({ ...decision(1, botChance('s', 1, i)), knowledge: {}, level: 'greedy' })).toEqual(random)
  }
})

test('the leader thinks about as many of his decisions as the game says, and plays the others by the policy', () => {
  const thoughtAbout = (attention: number): number => {
    let count = 0
    for (let i = 0; i < 200; i++) {
      let playouts = 0
      const playout = (state: ToyState, seat: number): ToyMove => {
        playouts++
        return toyGame.legal(state, seat)[0]!
      }
      const move = chooseMove({
        ...decision(0, botChance('attention', 0, i)),
        knowledge: { playout, levels: { leader: { attention } } },
        level: 'leader',
      })
      if (playouts > 1) count++
      else expect(move).toEqual(toyGame.legal(position(), 0)[0])
    }
    return count
  }
  expect(thoughtAbout(0)).toBe(0)
  expect(thoughtAbout(1)).toBe(200)
  expect(thoughtAbout(0.4)).toBeGreaterThan(50)
  expect(thoughtAbout(0.4)).toBeLessThan(110)
})
