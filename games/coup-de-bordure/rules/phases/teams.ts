import type { PhaseRules } from '@echappee/kernel'
import { toAct } from '../batch.ts'
import type { Event } from '../events.ts'
import { TEAM, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { teamSet } from '../riders.ts'
import { takeTeam } from '../setup.ts'
import type { State } from '../state.ts'

/** CDB-7: teams are picked openly, in seat order. */
export const teams: PhaseRules<State, Move, Event, Extract<Move, { type: 'team' }>> = {
  moves: ['team'],
  toAct,
  candidates: (state, seat) => (toAct(state).includes(seat) ? state.race.offer.map((team) => TEAM[team]) : []),
  whyNot({ race, teams: taken }, _seat, { team }) {
    if (!race.offer.includes(team)) return refuse('TEAM_NOT_OFFERED', { team })
    const seat = taken.indexOf(team)
    return seat < 0 ? undefined : refuse('TEAM_TAKEN', { team, seat })
  },
  legal: ({ race, teams: taken }) => race.offer.filter((team) => !taken.includes(team)).map((team) => TEAM[team]),
  /** CDB-52. */
  fallback: ({ race, teams: taken }) => TEAM[race.offer.find((team) => !taken.includes(team))!],
  apply(state, seat, { team }, ctx) {
    takeTeam(state, seat, team, false, ctx)
    state.answered = teamSet(seat)
  },
}
