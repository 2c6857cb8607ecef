import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question, type Sheet } from '@echappee/ui/sheet'
import { RUN_OFF_ROWS } from '../content/board.ts'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { outcomeOf } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import { numberOf, seatOf } from '../rules/riders.ts'
import { roadStage, trialStage } from '../rules/stage-result.ts'
import type { View } from '../rules/state.ts'
import { stageTime, sum, trialFinished, trialStopped } from '../rules/times.ts'
import { noteFrom } from './noted-from.ts'
import { refuse } from './refusals.ts'
import { NOTHING_NOTED, nextStage, type Noted, type SheetStage, type SheetState } from './state.ts'

/** The score sheet of a tour at a real table: for each stage what the form of the box asks for. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: ['tour', 'chanceDeck', 'singleStageYellow', 'tttEarlyBonus'],
  begin: (options, seats) => ({ options, seats, first: null, results: [], noted: { ...NOTHING_NOTED } }),
  /** The riders of all teams; after them the teams themselves. */
  riders: ({ seats }) => [
    ...ridersOf(seats).map((id) => ({ seat: seatOf(id), mark: String(numberOf(id)) })),
    ...Array.from({ length: seats }, (_, seat) => ({ seat })),
  ],
  question,
  whyNot,
  enter(state, asked, answer) {
    if (asked.id === 'first') {
      state.first = Number(answerOf(answer, 'choice').value)
      return
    }
    note(state.noted, asked.id, answer)
    if (partsLeft(state)) return
    const stage = nextStage(state)!
    state.results = [...state.results, stage.kind === 'ttt' ? trialResult(state, stage) : roadResult(state, stage)]
    state.noted = { ...NOTHING_NOTED }
  },
  outcome: (state) => (state.first === null || nextStage(state) !== undefined ? undefined : outcomeOf(state.results, state.options)),
  answerFrom: ({ events }, state, asked) => noteFrom(events, state, asked),
}

function question(state: SheetState): Question | undefined {
  const { seats, first } = state
  // TDF-47: settles the last ties.
  if (first === null) return { kind: 'choice', id: 'first', values: Array.from({ length: seats }, (_, seat) => String(seat)) }
  const stage = nextStage(state)
  if (stage === undefined) return undefined
  return stage.kind === 'ttt' ? trialQuestion(state, stage) : roadQuestion(state, stage)
}

/** TDF-38, TDF-41, TDF-29, TDF-28. */
function roadQuestion({ noted, seats, options }: SheetState, { number, board }: SheetStage): Question | undefined {
  const riders = ridersOf(seats)
  const id = (part: string) => `stage ${number}/${part}`
  const zeros = { kind: 'numbers', values: riders.map(() => 0) } as const
  if (noted.rounds === null) return { kind: 'numbers', id: id('rounds'), riders, min: 0, max: LAST_ROUND, proposal: zeros }
  if (noted.squares === null) return { kind: 'numbers', id: id('squares'), riders, min: 0, max: RUN_OFF_ROWS - 1, proposal: zeros }
  const level = levelRiders(noted)
  if (noted.lanes === null && level.length > 0)
    return { kind: 'numbers', id: id('lanes'), riders: level, min: 1, max: board.runOffLanes + riders.length }
  const sprint = board.sprints[noted.sprints.length]
  if (sprint !== undefined)
    return {
      kind: 'order',
      id: id(`sprint ${noted.sprints.length + 1}`),
      riders,
      least: 0,
      most: Math.min(sprint.prizes.length, riders.length),
    }
  if (noted.bonusSeconds === null && options.chanceDeck === 'standard')
    return { kind: 'numbers', id: id('chance'), riders, min: -60, max: 60, proposal: zeros }
  return undefined
}

/** TDF-53. */
function trialQuestion({ noted, seats }: SheetState, { number, rows }: SheetStage): Question | undefined {
  const riders = ridersOf(seats)
  const proposal = { kind: 'numbers', values: riders.map(() => rows) } as const
  if (noted.squares === null)
    return { kind: 'numbers', id: `stage ${number}/trial`, riders, min: 0, max: rows + RUN_OFF_ROWS - 1, proposal }
  const near = riders.filter((id) => noted.squares![id]! >= rows)
  if (noted.rounds === null && near.length > 0)
    return { kind: 'numbers', id: `stage ${number}/home`, riders: near, min: 0, max: LAST_ROUND }
  return undefined
}

