import { Match, SPECTATOR, check, seededChance, type Seat } from '@echappee/kernel'
import { expectSame } from '@echappee/testkit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HALF_TOUR } from '../../content/board.ts'
import type { Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import { optionSchema } from '../../rules/options.ts'
import { messages as en } from '../../ui/messages/en.ts'
import { messages as fr } from '../../ui/messages/fr.ts'
import { advance, weight } from '../../ui/scene.ts'
import { gameText } from '../../ui/text.ts'

const rawOptions = fc.record({
  stages: fc.constantFrom<unknown>([1], [2], [4, 5], [8, 11], [...HALF_TOUR], 'full'),
  discard: fc.constantFrom('only-if-stuck', 'free'),
  placeTies: fc.constantFrom('standard', 'dense'),
  sprintWhileHandicapped: fc.boolean(),
  ttFinish: fc.constantFrom('cross', 'exact'),
  stageRoundLimit: fc.constantFrom(1, 3, 12, 100),
})

const EVENT_TYPES = 21

/** Plays a whole game at random; after every move each viewer's events are folded over the view from before it. */
function playAndFold(raw: unknown, seats: number, seed: string, see: (event: Event) => void): void {
  const options = check(optionSchema, raw)
  if (!options.ok) throw new Error(JSON.stringify(options.issues))
  const match = new Match(game, {
    options: options.value,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Rider ${seat}`, by: 'random' })),
    seed,
  })
  const chance = seededChance(`${seed}/moves`)
  const viewers: Seat[] = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
  const scenes = new Map(viewers.map((viewer) => [viewer, match.view(viewer)]))
  const eventCounts = new Map(viewers.map((viewer) => [viewer, match.events(viewer).length]))
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const legal = match.legal(seat)
    expectSame(match.submit(seat, match.decision(seat), legal[chance.int(legal.length)]), { ok: true })
    for (const viewer of viewers) {
      const events = match.events(viewer, eventCounts.get(viewer))
      eventCounts.set(viewer, eventCounts.get(viewer)! + events.length)
      events.forEach(see)
      const before = structuredClone(scenes.get(viewer)!)
      const after = events.reduce(advance, scenes.get(viewer)!)
      expectSame(after, match.view(viewer), `the scene and the view of ${viewer}`)
      expectSame(scenes.get(viewer), before, 'the scene before, once led on')
      scenes.set(viewer, after)
    }
  }
}

describe('the scene', () => {
  test('led on by the events of a move is the view after the move, for every seat and a spectator', () => {
    const seen = new Set<string>()
    const property = fc.property(rawOptions, fc.integer({ min: 2, max: 6 }), fc.string(), (raw, seats, seed) =>
      playAndFold(raw, seats, seed, ({ type }) => seen.add(type)),
    )
    fc.assert(property, { numRuns: 25, seed: 7 })
    expect([...seen].sort()).toHaveLength(EVENT_TYPES)
  })

  test('gives every event a time that is not negative, and both languages have a line or none', () => {
    const names = (seat: Seat) => `Rider ${seat}`
    const texts = [gameText(en), gameText(fr)] as const
    const silent = new Set<string>()
    const silentIn = new Set<string>()
    playAndFold({ stages: [1, 2, 4, 5] }, 4, 'lines', (event) => {
      expect(weight(event)).toBeGreaterThanOrEqual(0)
      const [english, french] = texts.map((text) => text.event(event, names))
      if (english === undefined) silent.add(event.type)
      else expect(english).not.toMatch(/undefined|NaN|\[object/)
      if (french === undefined) silentIn.add(event.type)
      else {
        expect(french).not.toMatch(/undefined|NaN|\[object/)
        // French typography: a narrow no-break space before high punctuation and inside quotes.
        expect(french).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/)
      }
    })
    expect(silent).toEqual(silentIn)
    expect([...silent].sort()).toEqual(['dealtHidden', 'drewHidden', 'turnBegan'])
  })
})
