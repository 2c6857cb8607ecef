import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/ui/quick-start'
import type { RoadStageId, StageId } from '../content/stages.ts'
import type { Terrain } from '../content/tiles.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import type { View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>
type Moved = Extract<Event, { type: 'moved' }>

/** What the drawings beside the rules show: three teams in a race over the mountains, or on one stage of a tour. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'FR-11': race(({ type }) => type === 'placed'),
  'FR-13': race(({ type }) => type === 'brokeAway', 'ST1', { breakaway: true }),
  'FR-20': moved('flat', ({ from, to, value }) => to - from === value),
  'FR-22': moved('descent', ({ value }, card) => card !== null && card < 5 && value === 5),
  'FR-23': moved('supply', ({ value }, card) => card !== null && card < 4 && value === 4, 'ST7'),
  'FR-24': moved('flat', ({ from, to, value }) => value > 5 && to - from <= 5),
  'FR-26': { ...moved('flat', ({ to, wanted }) => to < wanted), seed: 'rules 2' },
  'FR-27': race((event, scene) => event.type === 'moved' && terrainAt(roadIn(scene), event.to) === 'finish'),
  'FR-29': race(({ type }) => type === 'slipstreamed'),
  'FR-31': race(({ type }) => type === 'exhausted'),
  'FR-42': stage(({ type }) => type === 'gridClosed'),
  'FR-73': stage((event) => event.type === 'turnBegan' && event.turn > 0, 'GT-P1'),
  'FR-74': stage((event) => event.type === 'moved', 'GT-P1'),
  'FR-82': stage(({ type }) => type === 'slipstreamed', 'GT-P3'),
  'FR-94': { ...stage(({ type }) => type === 'jumped'), seed: 'rules 14' },
  'FR-95': { ...stage(({ type }) => type === 'slippedInside'), seed: 'rules 5' },
  'FR-97': { ...stage(({ type }) => type === 'ledOut'), seed: 'rules 3' },
  'FR-103': stage((event) => event.type === 'moved' && event.bonus > 0),
  'FR-106': { ...stage(({ type }) => type === 'kicked'), seed: 'rules 3' },
}

/** A ride that begins on such a square. */
function moved(from: Terrain, is: (event: Moved, card: number | null) => boolean, id: RoadStageId = 'ST5'): Beat {
  return race(
    (event, scene) => event.type === 'moved' && terrainAt(roadIn(scene), event.from) === from && is(event, scene.riders[event.rider]!.card),
    id,
  )
}

function race(begins: Beat['begins'], id: RoadStageId = 'ST5', options: Partial<Options> = {}): Beat {
  return start({ mode: 'race', stage: id, ...options }, begins)
}

function stage(begins: Beat['begins'], id: StageId = 'GT-F1'): Beat {
  return start({ tour: { name: '', days: [id] } }, begins)
}

function start(options: Partial<Options>, begins: Beat['begins']): Beat {
  return { options: { ...defaultOptions(optionFields), ...options }, seats: 3, seed: 'rules', viewer: 0, pick: willing, begins }
}

/** Whoever may use a trait or a form does. */
function willing(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => 'use' in move && move.use === true)
}
