import type { Chance, Seat } from '@echappee/kernel'
import { TERRAINS, type Tokens } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { inProportion, sum } from '../rules/drafts.ts'
import { ADD, CONFIRM, HIDE, TEAM, type Move } from '../rules/moves.ts'
import { tokensLeft, whyNotAdd } from '../rules/phases/allocate.ts'
import type { State } from '../rules/state.ts'

/** A leader and two helpers, as the rulebook advises. */
const SIZES = [8, 6, 4] as const

/** Any team will do: they are made for the course. */
export function chooseTeam({ race, teams }: State, chance: Chance): Move {
  const free = race.offer.filter((team) => !teams.includes(team))
  return TEAM[free[chance.int(free.length)]!]
}

/** Token by token towards a team in the colours of the course; then a token of each rider is turned over, and that is that. */
export function chooseDraft(state: State, seat: Seat, chance: Chance): Move {
  const { tokens, hidden, changes } = state.drafts[seat]!
  if (tokensLeft(state.drafts[seat]!) > 0) return nextToken(state, seat)
  const letter = hidden.indexOf(null)
  if (!state.race.isHiding || letter < 0 || changes >= TEAM_SIZE) return CONFIRM
  const owned = [0, 1, 2, 3].filter((i) => tokens[letter]![i]! > 0)
  return HIDE[seat * TEAM_SIZE + letter]![owned[chance.int(owned.length)]!]!
}

function nextToken(state: State, seat: Seat): Move {
  const draft = state.drafts[seat]!
  const target: Tokens[] = SIZES.map((size) => inProportion(size, state.race.course.cases))
  const missing = (letter: number) => TERRAINS.map((_, i) => target[letter]![i]! - draft.tokens[letter]![i]!)
  const letters = [0, 1, 2].filter((letter) => whyNotAdd(draft, letter) === undefined)
  const letter = letters.reduce((best, other) => (room(other) > room(best) ? other : best))
  const wanted = missing(letter)
  return ADD[seat * TEAM_SIZE + letter]![wanted.indexOf(Math.max(...wanted))]!

  function room(of: number): number {
    return SIZES[of]! - sum(draft.tokens[of]!)
  }
}
