import { Match, SPECTATOR, seededChance, type Seat } from '@echappee/kernel'
import { expectSame } from '@echappee/testkit'
import type { Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { Options } from '../../rules/options.ts'
import type { State, View } from '../../rules/state.ts'
import { fold } from '../../rules/fold.ts'
import { randomOptions } from '../subject.ts'

export type SeeEvent = (event: Event, before: View, after: View) => void
export type SeeView = (view: View, match: Match<State, Move, Event, View, Options>, viewer: Seat) => void

/** Whole random games with random options, every fourth with teams to pick; `see` is told every event of every viewer, with the scenes before and after it; `look` every view. */
export function playAndFold(games: number, see: SeeEvent, look: SeeView = () => {}): void {
  for (let n = 0; n < games; n++) {
    const chance = seededChance(`scene-${n}`)
    const seats = 2 + (n % 3)
    const options: Options = randomOptions(chance)
    if (n % 4 === 1) Object.assign(options, { teams: 'preset', assign: 'pick' })
    const match = new Match(game, {
      options,
      seats: Array.from({ length: seats }, () => ({ by: 'random', name: '' })),
      seed: `scene-${n}`,
    })
    const viewers: Seat[] = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
    const scenes = new Map(viewers.map((viewer) => [viewer, match.view(viewer)]))
    for (const viewer of viewers) look(scenes.get(viewer)!, match, viewer)
    const eventCounts = new Map(viewers.map((viewer) => [viewer, match.events(viewer).length]))
    for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
      const legal = match.legal(seat)
      expectSame(match.submit(seat, match.decision(seat), legal[chance.int(legal.length)]), { ok: true })
      for (const viewer of viewers) {
        const events = match.events(viewer, eventCounts.get(viewer))
        eventCounts.set(viewer, eventCounts.get(viewer)! + events.length)
        for (const event of events) {
          const before = scenes.get(viewer)!
          const after = fold(before, event)
          see(event, before, after)
          scenes.set(viewer, after)
        }
        look(scenes.get(viewer)!, match, viewer)
      }
    }
  }
}
