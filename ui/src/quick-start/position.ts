import { Match, type Game, type Seat } from '@echappee/kernel'

interface Played<Move, Options> {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly viewer: Seat
  readonly moves: readonly (readonly [seat: Seat, move: Move])[]
}

/** A real position: what a seat sees after these moves, all of them legal. */
export function viewAfter<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { options, seats, seed, viewer, moves }: Played<Move, Options>,
): View {
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, by: 'human' }))
  const match = new Match(game, { options, seats: people, seed })
  for (const [i, [seat, move]] of moves.entries()) {
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`move ${i + 1} of the position is refused: ${answer.refusal.code} (${answer.refusal.rule})`)
  }
  return match.view(viewer)
}
