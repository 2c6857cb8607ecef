import { check, checkOptions, seededChance, tunedGame } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { energyDeck, muscleDeck, noCards, pelotonDeck } from '../content/cards.ts'
import { POINTS } from '../content/points.ts'
import { STAGES } from '../content/stages.ts'
import { game } from '../rules/index.ts'
import { optionSchema, tourOf, type Options } from '../rules/options.ts'
import { optionsWith } from './position.ts'

const own = (type: string) => ({ name: 'Mine', type, tiles: STAGES.ST1.tiles, sprints: [] })
function race(changed: Partial<Options> = {}): Options {
  const checked = check(optionSchema, { mode: 'race', stage: 'ST1', ...changed })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

describe('the plan of a game', () => {
  it('FR-36 follows its own options, whatever was played before', () => {
    expect(tourOf(race(), 2)).toBe(tourOf(race(), 2))
    expect(tourOf(race(), 3)).toMatchObject({ seats: 3, teams: ['rider', 'rider', 'rider'] })
    expect(tourOf(race(), 2).seats).toBe(2)
    expect(tourOf(race({ wideFinish: true }), 2).options.wideFinish).toBe(true)
    expect(tourOf(race({ wideFinish: false }), 2).options.wideFinish).toBe(false)
    const first = tourOf(race({ stage: own('flat') as Options['stage'] }), 2)
    expect(first.days[0]).toMatchObject({ id: 'custom', name: 'Mine' })
    const second = tourOf(race({ stage: { ...own('flat'), name: 'Yours' } as Options['stage'] }), 2)
    expect(second.days[0]!.name).toBe('Yours')
  })

  it('FR-36 the stages of the book are laid out once', () => {
    const day = () => tourOf(optionsWith({ options: { tour: { name: '', days: ['GT-F1'] } } }), 2).days[0]
    expect(day()).toBe(day())
    expect(day()!.id).toBe('GT-F1')
  })

  it('FR-50 the sprint zone by the teams, or as one wants it', () => {
    expect(tourOf(race(), 2).zone).toBe(3)
    expect(tourOf(race(), 6).zone).toBe(5)
    expect(tourOf(race({ sprintZone: '5' }), 2).zone).toBe(5)
    expect(tourOf(race({ sprintZone: '3' }), 6).zone).toBe(3)
  })

  it('R3 points of one’s own', () => {
    expect(tourOf(race(), 2).points).toEqual(POINTS)
    const points = { ...POINTS, sprint: [9, 1] }
    expect(tourOf(race({ pointsTables: points }), 2).points.sprint).toEqual([9, 1])
  })

  it('FR-107 five teams start on the wide tile, four do not', () => {
    const tiles = (stage: Options['stage'], seats: number) => tourOf(race({ stage }), seats).days[0]!.tiles
    const mine = { ...own('flat'), tiles: STAGES.ST1.tiles.replace(/^a/, 'A') } as Options['stage']
    for (const stage of [own('flat') as Options['stage'], mine]) {
      expect(tiles(stage, 4)).toMatch(/^a/i)
      expect(tiles(stage, 5)).toMatch(/^1/)
    }
    expect(tiles(mine, 5)).not.toMatch(/^1D/)
    expect(tiles(own('flat') as Options['stage'], 5)).toMatch(/^1D/)
  })

  it('FR-36 a race is no time trial; a tour that has such a stage beside it may be', () => {
    const issues = (mode: string, type: string) => {
      const checked = check(optionSchema, { mode, stage: own(type) })
      return checked.ok ? [] : checked.issues
    }
    const wrong = [{ path: ['stage', 'type'], code: 'time_trial_in_race', params: {} }]
    expect(issues('race', 'itt')).toEqual(wrong)
    expect(issues('race', 'ttt')).toEqual(wrong)
    expect(issues('race', 'flat')).toEqual([])
    expect(issues('tour', 'itt')).toEqual([])
    expect(check(optionSchema, { mode: 'race', stage: 'ST1' }).ok).toBe(true)
  })

  it('FR-36 a tour without a past has nothing to check', () => {
    expect(checkOptions(game, { mode: 'tour', tour: 'TOUR3' }, 2).ok).toBe(true)
    expect(checkOptions(game, { mode: 'tour', tour: { name: '', days: ['GT-F1'] } }, 2).ok).toBe(true)
  })
})

describe('numbers that the lab turns', () => {
  it('FR-16 so many cards are drawn, and the game as it is stays as it is', () => {
    const hands = (of: typeof game) => {
      const { state } = play({ game: of, options: race({ startGrid: 'draw' }), seats: 2, chance: seededChance('tuned') })
      of.apply(state, 0, { type: 'pickRider', rider: 0 }, { chance: seededChance('draw') })
      of.apply(state, 1, { type: 'pickRider', rider: 2 }, { chance: seededChance('draw') })
      return [state.piles[0]!.handSize, state.piles[2]!.handSize]
    }
    const tuned = tunedGame(game as never, { handSize: 6 }) as unknown as typeof game
    expect(hands(tuned)).toEqual([6, 6])
    expect(hands(game)).toEqual([4, 4])
    expect(tuned.id).toBe('flamme-rouge')
    expect(tuned.seats).toEqual({ min: 1, max: 6, best: 4 })
    expect(game.parameters!.fields['handSize']).toMatchObject({ min: 2, max: 6, default: 4 })
  })
})

describe('decks before a stage', () => {
  it('FR-10, FR-33, FR-34 the Peloton shares one deck, the Muscle team has its own', () => {
    const { state } = play({ game, options: race({ teams: 3 }), seats: 1, chance: seededChance('decks') })
    const decks = state.riders.map(({ deck }) => deck)
    expect(decks).toEqual([energyDeck(0, false), energyDeck(1, false), pelotonDeck(), noCards(), muscleDeck(0), muscleDeck(1)])
    expect(state.lines).toEqual([])
    expect(state.queue).toEqual([])
  })
})
