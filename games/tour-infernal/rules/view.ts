import type { Seat } from '@echappee/kernel'
import type { Cards } from '../content/cards.ts'
import { copyGroup } from './attacks.ts'
import { copyContest } from './contest.ts'
import type { Kit, PublicState, Rider, State, View } from './state.ts'

export function clone(state: State): State {
  const { kits } = state
  const copies: Kit[] = []
  for (let i = 0; i < kits.length; i++) copies.push(copyKit(kits[i]!))
  return copyWith(state, copies)
}

/** A seat's own cards; everybody's once the race is over. */
export function view(state: State, viewer: Seat): View {
  const { kits, phase } = state
  const shown: (Kit | null)[] = []
  for (let seat = 0; seat < kits.length; seat++) shown.push(seat === viewer || phase === 'finished' ? copyKit(kits[seat]!) : null)
  const copy = copyWith(state, shown) as View
  copy.viewer = viewer
  hideWhoIsDone(copy, viewer)
  return copy
}

export function copyView(seen: View): View {
  const copy = copyWith(
    seen,
    seen.kits.map((kit) => (kit === null ? null : copyKit(kit))),
  ) as View
  copy.viewer = seen.viewer
  return copy
}

/** TI-5, TI-72: while besaces are packed and cards are swapped, nobody learns who else is done. */
function hideWhoIsDone({ phase, isReady, feed }: PublicState, viewer: Seat): void {
  if (phase === 'besace') for (let seat = 0; seat < isReady.length; seat++) isReady[seat] &&= seat === viewer
  if (feed === null) return
  for (let seat = 0; seat < feed.isDone.length; seat++) feed.isDone[seat] &&= seat === viewer || feed.allowance[seat] === 0
}

/** All that is public, copied, with these kits. What is frozen (the race, the result, entries of the history and of riders) is shared. */
export function copyWith<Kits>(state: PublicState, kits: Kits): PublicState & { kits: Kits } {
  const { scramble, raise, contest, feed } = state
  return {
    race: state.race,
    phase: state.phase,
    sector: state.sector,
    first: state.first,
    order: state.order.slice(),
    speakers: state.speakers.slice(),
    turn: state.turn,
    actor: state.actor,
    hiding: state.hiding,
    riders: copyRiders(state.riders),
    groups: state.groups.length === 0 ? [] : state.groups.map(copyGroup),
    scramble: scramble === null ? null : { group: scramble.group, lap: scramble.lap, isLively: scramble.isLively },
    raise: raise === null ? null : { group: raise.group, seat: raise.seat, asked: raise.asked.slice(), stayed: raise.stayed.slice() },
    counters: state.counters.slice(),
    contest: contest === null ? null : copyContest(contest),
    feed: feed === null ? null : { allowance: feed.allowance.slice(), isDone: feed.isDone.slice() },
    isReady: state.isReady.slice(),
    passing: state.passing.slice(),
    history: state.history.slice(),
    result: state.result,
    kits,
  }
}

export function copyKit({ besace, hand, reserve, hidden, swaps, mission }: Kit): Kit {
  return { besace, hand: copyCards(hand), reserve: copyCards(reserve), hidden: copyCards(hidden), swaps, mission }
}

function copyCards({ R, S, A }: Cards): Cards {
  return { R, S, A }
}

function copyRiders(riders: readonly Rider[]): Rider[] {
  const copies: Rider[] = []
  for (let i = 0; i < riders.length; i++) {
    const rider = riders[i]!
    copies.push({
      gap: rider.gap,
      bonus: rider.bonus,
      cards: rider.cards,
      laid: copyCards(rider.laid),
      attackCards: rider.attackCards,
      contestCards: rider.contestCards,
      hidden: rider.hidden,
      dry: rider.dry,
      play: rider.play,
      speed: rider.speed,
      hasAttacked: rider.hasAttacked,
      out: rider.out,
      swapped: rider.swapped,
      atFeed: rider.atFeed,
      solo: rider.solo,
      climbs: rider.climbs,
      sprints: rider.sprints,
    })
  }
  return copies
}
