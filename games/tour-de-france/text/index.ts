import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Seat } from '@echappee/kernel'
import { sayRefusal, type GameText, type Names } from '@echappee/text'
import { finalResult } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { STAY, type Move } from '../rules/moves.ts'
import { pickCount } from '../rules/phases/picks.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { numberOf, owedBy, seatOf, stageGraph } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { effectsOf } from './effects.ts'
import { placeText } from './place.ts'
import type { Words, MoveWords, Speaker } from './words/types.ts'
import { textBoard } from './board.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, names),
    move: (move, view) => moveText(words, move, view),
    deed: (name, about, _, names) => words.deeds[name as keyof Words['deeds']](about, speaker(words, names)),
    refusal: (refusal) => sayRefusal(words.refusals, refusal, refusal.params ?? {}),
    reason: ({ code }) => words.screen.reasons[code as RefusalCode] ?? code,
    board: (view, names) => textBoard(words, view, speaker(words, names)),
    options: words.options,
    issues: words.issues,
  }
}

export function speaker(words: Words, name: Names): Speaker {
  const rider = (id: RiderId) => words.riderName(name(seatOf(id)), numberOf(id))
  return { name, rider, riders: (ids) => words.list(ids.map(rider)) }
}

export function eventText(words: Words, event: Event, names: Names): string | undefined {
  const say = words.event[event.type] as (event: Event, who: Speaker) => string | undefined
  return say(event, speaker(words, names))
}

export function moveText(words: Words, move: Move, view: View): string {
  const say = words.move[move.type] as (move: Move, words: MoveWords) => string
  return say(move, moveWords(words, view, move))
}

function promptText(words: Words, view: View, reader: Seat, names: Names): string {
  if (view.phase === 'finished') {
    const { places, totals } = finalResult(view.results, view.race.options)
    const winner = places.indexOf(1)
    return words.over(names(winner), totals[winner]!)
  }
  const { own, other } = words.prompt[view.phase]
  const who = speaker(words, names)
  if (view.phase === 'giveBack') {
    const isAsked = view.asked.includes(reader) && view.given === null
    return isAsked ? own('', owedBy(view, reader)) : other('', '')
  }
  const rider = view.phase === 'restart' || view.phase === 'discard' ? view.falls[0]! : view.acting
  const seat = seatOf(rider)
  return seat === reader ? own(words.ownRider(numberOf(rider)), leftToPick(view, seat)) : other(names(seat), who.rider(rider))
}

/** How many cards are still to be picked in an exchange. */
function leftToPick(view: View, seat: Seat): number {
  return pickCount(view.hands[seat] ?? []) - view.picks.length
}

/** What a square does to the acting rider who stops on it; the move itself tells of slipstream. */
function moveWords(words: Words, view: View, move: Move): MoveWords {
  const graph = stageGraph(view)
  const rider = view.riders[view.acting]
  return {
    place: (to) => placeText(graph, to === STAY && rider !== undefined ? rider.at : to),
    effects: () => ('to' in move ? effectsOf(words, view, move).flatMap(({ kind, text }) => (kind === 'shelter' ? [] : [text])) : []),
  }
}
