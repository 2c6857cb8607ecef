import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/kit/quick-start'
import type { TourId } from '../content/tours.ts'
import type { Event } from '../rules/events.ts'
import { CHANCE, CLIMB, DESCENT, EXCHANGE, FLAT, type SquareId } from '../rules/graph.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { stageGraph } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>

/** What the drawings beside the rules show: four teams on the mountain board or the short one. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'TDF-5': still(on('evening', (event) => event.type === 'stageBegan')),
  'TDF-15': ridden('mountain', ({ plus }, terrain) => plus === 0 && terrain === CLIMB),
  'TDF-16': ridden('evening', ({ plus, card }, terrain) => plus === 0 && card > 4 && terrain === FLAT),
  'TDF-17': on('mountain', (event) => event.type === 'stayed'),
  'TDF-18': ridden('evening', ({ plus }, terrain) => plus === 1 && terrain === FLAT),
  'TDF-19': ridden('mountain', ({ plus }, terrain) => plus === 2 && terrain === DESCENT),
  'TDF-23': { ...stopped('evening', EXCHANGE), looksAt: isRode, ends: ({ type }) => type === 'laidDown' || type === 'laidDownHidden' },
  'TDF-24': { ...stopped('mountain', CHANCE), looksAt: isRode, ends: ({ type }) => type === 'chanceDrawn' },
  'TDF-25': on('mountain', (event) => event.type === 'rode' && event.by === 'chance'),
  'TDF-26': on('mountain', (event) => event.type === 'wentBack'),
  'TDF-27': { ...ridden('mountain', ({ boost }) => boost === 'ATTACK'), seed: 'rules 1' },
  'TDF-28': { ...on('mountain', (event) => event.type === 'punctured'), seed: 'rules 1' },
  'TDF-29': {
    ...on('evening', (event, scene) => event.type === 'rode' && passesSprint(event, scene)),
    looksAt: isRode,
    ends: ({ type }) => type === 'sprintPassed',
  },
  'TDF-30': on('mountain', (event) => event.type === 'piledUp' && event.by === 'contact'),
  'TDF-31': {
    ...on('mountain', (event) => event.type === 'piledUp' && event.by === 'contact' && event.riders.length > 2),
    seed: 'rules 6',
  },
  'TDF-32': {
    ...on('mountain', (event) => (event.type === 'laidDown' || event.type === 'laidDownHidden') && event.why === 'fall'),
    ends: ({ type }) => type === 'fallSettled',
    isStill: true,
  },
  'TDF-33': { ...on('mountain', (event) => event.type === 'pileUpJoined'), seed: 'rules 3' },
  'TDF-34': on('mountain', (event, { riders }) => event.type === 'rode' && riders[event.rider]!.standing === 'roadside'),
  'TDF-35': on('mountain', (event) => event.type === 'piledUp' && event.by === 'chance' && event.riders.length > 1),
  'TDF-36': on(
    'evening',
    (event, scene) => event.type === 'rode' && isPastLine(event.to, scene) && scene.riders.some(({ at }) => isPastLine(at, scene)),
  ),
  'TDF-37': on('evening', (event, scene) => event.type === 'rode' && isPastLine(event.to, scene)),
  'TDF-39': {
    ...on(
      'evening',
      (event, { riders }) => event.type === 'lineCrossed' && riders.every(({ standing, hasActed }) => standing !== 'road' || hasActed),
    ),
    ends: ({ type }) => type === 'roundEnded',
  },
  'TDF-50': on('trial', (event, { riders, round }) => event.type === 'rode' && round === 2 && riders[event.rider]!.standing === 'start'),
  'TDF-52': on('trial', (event) => event.type === 'takenOff' && event.why === 'noCards'),
}

/** TDF-22: what may not be done. */
export const REFUSALS = { 'TDF-22': start('evening') }

/** Nobody moves: one picture. */
function still(beat: Beat): Beat {
  return { ...beat, isStill: true }
}

function isRode({ type }: Event): boolean {
  return type === 'rode'
}

const isPastLine = (square: SquareId, scene: View) => square >= stageGraph(scene).size

function passesSprint({ from, to }: Rode, scene: View): boolean {
  const { board, row, size } = stageGraph(scene)
  const end = to < size ? row[to]! : Infinity
  return from >= 0 && board.sprints.some(({ before }) => row[from]! < before && before <= end)
}

/** A ride to such a square, and what happens there. */
function stopped(tour: TourId, special: number): Beat {
  return on(tour, (event, scene) => event.type === 'rode' && event.by === 'card' && stageGraph(scene).special[event.to] === special)
}

type Rode = Extract<Event, { type: 'rode' }>
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
  return { ...start(tour), begins }
}

function start(tour: TourId): Omit<Beat, 'begins'> {
  return { options: { ...defaultOptions(optionFields), tour }, seats: 4, seed: 'rules', viewer: 0 }
}
