import { SPECTATOR, isInAudience, seededChance, type Chance, type LoggedEvent, type Seat } from '@echappee/kernel'
import { expectSame } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Phase, State } from '../rules/state.ts'
import { randomOptions } from './subject.ts'

/** What comes to light by right: the face-down tokens of who eats (CDB-33), and everything at the end (CDB-50). */
const REVEALING: readonly Event['type'][] = ['refilled', 'gameEnded']

interface Tally {
  questions: Partial<Record<Phase, number>>
  twinsThatDiffer: number
}

describe('what is hidden stays hidden', () => {
  it('CDB-10, CDB-24, CDB-29, CDB-32, CDB-33: who is asked what, in which order, and what is told of it depend on nothing that is hidden', () => {
    const tally: Tally = { questions: {}, twinsThatDiffer: 0 }
    for (let i = 0; i < 240; i++) {
      const chance = seededChance(`leak ${i}`)
      const seats = 2 + (i % 3)
      const options = { ...randomOptions(chance), teams: 'free' as const, hiding: 'on' as const }
      const state = game.setup(options, seats, { chance })
      putTogether(state, chance)
      playSome(state, chance, chance.int(12 * seats))
      // Answers that wait for others are secrets too, and come to light when all are in: the comparison begins before the first one.
      while (state.answered !== 0) playSome(state, chance, 1)
      for (const viewer of [chance.int(seats), SPECTATOR]) if (state.phase !== 'finished') compare(game.clone(state), viewer, chance, tally)
    }
    expect(tally.twinsThatDiffer).toBeGreaterThan(200)
    for (const phase of ['pace', 'pay', 'follow', 'announce', 'refill'] as const)
      expect(tally.questions[phase] ?? 0, phase).toBeGreaterThan(20)
  })

  it('CDB-16: a refusal tells a seat about its own tokens only', () => {
    const chance = seededChance('refusals')
    const state = game.setup({ ...randomOptions(chance), teams: 'free', hiding: 'on' }, 3, { chance })
    putTogether(state, chance)
    for (let i = 0; i < 60; i++) {
      for (const seat of game.toAct(state)) {
        const twin = game.determinize(game.view(state, seat), chance)
        const reasons = (of: State) => game.candidates(of, seat).map((move) => game.whyNot(of, seat, move))
        expect(reasons(twin)).toEqual(reasons(state))
      }
      playSome(state, chance, 3)
    }
  })
})

/** The truth, and a position that the viewer can't tell from it, are led on by the same moves: he must never be able to tell them apart. */
function compare(truth: State, viewer: Seat, chance: Chance, tally: Tally): void {
  const twin = game.determinize(game.view(truth, viewer), chance)
  // Nobody has answered yet in truth, which the viewer does not know; from the same point on the same moves can be played.
  twin.answered = 0
  twin.answers.fill(null)
  if (JSON.stringify(twin.hidden) !== JSON.stringify(truth.hidden)) tally.twinsThatDiffer++
  for (let step = 0; step < 60 && truth.phase !== 'finished'; step++) {
    expectSame(game.toAct(twin), game.toAct(truth))
    expectSame(twin.asked, truth.asked)
    const acting = game.toAct(truth)
    const seat = acting[chance.int(acting.length)]!
    const legal = movesOf(truth, seat)
    if (seat === viewer) expectSame(movesOf(twin, seat), legal)
    const shared = legal.filter((move) => movesOf(twin, seat).includes(move))
    if (shared.length === 0) return
    tally.questions[truth.phase] = (tally.questions[truth.phase] ?? 0) + 1
    const move = JSON.parse(shared[chance.int(shared.length)]!) as Move
    const seed = `${chance.int(1_000_000)}`
    const [events, twinEvents] = [truth, twin].map((state) => eventsOf(state, seat, move, viewer, seed))
    if ([...events!, ...twinEvents!].some(({ type }) => REVEALING.includes(type))) return
    expectSame(twinEvents, events)
    expectSame(game.view(twin, viewer), game.view(truth, viewer))
  }
}

const movesOf = (state: State, seat: Seat) => game.legal(state, seat).map((move) => JSON.stringify(move))

function eventsOf(state: State, seat: Seat, move: Move, viewer: Seat, seed: string): Event[] {
  const log: LoggedEvent<Event>[] = []
  game.apply(state, seat, move, { chance: seededChance(seed), emit: (event, to) => void log.push({ event, to }) })
  return log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event)
}

/** Teams with as many face-down tokens as they can have. */
function putTogether(state: State, chance: Chance): void {
  for (const seat of game.toAct(state)) {
    const starts = game.legal(state, seat).filter((move) => move.type === 'start')
    game.apply(state, seat, starts[chance.int(starts.length)]!, { chance })
    for (let letter = 0; letter < 3; letter++) {
      const hides = game.legal(state, seat).filter((move) => move.type === 'hide' && move.rider === seat * 3 + letter)
      if (chance.int(4) > 0) game.apply(state, seat, hides[chance.int(hides.length)]!, { chance })
    }
    game.apply(state, seat, { type: 'confirm' }, { chance })
  }
}

function playSome(state: State, chance: Chance, moves: number): void {
  for (let i = 0; i < moves && state.phase !== 'finished'; i++) {
    const acting = game.toAct(state)
    const seat = acting[chance.int(acting.length)]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
  }
}
