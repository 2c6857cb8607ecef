import type { Question } from '@echappee/sheet'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { BOARD_LIMITS, RUN_OFF_ROWS } from '../content/board.ts'
import type { RiderId } from '../rules/state.ts'
import { timesIn } from './stage-result.ts'
import { allRiders, graphIn, notHome, rowsIn, type SheetState } from './state.ts'

const MOST_BONUS = 30
const MOST_POINTS = 60
const MOST_LANES = 20

export function question(state: SheetState): Question | undefined {
  const { step, stage, round, line, arriving, entered } = state
  const at = `stage ${stage + 1}/`
  const everybody = allRiders(state)
  const home = everybody.filter((id) => entered[id]!.round !== null)
  switch (step) {
    case 'first':
      return { kind: 'flags', id: `${at}first`, riders: everybody.filter((id) => id % TEAM_SIZE === 0), least: 1, most: 1 }
    case 'course':
      return { kind: 'choice', id: `${at}course`, values: ['board', 'other'], proposal: { kind: 'choice', value: 'board' } }
    case 'length': {
      const { min, max } = BOARD_LIMITS.rows
      return { kind: 'number', id: `${at}length`, min, max, proposal: { kind: 'number', value: graphIn(state).rows } }
    }
    case 'points':
      return {
        kind: 'numbers',
        id: `${at}points`,
        riders: everybody,
        min: 0,
        max: MOST_POINTS,
        proposal: same(everybody, 0),
        page: `${at}lines`,
      }
    case 'sprints':
      return {
        kind: 'order',
        id: `${at}sprint ${line}`,
        riders: everybody,
        least: 0,
        most: graphIn(state).board.sprints[line]!.prizes.length,
        page: `${at}lines`,
      }
    case 'bonus':
      return {
        kind: 'numbers',
        id: `${at}bonus`,
        riders: everybody,
        min: -MOST_BONUS,
        max: MOST_BONUS,
        proposal: same(everybody, 0),
        page: `${at}lines`,
      }
    case 'home':
      return { kind: 'flags', id: `${at}home ${round}`, riders: notHome(state) }
    case 'squares':
      return { kind: 'numbers', id: `${at}squares ${round}`, riders: arriving, min: 0, max: RUN_OFF_ROWS - 1, proposal: same(arriving, 0) }
    case 'more':
      return { kind: 'choice', id: `${at}more ${round}`, values: ['goesOn', 'stopped'], proposal: { kind: 'choice', value: 'goesOn' } }
    case 'firstRound':
      return { kind: 'number', id: `${at}first round`, min: 1, max: LAST_ROUND }
    case 'stopped':
      return { kind: 'numbers', id: `${at}stopped`, riders: notHome(state), min: 0, max: rowsIn(state) }
    case 'stoppedOrder':
      return { kind: 'order', id: `${at}stopped order`, riders: notHome(state).sort((a, b) => entered[b]!.row - entered[a]!.row) }
    case 'lanes': {
      const riders = sharing(state)
      const times = timesIn(state)
      const values = riders.map((id, i) => 1 + riders.filter((other, j) => j < i && times[other] === times[id]).length)
      return { kind: 'numbers', id: `${at}lanes`, riders, min: 1, max: MOST_LANES, proposal: { kind: 'numbers', values } }
    }
    case 'finished':
      return { kind: 'flags', id: `${at}finished`, riders: everybody, proposal: { kind: 'flags', riders: everybody } }
    case 'rounds':
      return { kind: 'numbers', id: `${at}rounds`, riders: home, min: 1, max: LAST_ROUND, proposal: same(home, LIKELY_ROUND) }
    case 'trialSquares':
      return { kind: 'numbers', id: `${at}squares`, riders: home, min: 0, max: RUN_OFF_ROWS - 1, proposal: same(home, 0) }
    case 'rows':
      return { kind: 'numbers', id: `${at}rows`, riders: notHome(state), min: 0, max: rowsIn(state) }
    case 'done':
      return undefined
  }
}

const LIKELY_ROUND = 10

/** TDF-41: riders whose times are equal. */
export function sharing(state: SheetState): RiderId[] {
  const times = timesIn(state)
  const isHome = (id: RiderId) => state.entered[id]!.round !== null
  return allRiders(state).filter((id) => isHome(id) && times.some((time, other) => other !== id && isHome(other) && time === times[id]))
}

const same = (riders: readonly RiderId[], value: number) => ({ kind: 'numbers', values: riders.map(() => value) }) as const
