import { Match, seededChance, type Game, type Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/text'

export interface Start<Options> {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  /** Whose eyes see it. */
  readonly viewer: Seat
}

interface Played<Move, Options> extends Start<Options> {
  readonly moves: readonly (readonly [seat: Seat, move: Move])[]
}

/** A real position: what a seat sees after these moves, all of them legal. */
export function viewAfter<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { moves, ...start }: Played<Move, Options>,
): View {
  const match = startMatch(game, start)
  for (const [i, [seat, move]] of moves.entries()) {
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`move ${i + 1} of the position is refused: ${answer.refusal.code} (${answer.refusal.rule})`)
  }
  return match.view(start.viewer)
}

interface Sought<Move, View, Options> extends Start<Options> {
  /** Of the legal moves, the one to play; any, drawn from the seed, where it answers undefined. */
  readonly pick?: (legal: readonly Move[], view: View) => Move | undefined
  readonly until: (view: View) => boolean
}

const MOST_MOVES = 3000

/** A real position: what a seat sees when legal moves have led to what is sought. */
export function viewWhen<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { pick, until, ...start }: Sought<Move, View, Options>,
): View {
  const match = startMatch(game, start)
  const chance = seededChance(start.seed, 'picks')
  for (let n = 0; n < MOST_MOVES; n++) {
    const view = match.view(start.viewer)
    if (until(view)) return view
    const seat = match.toAct()[0]
    if (seat === undefined) break
    const legal = match.legal(seat)
    match.submit(seat, match.decision(seat), pick?.(legal, match.view(seat)) ?? legal[chance.int(legal.length)])
  }
  throw new Error(`the position sought from seed "${start.seed}" is never met`)
}

/** What the seat to act could reach for in the position, and what not and why: a hand is drawn as on the table. */
export function choicesIn<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  view: View,
  seat: Seat,
): Choice<Move>[] {
  const state = game.determinize(view, seededChance('choices'))
  return game.candidates(state, seat).map((move) => ({ move, refusal: game.whyNot(state, seat, move) }))
}

export function startMatch<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { options, seats, seed }: Start<Options>,
): Match<State, Move, Event, View, Options> {
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, by: 'human' }))
  return new Match(game, { options, seats: people, seed })
}
