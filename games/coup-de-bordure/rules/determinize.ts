import { deepFreeze, type Chance, type Seat } from '@echappee/kernel'
import { TERRAINS, terrainIndex, type Tokens } from '../content/road.ts'
import { RIDER_MAX, RIDER_MIN, TEAM_SIZE, TEAM_TOKENS } from '../content/team-sheet.ts'
import { guessHidden } from './deduction.ts'
import { newDraft, tokensOf } from './drafts.ts'
import { drawTogether, nextMusette } from './musettes.ts'
import { PHASE_RULES } from './phases/index.ts'
import { answerOf, type RiderMove } from './phases/rider-by-rider.ts'
import { NOBODY, ridersIn, seatOf, seatsIn, teamSet } from './riders.ts'
import type { Draft, RiderSet, State, View } from './state.ts'
import { copyRiders } from './view.ts'

/** What the viewer does not know, made up so that it fits all that he has seen. */
export function determinize(view: View, chance: Chance): State {
  const state: State = {
    race: view.race,
    phase: view.phase,
    teams: view.teams.slice(),
    riders: copyRiders(view.riders),
    round: view.round,
    group: view.group,
    groupCase: view.groupCase,
    step: view.step,
    tow: view.tow,
    feeding: view.feeding,
    asked: view.asked,
    answered: guessAnswered(view, chance),
    draws: view.draws.slice(),
    unveiling: view.unveiling,
    drafts: view.phase === 'allocate' ? guessDrafts(view, chance) : [],
    hidden: guessHidden(view, chance),
    answers: ownAnswersOnly(view),
    musettes: [],
    remainingMusette: 0,
  }
  guessMusettes(state, chance)
  guessAnswers(state, view.viewer, chance)
  return state
}

/** CDB-39: all of them are drawn anew, in the order of the draws. */
function guessMusettes(state: State, chance: Chance): void {
  const { unveiling, draws } = state
  if (unveiling !== null) {
    state.musettes = [...unveiling.musettes]
    state.remainingMusette = unveiling.leftOver
    return
  }
  for (let seat = 0; seat < state.race.seats; seat++) state.musettes.push(null)
  for (let i = 0; i < draws.length; i++)
    state.remainingMusette = drawTogether(state.musettes, draws[i]!, state.remainingMusette, nextMusette(draws.slice(0, i)), chance)
}

/** Who else has answered in the open batch, nobody knows; somebody has not, or it would be closed. */
function guessAnswered({ asked, answered, phase, viewer }: View, chance: Chance): RiderSet {
  if (phase === 'finished' || phase === 'teams') return answered
  const own = viewer < 0 ? NOBODY : teamSet(viewer)
  const others = seatsIn(asked & ~own)
  let all = answered
  for (const seat of others) if (chance.int(2) === 0) all |= asked & teamSet(seat)
  return all === asked && others.length > 0 ? all & ~teamSet(others[chance.int(others.length)]!) : all
}

/** What others have answered in the open batch: any legal answer. Each seat answers in letter order, so the first not yet guessed is next. */
function guessAnswers(state: State, viewer: Seat, chance: Chance): void {
  const { phase, answered } = state
  if (answered === 0 || phase === 'finished' || phase === 'allocate' || phase === 'teams') return
  const own = viewer < 0 ? 0 : teamSet(viewer)
  state.answered = answered & own
  for (const rider of ridersIn(answered & ~own)) {
    const moves = PHASE_RULES[phase].legal(state, seatOf(rider))
    state.answers[rider] = answerOf(moves[chance.int(moves.length)] as RiderMove)
    state.answered |= 1 << rider
  }
}

function ownAnswersOnly({ viewer, answers, riders }: View): State['answers'] {
  const all: State['answers'] = []
  const first = viewer * TEAM_SIZE
  for (let rider = 0; rider < riders.length; rider++) all.push(seatOf(rider) === viewer ? (answers[rider - first] ?? null) : null)
  return all
}

function guessDrafts(view: View, chance: Chance): Draft[] {
  return view.teams.map((team, seat) => {
    if (seat === view.viewer) return view.draft!
    const tokens = team === null ? guessTokens(view, chance) : tokensOf(team)
    const hidden = tokens.map((own) => (view.race.isHiding && chance.int(2) === 0 ? someToken(own, chance) : null))
    return deepFreeze({ ...newDraft(tokens), hidden })
  })
}

/** Any sizes that CDB-6 allows, in colours like those of the course. */
function guessTokens({ race: { course } }: View, chance: Chance): Tokens[] {
  const sizes = SIZES[chance.int(SIZES.length)]!
  return sizes.map((size) => {
    const tokens = [0, 0, 0, 0]
    for (let i = 0; i < size; i++) tokens[terrainIndex(course.cases[chance.int(course.cases.length)]!)]!++
    return tokens
  })
}

function someToken(tokens: Tokens, chance: Chance) {
  const owned = TERRAINS.filter((_, i) => tokens[i]! > 0)
  return owned[chance.int(owned.length)]!
}

const RANGE = Array.from({ length: RIDER_MAX - RIDER_MIN + 1 }, (_, i) => RIDER_MIN + i)
/** CDB-6: the sizes of A, B and C. */
export const SIZES: readonly (readonly [number, number, number])[] = RANGE.flatMap((a) =>
  RANGE.map((b) => [a, b, TEAM_TOKENS - a - b] as [number, number, number]),
).filter(([, , c]) => c >= RIDER_MIN && c <= RIDER_MAX)
