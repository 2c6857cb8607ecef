import { Match, SPECTATOR, defaultOptions, seededChance, type Chance } from '@echappee/kernel'
import { drawsFromBag, expectRefused, play as run, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { BESACES, BESACE_SIZE, KIT, PLAYS, PLAY_COSTS } from '../content/cards.ts'
import { COURSES, PRESETS } from '../content/courses.ts'
import { EFFECTS, STOCK, TILES, ZONES, ZONE_SECTORS, type Tile } from '../content/sectors.ts'
import { TEAMS } from '../content/teams.ts'
import { withFeedSide } from '../rules/course.ts'
import { game } from '../rules/index.ts'
import { MAX_SEATS } from '../rules/moves.ts'
import { optionFields } from '../rules/options.ts'
import { missionBag } from '../rules/setup.ts'
import { A, B, C, D, NO_CHANCE, besace, play } from './position.ts'

describe('what there is', () => {
  it('TI-1: three to eight seats, a rider and a team for each', () => {
    expect(game.seats).toEqual({ min: 3, max: 8, best: 5 })
    expect(TEAMS).toHaveLength(MAX_SEATS)
    expect(new Set(TEAMS.flatMap(({ name, rider, colour }) => [name, rider, colour])).size).toBe(3 * MAX_SEATS)
    expect(run({ game, seats: 8, chance: seededChance('eight') }).state.riders).toHaveLength(8)
  })

  it('TI-2: 22 tiles in three zones, and how many courses they give', () => {
    const size = (zone: (typeof ZONES)[number]) => Object.values(STOCK[zone]).reduce((sum, count) => sum + count, 0)
    expect(ZONES.map(size)).toEqual([9, 8, 5])
    expect(ZONES.map(sequences).reduce((product, count) => product * count, 1)).toBe(1_627_920)
  })

  it('TI-5, TI-20: 28 besaces of 20 cards, and what each play costs', () => {
    expect(BESACES).toHaveLength(28)
    expect(BESACES.every(({ r, s, a }) => r + s + a === 6)).toBe(true)
    expect(KIT.R + KIT.S + KIT.A).toBe(32)
    expect(PLAYS.map((laid) => PLAY_COSTS[laid].total)).toEqual([1, 2, 3, 3, 3, 1, 1])
  })
})

describe('setup', () => {
  it('TI-2: a random course is drawn zone by zone without replacement', () => {
    const bag = (zone: (typeof ZONES)[number]): Tile[] =>
      Object.entries(STOCK[zone]).flatMap(([tile, count]) => Array.from({ length: count }, () => tile as Tile))
    const chance = [
      ...drawsFromBag(bag('zone1'), ['NR', 'LC', 'NR']),
      ...drawsFromBag(bag('zone2'), ['HM', 'CO', 'SP']),
      ...drawsFromBag(bag('zone3'), ['WR', 'PM']),
      2,
    ]
    const { state, events } = run({ game, seats: 4, chance })
    expect(state.race.course).toEqual(['ST', 'NR', 'LC', 'NR', 'FZ', 'HM', 'CO', 'SP', 'WR', 'PM'])
    expect(state.first).toBe(C)
    expect(events).toEqual([
      { type: 'courseSet', course: [...state.race.course], isFeedTurned: false },
      { type: 'firstChosen', seat: C, by: 'chance' },
    ])
  })

  it('TI-2: every random course obeys the stock, and every tile of a zone comes up everywhere in it', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 400; i++) {
      const { course } = run({ game, chance: seededChance(`course ${i}`) }).state.race
      expect([course[0], ['FZ', 'SP'].includes(course[4]!)]).toEqual(['ST', true])
      for (const zone of ZONES)
        for (const tile of TILES) {
          const used = ZONE_SECTORS[zone].filter((sector) => course[sector - 1] === tile)
          expect(used.length).toBeLessThanOrEqual(STOCK[zone][tile] ?? 0)
          for (const sector of used) seen.add(`${sector} ${tile}`)
        }
    }
    const wanted = ZONES.flatMap((zone) =>
      ZONE_SECTORS[zone].flatMap((sector) => Object.keys(STOCK[zone]).map((tile) => `${sector} ${tile}`)),
    )
    expect([...seen].sort()).toEqual(wanted.sort())
  })

  it('X31 TI-3: a Sprint in the feed slot of a course without an intermediate bonus (R5, R6)', () => {
    const flat: Tile[] = ['ST', 'NR', 'HW', 'LC', 'FZ', 'CO', 'NR', 'WR', 'HW', 'NR']
    expect(withFeedSide(flat)[4]).toBe('SP')
    expect(withFeedSide(flat.with(8, 'PM'))[4]).toBe('FZ')
    expect(withFeedSide(flat.with(9, 'PM'))[4]).toBe('SP')
    expect(EFFECTS.SP).toMatchObject({ doublesAttacks: true, bonuses: [20] })
    const { state, events } = run({ game, options: { course: 'plate-et-venteuse' }, chance: [0] })
    expect(state.race.course[4]).toBe('SP')
    expect(events[0]).toMatchObject({ type: 'courseSet', isFeedTurned: true })
  })

  it('TI-2, TI-3: the presets', () => {
    for (const preset of PRESETS) {
      const { course } = run({ game, options: { course: preset }, chance: [0] }).state.race
      expect(course).toEqual(withFeedSide(COURSES[preset]))
    }
    expect(PRESETS.filter((preset) => withFeedSide(COURSES[preset])[4] === 'SP')).toEqual(['plate-et-venteuse'])
  })

  it('TI-2, TI-4, TI-100: chance is told what it is about', () => {
    const about: string[] = []
    const chance = Object.assign(seededChance('about'), { about: (what: string) => void about.push(what) })
    run({ game, seats: 3, options: { missions: true }, chance })
    expect(about).toEqual(['zone1', 'zone2', 'zone3', 'mission/0', 'mission/1', 'mission/2', 'first'])
  })

  it('TI-4, TI-9: course, missions, first player, then the besaces; all together at 0', () => {
    const { state, events, toAct } = run({ game, seats: 4, options: { missions: true }, chance: seededChance('order') })
    expect(events.map(({ type }) => type)).toEqual([
      'courseSet',
      'missionsDealt',
      'missionDealt',
      'missionDealt',
      'missionDealt',
      'missionDealt',
      'firstChosen',
    ])
    expect(toAct).toEqual([A, B, C, D])
    expect(state.riders.every(({ gap, bonus, cards }) => gap === 0 && bonus === 0 && cards === BESACE_SIZE)).toBe(true)
  })

  it('X45 TI-5, TI-6: the besace and what is left in reserve (R1, R3)', () => {
    const { state } = run({ game, chance: seededChance('besace') })
    const { state: chosen } = run({ game, state, moves: [[A, besace(0, 3, 3)]] })
    expect(chosen.kits[A]).toMatchObject({ hand: { R: 14, S: 3, A: 3 }, reserve: { R: 6, S: 3, A: 3 }, besace: { r: 0, s: 3, a: 3 } })
    expect(expectRefused(game, state, A, besace(6, 1, 0), 'BESACE_TOTAL', 'TI-5').params).toEqual({ total: 7, needed: 6 })
    expectRefused(game, state, A, besace(1, 1, 1), 'BESACE_TOTAL', 'TI-5')
    expect(expectRefused(game, state, A, besace(7, 0, -1), 'BESACE_RANGE', 'TI-5').params).toEqual({ most: 6 })
    expectRefused(game, chosen, A, besace(2, 2, 2), 'ALREADY_CHOSEN', 'TI-5')
    expectRefused(game, chosen, B, play('R'), 'WRONG_PHASE', 'TI-16')
  })

  it('TI-5, TI-15: besaces are chosen at once, in secret, and can be changed until all are ready', () => {
    const match = new Match(game, {
      options: { ...defaultOptions(optionFields), firstPlayer: 'seat2', direction: 'clockwise' },
      seats: ['Jacques', 'Eddy', 'Bernard'].map((name) => ({ name, by: 'human' })),
      seed: 'secret',
    })
    expect(match.submit(B, 0, besace(6, 0, 0))).toEqual({ ok: true })
    expect(match.submit(A, 0, besace(0, 0, 6))).toEqual({ ok: true })
    expect([match.toAct(), match.committed()]).toEqual([[C], [A, B]])
    expect(match.submit(B, 0, besace(0, 6, 0))).toEqual({ ok: true })
    expect(match.events(A)).not.toContainEqual(expect.objectContaining({ type: 'besaceChosen', seat: B }))
    expect(match.view(C).kits).toMatchObject([null, null, { besace: null }])
    expect(match.submit(C, 0, besace(2, 2, 2))).toEqual({ ok: true })
    expect(match.state.kits[B]!.hand).toEqual({ R: 14, S: 6, A: 0 })
    expect([match.toAct(), match.committed()]).toEqual([[B], []])
    expect(match.view(SPECTATOR).kits).toEqual([null, null, null])
  })

  it('TI-7: the first player by chance, or by option; a seat that is not there leaves it to seat 1', () => {
    const firstOf = (firstPlayer: 'random' | 'seat1' | 'seat3' | 'seat8', chance: Chance = NO_CHANCE) =>
      run({ game, seats: 4, options: { course: 'balade', firstPlayer }, chance }).state.first
    expect(firstOf('seat3')).toBe(2)
    expect(firstOf('seat8')).toBe(0)
    const drawn = new Set(Array.from({ length: 60 }, (_, i) => firstOf('random', seededChance(`first ${i}`))))
    expect(drawn).toEqual(new Set([0, 1, 2, 3]))
  })

  it('TI-8: counter-clockwise unless said otherwise', () => {
    const order = (options: { direction?: 'clockwise' }) =>
      scenario(game, {
        seats: 4,
        options: { course: 'balade', firstPlayer: 'seat2', ...options },
        moves: [A, B, C, D].map((seat) => [seat, besace(2, 2, 2)]),
        gives: { toAct: [B] },
      }).state.order
    expect(order({})).toEqual([1, 0, 3, 2])
    expect(order({ direction: 'clockwise' })).toEqual([1, 2, 3, 0])
  })

  it('TI-100: one of 14 missions each, seen by its owner alone; no M2 without a climb', () => {
    expect(missionBag(COURSES.balade)).toHaveLength(14)
    expect(missionBag(COURSES['enfer-du-nord'])).not.toContain('M2')
    expect(missionBag(COURSES['enfer-du-nord'])).toHaveLength(12)
    const chance = [...drawsFromBag(missionBag(COURSES.balade), ['M2', 'M2', 'M6L']), 0]
    const { state, eventsFor, view } = run({ game, options: { missions: true, course: 'balade' }, chance })
    expect(state.kits.map(({ mission }) => mission)).toEqual(['M2', 'M2', 'M6L'])
    expect(eventsFor(C)).toContainEqual({ type: 'missionDealt', seat: C, mission: 'M6L' })
    expect(JSON.stringify([view(A), eventsFor(A)])).not.toContain('M6L')
  })
})

/** How many different rows of tiles a zone can lay. */
function sequences(zone: (typeof ZONES)[number]): number {
  const left: Record<string, number> = { ...STOCK[zone] }
  const rows = (length: number): number => {
    if (length === 0) return 1
    let count = 0
    for (const tile of Object.keys(left)) {
      if (left[tile] === 0) continue
      left[tile]!--
      count += rows(length - 1)
      left[tile]!++
    }
    return count
  }
  return rows(ZONE_SECTORS[zone].length)
}
