import type { Context } from '@echappee/kernel'
import { answerOf, type Answer, type Question, type Sheet } from '@echappee/sheet'
import { LETTERS } from '../content/team-sheet.ts'
import type { TeamId } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { ridersIn, seatOf } from '../rules/riders.ts'
import { startRound } from '../rules/round.ts'
import { nextPick, setup, takeTeam } from '../rules/setup.ts'
import type { RiderId, State, View } from '../rules/state.ts'
import { atTable } from './at-table.ts'
import { moveFrom } from './moves.ts'
import { question } from './questions.ts'
import { pieces } from './pieces.ts'
import { answerFrom } from './answer-from.ts'
import { ranking, ridersOf, tieToSettle, type Mode, type SheetState } from './state.ts'
import { whyNot } from './why-not.ts'

/** The score sheet of a race at a real table: group by group, or its end alone. The rules themselves lead the race on. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: ['course', 'teams', 'hiding', 'musetteTie', 'tiebreakTokens'],
  begin: (options, seats) => ({
    options,
    seats,
    mode: null,
    teams: [],
    race: null,
    news: [],
    squares: null,
    ofTerrain: null,
    tokens: null,
    musettes: null,
  }),
  riders: ({ seats }) => ridersOf(seats).map((rider) => ({ seat: seatOf(rider), mark: LETTERS[rider % LETTERS.length]! })),
  question,
  whyNot,
  enter,
  outcome(state) {
    if (state.squares === null || tieToSettle(state) !== undefined) return undefined
    const { places, best } = ranking(state)
    return { places: [...places], scores: best.map((rider) => state.squares![rider]!) }
  },
  pieces,
  answerFrom,
  raceFrom: ({ options, mode }) => (mode === null ? options : undefined),
  atTable,
}

function enter(state: SheetState, asked: Question, answer: Answer): void {
  if (state.mode === null) return chooseMode(state, answerOf(answer, 'choice').value as Mode)
  if (state.squares !== null) return enterTie(state, answer)
  if (state.mode === 'finish') {
    state.squares = [...answerOf(answer, 'numbers').values]
    return
  }
  if (state.race === null) return enterTeam(state, answerOf(answer, 'choice').value as TeamId)
  enterGroup(state, asked, answer)
}

function chooseMode(state: SheetState, mode: Mode): void {
  state.mode = mode
  if (mode === 'road') startRoad(state)
}

/** Everybody has plenty of every colour, so that the rules refuse no pace and feed nobody. */
function startRoad(state: SheetState): void {
  const race = setup({ ...state.options, teams: 'presetAny', assign: 'pick', hiding: 'off' }, state.seats, silent([]))
  for (const rider of race.riders) rider.up = [PLENTY, PLENTY, PLENTY, PLENTY]
  state.news = []
  startRound(race, silent(state.news))
  state.race = race
}

/** More than sixteen rounds of three. */
const PLENTY = 99

/** CDB-7. */
function enterTeam(state: SheetState, team: TeamId): void {
  state.teams.push(team)
  if (state.teams.length < state.seats) return
  const race = setup({ ...state.options, assign: 'pick' }, state.seats, silent([]))
  for (const [seat, taken] of state.teams.entries()) takeTeam(race, seat, taken, false, silent([]))
  state.news = []
  nextPick(race, silent(state.news))
  state.race = race
}

/** CDB-14 to CDB-35: the answers of all who are asked, in the order of CDB-12. */
function enterGroup(state: SheetState, asked: Question, answer: Answer): void {
  const race = state.race!
  if (state.news.some(({ type }) => type === 'roundEnded')) state.news = []
  const riders = ridersIn(race.asked)
  for (const rider of riders) game.apply(race, seatOf(rider), moveFrom(race, rider, asked, answer), silent(state.news))
  if (state.mode === 'road') payByItself(state, race)
  if (race.phase === 'finished') state.squares = race.riders.map(({ at }) => at)
}

/** Without plates nobody says what he pays with. */
function payByItself(state: SheetState, race: State): void {
  while (race.phase === 'pay') {
    const rider: RiderId = ridersIn(race.asked & ~race.answered)[0]!
    game.apply(race, seatOf(rider), game.legal(race, seatOf(rider))[0]!, silent(state.news))
  }
}

function enterTie(state: SheetState, answer: Answer): void {
  const { by, riders } = tieToSettle(state)!
  const { values } = answerOf(answer, 'numbers')
  if (by === 'musettes') {
    const musettes = Array.from({ length: state.seats }, () => -1)
    for (const [i, rider] of riders.entries()) musettes[seatOf(rider)] = values[i]!
    state.musettes = musettes
    return
  }
  const byRider = ridersOf(state.seats).map(() => 0)
  for (const [i, rider] of riders.entries()) byRider[rider] = values[i]!
  state[by] = byRider
}

/** CDB-39: the cards lie face down on the table, so that it does not matter which the sheet would draw. */
function silent(news: Event[]): Context<Event> {
  return { chance: { int: () => 0 }, emit: (event, to) => void (to === undefined && news.push(event)) }
}
