import { check, type Chance, type Seat } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import { CARDS } from '../content/cards.ts'
import { PRESETS } from '../content/courses.ts'
import { FEED_SECTOR, type Tile } from '../content/sectors.ts'
import { courseFor } from '../rules/course.ts'
import { EVENT_TYPES, type Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, optionSchema, type Options } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { State, View } from '../rules/state.ts'

/** Any options; hand-made courses too, and what is rare more often. */
function randomOptions(chance: Chance): Options {
  const options: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(optionFields)) options[key] = randomValue(field, chance)
  const course = pick<unknown>(['random', pick(PRESETS, chance), { sectors: drawnCourse(chance) }], chance)
  const checked = check(optionSchema, { ...options, course, caughtCounter: chance.int(4) > 0 })
  if (!checked.ok) throw new Error(`bad options: ${JSON.stringify(checked.issues)}`)
  return checked.value
}

function randomValue(field: (typeof optionFields)[keyof typeof optionFields], chance: Chance): unknown {
  switch (field.kind) {
    case 'choice':
      return pick<string>(field.values, chance)
    case 'flag':
      return chance.int(2) === 1
    case 'number':
      return field.min + chance.int(field.max - field.min + 1)
    case 'document':
      return field.default
  }
}

/** A course that the tiles of each zone allow, with the feed slot as it is written by hand. */
function drawnCourse(chance: Chance): Tile[] {
  return courseFor('random', chance).with(FEED_SECTOR - 1, 'FZ')
}

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)]!
}

export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  randomOptions,
  secrets: (state, viewer) => (state.phase === 'finished' ? {} : secretsOf(state, viewer)),
  conserved: ({ kits, riders }) =>
    kits.map(({ hand, reserve, hidden }, seat) =>
      CARDS.map((card) => hand[card] + reserve[card] + hidden[card] + riders[seat]!.laid[card]),
    ),
  // Ten sectors; in each everybody plays, attacks, answers and counters once with its X, and burns at most his hand in bids.
  maxDecisions: (_options, seats) => seats * (1 + 10 * 12 + 4 * 20),
  foldGames: 20,
  events: EVENT_TYPES,
  refusals: REFUSALS,
}

function secretsOf({ kits, race }: State, viewer: Seat): Record<string, unknown> {
  const others = kits.filter((_, seat) => seat !== viewer)
  return {
    hands: others.map(({ hand }) => hand),
    reserves: others.map(({ reserve }) => reserve),
    besaces: others.map(({ besace }) => besace),
    hidden: others.map(({ hidden }) => hidden),
    swaps: others.map(({ swaps }) => swaps),
    ...(race.options.missions ? { missions: others.map(({ mission }) => mission) } : {}),
  }
}
