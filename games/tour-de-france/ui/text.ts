import type { Seat } from '@echappee/kernel'
import { sayRefusal, type GameText, type Names } from '@echappee/ui/text'
import { finalResult } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { CHANCE, EXCHANGE, type SquareId } from '../rules/graph.ts'
import { STAY, type Move } from '../rules/moves.ts'
import { pickCount } from '../rules/phases/picks.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import { isTrial, numberOf, owedBy, placeName, rowOf, runOffRow, seatOf, stageGraph } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { stageTime } from '../rules/times.ts'
import type { Messages, MoveWords, Speaker } from './messages/types.ts'
import { textBoard } from './text-board.ts'

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Messages): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, names),
    move: (move, view) => moveText(words, move, view),
    refusal: (refusal) => sayRefusal(words.refusals, refusal, refusal.params ?? {}),
    reason: ({ code }) => words.screen.reasons[code as RefusalCode] ?? code,
    board: (view, names) => textBoard(words, view, speaker(words, names)),
    options: words.options,
    issues: words.issues,
  }
}

export function speaker(words: Messages, name: Names): Speaker {
  const rider = (id: RiderId) => words.riderName(name(seatOf(id)), numberOf(id))
  return { name, rider, riders: (ids) => words.list(ids.map(rider)) }
}

export function eventText(words: Messages, event: Event, names: Names): string | undefined {
  const say = words.event[event.type] as (event: Event, who: Speaker) => string | undefined
  return say(event, speaker(words, names))
}

export function moveText(words: Messages, move: Move, view: View): string {
  const say = words.move[move.type] as (move: Move, words: MoveWords) => string
  return say(move, moveWords(words, view, move))
}

function promptText(words: Messages, view: View, reader: Seat, names: Names): string {
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
  return seat === reader ? own(who.rider(rider), leftToPick(view, seat)) : other(names(seat), who.rider(rider))
}

/** How many cards are still to be picked in an exchange. */
function leftToPick(view: View, seat: Seat): number {
  return pickCount(view.hands[seat] ?? []) - view.picks.length
}

/** What a square does to the acting rider who stops on it. */
function moveWords(words: Messages, view: View, move: Move): MoveWords {
  const graph = stageGraph(view)
  const rider = view.riders[view.acting]
  const isCard = move.type === 'ride'
  return {
    place: (to) => (to === STAY && rider !== undefined ? placeName(graph, rider.at) : placeName(graph, to)),
    effects(to: SquareId) {
      if (to === STAY || rider === undefined) return []
      const say = words.effects
      if (to >= graph.size) {
        const late = view.firstArrival === 0 ? 0 : view.round - view.firstArrival
        return isTrial(view) ? [] : [say.line(stageTime(graph.rows, runOffRow(graph, to), late))]
      }
      const from = rowOf(graph, rider)
      const lines = isTrial(view) ? [] : graph.board.sprints.filter(({ before }) => from < before && graph.row[to]! >= before)
      return [
        ...(isCard && move.plus > 0 ? [say.shelter] : []),
        ...lines.map(({ name }) => say.sprint(name)),
        ...(isCard && graph.special[to] === EXCHANGE ? [say.exchange] : []),
        ...(isCard && graph.special[to] === CHANCE ? [say.chance] : []),
      ]
    },
  }
}
