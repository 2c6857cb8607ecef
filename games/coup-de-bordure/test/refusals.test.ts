import { seededChance, tunedGame, type Context } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { PACE_COST, TOW_COST, type Pace } from '../content/paces.ts'
import { FEED_SQUARE } from '../content/road.ts'
import { TEAMS, TEAM_IDS } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import { finishersOf } from '../rules/finish.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { allocate } from '../rules/phases/allocate.ts'
import { defaultPayment } from '../rules/phases/pay.ts'
import { entitlement } from '../rules/resolution.ts'
import type { State } from '../rules/state.ts'
import { id, position } from './position.ts'
import { randomOptions } from './subject.ts'

const chance = () => ({ chance: seededChance('refusals') })
const ON_NINE = { cases: { 9: 'P' } } as const
const FOREIGN = TEAM_IDS.find((team) => TEAMS[team].course !== 'msr')!

function start(changed: Partial<Options>, ctx: Context<Event> = chance()): State {
  return game.setup({ ...randomOptions(seededChance('options')), course: 'msr', ...changed }, 2, ctx)
}

const give = (state: State, ...moves: Move[]) => {
  for (const move of moves) {
    expect(game.whyNot(state, 0, move)).toBeUndefined()
    game.apply(state, 0, move, chance())
  }
}

/** Leads on by the first legal moves, with these paces, until the phase is reached. */
function until(phase: State['phase'], state: State, paces: Readonly<Record<string, string>> = {}): State {
  const wanted = new Map(Object.entries(paces).map(([name, pace]) => [id(name), pace]))
  while (state.phase !== phase) {
    const seat = game.toAct(state)[0]!
    const moves = game.legal(state, seat)
    const chosen = moves.find((move) => move.type === 'pace' && move.pace === (wanted.get(move.rider) ?? 'CON')) ?? moves[0]!
    game.apply(state, seat, chosen, chance())
  }
  return state
}

