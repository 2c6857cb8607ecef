import type { Seat } from '@echappee/kernel'
import { sortCards } from './piles.ts'
import type { PublicState, Rider, State, View } from './state.ts'

export function clone(state: State): State {
  const { hands, drawPile, down, picks, given } = state
  return {
    ...copyPublic(state),
    hands: copyLists(hands),
    drawPile: drawPile.slice(),
    down: copyLists(down),
    picks: picks.slice(),
    given: given.slice(),
  }
}

/** All that a seat may know: its own cards, and of the others how many; with open hands everybody's. */
export function view(state: State, viewer: Seat): View {
  const { hands, drawPile, down, picks, given, race } = state
  const isSeen = (seat: Seat) => seat === viewer || race.options.openHands
  return {
    ...copyPublic(state),
    viewer,
    hands: hands.map((hand, seat) => (isSeen(seat) ? sortCards(hand) : null)),
    handSizes: hands.map(({ length }) => length),
    drawPileSize: drawPile.length,
    down: down.map((cards, seat) => (isSeen(seat) ? sortCards(cards) : null)),
    downSizes: down.map(({ length }) => length),
    picks: isPicker(state, viewer) ? picks.slice() : [],
    given: given[viewer]?.slice() ?? null,
  }
}

export function copyView(known: View): View {
  return {
    ...copyPublic(known),
    viewer: known.viewer,
    hands: known.hands.map((cards) => cards && cards.slice()),
    handSizes: known.handSizes.slice(),
    drawPileSize: known.drawPileSize,
    down: known.down.map((cards) => cards && cards.slice()),
    downSizes: known.downSizes.slice(),
    picks: known.picks.slice(),
    given: known.given?.slice() ?? null,
  }
}

function isPicker({ acting }: State, viewer: Seat): boolean {
  return acting >= 0 && ((acting / 3) | 0) === viewer
}

/** Lists that the rules replace and never change in place are shared by clones: accidents, results, shown hands. */
export function copyPublic(state: PublicState): PublicState {
  return {
    race: state.race,
    phase: state.phase,
    stage: state.stage,
    round: state.round,
    first: state.first,
    team: state.team,
    acting: state.acting,
    riders: copyRiders(state.riders),
    accidents: state.accidents.slice(),
    accidentCount: state.accidentCount,
    falls: state.falls.slice(),
    isPileOut: state.isPileOut,
    landings: state.landings.slice(),
    passes: state.passes.slice(),
    firstArrival: state.firstArrival,
    chancePile: state.chancePile.slice(),
    usedChance: state.usedChance.slice(),
    discardPile: state.discardPile.slice(),
    dealtFor: state.dealtFor.slice(),
    hasSecondDeal: state.hasSecondDeal.slice(),
    shown: state.shown.slice(),
    asked: state.asked.slice(),
    results: state.results.slice(),
  }
}

function copyRiders(riders: readonly Rider[]): Rider[] {
  const copies: Rider[] = []
  for (let id = 0; id < riders.length; id++) {
    const { standing, at, fall, hasActed, isMissing, kept, bonusSeconds, bonusPoints, passed, arrival } = riders[id]!
    copies.push({
      standing,
      at,
      fall,
      hasActed,
      isMissing,
      kept: kept.length === 0 ? [] : kept.slice(),
      bonusSeconds,
      bonusPoints,
      passed,
      arrival,
    })
  }
  return copies
}

function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = []
  for (let i = 0; i < lists.length; i++) copies.push(lists[i]!.slice())
  return copies
}
