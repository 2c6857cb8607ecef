import type { Deed, Turn } from '@echappee/kernel'
import { SECTORS, effectsOn } from '../content/sectors.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { cardsToCome, contestsToCome } from './situation.ts'

type Found = readonly number[] | undefined
type Test = (turn: Turn<State, Move>) => Found

const deed = (name: string, isGood: boolean, of: Test, contrary?: string): Deed<State, Move> => ({ name, isGood, of, contrary })

/** What a choice has done by the beginning of the next sector. */
export const deeds: readonly Deed<State, Move>[] = [
  deed('wins', true, ({ after, seat }) => (after.result?.places[seat] === 1 ? [] : undefined)),
  deed('abandons', false, ({ before, after, seat }) =>
    before.riders[seat]!.out === null && after.riders[seat]!.out !== null ? [] : undefined,
  ),
  deed('escapes', true, (turn) => {
    const lead = leadOf(turn.after, turn.seat)
    return lead !== undefined && lead > (leadOf(turn.before, turn.seat) ?? 0) ? [lead] : undefined
  }),
  deed('rejoins', true, ({ before, after, seat }) =>
    before.riders[seat]!.gap > 0 && after.riders[seat]!.gap === 0 && after.riders[seat]!.out === null ? [] : undefined,
  ),
  deed('loses', false, (turn) => (gapChange(turn) > 0 ? [gapChange(turn)] : undefined)),
  deed('closes', true, (turn) => (gapChange(turn) < 0 && turn.after.riders[turn.seat]!.gap > 0 ? [-gapChange(turn)] : undefined)),
  deed('bonus', true, ({ before, after, seat }) => {
    const won = after.riders[seat]!.bonus - before.riders[seat]!.bonus
    return won > 0 ? [won] : undefined
  }),
  deed('leavesThePull', true, ({ before, seat, move, after }) => {
    if (move.type !== 'play' || move.play !== 'R') return undefined
    const { gap } = before.riders[seat]!
    const puller = before.riders.findIndex((other, number) => number !== seat && other.gap === gap && ridden(before, after, number) >= 2)
    return puller < 0 || puller >= before.race.seats ? undefined : [puller]
  }),
  deed('runsShort', false, ({ after, seat }) => {
    const { cards, out } = after.riders[seat]!
    const missing = cardsToCome(after) + 1 - cards
    return after.result === null && out === null && missing > 0 ? [missing] : undefined
  }),
  deed('spendsLastAttack', false, ({ before, after, seat }) => {
    if (before.kits[seat]!.hand.A === 0 || after.kits[seat]!.hand.A > 0 || after.result !== null) return undefined
    return [before.kits[seat]!.hand.A, nextClimb(after) ?? 0]
  }),
  deed('spendsLastSprint', false, ({ before, after, seat }) =>
    before.kits[seat]!.hand.S > 0 && after.kits[seat]!.hand.S === 0 && after.result === null && contestsToCome(before) > 0
      ? [before.kits[seat]!.hand.S]
      : undefined,
  ),
  deed(
    'keepsAttacks',
    true,
    ({ before, after, seat }) => kept(before.kits[seat]!.hand.A, after.kits[seat]!.hand.A, after),
    'spendsLastAttack',
  ),
  deed(
    'keepsSprints',
    true,
    ({ before, after, seat }) => kept(before.kits[seat]!.hand.S, after.kits[seat]!.hand.S, after),
    'spendsLastSprint',
  ),
  deed('savesCards', true, ({ before, after, seat }) => {
    const spent = before.riders[seat]!.cards - after.riders[seat]!.cards
    return after.result === null && spent <= 1 ? [after.riders[seat]!.cards] : undefined
  }),
]

function kept(before: number, after: number, { result }: State): Found {
  return result === null && before > 0 && after >= before ? [after] : undefined
}

/** Seconds behind the head that this sector has added. */
function gapChange({ before, after, seat }: Turn<State, Move>): number {
  return after.riders[seat]!.out === null ? after.riders[seat]!.gap - before.riders[seat]!.gap : 0
}

/** Seconds ahead of the next rider of whoever is alone in front; undefined for everybody else. */
function leadOf({ riders }: State, seat: number): number | undefined {
  if (riders[seat]!.out !== null || riders[seat]!.gap > 0) return undefined
  const others = riders.filter(({ out }, number) => number !== seat && out === null).map(({ gap }) => gap)
  const lead = Math.min(...others)
  return others.length > 0 && lead > 0 ? lead : undefined
}

/** Ride cards that somebody has laid in between, those of sprints left out. */
function ridden(before: State, after: State, number: number): number {
  return after.riders[number]!.laid.R - before.riders[number]!.laid.R
}

/** The number of the next sector with a climb, the present one among them. */
function nextClimb({ race, sector }: State): number | undefined {
  for (let next = sector; next <= SECTORS; next++) if (effectsOn(race.course[next - 1]!).isClimb) return next
  return undefined
}
