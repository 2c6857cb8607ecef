import { answerOf, type Answer, type Piece, type Question, type Sheet } from '@echappee/sheet'
import { CARDS_PER_RIDER, chanceDeck, secondDeck } from '../content/cards.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { outcomeOf } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { tourOf, type Options } from '../rules/options.ts'
import type { RiderId, View } from '../rules/state.ts'
import { arrival } from './arrival.ts'
import { atTable } from './at-table.ts'
import { question, sharing } from './questions.ts'
import { answerFrom } from './answer-from.ts'
import { resultIn } from './stage-result.ts'
import { allRiders, graphIn, isOfTheBox, knownFirst, nobodyYet, notHome, stagesOf, type SheetState } from './state.ts'
import { whyNot } from './why-not.ts'

/** The score sheet of a tour at a real table: sprints, arrivals round by round, run-off squares; the rules make times and points of it. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: ['tour', 'firstPlayer', 'chanceDeck', 'singleStageYellow', 'tttEarlyBonus'],
  begin: (options, seats) => ({
    options,
    seats,
    step: 'first',
    isFresh: true,
    stage: 0,
    first: 0,
    length: null,
    line: 0,
    round: 0,
    arriving: [],
    firstRound: 0,
    entered: nobodyYet({ seats }),
    results: [],
  }),
  riders: (state) => allRiders(state).map((id) => ({ seat: Math.floor(id / TEAM_SIZE), mark: String((id % TEAM_SIZE) + 1) })),
  question,
  whyNot,
  enter,
  outcome: ({ step, results, options }) => (step === 'done' ? outcomeOf(results, options) : undefined),
  arrival,
  pieces,
  answerFrom,
  raceFrom,
  atTable,
}

/**
 * TDF-24: used Chance cards are shuffled again when none is left; anybody's rider may come upon one. TDF-4, TDF-13: Second cards are dealt
 * from one deck, five a rider, anew for each stage.
 */
function pieces({ stage, options, step, seats }: SheetState): Piece[] {
  if (step === 'done') return []
  const at = `stage ${stage + 1}/`
  const cards = secondDeck(options.secondDeck).map(String)
  const hands = Array.from({ length: seats }, (_, seat): Piece => {
    const deal = { cards, draw: CARDS_PER_RIDER, keep: 1, holds: DEALT, pile: `${at}cards` }
    return { kind: 'deck', id: `${at}cards/${seat}`, isSecret: true, rider: seat * TEAM_SIZE, isReused: true, ...deal }
  })
  if (options.chanceDeck !== 'standard') return hands
  const chance = { cards: chanceDeck(), draw: 1, keep: 0, isSecret: false, isReused: true, pile: `${at}chance cards` }
  return [{ kind: 'deck', id: `${at}chance`, ...chance }, ...hands]
}

const DEALT = TEAM_SIZE * CARDS_PER_RIDER

/** Before a stage the tour can go on on the screen, with whoever is known to begin it. */
function raceFrom({ options, step, isFresh, first, results }: SheetState): Options | undefined {
  if (!isFresh || step === 'done') return undefined
  const { boards, stages } = tourOf(options)
  const carry = { results: results.map((result) => ({ ...result })), ...(step === 'first' ? {} : { first }) }
  return step === 'first' && results.length === 0 ? options : { ...options, tour: { boards, stages, carry } }
}

