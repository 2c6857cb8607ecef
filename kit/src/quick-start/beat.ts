import { isInAudience, seededChance, type Game, type Match, type Seat } from '@echappee/kernel'
import { startMatch, type Start } from './position.ts'

export interface SoughtBeat<Move, Event, View, Options> extends Start<Options> {
  /** Of the legal moves, the one to play; any, drawn from the seed, where it answers undefined. */
  readonly pick?: (legal: readonly Move[], view: View, seat: Seat) => Move | undefined
  /** The first event that is shown; `scene` is what was before it. */
  readonly begins: (event: Event, scene: View) => boolean
  /** The last one, that one itself included; the first one alone, if left out. */
  readonly ends?: (event: Event, scene: View) => boolean
  /** Where the road looks, where it is not at the last thing that is told. */
  readonly looksAt?: (event: Event) => boolean
  /** Nobody moves in it: one picture says all. */
  readonly isStill?: boolean
}

/** What was, what happened, and what became of it. */
export interface FoundBeat<Event, View> {
  readonly before: View
  readonly events: readonly Event[]
  readonly after: View
}

const MOST_MOVES = 3000

/** Legal moves lead on until something happens that is sought, seen by one seat. */
export function findBeat<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { pick, begins, ends = () => true, ...start }: SoughtBeat<Move, Event, View, Options>,
): FoundBeat<Event, View> {
  const match = startMatch(game, start)
  const atStart = toldAtStart(match, start.viewer, begins)
  if (atStart !== undefined) return atStart
  const chance = seededChance(start.seed, 'picks')
  let found: { before: View; events: Event[] } | undefined
  for (let n = 0; n < MOST_MOVES; n++) {
    const seat = match.toAct()[0]
    if (seat === undefined) break
    let scene = match.view(start.viewer)
    const logged = match.log().length
    const legal = match.legal(seat)
    match.submit(seat, match.decision(seat), pick?.(legal, match.view(seat), seat) ?? legal[chance.int(legal.length)])
    for (const { event, to } of match.log().slice(logged)) {
      if (!isInAudience(to, start.viewer)) continue
      if (found === undefined && begins(event, scene)) found = { before: scene, events: [] }
      found?.events.push(event)
      scene = game.fold(scene, event)
      if (found !== undefined && ends(event, scene)) return { ...found, after: scene }
    }
  }
  throw new Error(`what is sought from seed "${start.seed}" never happens`)
}

/** What is told while the race is set up, before anybody moves. */
function toldAtStart<State, Move, Event, View, Options>(
  match: Match<State, Move, Event, View, Options>,
  viewer: Seat,
  isSought: (event: Event, scene: View) => boolean,
): FoundBeat<Event, View> | undefined {
  const view = match.view(viewer)
  const events = match.log().flatMap(({ event, to }) => (isInAudience(to, viewer) && isSought(event, view) ? [event] : []))
  return events.length === 0 ? undefined : { before: view, events, after: view }
}
