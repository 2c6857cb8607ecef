import { answerOf, type Answer, type Piece, type Question, type Sheet } from '@echappee/sheet'
import { HAND_SIZE, deck } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import { boardOf, type Options } from '../rules/options.ts'
import { capAfter, finalRanking, placesOf, pointsOf } from '../rules/scoring.ts'
import { orderFrom } from '../rules/seats.ts'
import type { View } from '../rules/state.ts'
import { atTable } from './at-table.ts'
import { refuse } from './refusals.ts'
import { nextStage, type SheetState } from './state.ts'

/** The score sheet of a tour at a real table: who won the prologue, then the order of arrival of each stage. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: ['stages', 'placeTies', 'board'],
  begin: (options, seats) => ({ options, seats, totals: allSeats(seats).map(() => 0), results: [], cap: null }),
  riders: ({ seats }) => allSeats(seats).map((seat) => ({ seat })),
  question,
  whyNot(_state, _question, answer) {
    // VDT-20: the stage stops with the first who crosses the line.
    if (answer.kind === 'order' && answer.groups[0]!.length > 1) return refuse('ONE_WINNER', { level: answer.groups[0]!.length })
    return undefined
  },
  enter(state, _question, answer) {
    if (state.cap === null) state.cap = { seat: answerOf(answer, 'flags').riders[0]!, reason: 'prologue', from: null }
    else enterStage(state, answer)
  },
  outcome(state) {
    if (state.cap === null || nextStage(state) !== undefined) return undefined
    const places = state.results.map((result) => result.places)
    return { places: finalRanking({ totals: state.totals, bearer: state.results.at(-1)!.bearer, places }).ranks, scores: [...state.totals] }
  },
  pieces,
  answerFrom({ events, view }, state) {
    if (state.cap === null) {
      const won = events.find((event) => event.type === 'capAwarded')
      return won === undefined ? undefined : { kind: 'flags', riders: [won.seat] }
    }
    const isOneTour = state.results.every(({ places }, i) => String(places) === String(view.results[i]?.places))
    const result = isOneTour ? view.results[state.results.length] : undefined
    return result === undefined ? undefined : { kind: 'order', groups: groupsBy(result.places) }
  },
  raceFrom,
  atTable,
}

/** VDT-3, VDT-22: the die. VDT-4, VDT-8: one deck, and a hand of seven for everybody. */
function pieces({ options: { sprinters }, seats }: SheetState): Piece[] {
  const hands = allSeats(seats).map((seat): Piece => {
    const deal = { cards: deck(sprinters), draw: 1, keep: 1, holds: HAND_SIZE, pile: 'cards' }
    return { kind: 'deck', id: `cards/${seat}`, isSecret: true, rider: seat, isReused: true, ...deal }
  })
  return [{ kind: 'die', id: 'die', faces: [1, 2, 3, 4, 5, 6] }, ...hands]
}

/** Before a stage the tour can go on on the screen; the prologue too. The cards are dealt anew. */
function raceFrom(state: SheetState): Options | undefined {
  const { options, cap, results } = state
  if (nextStage(state) === undefined) return undefined
  if (cap === null) return options
  const places = results.map((result) => [...result.places])
  return { ...options, board: { ...boardOf(options), carry: { bearer: results[0]?.bearer ?? cap.seat, places } } }
}

function question(state: SheetState): Question | undefined {
  const everybody = allSeats(state.seats)
  // VDT-3: the highest roll alone, after as many throws as it takes.
  if (state.cap === null) return { kind: 'flags', id: 'prologue', riders: everybody, least: 1, most: 1 }
  const stage = nextStage(state)
  if (stage === undefined) return undefined
  return { kind: 'order', id: `stage ${stage.n}`, riders: likeliest(state), hasTies: true }
}

/** VDT-25, VDT-26, VDT-28. */
function enterStage(state: SheetState, answer: Answer): void {
  const { groups } = answerOf(answer, 'order')
  const winner = groups[0]![0]!
  // Whoever is in a later group stands further from the line.
  const nearness = allSeats(state.seats).map((seat) => -groups.findIndex((group) => group.includes(seat)))
  const places = placesOf(nearness, winner, state.options.placeTies)
  const points = pointsOf(places)
  const bearer = state.cap!.seat
  state.totals = state.totals.map((total, seat) => total + points[seat]!)
  state.results.push({ n: nextStage(state)!.n, winner, bearer, places, points, stopped: false })
  // VDT-28: not after the last stage.
  if (nextStage(state) !== undefined) state.cap = { ...capAfter({ totals: state.totals, places, bearer }), from: bearer }
}

/** VDT-7: those who have ridden best so far, then by the order of play. */
function likeliest({ totals, cap, seats }: SheetState): number[] {
  return [...orderFrom(cap!.seat, seats)].sort((a, b) => totals[b]! - totals[a]!)
}

/** Seats by place, those with the same one together. */
function groupsBy(places: readonly number[]): number[][] {
  const distinct = [...new Set(places)].sort((a, b) => a - b)
  return distinct.map((place) => allSeats(places.length).filter((seat) => places[seat] === place))
}

const allSeats = (seats: number) => Array.from({ length: seats }, (_, seat) => seat)
