import { gapsBehind } from '@echappee/ui/standings'
import type { NotesSection, ResultSection, StandingsSection } from '@echappee/ui/sheet'
import type { Names } from '@echappee/ui/text'
import { TEAM_SIZE } from '../content/teams.ts'
import { classify, finalResult } from '../rules/classification.ts'
import type { StageResult } from '../content/tours.ts'
import type { RiderId } from '../rules/state.ts'
import type { Words } from './en.ts'
import { graphIn, knownFirst, stagesOf, type SheetState } from './state.ts'

type Lines = StandingsSection['lines']

export function resultsOf(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): ResultSection[] {
  const { results, step } = state
  if (results.length === 0) return [sprintNotes(words, state)]
  const isOver = step === 'done'
  const last = results.at(-1)!
  return [
    ...(isOver ? [totals(words, state, names)] : [next(words, state, name, names), sprintNotes(words, state)]),
    stageSection(words, last, results.length),
    general(words, results),
    teams(words, state, names),
    pointsTable(words, state, names),
    timesTable(words, results),
  ]
}

/** TDF-3, TDF-44. */
function next(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): NotesSection {
  const { riders } = classify(state.results)
  const first = state.step === 'first' ? knownFirst(state) : state.first
  const lines = [
    { text: words.jersey(name(riders[0]!)), rule: 'TDF-44' },
    ...(first === undefined ? [] : [{ text: words.first(names(first)), rule: 'TDF-3' }]),
  ]
  return { kind: 'notes', id: 'next', title: words.next(state.stage + 1), lines }
}

/** TDF-29. */
function sprintNotes(words: Words, state: SheetState): NotesSection {
  const { board, rows } = graphIn({ ...state, stage: Math.min(state.stage, stagesOf(state).length - 1) })
  const lines = board.sprints.map(({ name, prizes }) => ({ text: words.sprint(name, words.ask.sprintHelp(prizes)), rule: 'TDF-29' }))
  return { kind: 'notes', id: 'sprints', title: words.course(board.name, rows), lines }
}

function stageSection(words: Words, { kind, times, places, bonusSeconds }: StageResult, stage: number): ResultSection {
  const riders = times.map((_, id) => id).sort((a, b) => places[a]! - places[b]! || a - b)
  const gaps = gapsBehind(riders.map((id) => times[id]!))
  const lines: Lines = riders.map((id, i) => {
    const below = riders[i + 1]
    const isTied = kind === 'road' && below !== undefined && times[below] === times[id] && places[below] !== places[id]
    return {
      rider: id,
      rank: places[id]!,
      value: words.seconds(times[id]!),
      gap: gaps[i],
      note: bonusSeconds[id] === 0 ? undefined : words.bonus(bonusSeconds[id]!),
      tie: isTied ? words.ties.lane : undefined,
    }
  })
  return { kind: 'standings', id: `stage ${stage}`, title: words.stage(stage), lines }
}

/** TDF-44, TDF-47. */
function general(words: Words, results: readonly StageResult[]): ResultSection {
  const { riders, riderTimes } = classify(results)
  const gaps = gapsBehind(riders.map((id) => riderTimes[id]!))
  const lines: Lines = riders.map((id, i) => {
    const below = riders[i + 1]
    return {
      rider: id,
      rank: i + 1,
      value: words.seconds(riderTimes[id]!),
      gap: gaps[i],
      isLeader: i === 0,
      ...(i === 0 ? { jerseys: ['yellow' as const] } : {}),
      tie: below !== undefined && riderTimes[below] === riderTimes[id] ? words.ties.general : undefined,
    }
  })
  return { kind: 'standings', id: 'general', title: words.general, lines }
}

/** TDF-45. */
function teams(words: Words, { results }: SheetState, names: Names): ResultSection {
  const { teams: order, teamTimes, teamPoints } = classify(results)
  const gaps = gapsBehind(order.map((seat) => teamTimes[seat]!))
  const lines: Lines = order.map((seat, i) => {
    const below = order[i + 1]
    return {
      rider: seat * TEAM_SIZE,
      team: names(seat),
      rank: i + 1,
      value: words.seconds(teamTimes[seat]!),
      gap: gaps[i],
      note: words.points(teamPoints[seat]!),
      tie: below !== undefined && teamTimes[below] === teamTimes[seat] ? words.ties.team : undefined,
    }
  })
  return { kind: 'standings', id: 'teams', title: words.teams, lines }
}

/** The columns A, C … of the paper form, by team. */
function pointsTable(words: Words, { results, seats }: SheetState, names: Names): ResultSection {
  const { teamPoints } = classify(results)
  const columns = results.map((_, i) => ({ head: String(i + 1), label: words.stage(i + 1) }))
  const rows = Array.from({ length: seats }, (_, seat) => ({
    rider: seat * TEAM_SIZE,
    team: names(seat),
    cells: results.map(({ points }) => ({ value: String(points[seat]) })),
    total: String(teamPoints[seat]),
  }))
  return { kind: 'table', id: 'points', title: words.pointsTitle, head: words.team, columns, rows, totalHead: words.total }
}

/** The columns B, D … of the paper form, by rider. */
function timesTable(words: Words, results: readonly StageResult[]): ResultSection {
  const { riderTimes } = classify(results)
  const columns = results.map((_, i) => ({ head: String(i + 1), label: words.stage(i + 1) }))
  const rows = riderTimes.map((time, rider) => ({
    rider,
    cells: results.map(({ times, bonusSeconds, places }) => ({
      value: String(times[rider]! - bonusSeconds[rider]!),
      kind: places[rider] === 1 ? ('best' as const) : undefined,
    })),
    total: String(time),
  }))
  return { kind: 'table', id: 'times', title: words.timesTitle, head: words.riderHead, columns, rows, totalHead: words.total }
}

/** TDF-46 to TDF-48. */
function totals(words: Words, { results, options }: SheetState, names: Names): ResultSection {
  const final = finalResult(results, options)
  const order = final.totals.map((_, seat) => seat).sort((a, b) => final.places[a]! - final.places[b]!)
  const lines: Lines = order.map((seat, i) => {
    const below = order[i + 1]
    return {
      rider: seat * TEAM_SIZE,
      team: names(seat),
      rank: final.places[seat]!,
      value: words.points(final.totals[seat]!),
      isLeader: i === 0,
      note: words.sum(final.teamPoints[seat]!, final.teamBonus[seat]!, final.jerseyBonus[seat]!),
      tie: below !== undefined && final.totals[below] === final.totals[seat] ? words.ties.final : undefined,
    }
  })
  return { kind: 'standings', id: 'totals', title: words.won(names(order[0]!)), lines }
}