describe('a refusal says what it is about', () => {
  it('CDB-6, CDB-14 plates that are filled freely', () => {
    const state = start({ teams: 'free', hiding: 'on' })
    const why = (move: Move) => game.whyNot(state, 0, move)
    expect(why({ type: 'add', rider: 3, terrain: 'P' })).toMatchObject({ code: 'NOT_YOUR_RIDER', params: { rider: 3 } })
    expect(why({ type: 'remove', rider: 1, terrain: 'C' })).toMatchObject({ code: 'NO_SUCH_TOKEN', params: { rider: 1, terrain: 'C' } })
    expect(why({ type: 'start', from: FOREIGN })).toMatchObject({ code: 'TEAM_NOT_OFFERED', params: { team: FOREIGN } })
    expect(why({ type: 'hide', rider: 2, terrain: null })).toMatchObject({ code: 'ALREADY_SO', params: { rider: 2 } })
    give(state, { type: 'start', from: 'course' })
    expect(why({ type: 'add', rider: 0, terrain: 'P' })).toMatchObject({ code: 'NO_TOKENS_LEFT', params: { limit: 18 } })
    expect(game.whyNot(state, 0, { type: 'pace', rider: 0, pace: 'CON' })).toMatchObject({
      code: 'WRONG_PHASE',
      params: { phase: 'allocate' },
    })
  })

  it('CDB-7 teams', () => {
    const picking = start({ teams: 'preset', assign: 'pick', hiding: 'on' })
    expect(game.whyNot(picking, 0, { type: 'team', team: FOREIGN })).toMatchObject({ code: 'TEAM_NOT_OFFERED', params: { team: FOREIGN } })
    const [team] = picking.race.offer
    expect(game.whyNot(picking, 1, { type: 'team', team: team! })).toMatchObject({
      code: 'NOT_YOUR_TURN',
      rule: 'CDB-7',
      params: { phase: 'teams' },
    })
    give(picking, { type: 'team', team: team! })
    game.apply(picking, 1, game.legal(picking, 1)[0]!, chance())
    expect(game.whyNot(picking, 0, { type: 'add', rider: 0, terrain: 'P' })).toMatchObject({ code: 'TEAM_IS_FIXED', params: { team } })
  })

  it('CDB-12, CDB-14 riders', () => {
    const state = position({ ...ON_NINE, riders: ['B1@9 P4', 'B2@9 P4', 'R1@9 P4'] })
    const why = (rider: string, pace: Pace = 'CON') => game.whyNot(state, 0, { type: 'pace', rider: id(rider), pace })
    expect(why('R1')).toMatchObject({ code: 'NOT_YOUR_RIDER', params: { rider: id('R1') } })
    for (const name of ['B2', 'B3'])
      expect(why(name)).toMatchObject({ code: 'OTHER_RIDER_FIRST', params: { rider: id(name), first: id('B1') } })
    expect(why('B3', 'ACC'), 'who is not asked is not asked for tokens').toMatchObject({ code: 'OTHER_RIDER_FIRST' })
    expect(why('B1')).toBeUndefined()
  })

  it('CDB-16 too few tokens for a pace', () => {
    const { ofTerrain, tokens } = PACE_COST.OFF
    const state = position({ ...ON_NINE, riders: [`B1@9 P${ofTerrain}`] })
    expect(game.whyNot(state, 0, { type: 'pace', rider: 0, pace: 'OFF' })).toMatchObject({
      code: 'TOO_FEW_TOKENS',
      params: { pace: 'OFF', needed: tokens, owned: ofTerrain },
    })
  })

  it('CDB-11, CDB-18 a payment', () => {
    const state = until('pay', position({ ...ON_NINE, riders: ['B1@9 P4 C1'] }), { B1: 'ACC' })
    const why = (tokens: string) => game.whyNot(state, 0, { type: 'pay', rider: 0, tokens })
    expect(game.candidates(state, 0).map((move) => (move as { tokens: string }).tokens)).toEqual(['PP', 'PC'])
    expect(why('PM')).toMatchObject({ code: 'NOT_ON_PLATE', params: { tokens: 'PM' } })
    expect(why('P')).toMatchObject({ code: 'WRONG_SIZE', params: { needed: 2, given: 1 } })
    expect(why('PC')).toBeUndefined()
  })

  it('CDB-29 a tow that one cannot follow counts the face-down token', () => {
    const riders = ['B1@9 P4', 'B2@9 P4', 'R1@9 P4 (P)', 'R2@9 P4 (C)', 'R3@9 C3 (P)']
    const state = until('follow', position({ ...ON_NINE, riders }), { B1: 'OFF', B2: 'OFF' })
    const { tokens, ofTerrain } = TOW_COST[3]
    const reach = () => game.candidates(state, 1).map((move) => (move as { tokens: string }).tokens)
    const up = 'P'.repeat(tokens)
    expect(game.whyNot(state, 1, { type: 'follow', rider: id('R3'), tokens: up })).toMatchObject({
      code: 'CANNOT_FOLLOW',
      params: { distance: 3, needed: ofTerrain, owned: 1, terrain: 'P' },
    })
    expect(reach()).toEqual(['', up, `${up.slice(1)}p`])
    game.apply(state, 1, { type: 'follow', rider: id('R1'), tokens: '' }, chance())
    expect(reach()).toEqual(['', up])
  })

  it('CDB-32 a refill that one may not take counts the face-down token', () => {
    const state = until('refill', position({ riders: [`B1@${FEED_SQUARE - 1} P4 (C)`, `R1@${FEED_SQUARE - 1} P4`] }))
    const why = (seat: number, rider: string) => game.whyNot(state, seat, { type: 'refill', rider: id(rider), tokens: 'P' })
    expect(why(0, 'B1')).toMatchObject({ code: 'NOT_ENTITLED', params: { owned: 5 } })
    expect(why(1, 'R1')).toMatchObject({ code: 'NOT_ENTITLED', params: { owned: 4 } })
  })
})

