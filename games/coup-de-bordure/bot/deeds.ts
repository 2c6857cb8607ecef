import type { Deed, Seat } from '@echappee/kernel'
import { LAST_SQUARE, TERRAINS, type Tokens } from '../content/road.ts'
import type { Move } from '../rules/moves.ts'
import { squaresAhead } from '../rules/phases/pay.ts'
import { ridersIn, seatOf, teamSet } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { energyOf } from './worth.ts'

type Found = readonly number[] | undefined

/** A rider's round, from the decision about him to the beginning of the next one. */
interface Round {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly move: Move
  readonly rider: RiderId
  readonly squares: number
  readonly spent: number
}

function deed(name: string, isGood: boolean, of: (round: Round) => Found, contrary?: string): Deed<State, Move> {
  return {
    name,
    isGood,
    contrary,
    of({ before, seat, move, after }) {
      if (!('rider' in move) || before.phase === 'allocate') return undefined
      const { rider } = move
      const squares = after.riders[rider]!.at - before.riders[rider]!.at
      return of({ before, after, seat, move, rider, squares, spent: total(energyOf(before, rider)) - total(energyOf(after, rider)) })
    },
  }
}

export const deeds: readonly Deed<State, Move>[] = [
  deed('crosses', true, ({ before, after, rider }) =>
    before.riders[rider]!.at <= LAST_SQUARE && after.riders[rider]!.at > LAST_SQUARE ? [rider] : undefined,
  ),
  deed('clear', true, ({ after, rider, squares }) => {
    const others = after.riders.filter((_, id) => id !== rider).map(({ at }) => at)
    const lead = after.riders[rider]!.at - Math.max(...others)
    return squares > 1 && lead > 1 ? [rider, lead] : undefined
  }),
  deed('towed', true, ({ rider, squares, spent }) => (squares > spent && squares > 1 && spent > 0 ? [rider, squares, spent] : undefined)),
  deed('carriesMate', true, ({ before, after, rider, seat, squares }) => {
    const carried = ridersIn(before.group & teamSet(seat)).find(
      (mate) => mate !== rider && after.riders[mate]!.at === after.riders[rider]!.at && before.riders[mate]!.moved === null,
    )
    return squares > 1 && carried !== undefined ? [carried] : undefined
  }),
  deed('wheelForNothing', false, ({ move, rider, squares, spent }) =>
    move.type === 'pace' && move.pace === 'SIL' && squares === 1 && spent > 0 ? [rider] : undefined,
  ),
  deed('withRivals', false, ({ before, after, rider, seat, squares }) => {
    const along = ridersIn(before.group & ~teamSet(seat)).filter((rival) => after.riders[rival]!.at === after.riders[rider]!.at)
    return squares > 1 && along.length > 1 ? [rider, along.length] : undefined
  }),
  deed(
    'leavesRivals',
    true,
    ({ before, after, rider, seat }) => {
      const behind = ridersIn(before.group & ~teamSet(seat)).filter((rival) => after.riders[rival]!.at < after.riders[rider]!.at)
      return behind.length > 1 ? [rider, behind.length] : undefined
    },
    'withRivals',
  ),
  deed('dropped', false, ({ before, after, rider, seat }) => {
    const away = ridersIn(before.group & ~teamSet(seat)).filter((rival) => after.riders[rival]!.at > after.riders[rider]!.at)
    return away.length > 0 ? [rider, seatOf(away[0]!), away.length] : undefined
  }),
  deed('saves', true, ({ after, rider, squares, spent }) =>
    squares === 1 && spent <= 0 ? [rider, total(energyOf(after, rider))] : undefined,
  ),
  deed('spendsOffensive', false, ({ before, after, rider }) =>
    before.riders[rider]!.hasOffensive && !after.riders[rider]!.hasOffensive ? [rider] : undefined,
  ),
  deed('spendsLastOfColour', false, ({ before, after, rider }) => {
    const [had, has] = [energyOf(before, rider), energyOf(after, rider)]
    const ahead = squaresAhead(before.race.course.cases, Math.min(LAST_SQUARE, after.riders[rider]!.at))
    const colour = TERRAINS.findIndex((_, i) => had[i]! > 0 && has[i] === 0 && ahead[i]! > 0)
    return colour < 0 ? undefined : [rider, colour]
  }),
  deed('keepsColour', true, ({ before, after, rider, move }) => {
    if (move.type !== 'pay' && move.type !== 'follow') return undefined
    const last = TERRAINS.indexOf(before.race.course.cases[LAST_SQUARE - 1]!)
    const has = energyOf(after, rider)[last]!
    return has > 0 && has === energyOf(before, rider)[last] ? [rider, last] : undefined
  }),
  deed('feeds', true, ({ before, after, rider, spent }) =>
    !before.riders[rider]!.hasFed && after.riders[rider]!.hasFed && spent < 0 ? [rider, -spent] : undefined,
  ),
]

function total(tokens: Tokens): number {
  return tokens[0]! + tokens[1]! + tokens[2]! + tokens[3]!
}
