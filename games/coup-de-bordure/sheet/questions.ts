import type { Question } from '@echappee/sheet'
import { PACES } from '../content/paces.ts'
import { FINISH_SQUARES, LAST_SQUARE } from '../content/road.ts'
import { RIDER_MAX } from '../content/team-sheet.ts'
import { isHiding, offerOf } from '../rules/options.ts'
import { PAYMENTS, REFILLS } from '../rules/payments.ts'
import { costAt } from '../rules/phases/pay.ts'
import { payments } from '../rules/resolution.ts'
import { ridersIn } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { NOTHING } from './moves.ts'
import { MODES, ridersOf, tieToSettle, type Mode, type SheetState } from './state.ts'

export function question(state: SheetState): Question | undefined {
  const { mode, options, seats, teams, race, squares } = state
  if (mode === null) return { kind: 'choice', id: 'mode', values: modesOf(state) }
  if (squares !== null) return tieQuestion(state)
  if (mode === 'finish') {
    const riders = ridersOf(seats)
    const proposal = { kind: 'numbers', values: riders.map(() => LAST_SQUARE) } as const
    return { kind: 'numbers', id: 'squares', riders, min: 1, max: FINISH_SQUARES.at(-1)!, proposal }
  }
  if (race !== null) return groupQuestion(race)
  const values = offerOf(options).filter((team) => !teams.includes(team))
  return { kind: 'choice', id: `team ${teams.length + 1}`, values, bag: values }
}

/** Face-down tokens can't be followed. */
export function modesOf({ options }: SheetState): Mode[] {
  return MODES.filter((mode) => mode !== 'plates' || (options.teams !== 'free' && !isHiding(options)))
}

/** What the rules ask now, of all riders at once; a round is one screen. */
function groupQuestion(race: State): Question {
  const riders = ridersIn(race.asked)
  const page = `round ${race.round}`
  const id = `${page}/square ${race.groupCase}/${race.phase} ${race.step}`
  const same = (value: string) => ({ kind: 'choices', values: riders.map(() => value) }) as const
  switch (race.phase) {
    case 'pace':
      return { kind: 'choices', id, riders, values: PACES, proposal: same('CON'), page }
    case 'pay': {
      const ways = riders.map((rider) => payments(race, rider, costAt(race)).map((payment) => PAYMENTS[payment]!))
      return {
        kind: 'choices',
        id,
        riders,
        values: [...new Set(ways.flat())],
        proposal: { kind: 'choices', values: ways.map((own) => own[0]!) },
        page,
      }
    }
    case 'refill':
      return {
        kind: 'choices',
        id,
        riders,
        values: REFILLS.map((tokens) => (tokens === '' ? NOTHING : tokens)),
        proposal: same(NOTHING),
        page,
      }
    default:
      return { kind: 'flags', id, riders, proposal: { kind: 'flags', riders: [] }, page }
  }
}

/** CDB-43 to CDB-45: only what a tie needs. */
function tieQuestion(state: SheetState): Question | undefined {
  const tie = tieToSettle(state)
  if (tie === undefined) return undefined
  const { by, riders } = tie
  return { kind: 'numbers', id: `tie/${by}`, riders, min: 0, max: by === 'musettes' ? state.seats : RIDER_MAX }
}