describe('plates before the race', () => {
  const plates = (state: State) => state.drafts[0]!

  it('CDB-6, CDB-8 what a hand can reach for', () => {
    const kinds = (state: State) => [...new Set(game.candidates(state, 0).map(({ type }) => type))].sort()
    expect(kinds(start({ teams: 'preset', assign: 'random', hiding: 'on' }))).toEqual(['confirm', 'hide'])
    expect(kinds(start({ teams: 'free', hiding: 'off' }))).toEqual(['add', 'clear', 'confirm', 'remove', 'start'])
    const state = start({ teams: 'preset', assign: 'random', hiding: 'on' })
    give(state, { type: 'confirm' })
    expect(game.candidates(state, 0)).toEqual([])
  })

  it('CDB-6 taking back and turning over count as changes, adding does not', () => {
    const state = start({ teams: 'free', hiding: 'on' })
    give(state, { type: 'add', rider: 0, terrain: 'P' }, { type: 'add', rider: 0, terrain: 'P' })
    expect(plates(state).changes).toBe(0)
    give(state, { type: 'remove', rider: 0, terrain: 'P' })
    expect(plates(state).changes).toBe(1)
    give(state, { type: 'hide', rider: 0, terrain: 'P' })
    expect(plates(state).changes).toBe(2)
    give(state, { type: 'clear' })
    expect(plates(state)).toMatchObject({ changes: 3, hidden: [null, null, null] })
  })

  it('CDB-8 a face-down token goes with the last of its colour, and only of that rider', () => {
    const state = start({ teams: 'free', hiding: 'on' })
    for (const rider of [0, 1]) {
      for (const terrain of ['P', 'P', 'C'] as const) give(state, { type: 'add', rider, terrain })
      give(state, { type: 'hide', rider, terrain: 'P' })
    }
    give(state, { type: 'remove', rider: 0, terrain: 'C' }, { type: 'remove', rider: 0, terrain: 'P' })
    expect(plates(state).hidden).toEqual(['P', 'P', null])
    give(state, { type: 'remove', rider: 0, terrain: 'P' })
    expect(plates(state).hidden).toEqual([null, 'P', null])
  })

  it('CDB-52 of two riders with as few tokens the first is completed', () => {
    const state = start({ teams: 'free', hiding: 'off' })
    give(state, { type: 'start', from: 'course' })
    for (const rider of [0, 1]) {
      const terrain = (['P', 'C', 'M', 'S'] as const)[plates(state).tokens[rider]!.findIndex((count) => count > 0)]!
      give(state, { type: 'remove', rider, terrain })
    }
    expect(allocate.fallback(state, 0)).toMatchObject({ type: 'add', rider: 0 })
  })

  it('CDB-52 a colour that is needed less goes before a token that lies face up', () => {
    expect(defaultPayment(['Pc', 'PM'], 0, [0, 0, 0, 0], PACE_COST.ACC)).toBe('Pc')
    expect(defaultPayment(['Pc', 'PC'], 0, [0, 0, 0, 0], PACE_COST.ACC)).toBe('PC')
  })

  it('CDB-10 guesses of the others’ plates', () => {
    const guessed = (options: Partial<Options>) => {
      const view = game.view(start(options), 1)
      return Array.from({ length: 80 }, (_, i) => game.determinize(view, seededChance(`guess ${i}`)))
    }
    const sum = (tokens: readonly number[]) => tokens.reduce((all, count) => all + count, 0)
    const preset = guessed({ teams: 'preset', assign: 'random', hiding: 'on' })
    const free = guessed({ teams: 'free', hiding: 'on' })
    for (const { teams, drafts } of preset) expect(drafts[0]!.tokens).toEqual(TEAMS[teams[0]!].riders.map(({ tokens }) => tokens))
    for (const { drafts, answers, riders } of free) {
      const sizes = drafts[0]!.tokens.map(sum)
      expect(sum(sizes)).toBe(18)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
      expect(answers.length).toBe(riders.length)
    }
    for (const made of [preset, free]) {
      const hidden = made.flatMap(({ drafts }) =>
        drafts[0]!.hidden.map((colour, letter) => ({ colour, tokens: drafts[0]!.tokens[letter]! })),
      )
      expect(hidden.some(({ colour }) => colour === null)).toBe(true)
      expect(hidden.some(({ colour }) => colour !== null)).toBe(true)
      for (const { colour, tokens } of hidden) if (colour !== null) expect(tokens['PCMS'.indexOf(colour)]).toBeGreaterThan(0)
    }
    for (const { drafts } of guessed({ teams: 'free', hiding: 'off' })) expect(drafts[0]!.hidden).toEqual([null, null, null])
  })
})

describe('a race of one’s own', () => {
  it('CDB-2 keeps a copy of its course and leaves the options as they were', () => {
    const cases = 'PPPPPPPPCCCCMMSS'.split('') as ('P' | 'C' | 'M' | 'S')[]
    const course = { name: 'Mine', cases, names: cases.map((_, i) => `Square ${i + 1}`) }
    const state = start({ course })
    expect(state.race.options.course).toEqual(course)
    expect(Object.isFrozen(course.cases)).toBe(false)
    expect(Object.isFrozen(course)).toBe(false)
  })

  it('CDB-32 the lab turns the table of the feed zone, and the game as it is stays as it is', () => {
    const tuned = tunedGame(game as never, { feed0: 1, feed1: 0, feed2: 2 }) as unknown as typeof game
    const entitled = (of: typeof game) => {
      const state = of.setup({ ...randomOptions(seededChance('options')), teams: 'free', hiding: 'off' }, 2, chance())
      return [0, 1, 2].map((tokens) => {
        state.riders[0]!.up = [tokens, 0, 0, 0]
        return entitlement(state, 0)
      })
    }
    expect(tuned.id).toBe('coup-de-bordure')
    expect(entitled(tuned)).toEqual([1, 0, 2])
    expect(entitled(game)).toEqual([0, 1, 2].map((tokens) => game.parameters!.fields[`feed${tokens}`]!.default))
  })

  it('CDB-7, CDB-37 chance is told what it is about', () => {
    const about: string[] = []
    const ctx = { chance: Object.assign(seededChance('about'), { about: (text: string) => void about.push(text) }) }
    const state = start({ teams: 'preset', assign: 'random', hiding: 'off', musetteTie: 'group' }, ctx)
    expect(about).toEqual(['teams'])
    while (state.phase !== 'finished') {
      const seat = game.toAct(state)[0]!
      game.apply(state, seat, game.legal(state, seat)[0]!, ctx)
    }
    expect(about).toEqual(['teams', 'musettes/0'])
    expect(finishersOf(state).map(({ letter }) => letter)).toEqual([0, 1, 2, 0, 1, 2])
  })
})
