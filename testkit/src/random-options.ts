import { check, defaultOptions, type AnyGame, type Chance, type OptionField } from '@echappee/kernel'
import { sample } from 'fast-check'
import { pick } from './laws/position.ts'
import type { AnySubject } from './subject.ts'

export type OptionsSource = (index: number, chance: Chance, seats: number) => unknown

/** The options of the games of a run: the defaults for every fourth, otherwise random ones. */
export function optionsSource(subject: AnySubject, games: number, seed: number): OptionsSource {
  const { game, randomOptions } = subject
  const sampled = randomOptions === undefined || typeof randomOptions === 'function' ? [] : sample(randomOptions, { numRuns: games, seed })
  return (index, chance, seats) => {
    if (index % 4 === 0) return defaultOptions(game.optionFields)
    if (typeof randomOptions === 'function') return randomOptions(chance, seats)
    return sampled[index] ?? fieldByField(game, chance)
  }
}

/** Values that do not go together are drawn again. */
function fieldByField(game: AnyGame, chance: Chance): unknown {
  for (let i = 0; i < 50; i++) {
    const options = Object.fromEntries(Object.entries(game.optionFields).map(([key, field]) => [key, randomValue(field, chance)]))
    if (check(game.schemas.options, options).ok) return options
  }
  return defaultOptions(game.optionFields)
}

function randomValue(field: OptionField, chance: Chance): unknown {
  switch (field.kind) {
    case 'choice':
      return pick(field.values, chance)
    case 'flag':
      return chance.int(2) === 1
    case 'number':
      return pick([field.min, field.max, field.default, field.min + chance.int(field.max - field.min + 1)], chance)
    case 'numbers':
    case 'document':
      return pick(field.presets, chance)
  }
}