/** Whether the stage is not told completely yet. */
function partsLeft(state: SheetState): boolean {
  const stage = nextStage(state)!
  return (stage.kind === 'ttt' ? trialQuestion(state, stage) : roadQuestion(state, stage)) !== undefined
}

function whyNot({ noted, results, options }: SheetState, asked: Question, answer: Answer): Refusal | undefined {
  if (asked.kind !== 'numbers') return undefined
  const { values } = answerOf(answer, 'numbers')
  const rows = nextStage({ results, options })?.rows ?? 0
  switch (partOf(asked.id)) {
    case 'rounds':
      return values.includes(0) ? undefined : refuse('NOBODY_FIRST', { least: Math.min(...values) })
    case 'lanes': {
      const placeOf = (i: number) => [noted.rounds![asked.riders[i]!], noted.squares![asked.riders[i]!], values[i]].join(' ')
      const twice = values.findIndex((_, i) => values.findIndex((_value, other) => placeOf(other) === placeOf(i)) < i)
      return twice < 0 ? undefined : refuse('SAME_SQUARE', { rider: asked.riders[twice]! })
    }
    case 'home': {
      const lost = values.findIndex((round, i) => round === 0 && noted.squares![asked.riders[i]!]! > rows)
      return lost < 0 ? undefined : refuse('PAST_LINE', { rider: asked.riders[lost]!, rows })
    }
    default:
      return undefined
  }
}

function note(noted: Noted, id: string, answer: Answer): void {
  const part = partOf(id)
  if (part.startsWith('sprint')) {
    noted.sprints = [...noted.sprints, answerOf(answer, 'order').groups.flat()]
    return
  }
  const { values } = answerOf(answer, 'numbers')
  if (part === 'rounds' || part === 'home') noted.rounds = values
  else if (part === 'squares' || part === 'trial') noted.squares = values
  else if (part === 'lanes') noted.lanes = values
  else noted.bonusSeconds = values
}

/** TDF-38, TDF-41…43. */
function roadResult({ noted, first, seats }: SheetState, { board, rows }: SheetStage) {
  const level = levelRiders(noted)
  const arrivals = ridersOf(seats).map((id) => ({
    time: stageTime(rows, noted.squares![id]!, noted.rounds![id]!),
    isStopped: false,
    order: level.includes(id) ? noted.lanes![level.indexOf(id)]! : 0,
  }))
  const won = (id: number, what: 'points' | 'seconds') =>
    sum(board.sprints.map(({ prizes }, i) => prizes[noted.sprints[i]!.indexOf(id)]?.[what] ?? 0))
  const riders = ridersOf(seats)
  return roadStage(
    first!,
    arrivals,
    riders.map((id) => won(id, 'seconds') + (noted.bonusSeconds?.[id] ?? 0)),
    riders.map((id) => won(id, 'points')),
  )
}

/** TDF-53, TDF-54. */
function trialResult({ noted, first, seats, options }: SheetState, { rows }: SheetStage) {
  const near = ridersOf(seats).filter((id) => noted.squares![id]! >= rows)
  const own = ridersOf(seats).map((id) => {
    const square = noted.squares![id]!
    const round = near.includes(id) ? noted.rounds![near.indexOf(id)]! : 0
    return round === 0 ? trialStopped(square) : trialFinished(rows, square - rows, round, Number(options.tttEarlyBonus))
  })
  return trialStage(first!, own)
}

/** TDF-41: in the same round on the same printed square; the lane decides. */
export function levelRiders({ rounds, squares }: Noted): number[] {
  const placeOf = (id: number) => `${rounds![id]} ${squares![id]}`
  return rounds!.flatMap((_, id) => (rounds!.some((_round, other) => other !== id && placeOf(other) === placeOf(id)) ? [id] : []))
}

export function ridersOf(seats: number): number[] {
  return Array.from({ length: seats * TEAM_SIZE }, (_, id) => id)
}

export const partOf = (id: string) => id.slice(id.indexOf('/') + 1)
