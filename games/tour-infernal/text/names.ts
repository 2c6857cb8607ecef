import type { Names } from '@echappee/text'
import type { PublicState } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'

/** The riders of a race: people by their names, neutral riders (TI-113) by their numbers. */
export function ridersIn(words: Words, view: PublicState, names: Names): Names {
  return (rider) => (rider < view.race.seats ? names(rider) : words.neutral(rider + 1))
}

/** The same without a view, for the lines of the log: whoever has no name of his own is neutral. */
export function ridersOf(words: Words, names: Names): Names {
  return (rider) => {
    const name = names(rider)
    return name === UNKNOWN || name === String(rider) ? words.neutral(rider + 1) : name
  }
}

/** What a table calls a seat that it does not have; a terminal says its number. */
const UNKNOWN = '?'
