import type { Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { ownAnswers } from './batch.ts'
import { NOBODY, teamSet } from './riders.ts'
import type { Rider, State, View } from './state.ts'

/** What the rules never change in place (race, tow, drafts, the lists of draws) is shared. */
export function clone(state: State): State {
  return {
    race: state.race,
    phase: state.phase,
    teams: state.teams.slice(),
    riders: copyRiders(state.riders),
    round: state.round,
    group: state.group,
    groupCase: state.groupCase,
    step: state.step,
    tow: state.tow,
    feeding: state.feeding,
    asked: state.asked,
    answered: state.answered,
    draws: state.draws.slice(),
    unveiling: state.unveiling,
    drafts: state.drafts.slice(),
    hidden: state.hidden.slice(),
    answers: state.answers.slice(),
    musettes: state.musettes.slice(),
    remainingMusette: state.remainingMusette,
  }
}

/** CDB-10, CDB-39. */
export function view(state: State, viewer: Seat): View {
  const isSeat = viewer >= 0 && viewer < state.race.seats
  const first = viewer * TEAM_SIZE
  return {
    race: state.race,
    phase: state.phase,
    teams: state.teams.slice(),
    riders: copyRiders(state.riders),
    round: state.round,
    group: state.group,
    groupCase: state.groupCase,
    step: state.step,
    tow: state.tow,
    feeding: state.feeding,
    asked: state.asked,
    // While a batch is open, who else has answered is as secret as what (CDB-12).
    answered: isSeat ? state.answered & teamSet(viewer) : NOBODY,
    draws: state.draws.slice(),
    unveiling: state.unveiling,
    viewer,
    draft: (isSeat ? state.drafts[viewer] : undefined) ?? null,
    hidden: isSeat ? state.hidden.slice(first, first + TEAM_SIZE) : [],
    answers: ownAnswers(state, viewer),
  }
}

export function copyView(seen: View): View {
  return {
    ...seen,
    teams: seen.teams.slice(),
    riders: copyRiders(seen.riders),
    draws: seen.draws.slice(),
    hidden: seen.hidden.slice(),
    answers: seen.answers.slice(),
  }
}

export function copyRiders(riders: readonly Rider[]): Rider[] {
  const copies: Rider[] = []
  for (let i = 0; i < riders.length; i++) {
    const { at, up, down, start, faceDown, hasOffensive, hasFed, pace, moved, paid } = riders[i]!
    copies.push({ at, up: up.slice(), down, start, faceDown, hasOffensive, hasFed, pace, moved, paid })
  }
  return copies
}
