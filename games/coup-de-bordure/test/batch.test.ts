import { SPECTATOR, deepFreeze, seededChance, type Seat } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { askedRider, committed } from '../rules/batch.ts'
import { criterionBetween, type Finisher } from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { seatsIn } from '../rules/riders.ts'
import type { State, View } from '../rules/state.ts'
import { id, playGroup, position, workedOut } from './position.ts'
import { randomOptions } from './subject.ts'

const chance = (name: string) => ({ chance: seededChance(name) })
const ON_NINE = { cases: { 9: 'P' } } as const

function playOn(state: State, name: string, isOver: (now: State) => boolean): State {
  const some = seededChance(name)
  while (!isOver(state)) {
    const seat = game.toAct(state)[0]!
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[some.int(legal.length)]!, { chance: some })
  }
  return state
}

function start(changed: Partial<Options>, seats: number): State {
  return game.setup({ ...randomOptions(seededChance('options')), ...changed }, seats, chance('start'))
}

describe('a question to several', () => {
  const both = () => position({ ...ON_NINE, riders: ['B1@9 P4', 'B2@9 P4', 'R1@9 P4'] })
  const pace = (state: State, seat: Seat, rider: string) =>
    game.apply(state, seat, { type: 'pace', rider: id(rider), pace: 'CON' }, chance('pace'))

  it('CDB-12 who has answered waits for the others', () => {
    const state = both()
    expect(committed(state)).toEqual([])
    pace(state, 1, 'R1')
    expect(committed(state)).toEqual([1])
    pace(state, 0, 'B1')
    expect(committed(state)).toEqual([0, 1])
    state.answered = state.asked
    expect(committed(state)).toEqual([])
  })

  it('CDB-12 who is asked alone waits for nobody', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'B2@9 P4'] })
    pace(state, 0, 'B1')
    expect(committed(state)).toEqual([])
  })

  it('CDB-12 one rider after the other, and none of a seat that is not asked', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'B2@9 P4'] })
    expect(askedRider(state, 0)).toBe(id('B1'))
    pace(state, 0, 'B1')
    expect(askedRider(state, 0)).toBe(id('B2'))
    expect(askedRider(state, 1)).toBeUndefined()
  })
})

describe('what a viewer is shown', () => {
  const told = (answers: (string | null)[]) => ({ type: 'answered' as const, seat: 0, rider: 0, answer: answers[0]!, answers })

  it('CDB-10, CDB-12 a spectator has nothing face down, no draft and no answers', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4 (S)', 'R1@9 P4'] })
    expect(game.view(state, 0).hidden).toEqual(['S', null, null])
    expect(game.view(state, SPECTATOR)).toMatchObject({ answered: 0, draft: null, hidden: [], answers: [] })
  })

  it('CDB-12 who answers anew has answered for that rider only', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'B2@9 P4', 'R1@9 P4'] })
    const both = game.fold(game.view(state, 0), told(['ACC', 'CON', null]))
    expect(both.answered).toBe((1 << id('B1')) | (1 << id('B2')))
    const anew = game.fold(both, told(['SIL', null, null]))
    expect(anew.answered).toBe(1 << id('B1'))
    expect(anew.answers).toEqual(['SIL', null, null])
  })

  it('CDB-10, CDB-12 an event leaves the view before it as it was', () => {
    const picking = deepFreeze(game.view(start({ teams: 'preset', assign: 'pick' }, 2), 0))
    const tokens = [0, 1, 2].map((letter) => [letter, 0, 0, 0])
    const taken = game.fold(picking, { type: 'teamTaken', seat: 0, team: 'pt-lotto', tokens, isDealt: false })
    expect(taken.teams).toEqual(['pt-lotto', null])
    const riding = deepFreeze(game.view(position({ ...ON_NINE, riders: ['B1@9 P4 (S)', 'R1@9 P4'] }), 0))
    expect(game.fold(riding, { type: 'musettesDrawn', seats: [1, 0], added: [3] }).draws.at(-1)).toEqual([1, 0])
    expect(game.fold(riding, { type: 'refilled', rider: 0, tokens: 'P', shown: 'S', up: [5, 0, 0, 1] }).hidden[0]).toBeNull()
    expect(game.fold(riding, told(['ACC', null, null])).answers[0]).toBe('ACC')
  })
})

describe('steps that concern nobody', () => {
  const told = (riders: string[], paces: Record<string, string>) => {
    const { events } = playGroup(position({ ...ON_NINE, riders }), { pace: paces })
    const steps = events.flatMap((event) => (event.type === 'stepBegan' ? [[event.step, event.reason] as const] : []))
    return { steps: Object.fromEntries(steps), tows: events.filter(({ type }) => type === 'towOpened' || type === 'towTaken') }
  }

  it('CDB-21 a pair that leaves nobody behind tows nobody', () => {
    const { steps, tows } = told(['B1@9 P4', 'B2@9 P4'], { B1: 'OFF', B2: 'OFF' })
    expect(steps).toMatchObject({ 2: 'nobodyLeft', 5: 'nobodyLeft', 6: 'nobodyLeft', 7: 'nobodyLeft' })
    expect(tows).toEqual([])
  })

  it('CDB-21 without a pair nobody is towed over three squares', () => {
    expect(told(['B1@9 P4', 'R1@9 P4'], { B1: 'OFF' }).steps).toMatchObject({ 2: 'noPair', 6: 'noTow', 7: 'steady' })
  })

  it('CDB-25 a pair of Acceleration and Sillage that leaves nobody behind tows nobody', () => {
    const { steps, tows } = told(['B1@9 P4', 'B2@9 P4'], { B1: 'ACC', B2: 'SIL' })
    expect(steps).toMatchObject({ 4: 'wheelFound', 6: 'nobodyLeft' })
    expect(tows).toEqual([])
  })
})

