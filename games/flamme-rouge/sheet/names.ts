import type { Names } from '@echappee/text'
import { isDummy, isSprinteur, teamOf } from '../rules/riders.ts'
import type { Words } from '../text/words/en/sheet.ts'
import type { SheetState } from './state.ts'

export function riderName(words: Words, { race }: SheetState, rider: number, names: Names): string {
  return words.rider(teamName(words, race, teamOf(rider), names), isSprinteur(race, rider) || (isDummy(race, rider) && rider % 2 === 1))
}

/** Dummy teams have the name of their kind. */
export function teamName(words: Words, { tour }: SheetState['race'], team: number, names: Names): string {
  const kind = tour.teams[team]!
  return kind === 'rider' ? names(team) : `${words.game.teams[kind]} ${team + 1}`
}
