import { Match, SPECTATOR, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { PHASES } from '../rules/state.ts'
import { REFUSALS, refuse } from '../rules/refusals.ts'
import { STAGE_ISSUES } from '../rules/stage-schema.ts'
import { words as en } from '../text/words/en/index.ts'
import { words as fr } from '../text/words/fr/index.ts'
import { weight } from '../table/weight.ts'
import { gameText } from '../text/index.ts'
import { optionsWith, position, rider } from './position.ts'
import { randomOptions } from './subject.ts'

const names = (seat: number) => ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Flo'][seat]!
const [english, french] = [gameText(en), gameText(fr)]

/** Plays some games and hands every view and every event on. */
function walk(games: number, seen: (match: AnyOf) => void): Event[] {
  const events: Event[] = []
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`text ${i}`)
    const seats = Array.from({ length: 1 + (i % 6) }, (_, seat) => ({ name: names(seat), by: 'random' }))
    const match = new Match(game, { options: randomOptions(chance), seats, seed: `text ${i}` })
    while (match.toAct().length > 0) {
      seen(match)
      const seat = match.toAct()[0]!
      const legal = match.legal(seat)
      match.submit(seat, match.decision(seat), legal[chance.int(legal.length)])
    }
    seen(match)
    events.push(...match.log().map(({ event }) => event))
  }
  return events
}
type AnyOf = Match<ReturnType<typeof position>, never, Event, never, never> | InstanceType<typeof Match<any, any, Event, any, any>>

describe('the texts', () => {
  it('speak of every position and of everything that happens, in both languages', () => {
    const phases = new Set<string>()
    let count = 0
    const events = walk(18, (match) => {
      phases.add(match.state.phase)
      if (count++ % 7 > 0) return
      for (const viewer of [0, SPECTATOR]) {
        const view = game.view(match.state, viewer)
        for (const text of [english, french]) {
          said(text.prompt(view, viewer, names))
          for (const { heading, lines } of text.board(view, names)) for (const line of [heading, ...lines]) said(line)
          for (const move of viewer < 0 ? [] : game.candidates(match.state, viewer)) said(text.move(move, view, names))
        }
      }
    })
    expect(PHASES.filter((phase) => !phases.has(phase))).toEqual([])
    for (const event of events) {
      const lines = [english.event(event, names), french.event(event, names)]
      expect(lines[0] === undefined, event.type).toBe(lines[1] === undefined)
      if (weight(event) > 0) for (const line of lines) said(line ?? '')
    }
  })

  it('have a sentence for every refusal and every mistake in a stage', () => {
    const params = { rider: 3, card: 4, square: 2, last: 5, best: 9 }
    for (const code of REFUSALS) for (const text of [english, french]) expect(text.refusal(refuse(code, params), names)).toMatch(/\.$/)
    for (const code of STAGE_ISSUES)
      for (const text of [english, french])
        said(
          text.issues[code]!({
            at: 3,
            tile: 'x',
            square: 4,
            first: 1,
            last: 9,
            other: 2,
            squares: 5,
            minimum: 20,
            given: 'a',
            values: 'b',
            stages: 22,
            maximum: 21,
          }),
        )
    for (const text of [english, french]) expect(Object.keys(text.options)).toEqual(Object.keys(game.optionFields))
  })

  it('FR-52, FR-68 say which line was passed and what was won there; of a game of version 1 only the places', () => {
    const passed = { type: 'linePassed', line: 0, riders: [4, 1], place: 1 } as const
    const at = (category: '2' | null, points: number[]): Event => ({ ...passed, riders: [4, 1], gains: { at: 44, category, points } })
    expect(english.event(at(null, [5, 3]), names)).toBe('Sprint at 44: 1st Green 1 (5 green points) and 2nd Red 2 (3 green points).')
    expect(french.event(at('2', [5, 2]), names)).toBe(
      'Sommet en 44, 2e catégorie\u202F: 1er Vert 1 (5 points de la montagne) et 2e Rouge 2 (2 points de la montagne).',
    )
    expect(english.event({ ...passed, riders: [4, 1] }, names)).toBe('At the line: 1st Green 1 and 2nd Red 2.')
  })

  it('FR-15 say where a card leads, and of a secret step only that it is under way', () => {
    const state = position({ riders: { rR: { at: '20.1', draw: [5] }, bR: { at: '10.1', draw: [5] } } })
    state.current[0] = rider('rR')
    expect(english.move({ type: 'play', card: 5, extra: 'none' }, game.view(state, 0), names)).toBe('Play 5 → 25')
    const start = game.setup(optionsWith({}), 4, { chance: seededChance('prompt') })
    const before = french.prompt(game.view(start, 0), SPECTATOR, names)
    game.apply(start, 2, game.legal(start, 2)[0]!, { chance: seededChance('x') })
    expect(french.prompt(game.view(start, 0), SPECTATOR, names)).toBe(before)
    expect(en.clock(16_030)).toBe('4 h 27′ 10″')
    expect(fr.clock(512)).toBe('8′ 32″')
  })
})

function said(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object/)
  expect(text.length).toBeGreaterThan(1)
}
