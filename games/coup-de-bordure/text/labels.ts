import type { Names } from '@echappee/text'
import { TERRAINS, type Terrain } from '../content/road.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { letterOf, seatOf } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import type { Words, Who } from './words/en/index.ts'
import { hasNamesake, hasTwin, ownName } from './race.ts'

/** What a rider is called where nothing but its number is known: "Ana B". */
export function riderTag(words: Words, id: RiderId, names: Names): string {
  return words.rider(names(seatOf(id)), letterOf(id))
}

/** Several of them, team by team: "Ana AB, Bo C". */
export function riderTags(words: Words, ids: readonly RiderId[], names: Names): Who {
  const seats = [...new Set(ids.map(seatOf))]
  const teams = seats.map((seat) => {
    const letters = ids.filter((id) => seatOf(id) === seat).map(letterOf)
    return words.rider(names(seat), letters.join(''))
  })
  return { text: words.list(teams), count: ids.length }
}

export function riderLabels(words: Words, view: View, ids: readonly RiderId[], names: Names): Who {
  return { text: words.list(ids.map((id) => riderLabel(words, view, id, names))), count: ids.length }
}

/** The rider's own name where the team has a sheet, otherwise as above. */
export function riderLabel(words: Words, view: View, id: RiderId, names: Names): string {
  const name = ownName(view, id)
  if (name === undefined) return riderTag(words, id, names)
  return hasNamesake(view, id) ? `${name} (${names(seatOf(id))})` : name
}

/** Tokens written as in `payments.ts`, for people: "Plain + Hill", "Plain + Mountain face down". */
export function tokenText(words: Words, tokens: string): string {
  return tokens
    .split('')
    .map((letter) => {
      const name = words.terrains[letter.toUpperCase() as Terrain]
      return TERRAINS.includes(letter as Terrain) ? name : words.faceDown(name)
    })
    .join(' + ')
}

/** A plate in words: "2 Plain, 1 Hill". */
export function plateText(words: Words, tokens: readonly number[]): string {
  const parts = TERRAINS.flatMap((terrain, i) => (tokens[i]! > 0 ? [`${tokens[i]} ${words.terrains[terrain]}`] : []))
  return parts.length === 0 ? words.nothing : parts.join(', ')
}

/** With its race, where two of them have a team of this name. */
export function teamText(words: Words, { race }: View, team: TeamId): string {
  const { name, course } = TEAMS[team]
  return hasTwin(race.offer, team) ? `${name} (${words.options.course.values[course]})` : name
}
