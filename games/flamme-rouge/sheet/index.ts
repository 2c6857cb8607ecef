import type { Outcome } from '@echappee/kernel'
import { answerOf, type Answer, type Question, type Sheet } from '@echappee/sheet'
import { EXHAUSTION } from '../content/cards.ts'
import type { Trait } from '../content/riders.ts'
import { finalOrder } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { linesOf } from '../rules/lines.ts'
import type { Options } from '../rules/options.ts'
import { raceTeams } from '../rules/results.ts'
import { isTimeTrial, roadIn } from '../rules/riders.ts'
import { setup } from '../rules/setup.ts'
import { endStage, placesOf } from '../rules/stage.ts'
import type { Arrival, HowFinished, RiderId, View } from '../rules/state.ts'
import { gridHelper } from './grid.ts'
import { NO_TRAIT, question, sharing } from './questions.ts'
import { pieces } from './pieces.ts'
import { arrival } from './arrival.ts'
import { atTable } from './at-table.ts'
import { raceFrom } from './race-from.ts'
import { answerFrom } from './answer-from-race.ts'
import { SILENT, hasSprintZone, outOnRoad, winnerOf, type SheetState } from './state.ts'
import { whyNot } from './why-not.ts'

/** The score sheet of a tour at a real table: lines, arrivals round by round, cards; the rules make times, points and jerseys of it. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: [
    'mode',
    'tour',
    'stage',
    'teams',
    'dummies',
    'traits',
    'form',
    'sameSquareTie',
    'sprintZone',
    'baseTimeSquares',
    'gapMeasure',
    'roundGapCap',
    'finishBonus',
    'teamTimeBonuses',
    'gruppetto',
    'finalRanking',
    'wideFinish',
    'pointsTables',
  ],
  usual: { mode: 'tour' },
  begin(options, seats) {
    // With traits the rules stop before the first stage is started.
    const race = setup({ ...options, mode: 'tour', traits: true, pause: false }, seats, SILENT)
    const isTour = options.mode === 'tour'
    return { options, seats, step: isTour ? 'draw' : 'finish', isFresh: true, race, line: 0, round: 0, arriving: [], order: [] }
  },
  riders: ({ race }) => race.riders.map((_, id) => ({ seat: id >> 1, mark: id % 2 === 0 ? 'R' : 'S' })),
  question,
  whyNot,
  enter,
  arrival,
  outcome,
  pieces,
  helper: gridHelper,
  answerFrom,
  raceFrom,
  atTable,
}

/** FR-32, FR-71: the score is how many teams came behind. */
function outcome({ step, options, race, order, seats }: SheetState): Outcome | undefined {
  if (step !== 'done') return undefined
  const teams = options.mode === 'tour' ? finalOrder(race) : raceTeams(order)
  const scores = Array.from({ length: seats }, (_, seat) => race.tour.teams.length - 1 - teams.indexOf(seat))
  return { places: placesOf(teams, seats), scores }
}

function enter(state: SheetState, asked: Question, answer: Answer): void {
  const riders = 'riders' in asked ? asked.riders : []
  const numbers = () => new Map(riders.map((rider, i) => [rider, answerOf(answer, 'numbers').values[i]!]))
  state.isFresh = false
  switch (state.step) {
    case 'draw': {
      const drawn = answerOf(answer, 'order').groups.flat()
      state.race.drawOrder = state.race.riders.map((_, id) => drawn.indexOf(id))
      if (!state.options.traits) return beginStage(state)
      state.step = 'traits'
      return
    }
    case 'traits': {
      const { values } = answerOf(answer, 'choices')
      for (const [i, rider] of riders.entries()) state.race.riders[rider]!.trait = values[i] === NO_TRAIT ? null : (values[i] as Trait)
      return beginStage(state)
    }
    case 'finish':
      state.order = answerOf(answer, 'order').groups.flat()
      state.step = 'done'
      return
    case 'lines':
      state.race.lines[state.line] = answerOf(answer, 'order').groups.flat()
      return nextLine(state, state.line + 1)
    case 'home':
      return enterHome(state, answerOf(answer, 'flags').riders)
    case 'zone':
      return enterZone(state, answerOf(answer, 'flags').riders)
    case 'beaten':
      return enterBeaten(state, riders, answerOf(answer, 'choices').values)
    case 'past':
      return enterSquares(state, numbers(), 1)
    case 'short':
      return enterSquares(state, numbers(), -1)
    case 'lanes':
      for (const [rider, lane] of numbers()) state.arriving.find((one) => one.rider === rider)!.lane = lane
      return closeRound(state)
    case 'cards':
      state.race.riders[winnerOf(state)]!.counted = answerOf(answer, 'number').value
      state.step = 'exhaustion'
      return
    case 'turns':
      for (const [rider, turns] of numbers()) state.race.riders[rider]!.turns = turns
      state.step = 'trialPast'
      return
    case 'trialPast':
      for (const [rider, squares] of numbers()) arriveInTrial(state, rider, squares)
      state.step = 'exhaustion'
      return
    case 'exhaustion':
      for (const [rider, cards] of numbers()) state.race.riders[rider]!.deck[EXHAUSTION] = cards
      if (state.options.form) state.step = 'epo'
      else closeStage(state)
      return
    case 'epo':
      for (const rider of answerOf(answer, 'flags').riders) state.race.riders[rider]!.form = 'epo'
      return closeStage(state)
    case 'done':
  }
}

