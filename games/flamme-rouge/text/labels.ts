import type { Names } from '@echappee/text'
import { ATTACK, EXHAUSTION } from '../content/cards.ts'
import { TEAM_COLOURS } from '../content/riders.ts'
import type { Stage } from '../rules/options.ts'
import { isSprinteur, teamOf } from '../rules/riders.ts'
import type { PublicState, RiderId } from '../rules/state.ts'
import type { Words, Speaker } from './words/types.ts'

/** Who is meant: riders by their team's colour and their number, 1 for the Rouleur and 2 for the Sprinteur. */
export function speaker(words: Words, names: Names): Speaker {
  const rider = (id: RiderId) => words.riderNumber(words.colours[TEAM_COLOURS[teamOf(id)] ?? 'red'], (id & 1) + 1)
  return {
    rider,
    riders: (ids) => words.list(ids.map(rider)),
    seat: names,
    card: (card) => cardName(words, card),
  }
}

export function cardName(words: Words, card: number | null): string {
  if (card === null) return words.noCard
  if (card === EXHAUSTION) return words.exhaustion
  return card === ATTACK ? words.attack : String(card)
}

/** A stage of the book by its name in this language, one's own by the name it was given. */
export function stageTitle(words: Words, { id, name }: Pick<Stage, 'id' | 'name'>): string {
  const known = (words.options.stage.values as Readonly<Record<string, string | undefined>>)[id]
  return known ?? OTHER_NAMES[id] ?? (name === '' ? words.screen.ownStage : name)
}

/** Ridden on any day of a tour, so no prologue; its name is a part of old records. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'GT-P1': 'Chrono des quais' }

export function kindName(words: Words, table: Pick<PublicState, 'tour'>, id: RiderId): string {
  return isSprinteur(table, id) ? words.kinds.sprinteur : words.kinds.rouleur
}
