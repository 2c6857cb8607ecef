import type { Seat } from '@echappee/kernel'
import { CARD_INDEX, type Card } from '../content/cards.ts'
import type { Rider, State, View } from './state.ts'

/** Arrays that the rules never change in place (tour, order, results) are shared. */
export function clone(state: State): State {
  return {
    tour: state.tour,
    phase: state.phase,
    prologue: { rolling: state.prologue.rolling.slice(), rolls: state.prologue.rolls.slice() },
    bearer: state.bearer,
    stageIndex: state.stageIndex,
    order: state.order,
    turn: state.turn,
    rounds: state.rounds,
    rolls: state.rolls,
    riders: copyRiders(state.riders),
    totals: state.totals.slice(),
    results: state.results.slice(),
    discardPile: state.discardPile.slice(),
    hands: copyHands(state.hands),
    drawPile: state.drawPile.slice(),
    drawn: state.drawn,
  }
}

/** VDT-34. */
export function view(state: State, viewer: Seat): View {
  const isOwnTurn = state.phase === 'road' && state.order[state.turn] === viewer
  return {
    tour: state.tour,
    phase: state.phase,
    prologue: { rolling: state.prologue.rolling.slice(), rolls: state.prologue.rolls.slice() },
    bearer: state.bearer,
    stageIndex: state.stageIndex,
    order: state.order.slice(),
    turn: state.turn,
    rounds: state.rounds,
    rolls: state.rolls,
    riders: copyRiders(state.riders),
    totals: state.totals.slice(),
    results: state.results.slice(),
    discardPile: state.discardPile.slice(),
    viewer,
    handSizes: state.hands.map((hand) => hand.length),
    drawPileSize: state.drawPile.length,
    hand: sortHand(state.hands[viewer] ?? []),
    drawn: isOwnTurn ? state.drawn : null,
  }
}

export function copyView(old: View): View {
  return {
    ...old,
    prologue: { rolling: old.prologue.rolling.slice(), rolls: old.prologue.rolls.slice() },
    riders: copyRiders(old.riders),
    results: old.results.slice(),
    discardPile: old.discardPile.slice(),
    handSizes: old.handSizes.slice(),
    hand: old.hand.slice(),
  }
}

export function sortHand(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => CARD_INDEX[a] - CARD_INDEX[b])
}

export function copyRiders(riders: readonly Rider[]): Rider[] {
  const copies: Rider[] = []
  for (let i = 0; i < riders.length; i++) {
    const { at, handicap, hasClimber, hasSprinter, toMiss } = riders[i]!
    copies.push({ at, handicap, hasClimber, hasSprinter, toMiss })
  }
  return copies
}

function copyHands(hands: readonly Card[][]): Card[][] {
  const copies: Card[][] = []
  for (let i = 0; i < hands.length; i++) copies.push(hands[i]!.slice())
  return copies
}
