import type { Refusal } from '@echappee/kernel'
import { placeOnSquare, type Answer, type Arrival, type ArrivalGrid, type ArrivalRow, type Question } from '@echappee/sheet'
import { generalOrder } from '../rules/classification.ts'
import { roadTie } from '../rules/results.ts'
import { roadIn } from '../rules/riders.ts'
import type { Arrival as Finish, HowFinished } from '../rules/state.ts'
import { roadTimes, stageOrder } from '../rules/times.ts'
import { MOST_PAST, MOST_SHORT } from './questions.ts'
import { refuse } from './refusals.ts'
import { hasSprintZone, type SheetState } from './state.ts'

/** FR-55, FR-56, FR-108: from the zone, from before it, beaten in the sprint, or with those who are late. */
const WAYS = {
  sprint: 'crossed',
  road: 'crossed',
  followed: 'followed',
  stopped: 'stopped',
  gruppetto: 'gruppetto',
} as const satisfies Record<string, HowFinished>
export type Way = keyof typeof WAYS

export const arrival: Arrival<SheetState> = { grid, whyNot, answer, order }

function grid(state: SheetState): ArrivalGrid | undefined {
  if (state.step !== 'home' || state.round > 0) return undefined
  const ways: Way[] = hasSprintZone(state) ? ['sprint', 'road', 'followed', 'stopped'] : ['road']
  if (state.options.gruppetto > 0) ways.push('gruppetto')
  const riders = generalOrder(state.race)
  return { riders, least: riders.length, ways: ways.map((id) => ({ id, ...limits(id) })) }
}

const limits = (way: Way) => (WAYS[way] === 'crossed' ? { min: 1, max: MOST_PAST } : { min: 0, max: MOST_SHORT })

function whyNot({ options: { gruppetto } }: SheetState, rows: readonly ArrivalRow[]): Refusal | undefined {
  const alone = rows.find((row) => isBeaten(row) && !rows.some(({ way, round }) => way === 'sprint' && round === row.round))
  if (alone !== undefined) return refuse('NO_SPRINT', { rider: alone.rider })
  const late = rows.find(({ way, round }) => gruppetto > 0 && way !== 'gruppetto' && round > gruppetto)
  return late === undefined ? undefined : refuse('ROUND_OVER', { rider: late.rider, rounds: gruppetto })
}

const isBeaten = ({ way }: ArrivalRow) => way === 'followed' || way === 'stopped'

function answer(state: SheetState, question: Question, rows: readonly ArrivalRow[]): Answer | undefined {
  const riders = 'riders' in question ? question.riders : []
  const rowOf = (rider: number) => rows.find((row) => row.rider === rider)!
  const now = rows.filter(({ round, way }) => round === state.round && way !== 'gruppetto')
  const flags = (is: (row: ArrivalRow) => boolean): Answer => ({
    kind: 'flags',
    riders: riders.filter((id) => now.includes(rowOf(id)) && is(rowOf(id))),
  })
  const numbers = (of: (row: ArrivalRow) => number): Answer => ({ kind: 'numbers', values: riders.map((id) => of(rowOf(id))) })
  switch (state.step) {
    case 'home':
      return flags((row) => howOf(row) === 'crossed')
    case 'zone':
      return flags(({ way }) => way === 'sprint')
    case 'beaten':
      return { kind: 'choices', values: riders.map((id) => (now.includes(rowOf(id)) ? howOf(rowOf(id)) : 'rodeOn')) }
    case 'past':
    case 'short':
      return numbers(({ square }) => square)
    case 'lanes':
      return numbers(({ rider }) => placeOnSquare(rows, rider, isLevel))
    default:
      return undefined
  }
}

function order(state: SheetState, rows: readonly ArrivalRow[]): { rider: number; gap: number }[] {
  const { race } = state
  const { line } = roadIn(race)
  const late = 1 + Math.max(state.options.gruppetto, ...rows.map(({ round }) => round))
  const finishes = rows.map((row): Finish => {
    const how = howOf(row)
    return {
      rider: row.rider,
      round: how === 'gruppetto' ? late : row.round,
      square: how === 'crossed' ? line + row.square : line - row.square,
      lane: placeOnSquare(rows, row.rider, isLevel),
      how,
      isSprinting: row.way !== 'road' && how !== 'gruppetto',
    }
  })
  const times = roadTimes(finishes, 0, line, race.tour.options)
  const sorted = stageOrder(finishes, roadTie(race))
  const first = Math.min(...times.values())
  return sorted.map(({ rider }) => ({ rider, gap: times.get(rider)! - first }))
}

const howOf = ({ way }: ArrivalRow): HowFinished => WAYS[way as Way]

/** FR-38: the right lane first. */
const isLevel = (a: ArrivalRow, b: ArrivalRow) => a.round === b.round && a.square === b.square && howOf(a) === howOf(b)
