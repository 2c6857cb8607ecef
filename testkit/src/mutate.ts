import type { Chance } from '@echappee/kernel'
import { copyOf } from './json.ts'
import { pick } from './laws/position.ts'

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1,
  1.5,
  1e9,
  2 ** 53,
  [],
  {},
  ['x'],
  { type: 'x' },
  'constructor',
  '__proto__',
]

/** The value with one thing wrong with it: a leaf changed, a key gone or one too many, a number moved by one, something wrapped. */
export function mutated(value: unknown, chance: Chance): unknown {
  const copy = copyOf(value)
  const places = placesOf(copy)
  if (places.length === 0 || chance.int(8) === 0) return pick([[copy], { move: copy }, pick(STRANGE, chance)], chance)
  const { holder, key } = pick(places, chance)
  const old = holder[key]
  switch (chance.int(6)) {
    case 0:
      delete holder[key]
      break
    case 1:
      holder[`${key}x`] = pick(STRANGE, chance)
      break
    case 2:
    case 3:
      holder[key] = typeof old === 'number' ? old + pick([-1, 1, 2, 10], chance) : pick(STRANGE, chance)
      break
    case 4:
      holder[key] = pick(places, chance).value
      break
    default:
      holder[key] = pick(STRANGE, chance)
  }
  return copy
}

interface Slot {
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly value: unknown
}

function placesOf(value: unknown): Slot[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key, value: copyOf(holder[key]) }, ...placesOf(holder[key])])
}