function enter(state: SheetState, asked: Question, answer: Answer): void {
  const riders = 'riders' in asked ? asked.riders : []
  const each = (write: (rider: RiderId, value: number) => void) =>
    riders.forEach((rider, i) => write(rider, answerOf(answer, 'numbers').values[i]!))
  const { entered } = state
  state.isFresh = false
  switch (state.step) {
    case 'first':
      state.first = Math.floor(answerOf(answer, 'flags').riders[0]! / TEAM_SIZE)
      return beginStage(state)
    case 'course':
      return enterCourse(state, answerOf(answer, 'choice').value)
    case 'length':
      state.length = answerOf(answer, 'number').value
      state.step = isTrial(state) ? 'finished' : 'points'
      return
    case 'points':
      each((rider, points) => void (entered[rider]!.bonusPoints += points))
      state.step = 'bonus'
      return
    case 'sprints':
      givePrizes(state, answerOf(answer, 'order').groups.flat())
      return nextLine(state, state.line + 1)
    case 'bonus':
      each((rider, seconds) => void (entered[rider]!.bonusSeconds += seconds))
      state.step = 'home'
      return
    case 'home':
      return enterHome(state, answerOf(answer, 'flags').riders)
    case 'squares':
      each((rider, square) => Object.assign(entered[rider]!, { round: state.round, square }))
      return closeRound(state)
    case 'more':
      if (answerOf(answer, 'choice').value === 'stopped') state.step = 'firstRound'
      else nextRound(state)
      return
    case 'firstRound':
      state.firstRound = answerOf(answer, 'number').value
      state.step = 'stopped'
      return
    case 'stopped':
      each((rider, row) => void (entered[rider]!.row = row))
      state.step = 'stoppedOrder'
      return
    case 'stoppedOrder':
      for (const [i, [rider]] of answerOf(answer, 'order').groups.entries()) entered[rider!]!.order = i
      return toLanes(state)
    case 'lanes':
      each((rider, lane) => void (entered[rider]!.order = lane))
      return closeStage(state)
    case 'finished': {
      for (const rider of answerOf(answer, 'flags').riders) entered[rider]!.round = 0
      const isAnybodyHome = notHome(state).length < entered.length
      state.step = isAnybodyHome ? 'rounds' : 'rows'
      return
    }
    case 'rounds':
      each((rider, round) => void (entered[rider]!.round = round))
      state.step = 'trialSquares'
      return
    case 'trialSquares':
      each((rider, square) => void (entered[rider]!.square = square))
      if (notHome(state).length > 0) state.step = 'rows'
      else closeStage(state)
      return
    case 'rows':
      each((rider, row) => void (entered[rider]!.row = row))
      return closeStage(state)
    case 'done':
  }
}

function beginStage(state: SheetState): void {
  state.isFresh = true
  if (isOfTheBox(state)) state.step = 'course'
  else rideOurs(state)
}

function enterCourse(state: SheetState, course: string): void {
  if (course === 'other') {
    state.step = 'length'
    return
  }
  state.isFresh = true
  rideOurs(state)
}

/** On the board of the tour, whose rows and prizes are known. */
function rideOurs(state: SheetState): void {
  if (isTrial(state)) state.step = 'finished'
  else nextLine(state, 0)
}

const isTrial = (state: SheetState) => stagesOf(state)[state.stage]!.kind === 'ttt'

function nextLine(state: SheetState, line: number): void {
  state.line = line
  if (line < graphIn(state).board.sprints.length) state.step = 'sprints'
  else state.step = state.options.chanceDeck === 'standard' ? 'bonus' : 'home'
}

/** TDF-29. */
function givePrizes(state: SheetState, riders: readonly RiderId[]): void {
  const { prizes } = graphIn(state).board.sprints[state.line]!
  for (const [i, rider] of riders.entries()) {
    state.entered[rider]!.bonusPoints += prizes[i]!.points
    state.entered[rider]!.bonusSeconds += prizes[i]!.seconds
  }
}

/** TDF-38; nobody in the first round means that nobody ever arrived (TDF-55). */
function enterHome(state: SheetState, riders: readonly RiderId[]): void {
  state.arriving = [...riders]
  if (riders.length > 0) state.step = 'squares'
  else state.step = state.round === 0 ? 'stopped' : 'more'
}

function closeRound(state: SheetState): void {
  if (notHome(state).length === 0) toLanes(state)
  else nextRound(state)
}

function nextRound(state: SheetState): void {
  state.round++
  state.arriving = []
  state.step = 'home'
}

/** TDF-41: only where times are equal. */
function toLanes(state: SheetState): void {
  if (sharing(state).length > 0) state.step = 'lanes'
  else closeStage(state)
}

function closeStage(state: SheetState): void {
  state.results.push(resultIn(state))
  state.stage++
  state.round = 0
  state.line = 0
  state.length = null
  state.firstRound = 0
  state.arriving = []
  state.entered = nobodyYet(state)
  if (state.stage === stagesOf(state).length) {
    state.step = 'done'
    return
  }
  const first = knownFirst(state)
  state.step = 'first'
  state.isFresh = true
  if (first === undefined) return
  state.first = first
  beginStage(state)
}
