import { SPECTATOR, isInAudience, seededChance, type Chance, type LoggedEvent, type Seat } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Phase, State } from '../rules/state.ts'
import { optionsWith } from './position.ts'
import { randomOptions } from './subject.ts'

describe('what is hidden stays hidden', () => {
  it('FR-15, FR-40, FR-41: who is asked what, and what is told of it until the reveal, depend on nothing that is hidden', () => {
    const phases = new Map<Phase, number>()
    let twins = 0
    for (let i = 0; i < 60; i++) {
      const chance = seededChance(`leak ${i}`)
      const seats = 2 + (i % 4)
      const state = game.setup(randomOptions(chance), seats, { chance })
      playSome(state, chance, chance.int(40 * seats))
      // Answers that wait for others are secret too: the comparison begins before the first one.
      while (state.answered !== 0) playSome(state, chance, 1)
      for (const viewer of [chance.int(seats), SPECTATOR]) {
        if (state.phase === 'finished') continue
        const truth = game.clone(state)
        const twin = game.determinize(game.view(truth, viewer), chance)
        if (JSON.stringify(twin.piles) !== JSON.stringify(truth.piles)) twins++
        compare(truth, twin, viewer, chance, phases)
      }
    }
    expect(twins).toBeGreaterThan(40)
    for (const phase of ['pick', 'hand'] as const) expect(phases.get(phase) ?? 0, phase).toBeGreaterThan(5)
  })

  it('FR-15: the others can’t tell which rider somebody takes up first, nor what he plays', () => {
    const options = optionsWith({ stage: 'GT-F1' })
    const games = [0, 1].map((first) => {
      const state = game.setup(options, 3, { chance: seededChance('twin') })
      const log: LoggedEvent<Event>[] = []
      const chance = seededChance('moves')
      const emit = (event: Event, to?: LoggedEvent<Event>['to']) => void log.push({ event, to })
      game.apply(state, 0, { type: 'pickRider', rider: first }, { chance, emit })
      for (const seat of [1, 2]) game.apply(state, seat, { type: 'pickRider', rider: 2 * seat }, { chance, emit })
      game.apply(state, 0, game.legal(state, 0)[first]!, { chance, emit })
      return { events: log.filter(({ to }) => isInAudience(to, 1)).map(({ event }) => event), view: game.view(state, 1) }
    })
    const open = (events: readonly Event[]) => events.filter(({ type }) => type !== 'drew')
    expect(open(games[0]!.events)).toEqual(open(games[1]!.events))
    expect({ ...games[0]!.view, piles: [] }).toEqual({ ...games[1]!.view, piles: [] })
  })
})

/** Both are led on by the same answers until something comes to light by right. */
function compare(truth: State, twin: State, viewer: Seat, chance: Chance, phases: Map<Phase, number>): void {
  for (let step = 0; step < 12 && truth.phase !== 'finished'; step++) {
    expect(game.toAct(twin)).toEqual(game.toAct(truth))
    const acting = game.toAct(truth)
    const seat = acting[chance.int(acting.length)]!
    const shared = movesOf(truth, seat).filter((move) => movesOf(twin, seat).includes(move))
    if (seat === viewer) expect(movesOf(twin, seat)).toEqual(movesOf(truth, seat))
    if (shared.length === 0) return
    phases.set(truth.phase, (phases.get(truth.phase) ?? 0) + 1)
    const move = JSON.parse(shared[chance.int(shared.length)]!) as Move
    const isLast = acting.length === 1
    const seed = `${chance.int(1_000_000)}`
    const [events, twinEvents] = [truth, twin].map((state) => eventsOf(state, seat, move, viewer, seed))
    if (isLast) return
    expect(twinEvents).toEqual(events)
    expect(game.view(twin, viewer)).toEqual(game.view(truth, viewer))
  }
}

const movesOf = (state: State, seat: Seat) => game.legal(state, seat).map((move) => JSON.stringify(move))

function eventsOf(state: State, seat: Seat, move: Move, viewer: Seat, seed: string): Event[] {
  const log: LoggedEvent<Event>[] = []
  game.apply(state, seat, move, { chance: seededChance(seed), emit: (event, to) => void log.push({ event, to }) })
  return log.filter(({ to }) => isInAudience(to, viewer)).map(({ event }) => event)
}

function playSome(state: State, chance: Chance, moves: number): void {
  for (let i = 0; i < moves && state.phase !== 'finished'; i++) {
    const acting = game.toAct(state)
    const seat = acting[chance.int(acting.length)]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
  }
}
