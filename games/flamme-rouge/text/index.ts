import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Refusal, Seat } from '@echappee/kernel'
import type { GameText, Names } from '@echappee/text'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { finalOrder } from '../rules/classification.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { raceOrderAtEnd, raceTeams } from '../rules/results.ts'
import { seatsIn } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { kindName, speaker } from './labels.ts'
import type { Words, Speaker } from './words/types.ts'
import { previewOf } from './preview.ts'
import { textBoard } from './board.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, speaker(words, names)),
    move: (move, view, names) => moveText(words, move, view, speaker(words, names)),
    deed: (name, about, _, names) => words.deeds[name as keyof Words['deeds']](about, speaker(words, names)),
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

function promptText(words: Words, view: View, reader: Seat, names: Names): string {
  if (view.phase === 'finished') return words.won(winner(view, words, names), view.tour.isTour)
  const awaited = view.asked & ~view.answered
  const id = riderInQuestion(view)
  const who = id === null ? '' : `${speaker(words, names).rider(id)} (${kindName(words, view, id)})`
  if (reader === view.viewer && (awaited & (1 << reader)) !== 0) return words.prompt[view.phase](who)
  // Who is still choosing in secret is nobody's business.
  const seats = seatsIn(view.asked)
  return seats.length === 1 ? words.waitingFor(names(seats[0]!)) : words.waiting
}

function winner(view: View, words: Words, names: Names): string {
  const team = (view.tour.isTour ? finalOrder(view) : raceTeams(raceOrderAtEnd(view)))[0]!
  return team < view.tour.seats ? names(team) : words.teams[view.tour.teams[team]!]
}

function eventText(words: Words, event: Event, say: Speaker): string | undefined {
  const tell = words.event[event.type] as ((event: Event, say: Speaker) => string) | null
  return tell === null ? undefined : tell(event, say)
}

function moveText(words: Words, move: Move, view: View, say: Speaker): string {
  const id = view.current[view.viewer] ?? null
  const to = move.type === 'play' ? (previewOf(view, move, id)?.to ?? 0) : 0
  return (words.move[move.type] as (move: Move, say: Speaker, to: number) => string)(move, say, to)
}