describe('what decides', () => {
  const finisher = (changed: Partial<Finisher>): Finisher => ({
    seat: 0,
    letter: 0,
    at: 17,
    ofTerrain: 0,
    tokens: 0,
    musette: 0,
    ...changed,
  })

  it('CDB-42, CDB-47 the line only for who has crossed it', () => {
    expect(criterionBetween(finisher({}), finisher({ seat: 1, at: 16 }))).toBe('line')
    expect(criterionBetween(finisher({ at: 16 }), finisher({ seat: 1, at: 15 }))).toBe('distance')
    expect(criterionBetween(finisher({ at: 12 }), finisher({ seat: 1, at: 11 }))).toBe('distance')
    expect(criterionBetween(finisher({ at: 18 }), finisher({ seat: 1 }))).toBe('distance')
  })

  it('CDB-47 letters between riders of a team, musettes between teams', () => {
    expect(criterionBetween(finisher({}), finisher({ letter: 1 }))).toBe('letter')
    expect(criterionBetween(finisher({}), finisher({ seat: 1 }))).toBe('musette')
  })
})

describe('what a viewer makes up', () => {
  const guesses = (view: View) => Array.from({ length: 80 }, (_, i) => game.determinize(view, seededChance(`guess ${i}`)))

  it('CDB-12 others may have answered, but not all of them, and what they answered is legal', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'R1@9 P4', 'R2@9 P4', 'W1@9 P4'] })
    for (const viewer of [0, SPECTATOR]) {
      const made = guesses(game.view(state, viewer))
      expect(new Set(made.map(({ answered }) => seatsIn(answered).join()))).toEqual(
        new Set(viewer === 0 ? ['', '1', '2', '1,2'] : ['', '0', '1', '2', '0,1', '0,2', '1,2']),
      )
      for (const { answered, answers } of made) {
        for (const name of ['B1', 'R1', 'R2', 'W1']) {
          const isAnswered = (answered & (1 << id(name))) !== 0
          if (isAnswered) expect(['CON', 'SIL', 'ACC', 'OFF']).toContain(answers[id(name)])
          else expect(answers[id(name)]).toBeNull()
        }
      }
    }
  })

  it('CDB-12 own answers stay, and somebody else is still missing', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'R1@9 P4', 'W1@9 P4'] })
    game.apply(state, 0, { type: 'pace', rider: id('B1'), pace: 'ACC' }, chance('pace'))
    const made = guesses(game.view(state, 0))
    expect(made.every(({ answers }) => answers[id('B1')] === 'ACC')).toBe(true)
    expect(new Set(made.map(({ answered }) => seatsIn(answered).join()))).toEqual(new Set(['0', '0,1', '0,2']))
  })

  it('CDB-7 while teams are picked nobody else has answered', () => {
    const state = start({ teams: 'preset', assign: 'pick' }, 3)
    for (const viewer of [0, 1, SPECTATOR]) for (const { answered } of guesses(game.view(state, viewer))) expect(answered).toBe(0)
  })

  it('CDB-8 drafts only while teams are put together', () => {
    expect(game.determinize(game.view(position({ riders: ['B1@9 P4'] }), 0), seededChance('drafts')).drafts).toEqual([])
  })

  it('CDB-6, CDB-10 a rider with four tokens face up need not have another face down', () => {
    const state = position({ ...ON_NINE, riders: ['R1@9 P4', 'R2@9 P4 C2', 'R3@9 P4 C3 (M)'] })
    const view = game.view(state, 0)
    for (const name of ['R1', 'R2', 'R3']) expect(workedOut(view, id(name))).toEqual({ colours: ['P', 'C', 'M', 'S'], isSure: false })
  })

  it('CDB-39, CDB-50 musettes as they were turned over', () => {
    const end = playOn(start({ teams: 'preset', assign: 'random' }, 4), 'to the end', ({ phase }) => phase === 'finished')
    for (const made of guesses(game.view(end, 2))) {
      expect(made.musettes).toEqual(end.musettes)
      expect(made.remainingMusette).toBe(end.remainingMusette)
      expect(made.hidden).toEqual(end.hidden)
    }
  })

  it('CDB-10 a game that goes on from it leaves the view as it was', () => {
    for (const teams of ['preset', 'free'] as const) {
      const state = start({ teams, assign: 'pick', hiding: 'on' }, 3)
      for (const round of [0, 4]) {
        playOn(state, 'on', (now) => now.phase === 'finished' || now.round >= round)
        const view = deepFreeze(game.view(state, 1))
        const made = game.determinize(view, seededChance('twin'))
        expect(playOn(made, 'further', ({ phase }) => phase === 'finished').phase).toBe('finished')
      }
    }
  })
})
