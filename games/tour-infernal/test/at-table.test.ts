import { describeAtTable } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import { TableRace, type TableRaceFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import { optionFields, optionsFor, type Options } from '../rules/options.ts'
import { sheet } from '../sheet/index.ts'
import { subject } from './subject.ts'

describeAtTable({
  subject,
  sheet: sheet as never,
  knowledge,
  games: 30,
  optionsOf: (_index, chance, seats) => {
    const options = optionsFor((subject.randomOptions as (chance: unknown, seats: number) => Options)(chance, seats), seats)
    return { ...options, firstPlayer: 'random' as const, missions: false }
  },
})

describe('a race at a real table', () => {
  const options = { ...defaultOptions(optionFields), course: 'enfer-du-nord', firstPlayer: 'seat1' }
  const file: TableRaceFile = {
    format: 'echappee-table-1',
    game: game.id,
    options,
    seats: ['human', 'human', 'human'].map((by, seat) => ({ name: `Seat ${seat + 1}`, by })),
    seed: 'box',
    steps: [],
  }

  it('TI-5 nobody tells his besace, and any of them may be in his hand', () => {
    const race = new TableRace(game, sheet.atTable!, file)
    // TI-20: in company R or 2R; nobody has shown that he lacks either.
    expect(race.turn()).toMatchObject({ kind: 'person', seat: 0, moves: [{ play: 'R' }, { play: 'RR' }] })
    for (let i = 0; i < 3; i++) race.play({ type: 'play', play: 'R' })
    const turn = race.turn()
    expect(turn).toMatchObject({ kind: 'person' })
    // TI-42, TI-43: up to six attack cards are in a besace.
    expect(turn!.kind === 'person' && turn!.moves).toEqual([0, 1, 2].map((level) => ({ type: 'attack', level })))
  })

  it('TI-100 with missions it can’t be followed: they score, and nobody tells them', () => {
    expect(sheet.atTable!.canFollow!({ ...options, missions: true })).toBe(false)
    expect(sheet.atTable!.canFollow!(options)).toBe(true)
  })
})
