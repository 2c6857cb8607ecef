import { Match, defaultOptions, seededChance } from '@echappee/kernel'
import { expect, test } from 'vitest'
import { game } from '../../rules/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/state.ts'
import { cardOffers, legalRides, ownHand, squareOffers } from '../../table/offers.ts'
import { turnsOf } from '../../rules/round-order.ts'

interface Question {
  readonly view: View
  readonly choices: readonly { readonly move: Move; readonly refusal: ReturnType<typeof game.whyNot> }[]
}

/** All that the first seat is asked in a random race. */
function questionsOf(seed: string): Question[] {
  const chance = seededChance(seed)
  const options = { ...defaultOptions(game.optionFields), tour: 'evening' } as Options
  const match = new Match(game, { options, seats: [0, 1].map(() => ({ by: 'random', name: '' })), seed })
  const questions: Question[] = []
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const legal = match.legal(seat)
    if (seat === 0) {
      const view = match.view(0)
      const state = game.determinize(view, seededChance('choices'))
      questions.push({ view, choices: game.candidates(state, 0).map((move) => ({ move, refusal: game.whyNot(state, 0, move) })) })
    }
    match.submit(seat, match.decision(seat), legal[chance.int(legal.length)])
  }
  return questions
}

const rides = questionsOf('offers').filter(({ view }) => view.phase === 'play')

test('every legal ride is offered once by its card and once by its square', () => {
  expect(rides.length).toBeGreaterThan(10)
  for (const { view, choices } of rides) {
    const legal = choices.flatMap(({ move, refusal }) => (refusal === undefined && move.type === 'ride' ? [move] : []))
    const byCard = cardOffers(ownHand(view), choices).flatMap(legalRides)
    const bySquare = squareOffers(choices).flatMap(({ moves }) => moves)
    expect(byCard).toHaveLength(legal.length)
    expect(bySquare).toHaveLength(legal.length)
    expect(new Set([...byCard, ...bySquare])).toEqual(new Set(legal))
  }
})

test('equal cards are stacked, and a card that can’t be played says why', () => {
  for (const { view, choices } of rides) {
    const offers = cardOffers(ownHand(view), choices)
    expect(offers.flatMap(({ card, count }) => Array.from({ length: count }, () => card))).toEqual(view.hands[0])
    for (const offer of offers) {
      const isPlayable = choices.some(({ move, refusal }) => refusal === undefined && 'card' in move && move.card === offer.card)
      expect(offer.refusal === undefined).toBe(isPlayable)
    }
  }
})

test('the order of the round begins with the rider who is to ride and names everybody racing once', () => {
  for (const { view } of rides) {
    const turns = turnsOf(view)
    expect(turns[0]).toEqual({ id: view.acting, state: 'now' })
    expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length)
    const states = turns.map(({ state }) => state === 'done')
    expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)))
  }
})
