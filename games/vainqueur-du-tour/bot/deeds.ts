import type { Deed, Seat } from '@echappee/kernel'
import { CARD_INDEX, type Card } from '../content/cards.ts'
import { roadOf } from '../rules/course.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { isInZone } from './situation.ts'

type Found = readonly number[] | undefined

interface Played {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly move: Move
  readonly hand: readonly Card[]
  /** Kilometres after a ride; where the rider stands after anything else. */
  readonly to: number
}

/** Of cards that are played on the road. */
function deed(name: string, isGood: boolean, of: (played: Played) => Found): Deed<State, Move> {
  return {
    name,
    isGood,
    of({ before, seat, move, after }) {
      if (before.phase !== 'road') return undefined
      const to = before.riders[seat]!.at + (move.type === 'km' ? move.value : 0)
      return of({ before, after, seat, move, hand: before.hands[seat]!, to })
    },
  }
}

export const deeds: readonly Deed<State, Move>[] = [
  deed('winsStage', true, ({ before, after, seat }) => (newWinner(before, after) === seat ? [] : undefined)),
  deed('losesStage', false, ({ before, after, seat }) => {
    const winner = newWinner(before, after)
    return winner === undefined || winner === seat ? undefined : [winner]
  }),
  deed('mends', true, ({ before, seat, move }) =>
    move.type === 'counter' ? [CARD_INDEX[before.riders[seat]!.handicap!], CARD_INDEX[move.card]] : undefined,
  ),
  deed('climber', true, ({ move }) => (move.type === 'climber' ? [] : undefined)),
  deed('stopsFirst', true, ({ before, move, seat }) =>
    move.type === 'handicap' && firstOnRoad(before, seat) === move.target ? [move.target] : undefined,
  ),
  deed('stops', true, ({ before, move, seat }) =>
    move.type === 'handicap' && firstOnRoad(before, seat) !== move.target ? [move.target] : undefined,
  ),
  deed('intoZone', true, ({ before, seat, hand, move, to }) => {
    const stage = roadOf(before)
    if (move.type !== 'km' || !hand.includes('S_SPRINT')) return undefined
    return isInZone(stage, to) && !isInZone(stage, before.riders[seat]!.at) ? [] : undefined
  }),
  deed('passes', true, ({ before, seat, to }) => {
    const { at } = before.riders[seat]!
    const passed = before.riders.findIndex((other, number) => number !== seat && other.at >= at && other.at < to)
    return passed < 0 ? undefined : [passed]
  }),
  deed('rides', true, ({ before, move, to }) => (move.type === 'km' ? [move.value, Math.max(0, roadOf(before).lengthKm - to)] : undefined)),
  deed('longest', true, ({ hand, move }) =>
    move.type === 'km' && move.value > 20 && !hand.some((card) => card.startsWith('KM') && Number(card.slice(2)) > move.value)
      ? [move.value]
      : undefined,
  ),
  deed('keepsSixty', true, ({ hand, move }) => {
    const held = hand.filter((card) => card === 'KM60').length
    const isSpent = (move.type === 'km' && move.value === 60) || (move.type === 'discard' && move.card === 'KM60')
    return held > 0 && !isSpent ? [held] : undefined
  }),
  deed('throwsUseful', false, ({ move, hand }) => {
    if (move.type !== 'discard' || move.card === 'KM20') return undefined
    return hand.filter((card) => card === move.card).length === 1 ? [CARD_INDEX[move.card]] : undefined
  }),
  deed('throwsDouble', true, ({ move, hand }) =>
    move.type === 'discard' && hand.filter((card) => card === move.card).length > 1 ? [CARD_INDEX[move.card]] : undefined,
  ),
  deed('standsStill', false, ({ before, after, seat, move }) =>
    move.type !== 'km' && after.stageIndex === before.stageIndex && after.riders[seat]!.at === before.riders[seat]!.at ? [] : undefined,
  ),
]

/** Who has won the stage in between; undefined while it goes on. */
function newWinner(before: State, after: State): Seat | undefined {
  return after.results.length > before.results.length ? after.results[before.results.length]!.winner : undefined
}

/** Of the others, who is farthest on. */
function firstOnRoad({ riders }: State, seat: Seat): Seat {
  let first = -1
  for (let other = 0; other < riders.length; other++) {
    if (other !== seat && (first < 0 || riders[other]!.at > riders[first]!.at)) first = other
  }
  return first
}
