import type { Chance, Seat } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import { COURSE_IDS } from '../content/courses.ts'
import { LAST_SQUARE, TERRAINS } from '../content/road.ts'
import { RIDER_MAX, TEAM_SIZE } from '../content/team-sheet.ts'
import { EVENT_TYPES, type Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { MAX_CHANGES } from '../rules/phases/allocate.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { Rider, State, View } from '../rules/state.ts'

/** The game, and what the laws must know about it beyond its contract. */
export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  randomOptions,
  secrets,
  conserved,
  maxDecisions: (options, seats) =>
    (options.teams === 'free' ? seats * DRAFT_DECISIONS : seats * (MAX_CHANGES + 2)) + RACE_DECISIONS * seats,
  foldGames: 24,
  events: EVENT_TYPES,
  refusals: REFUSALS,
  forgotten: isSpokenTow,
}

/** CDB-24: everybody hears who tows; where nobody can follow, no trace of it stays on the table. */
function isSpokenTow(event: Event): boolean {
  if (event.type === 'stepBegan') return event.step === 6
  if (event.type === 'towTaken') return event.followers.length === 0
  return event.type === 'towsAnnounced' || event.type === 'towOpened'
}

/** Eighteen tokens; each change can be followed by eighteen tokens more (after a `clear`). */
const DRAFT_DECISIONS = 19 + MAX_CHANGES * 19
/** At most sixteen rounds; a rider is asked at most seven things in one. */
const RACE_DECISIONS = 16 * TEAM_SIZE * 7

export function randomOptions(chance: Chance): Options {
  const pick = <T>(values: readonly T[]): T => values[chance.int(values.length)]!
  return {
    course: chance.int(3) === 0 ? randomCourse(chance) : pick(COURSE_IDS),
    teams: pick(['preset', 'presetAny', 'free']),
    assign: pick(['pick', 'random']),
    hiding: pick(['auto', 'on', 'on', 'off']),
    musetteTie: pick(['group', 'round']),
    tiebreakTokens: pick(['afterPayment', 'beforeLastRound']),
    tileLimit: false,
    tableTalk: pick(['free', 'off']),
  }
}

function randomCourse(chance: Chance) {
  const cases = Array.from({ length: LAST_SQUARE }, (_, i) => TERRAINS[i === LAST_SQUARE - 1 ? 1 + chance.int(3) : chance.int(4)]!)
  return { name: 'Anywhere', cases, names: chance.int(2) === 0 ? [] : cases.map((_, i) => `Case ${i + 1}`) }
}

/** CDB-10, CDB-39: face-down energy and answers of others; musettes from everybody. */
export function secrets(state: State, viewer: Seat): Record<string, unknown> {
  const isOwn = (rider: number) => Math.floor(rider / TEAM_SIZE) === viewer
  const found: Record<string, unknown> = {}
  if (state.race.isHiding && state.round > 0 && state.phase !== 'finished') {
    found['faceDown'] = state.hidden.map((colour, rider) => (isOwn(rider) ? null : colour))
  }
  if (state.phase === 'allocate') found['drafts'] = state.drafts.map((draft, seat) => (seat === viewer ? null : draft))
  const answers = state.answers.map((answer, rider) => (isOwn(rider) || !(state.answered & (1 << rider)) ? null : answer))
  if (answers.some((answer) => answer !== null)) found[state.phase === 'pace' ? 'paces' : 'answers'] = answers
  if (state.draws.length > 0 && state.phase !== 'finished') found['musettes'] = [state.musettes, state.remainingMusette]
  return found
}

/** CDB-37, CDB-40, CDB-51: riders, the musettes in play, and plates that make sense. */
function conserved({ riders, hidden, race, musettes, remainingMusette, draws }: State): unknown {
  const drawn = draws.flat().length
  const cards = [...musettes.filter((card) => card !== null), remainingMusette].sort((a, b) => a - b)
  const isPossible = ({ up, down, faceDown }: Rider, id: number) =>
    up.every((count) => count >= 0) &&
    down >= 0 &&
    up.reduce((all, count) => all + count, down) <= RIDER_MAX &&
    (hidden[id] === null || (down > 0 && faceDown === 'unknown'))
  return {
    riders: riders.length,
    seats: race.seats,
    platesArePossible: riders.every(isPossible),
    musettesAreDistinct: cards.every((card, i) => card === i) && cards.length === drawn + 1,
  }
}
