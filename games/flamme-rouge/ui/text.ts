import type { Refusal, Seat } from '@echappee/kernel'
import type { GameText, Names } from '@echappee/ui/text'
import { cardValue } from '../rules/energy.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { finalOrder } from '../rules/classification.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { raceOrderAtEnd, raceTeams } from '../rules/results.ts'
import { roadIn, seatsIn } from '../rules/riders.ts'
import { landing, rideOf } from '../rules/riding.ts'
import type { RiderId, View } from '../rules/state.ts'
import { kindName, speaker } from './labels.ts'
import type { Messages, Speaker } from './messages/messages.ts'
import { textBoard } from './text-board.ts'

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Messages): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, speaker(words, names)),
    move: (move, view, names) => moveText(words, move, view, speaker(words, names)),
    refusal: ({ code, params = {} }: Refusal, names) => words.refusals[code as RefusalCode](params, speaker(words, names)),
    board: (view, names) => textBoard(words, view, names),
    options: words.options,
    issues: words.issues,
  }
}

/** The rider whose cards the viewer holds, or whom the open question is about. */
export function riderInQuestion({ actor, current, viewer }: View): RiderId | null {
  return actor ?? current[viewer] ?? null
}

/** Where a card would bring the rider if nobody else moved. */
export function reachOf(view: View, id: RiderId, move: Extract<Move, { type: 'play' }>): number {
  const rider = view.riders[id]!
  const road = roadIn(view)
  const card = move.extra === 'coupDeBluff' ? (rider.played.at(-1) ?? move.card) : move.card
  const bonus = move.extra === 'gnak' ? 1 : move.extra === 'coupDePedale' ? 2 : rider.bonus
  const marker = view.piles[id]?.marker ?? rider.marker
  const { base, bonus: more } = rideOf(view, road, { ...rider, bonus, marker }, move.extra === 'musette' ? 5 : cardValue(rider, card))
  return landing(view.riders, road, id, base + more).to
}

function promptText(words: Messages, view: View, reader: Seat, names: Names): string {
  if (view.phase === 'finished') return words.won(winner(view, words, names))
  const asked = view.asked & ~view.answered
  const id = riderInQuestion(view)
  const who = id === null ? '' : `${speaker(words, names).rider(id)} (${kindName(words, view, id)})`
  if (reader === view.viewer && (asked & (1 << reader)) !== 0) return words.prompts[view.phase](who)
  // Who is still choosing in secret is nobody's business.
  const seats = seatsIn(view.asked)
  return seats.length === 1 ? words.waitingFor(names(seats[0]!)) : words.waiting
}

function winner(view: View, words: Messages, names: Names): string {
  const team = (view.tour.isTour ? finalOrder(view) : raceTeams(raceOrderAtEnd(view)))[0]!
  return team < view.tour.seats ? names(team) : words.teams[view.tour.teams[team]!]
}

function eventText(words: Messages, event: Event, say: Speaker): string | undefined {
  const tell = words.event[event.type] as ((event: Event, say: Speaker) => string) | null
  return tell === null ? undefined : tell(event, say)
}

function moveText(words: Messages, move: Move, view: View, say: Speaker): string {
  const id = view.current[view.viewer] ?? null
  const to = move.type === 'play' && id !== null && view.riders[id]!.lane !== 0 ? reachOf(view, id, move) : 0
  return (words.move[move.type] as (move: Move, say: Speaker, to: number) => string)(move, say, to)
}
