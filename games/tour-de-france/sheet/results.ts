import { gapsBehind } from '@echappee/text/standings'
import type { NotesSection, ResultSection, StandingsSection } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { TEAM_SIZE } from '../content/teams.ts'
import { classify, finalResult, isRankedByStage, pointsLeader, type Classification } from '../rules/classification.ts'
import type { StageResult } from '../content/tours.ts'
import type { RiderId } from '../rules/state.ts'
import type { Words } from '../text/words/en/sheet.ts'
import { graphIn, knownFirst, stagesOf, type SheetState } from './state.ts'

type Lines = StandingsSection['lines']

export function resultsOf(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): ResultSection[] {
  const { results, step } = state
  // The board that is being typed has nothing to show yet.
  const course = step === 'length' ? [] : [sprintNotes(words, state)]
  if (results.length === 0) return course
  const isOver = step === 'done'
  const last = results.at(-1)!
  return [
    ...(isOver ? [totals(words, state, names), titles(words, state, name, names)] : [next(words, state, name, names), ...course]),
    stageSection(words, last, results.length),
    general(words, state),
    teams(words, state, names),
    pointsTable(words, state, names),
    timesTable(words, state),
  ]
}

/** TDF-3, TDF-44. */
function next(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): NotesSection {
  const first = state.step === 'first' ? knownFirst(state) : state.first
  const lines = [
    ...leaders(words, state, name, names),
    ...(first === undefined ? [] : [{ text: words.first(names(first)), rule: 'TDF-3' }]),
  ]
  return { kind: 'notes', id: 'next', title: words.next(state.stage + 1), lines }
}

/** TDF-46: without points. */
function titles(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): NotesSection {
  return { kind: 'notes', id: 'titles', title: words.titles, lines: leaders(words, state, name, names) }
}

/** TDF-44. */
function leaders(words: Words, state: SheetState, name: (rider: RiderId) => string, names: Names): NotesSection['lines'] {
  const table = standings(state)
  const [fastest, leader] = [table.teams[0]!, pointsLeader(table)]
  return [
    words.jersey(name(table.riders[0]!)),
    words.fastestTeam(names(fastest), table.teamTimes[fastest]!),
    words.pointsLeader(names(leader), table.teamPoints[leader]!),
  ].map((text) => ({ text, rule: 'TDF-44' }))
}

/** TDF-29. */
function sprintNotes(words: Words, state: SheetState): NotesSection {
  if (state.length !== null) return { kind: 'notes', id: 'sprints', title: words.course(words.otherBoard, state.length), lines: [] }
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

/** TDF-44, TDF-48. */
function standings({ results, options, step }: SheetState): Classification {
  return step === 'done' ? finalResult(results, options) : classify(results)
}

/** TDF-44, TDF-47, TDF-48. */
function general(words: Words, state: SheetState): ResultSection {
  const { riders, riderTimes } = standings(state)
  const tie = isRankedByStage(state.results, state.options) && state.step === 'done' ? words.ties.lane : words.ties.general
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
      tie: below !== undefined && riderTimes[below] === riderTimes[id] ? tie : undefined,
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
function timesTable(words: Words, state: SheetState): ResultSection {
  const { results } = state
  const { riderTimes } = standings(state)
  const columns = results.map((_, i) => ({ head: String(i + 1), label: words.stage(i + 1) }))
  const rows = riderTimes.map((time, rider) => ({
    rider,
    cells: results.map(({ times, bonusSeconds, places }) => ({
      value: String(results.length === 1 ? time : times[rider]! - bonusSeconds[rider]!),
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
