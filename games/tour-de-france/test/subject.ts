import type { Chance } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import type { Board } from '../content/board.ts'
import { COPIES, highestCard } from '../content/cards.ts'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { TOUR_IDS } from '../content/tours.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { tourOf, type Options } from '../rules/options.ts'
import { sortCards } from '../rules/piles.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { seatOf } from '../rules/riders.ts'
import type { State, View } from '../rules/state.ts'

/** Every event type: the compiler holds the list complete. */
export const EVENTS: Record<Event['type'], true> = {
  firstChosen: true,
  stageBegan: true,
  dealBegan: true,
  drew: true,
  drewHidden: true,
  reshuffled: true,
  roundBegan: true,
  asked: true,
  turnMissed: true,
  cardPlayed: true,
  rode: true,
  stayed: true,
  wentBack: true,
  sprintPassed: true,
  lineCrossed: true,
  picked: true,
  laidDown: true,
  laidDownHidden: true,
  chanceDrawn: true,
  chanceKept: true,
  chanceWentUnder: true,
  chanceReshuffled: true,
  stepsDrawn: true,
  bonusGiven: true,
  keptUsed: true,
  restartKept: true,
  handShown: true,
  piledUp: true,
  pileUpJoined: true,
  punctured: true,
  fallSettled: true,
  gave: true,
  handReturned: true,
  roundEnded: true,
  takenOff: true,
  stageEnded: true,
  jerseyGiven: true,
  tourEnded: true,
}

/** What RULES.md states: a play, three picks, two falls of two decisions each for a rider, and a gift for a team, round by round. */
export const DECISIONS_PER_RIDER = 8

export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  randomOptions,
  secrets: (state, viewer) => (state.race.options.openHands ? {} : hidden(state, viewer)),
  conserved: (state) => {
    const counts = Array.from({ length: highestCard(state.race.options.secondDeck) }, () => 0)
    for (const card of [...state.hands.flat(), ...state.drawPile, ...state.discardPile, ...state.down.flat()]) counts[card - 1]!++
    const chance = state.chancePile.length + state.usedChance.length + (state.isPileOut ? 1 : 0)
    return {
      seconds: counts.every((count) => count === COPIES),
      chance: chance + state.riders.reduce((kept, rider) => kept + rider.kept.length, 0),
      riders: state.riders.length,
    }
  },
  maxDecisions: (options, seats) => tourOf(options).stages.length * LAST_ROUND * seats * (TEAM_SIZE * DECISIONS_PER_RIDER + 1),
  foldGames: 120,
  events: Object.keys(EVENTS),
  refusals: REFUSALS,
  // The draws for the first player go back into the deck.
  forgotten: ['firstChosen'],
}

function hidden(state: State, viewer: number) {
  const isOwn = (seat: number) => seat === viewer
  return {
    hands: state.hands.map((hand, seat) => (isOwn(seat) ? [] : sortCards(hand))),
    drawPile: sortCards(state.drawPile),
    down: state.down.map((cards, seat) => (isOwn(seat) ? [] : sortCards(cards))),
    picks: state.acting >= 0 && isOwn(seatOf(state.acting)) ? [] : state.picks,
    given: state.given.map((cards, seat) => (isOwn(seat) ? null : cards)),
  }
}

export function randomOptions(chance: Chance): Options {
  return {
    tour: randomTour(chance),
    secondDeck: oneOf(['1-14x8', '1-12x8'], chance),
    firstPlayer: oneOf(['draw', 'yellow', 'rotate'], chance),
    overtakingRule: oneOf(['strict', 'off'], chance),
    revealOnCrash: chance.int(4) > 0,
    chanceDeck: oneOf(['standard', 'standard', 'steps', 'none'], chance),
    singleStageYellow: oneOf(['stageRanking', 'withBonus'], chance),
    tttEarlyBonus: oneOf(['10', '0'], chance),
    openHands: chance.int(5) === 0,
  }
}

/** Short tours mostly, so that a run of many games stays short. */
function randomTour(chance: Chance): Options['tour'] {
  const kind = chance.int(8)
  if (kind === 0) return oneOf(TOUR_IDS, chance)
  if (kind < 4) return { boards: { own: randomBoard(chance) }, stages: [{ board: 'own', kind: kind === 3 ? 'ttt' : 'road' }] }
  if (kind < 6) return 'evening'
  return {
    boards: {},
    stages: [
      { board: 'short', kind: 'road' },
      { board: oneOf(['short', 'mountain'], chance), kind: 'ttt' },
    ],
  }
}

/** Narrow and full of squares, so that much happens. */
export function randomBoard(chance: Chance): Board {
  const rows: Board['rows'][number][] = []
  let from = 1
  while (from < 26) {
    const to = from + chance.int(5)
    const lanes = [1, 2, 3].slice(0, 1 + chance.int(3))
    const doubled = from > 1 && chance.int(4) === 0 ? [lanes.at(-1)!] : []
    const before = rows.at(-1)
    // A lane that ends or begins two away from the next would be a dead end.
    const isJoined = before === undefined || Math.abs(before.lanes.length - lanes.length) < 2
    if (!isJoined) continue
    rows.push({ from, to, terrain: oneOf(['flat', 'climb', 'descent'], chance), lanes, doubled })
    from = to + 1
  }
  const squares = rows.flatMap((range) => (range.doubled.length > 0 ? [] : range.lanes.map((lane) => `${range.from}.${lane}`)))
  return {
    name: 'Random',
    rows,
    runOffLanes: oneOf([2, 3], chance),
    medians: [],
    ways: [],
    chance: squares.filter((_, i) => i % 3 === 0),
    exchange: squares.filter((_, i) => i % 3 === 1),
    sprints: [{ name: 'Line', before: 2 + chance.int(15), prizes: [{ points: 2, seconds: 2 }] }],
  }
}

function oneOf<const T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)]!
}
