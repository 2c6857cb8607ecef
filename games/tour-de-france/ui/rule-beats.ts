import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/ui/quick-start'
import type { TourId } from '../content/tours.ts'
import type { Event } from '../rules/events.ts'
import { CLIMB, DESCENT, FLAT } from '../rules/graph.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { stageGraph } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>

/** What the drawings beside the rules show: four teams on the mountain board or the short one. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'TDF-15': ridden('mountain', ({ plus }, terrain) => plus === 0 && terrain === CLIMB),
  'TDF-16': ridden('evening', ({ plus, card }, terrain) => plus === 0 && card > 4 && terrain === FLAT),
  'TDF-17': on('mountain', (event) => event.type === 'stayed'),
  'TDF-18': ridden('evening', ({ plus }, terrain) => plus === 1 && terrain === FLAT),
  'TDF-19': ridden('mountain', ({ plus }, terrain) => plus === 2 && terrain === DESCENT),
  'TDF-25': on('mountain', (event) => event.type === 'rode' && event.by === 'chance'),
  'TDF-26': on('mountain', (event) => event.type === 'wentBack'),
  'TDF-28': { ...on('mountain', (event) => event.type === 'punctured'), seed: 'rules 1' },
  'TDF-30': on('mountain', (event) => event.type === 'piledUp' && event.by === 'contact'),
  'TDF-33': { ...on('mountain', (event) => event.type === 'pileUpJoined'), seed: 'rules 3' },
  'TDF-34': on('mountain', (event, { riders }) => event.type === 'rode' && riders[event.rider]!.standing === 'roadside'),
  'TDF-35': on('mountain', (event) => event.type === 'piledUp' && event.by === 'chance' && event.riders.length > 1),
  'TDF-37': on('evening', (event, scene) => event.type === 'rode' && event.to >= stageGraph(scene).size),
}

type Played = Extract<Event, { type: 'cardPlayed' }>

/** A card and the ride that follows from it. */
function ridden(tour: TourId, is: (event: Played, terrain: number | undefined) => boolean): Beat {
  return {
    ...on(tour, (event, scene) => event.type === 'cardPlayed' && is(event, terrainOf(scene, event.rider))),
    ends: ({ type }) => type === 'rode',
  }
}

/** Undefined for a rider who is not on the road. */
function terrainOf(scene: View, rider: RiderId): number | undefined {
  const { standing, at } = scene.riders[rider]!
  return standing === 'road' ? stageGraph(scene).terrain[at] : undefined
}

function on(tour: TourId, begins: Beat['begins']): Beat {
  return { options: { ...defaultOptions(optionFields), tour }, seats: 4, seed: 'rules', viewer: 0, begins }
}
