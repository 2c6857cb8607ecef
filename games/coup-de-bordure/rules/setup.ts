import { deepFreeze, drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { COURSES } from '../content/courses.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { TEAMS, type TeamId } from '../content/teams.ts'
import { ask } from './batch.ts'
import { giveTeam } from './change.ts'
import { openDrafts, tokensOf } from './drafts.ts'
import type { Event } from './events.ts'
import type { RaceNumbers } from './numbers.ts'
import { courseOf, isHiding, offerOf, type Options } from './options.ts'
import { teamSet } from './riders.ts'
import { startRound } from './round.ts'
import type { Race, Rider, State } from './state.ts'

/** CDB-1 to CDB-9, up to the first decision. */
export function setup(options: Options, seats: number, ctx: Context<Event>, numbers?: RaceNumbers): State {
  const state = emptyTable(raceOf(options, seats, numbers))
  if (options.teams === 'free') openDrafts(state, ctx)
  else if (options.assign === 'random') dealTeams(state, ctx)
  else ask(state, 'teams', 0, teamSet(0), ctx)
  return state
}

/** CDB-7: picked by the seat, or dealt to it. */
export function takeTeam(state: State, seat: Seat, team: TeamId, isDealt: boolean, ctx: Context<Event>): void {
  const tokens = tokensOf(team)
  giveTeam(state, seat, team, tokens)
  ctx.emit?.({ type: 'teamTaken', seat, team, tokens: tokens.map((own) => [...own]), isDealt })
}

/** The next seat picks (CDB-7); after the last one tokens are turned over (CDB-8), or the race begins. */
export function nextPick(state: State, ctx: Context<Event>): void {
  const next = state.teams.indexOf(null)
  if (next >= 0) ask(state, 'teams', 0, teamSet(next), ctx)
  else if (state.race.isHiding) openDrafts(state, ctx)
  else startRound(state, ctx)
}

function dealTeams(state: State, ctx: Context<Event>): void {
  const bag = [...state.race.offer]
  ctx.chance.about?.('teams')
  for (let seat = 0; seat < state.race.seats; seat++) takeTeam(state, seat, drawFromBag(bag, ctx.chance), true, ctx)
  nextPick(state, ctx)
}

function emptyTable(race: Race): State {
  const { seats } = race
  const riders: Rider[] = []
  const hidden: State['hidden'] = []
  const answers: State['answers'] = []
  for (let rider = 0; rider < seats * TEAM_SIZE; rider++) {
    riders.push(newRider())
    hidden.push(null)
    answers.push(null)
  }
  const teams: State['teams'] = []
  const musettes: State['musettes'] = []
  for (let seat = 0; seat < seats; seat++) {
    teams.push(null)
    musettes.push(null)
  }
  return {
    race,
    phase: 'teams',
    teams,
    riders,
    round: 0,
    group: 0,
    groupCase: 0,
    step: 0,
    tow: null,
    feeding: 0,
    asked: 0,
    answered: 0,
    draws: [],
    unveiling: null,
    drafts: [],
    hidden,
    answers,
    musettes,
    remainingMusette: 0,
  }
}

const NO_TOKENS = deepFreeze([0, 0, 0, 0])

/** CDB-4. */
function newRider(): Rider {
  return {
    at: 1,
    up: NO_TOKENS.slice(),
    down: 0,
    start: NO_TOKENS,
    faceDown: 'none',
    hasOffensive: true,
    hasFed: false,
    pace: null,
    moved: null,
    paid: '',
  }
}

deepFreeze(COURSES)
deepFreeze(TEAMS)

function raceOf(options: Options, seats: number, numbers?: RaceNumbers): Race {
  const course = deepFreeze(courseOf(options))
  const own: Options =
    typeof options.course === 'string'
      ? { ...options }
      : { ...options, course: { name: options.course.name, cases: [...options.course.cases], names: [...options.course.names] } }
  const race = { options: own, course, seats, isHiding: isHiding(options), offer: offerOf(options) }
  return deepFreeze(numbers === undefined ? race : { ...race, numbers: { ...numbers } })
}
