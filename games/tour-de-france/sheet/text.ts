import type { Names } from '@echappee/ui/text'
import type { NotesSection, ResultSection, SheetText } from '@echappee/ui/sheet'
import { classify, finalResult } from '../rules/classification.ts'
import { numberOf, seatOf } from '../rules/riders.ts'
import type { Words } from './en.ts'
import { partOf, ridersOf } from './index.ts'
import type { SheetRefusal } from './refusals.ts'
import { nextStage, type SheetState } from './state.ts'

/** What the score sheet says in one language. */
export function sheetText(words: Words): SheetText<SheetState> {
  return {
    rider: (state, rider, names) => nameOf(words, state.seats, rider, names),
    question(state, asked, names) {
      if (asked.kind === 'choice') {
        const values = Object.fromEntries(asked.values.map((seat) => [seat, names(Number(seat))]))
        return { where: words.start, ask: words.firstAsk, help: words.firstHelp, values }
      }
      const { number, board, kind } = nextStage(state)!
      const part = partOf(asked.id)
      const sprint = part.startsWith('sprint') ? board.sprints[Number(part.split(' ')[1]) - 1] : undefined
      const say = words.questions[sprint === undefined ? (part as keyof Words['questions']) : 'sprint']
      return { where: words.stage(number, board.name, kind), ask: say.ask(sprint?.name ?? ''), help: say.help }
    },
    refusal: ({ code, params = {} }) => words.refusals[code as SheetRefusal](Number(params['least'] ?? params['rows'] ?? 0)),
    results(state, names) {
      if (state.results.length === 0) return []
      const isOver = nextStage(state) === undefined
      return [
        notes(words, state, names),
        teams(words, state, isOver),
        riders(words, state),
        points(words, state, isOver),
        times(words, state),
      ]
    },
  }
}

/** Teams come after all riders. */
function nameOf(words: Words, seats: number, rider: number, names: Names): string {
  const team = rider - ridersOf(seats).length
  return team < 0 ? words.rider(names(seatOf(rider)), numberOf(rider)) : names(team)
}

const teamAt = (state: SheetState, seat: number) => ridersOf(state.seats).length + seat
const tableOf = ({ results, options }: SheetState, isOver: boolean) => (isOver ? finalResult(results, options) : classify(results))

/** TDF-44, TDF-46. */
function notes(words: Words, state: SheetState, names: Names): NotesSection {
  const isOver = nextStage(state) === undefined
  const table = tableOf(state, isOver)
  const yellow = table.riders[0]!
  const lines = [
    ...(isOver ? [{ text: words.winner(names(finalResult(state.results, state.options).places.indexOf(1))), rule: 'TDF-46' }] : []),
    { text: words.yellow(nameOf(words, state.seats, yellow, names), table.riderTimes[yellow]!), rule: 'TDF-44' },
    { text: words.fastest(names(table.teams[0]!), table.teamTimes[table.teams[0]!]!), rule: 'TDF-45' },
  ]
  return { kind: 'notes', id: 'notes', title: words.after(state.results.length), lines }
}

/** TDF-45…47: by points; at the end by the total. */
function teams(words: Words, state: SheetState, isOver: boolean): ResultSection {
  const { teamPoints, teamTimes, teams: fastest } = classify(state.results)
  const totals = isOver ? finalResult(state.results, state.options).totals : teamPoints
  const seats = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]! || fastest.indexOf(a) - fastest.indexOf(b))
  const lines = seats.map((seat, at) => ({
    rider: teamAt(state, seat),
    rank: at + 1,
    value: words.points(totals[seat]!),
    note: words.seconds(teamTimes[seat]!),
    isLeader: at === 0,
    tie: totals[seats[at + 1] ?? -1] === totals[seat] ? words.ties.totals : undefined,
  }))
  return { kind: 'standings', id: 'teams', title: words.teams, lines }
}

/** TDF-44, TDF-47, TDF-48. */
function riders(words: Words, state: SheetState): ResultSection {
  const { riders: ranking, riderTimes } = tableOf(state, nextStage(state) === undefined)
  const best = riderTimes[ranking[0]!]!
  const lines = ranking.map((id, at) => ({
    rider: id,
    rank: at + 1,
    value: words.seconds(riderTimes[id]!),
    gap: at === 0 ? undefined : riderTimes[id]! - best,
    isLeader: at === 0,
    tie: riderTimes[ranking[at + 1] ?? -1] === riderTimes[id] ? words.ties.riders : undefined,
  }))
  return { kind: 'standings', id: 'riders', title: words.riders, lines }
}

/** Columns A, C … of the paper form. */
function points(words: Words, state: SheetState, isOver: boolean): ResultSection {
  const { results, options, seats } = state
  const final = isOver ? finalResult(results, options) : undefined
  const rows = Array.from({ length: seats }, (_, seat) => ({
    rider: teamAt(state, seat),
    cells: [
      ...results.map((stage) => ({
        value: String(stage.points[seat]),
        kind: stage.points[seat] === Math.max(...stage.points) ? ('best' as const) : undefined,
      })),
      ...(final === undefined ? [] : [{ value: String(final.teamBonus[seat]) }, { value: String(final.jerseyBonus[seat]) }]),
    ],
    total: String(final?.totals[seat] ?? results.reduce((sum, stage) => sum + stage.points[seat]!, 0)),
  }))
  const bonuses = final === undefined ? [] : [words.teamBonus, words.jerseyBonus]
  const columns = [...results.map((_, i) => ({ head: String(i + 1), label: words.stageShort(i + 1) })), ...bonuses]
  return { kind: 'table', id: 'points', title: words.pointsTable, head: words.team, columns, rows, totalHead: words.total }
}

/** Columns B, D … : stage times without bonus seconds, and the place. */
function times(words: Words, { results, seats }: SheetState): ResultSection {
  const { riderTimes } = classify(results)
  const rows = ridersOf(seats).map((id) => ({
    rider: id,
    cells: results.map(({ times: own, places, bonusSeconds }) => ({
      value: words.cell(own[id]!, places[id]!, bonusSeconds[id]!),
      kind: places[id] === 1 ? ('best' as const) : undefined,
    })),
    total: String(riderTimes[id]),
  }))
  const columns = results.map((_, i) => ({ head: String(i + 1), label: words.stageShort(i + 1) }))
  return { kind: 'table', id: 'times', title: words.timesTable, head: words.riderHead, columns, rows, totalHead: words.total }
}