function beginStage(state: SheetState): void {
  state.isFresh = true
  state.round = 0
  state.arriving = []
  if (isTimeTrial(state.race)) state.step = 'turns'
  else nextLine(state, 0)
}

/** FR-52, FR-68: lines without places are not asked for. */
function nextLine(state: SheetState, from: number): void {
  const next = linesOf(state.race).findIndex(({ places }, line) => line >= from && places > 0)
  state.line = next
  state.step = next < 0 ? 'home' : 'lines'
}

/** FR-58: who has crossed the line in this round. */
function enterHome(state: SheetState, riders: readonly RiderId[]): void {
  state.arriving = riders.map((rider) => newArrival(state, rider, 'crossed'))
  if (riders.length === 0) return closeRound(state)
  state.step = hasSprintZone(state) ? 'zone' : 'past'
}

/** FR-55, FR-56: whoever sprinted beats the others of the zone. */
function enterZone(state: SheetState, riders: readonly RiderId[]): void {
  for (const one of state.arriving) one.isSprinting = riders.includes(one.rider)
  const isAnybodyBeaten = riders.length > 0 && state.arriving.length < outOnRoad(state).length
  state.step = isAnybodyBeaten ? 'beaten' : 'past'
}

function enterBeaten(state: SheetState, riders: readonly RiderId[], values: readonly string[]): void {
  for (const [i, rider] of riders.entries()) {
    if (values[i] === 'followed' || values[i] === 'stopped')
      state.arriving.push({ ...newArrival(state, rider, values[i]), isSprinting: true })
  }
  state.step = 'past'
}

function enterSquares(state: SheetState, squares: ReadonlyMap<RiderId, number>, side: 1 | -1): void {
  const { line } = roadIn(state.race)
  for (const one of state.arriving) if (squares.has(one.rider)) one.square = line + side * squares.get(one.rider)!
  const isShort = state.arriving.some(({ how }) => how !== 'crossed')
  if (side === 1 && isShort) state.step = 'short'
  else if (sharing(state).length > 0) state.step = 'lanes'
  else closeRound(state)
}

/** The next round, the gruppetto (FR-108), or what the winner and all others have left. */
function closeRound(state: SheetState): void {
  for (const one of state.arriving) state.race.riders[one.rider]!.finish = one
  state.arriving = []
  const out = outOnRoad(state)
  if (out.length === 0) {
    state.step = 'cards'
    return
  }
  state.round++
  const { gruppetto } = state.options
  const isOver = gruppetto > 0 && state.round > gruppetto
  if (isOver) state.arriving = out.map((rider) => newArrival(state, rider, 'gruppetto'))
  state.step = isOver ? 'short' : 'home'
}

function newArrival({ round, race }: SheetState, rider: RiderId, how: HowFinished): Arrival {
  return { rider, round, square: roadIn(race).line, lane: 1, how, isSprinting: false }
}

/** FR-77, FR-83. */
function arriveInTrial({ race }: SheetState, rider: RiderId, squares: number): void {
  const { turns } = race.riders[rider]!
  race.riders[rider]!.finish = { rider, round: turns, square: roadIn(race).line + squares, lane: 1, how: 'crossed', isSprinting: false }
}

/** FR-45, FR-46, FR-57 to FR-71: the rules close the stage and open the next one. */
function closeStage(state: SheetState): void {
  endStage(state.race, SILENT)
  if (state.race.phase === 'finished') state.step = 'done'
  else beginStage(state)
}
