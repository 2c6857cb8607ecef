import { Match, deepFreeze, seededChance, type Match as MatchOf, type Seat } from '@echappee/kernel'
import { copyOf, difference, show } from './json.ts'
import { broken, named, pick, viewersOf } from './laws/position.ts'
import { optionsSource } from './random-options.ts'
import { decisionBound, seatCounts, type AnySubject, type Subject } from './subject.ts'

/** What else is looked at on the same walk, so that a game need not be played again for it. */
export interface Onlooker<View, Event> {
  /** Every event of every viewer, with the scenes before and after it; those of the setup come with the first scene alone. */
  readonly event?: (event: Event, before: View, after: View) => void
  /** The view of whoever plays next, before his move; in the end, everybody's. `game` counts the games from 0. */
  readonly view?: (view: View, viewer: Seat, game: number) => void
}

/**
 * The law of a game's `fold`: folded over the events that a viewer is told of a move, it leads his view before the move exactly to his view
 * after it; a commitment that is replaced counts as a move. Throws where it does not. Whole random games, all numbers of seats, random options.
 */
export function foldLaw<State, Move, Event, View, Options>(
  subject: Subject<State, Move, Event, View, Options>,
  games = 100,
  onlooker: Onlooker<View, Event> = {},
): void {
  const any: AnySubject = subject
  const base = process.env['ECHAPPEE_SEED'] ?? 'echappee'
  const optionsOf = optionsSource(any, games, seededChance(base, 'fast-check').int(2 ** 21))
  const counts = seatCounts(any)
  for (let index = 0; index < games; index++) {
    const seed = `${base}-fold-${index}`
    const seats = counts[index % counts.length]!
    const options = optionsOf(Math.floor(index / counts.length), seededChance(seed, 'options'), seats) as Options
    const start = { options, seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, by: 'random' })), seed }
    try {
      const { event, view } = onlooker
      foldGame(new Match(subject.game, start), decisionBound(any, options, seats), {
        ...(event === undefined ? {} : { event }),
        ...(view === undefined ? {} : { view: (shown, viewer) => view(shown, viewer, index) }),
      })
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n  in the game with seed ${seed}`, { cause: error })
    }
  }
}

function foldGame<State, Move, Event, View, Options>(
  match: MatchOf<State, Move, Event, View, Options>,
  bound: number,
  onlooker: { event?: Onlooker<View, Event>['event']; view?: (view: View, viewer: Seat) => void },
): void {
  const choices = seededChance(match.digest, 'fold')
  const viewers = viewersOf({ seats: match.seats.length })
  const offered = new Map<Seat, readonly Move[]>()
  // Frozen, so that a `fold` that writes into the scene before is found out.
  const scenes = new Map<Seat, View>(viewers.map((viewer) => [viewer, deepFreeze(match.view(viewer))]))
  const counts = new Map(viewers.map((viewer) => [viewer, match.events(viewer).length]))
  const lead = (scene: View, event: Event): View => {
    const next = deepFreeze(match.game.fold(scene, copyOf(event)))
    onlooker.event?.(event, scene, next)
    return next
  }
  for (const viewer of viewers) for (const event of match.events(viewer)) onlooker.event?.(event, scenes.get(viewer)!, scenes.get(viewer)!)
  while (match.toAct().length > 0 && match.moveCount < bound) {
    const isChange = match.committed().length > 0 && choices.int(4) === 0
    const seat = pick(isChange ? match.committed() : match.toAct(), choices)
    if (!isChange) offered.set(seat, match.legal(seat))
    const move = pick(offered.get(seat)!, choices)
    onlooker.view?.(scenes.get(seat)!, seat)
    const answer = match.submit(seat, match.decision(seat) - (isChange ? 1 : 0), move)
    if (!answer.ok) broken(`${show(move)} of seat ${seat} is refused: ${show(answer.refusal)}`)
    for (const viewer of viewers) {
      const events = match.events(viewer, counts.get(viewer))
      counts.set(viewer, counts.get(viewer)! + events.length)
      const scene = events.reduce(lead, scenes.get(viewer)!)
      const found = difference(match.view(viewer), scene)
      if (found !== undefined)
        broken(`after ${show(move)} of seat ${seat}, the view of ${named(viewer)} and what the events ${show(events)} lead to: ${found}`)
      scenes.set(viewer, scene)
    }
  }
  for (const viewer of viewers) onlooker.view?.(scenes.get(viewer)!, viewer)
}
