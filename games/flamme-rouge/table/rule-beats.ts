import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/kit/quick-start'
import { ATTACK, EXHAUSTION } from '../content/cards.ts'
import type { Trait } from '../content/riders.ts'
import type { RoadStageId, StageId } from '../content/stages.ts'
import type { Terrain } from '../content/tiles.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { CLIMB_LIMIT } from '../rules/riding.ts'
import { BEHIND, terrainAt } from '../rules/road.ts'
import type { Rider, View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>
type Moved = Extract<Event, { type: 'moved' }>

/** What the drawings beside the rules show: three teams in a race over the mountains, or on one stage of a tour. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'FR-11': race(({ type }) => type === 'placed'),
  'FR-12': still(race(({ type }) => type === 'placed', 'ST1', { teams: 5 })),
  'FR-13': race(({ type }) => type === 'brokeAway', 'ST1', { breakaway: true }),
  'FR-20': moved('flat', ({ from, to, value }) => to - from === value),
  'FR-22': moved('descent', ({ value }, { card }) => card !== null && card < 5 && value === 5),
  'FR-23': moved('supply', ({ value }, { card }) => card !== null && card < 4 && value === 4, 'ST7'),
  'FR-24': moved('flat', ({ from, to, value }) => value > 5 && to - from <= 5),
  'FR-25': race((event, scene) => event.type === 'moved' && event.to < event.wanted && terrainTo(event.wanted, scene) === 'cobbles', 'ST9'),
  'FR-26': { ...moved('flat', ({ to, wanted }) => to < wanted), seed: 'rules 2' },
  'FR-27': race((event, scene) => event.type === 'moved' && terrainTo(event.to, scene) === 'finish'),
  'FR-29': race(({ type }) => type === 'slipstreamed'),
  'FR-30': {
    ...race((event, scene) => event.type === 'slipstreamed' && leavesSomebody(event, scene), 'GT-F3', { teams: 6 }),
    seats: 6,
    seed: 'rules 0',
  },
  'FR-31': still(race(({ type }) => type === 'exhausted')),
  'FR-32': still(race(({ type }) => type === 'tourEnded')),
  'FR-33': {
    ...race((event, scene) => event.type === 'moved' && event.value === 2 && isAttack(event, scene), 'ST5', { teams: 4 }),
    ends: (event, scene) => event.type === 'moved' && event.value === 9 && isAttack(event, scene),
  },
  'FR-42': stage(({ type }) => type === 'gridClosed'),
  'FR-44': { ...stage(({ type }) => type === 'arrived'), ends: ({ type }) => type === 'wentHome' },
  'FR-48': still(stage(({ type }) => type === 'fed')),
  'FR-52': still(stage((event) => event.type === 'linePassed' && event.line === 0)),
  'FR-56': { ...stage((event) => event.type === 'sprintChosen' && event.choice === 'follow'), ends: ({ type }) => type === 'wentHome' },
  'FR-68': still(stage((event) => event.type === 'linePassed' && event.line > 0, 'GT-M1')),
  'FR-73': stage(startsLater, 'GT-P1'),
  'FR-74': stage((event) => event.type === 'moved' && event.from > 10, 'GT-P1'),
  'FR-80': stage(startsLater, 'GT-P3'),
  'FR-81': { ...stage(({ type }) => type === 'moved', 'GT-P3'), ends: (event) => event.type === 'moved' && (event.rider & 1) === 1 },
  'FR-82': stage(({ type }) => type === 'slipstreamed', 'GT-P3'),
  'FR-86': { ...bonus(({ bonus: given }, rider) => rider.bonus > 0 && given === 0, 'GT-M1'), seed: 'rules 28' },
  'FR-87': { ...bonus(({ bonus: given }, rider) => given > 0 && given < rider.bonus, 'GT-M3'), seed: 'rules 2' },
  'FR-88': { ...bonus(({ bonus: given }, rider) => rider.isPatron && given === 0, 'GT-M1', 'patron'), seed: 'rules 3' },
  'FR-89': bonus(
    ({ from, to, value }, rider) => rider.trait === 'grimpeur' && value > CLIMB_LIMIT && to - from === CLIMB_LIMIT + 1,
    'GT-M1',
    'grimpeur',
  ),
  'FR-90': bonus(
    ({ bonus: given }, rider, terrain) => rider.trait === 'funambule' && terrain === 'descent' && given === 1,
    'GT-M1',
    'funambule',
  ),
  'FR-91': tour(
    (event, scene) => event.type === 'moved' && event.to > event.from && event.lane > roadIn(scene).lanes[event.to + BEHIND]!,
    'GT-F2',
    'funambule',
  ),
  'FR-93': { ...bonus(({ bonus: given }, rider) => rider.marker === 'active' && given === 1, 'GT-F1', 'baroudeur'), seed: 'rules 1' },
  'FR-94': { ...stage(({ type }) => type === 'jumped'), seed: 'rules 14' },
  'FR-95': { ...stage(({ type }) => type === 'slippedInside'), seed: 'rules 5' },
  'FR-96': { ...bonus(({ bonus: given }, rider) => rider.isPatron && given === 2, 'GT-F1', 'patron'), seed: 'rules 2' },
  'FR-97': { ...stage(({ type }) => type === 'ledOut'), seed: 'rules 3' },
  'FR-98': {
    ...bonus(({ value }, rider) => rider.trait === 'poursuiteur' && rider.card === EXHAUSTION && value === 4, 'GT-F1', 'poursuiteur'),
    seed: 'rules 1',
  },
  'FR-103': stage((event) => event.type === 'moved' && event.bonus > 0),
  'FR-104': bonus(({ bonus: given }, rider) => rider.form === 'coupDePedale' && rider.bonus === 2 && given === 2),
  'FR-105': {
    ...stage((event) => event.type === 'reacted' && event.form === 'coupDeBluff'),
    seed: 'rules 1',
    ends: (event, { riders }) => event.type === 'moved' && riders[event.rider]!.form === 'coupDeBluff',
  },
  'FR-106': { ...stage(({ type }) => type === 'kicked'), seed: 'rules 3' },
  'FR-107': still({
    ...race((event, { riders }) => event.type === 'placed' && riders.filter(({ lane }) => lane === 0).length === 1, 'ST7', { teams: 5 }),
    seats: 5,
  }),
  'FR-108': still(
    start(
      { mode: 'tour', tour: { name: '', days: ['GT-F1'] }, gruppetto: 1 },
      (event) => event.type === 'arrived' && event.arrivals[0]!.how === 'gruppetto',
    ),
  ),
}

/** Nobody moves: one picture. */
function still(beat: Beat): Beat {
  return { ...beat, isStill: true }
}

const terrainTo = (square: number, scene: View): Terrain => terrainAt(roadIn(scene), square)

/** He leaves the start while others are on their way. */
function startsLater(event: Event, scene: View): boolean {
  return event.type === 'moved' && event.from <= roadIn(scene).start && scene.riders.some(({ at, lane }) => lane !== 0 && at > event.to)
}

/** FR-30: somebody of the pack finds no lane. */
function leavesSomebody({ spots }: Extract<Event, { type: 'slipstreamed' }>, { riders }: View): boolean {
  const moves = new Set(spots.map(({ rider }) => rider))
  return spots.some(({ at }) => riders.some((other, id) => other.lane !== 0 && other.at === at - 1 && !moves.has(id)))
}

function isAttack({ rider }: Moved, { riders }: View): boolean {
  return riders[rider]!.card === ATTACK
}

/** A ride that begins on such a square. */
function moved(from: Terrain, is: (event: Moved, rider: Rider) => boolean, id: RoadStageId = 'ST5'): Beat {
  return race(
    (event, scene) => event.type === 'moved' && terrainTo(event.from, scene) === from && is(event, scene.riders[event.rider]!),
    id,
  )
}

/** A ride on a stage of a tour; whoever is dealt the trait keeps it. */
function bonus(is: (event: Moved, rider: Rider, from: Terrain) => boolean, id: StageId = 'GT-F1', trait?: Trait): Beat {
  return tour((event, scene) => event.type === 'moved' && is(event, scene.riders[event.rider]!, terrainTo(event.from, scene)), id, trait)
}

function race(begins: Beat['begins'], id: RoadStageId = 'ST5', options: Partial<Options> = {}): Beat {
  return start({ mode: 'race', stage: id, ...options }, begins)
}

function stage(begins: Beat['begins'], id: StageId = 'GT-F1'): Beat {
  return start({ mode: 'tour', tour: { name: '', days: [id] } }, begins)
}

function tour(begins: Beat['begins'], id: StageId, trait: Trait | undefined): Beat {
  const keeps = (legal: readonly Move[]) => legal.find((move) => move.type === 'chooseTrait' && move.trait === trait) ?? willing(legal)
  return { ...stage(begins, id), pick: keeps }
}

function start(options: Partial<Options>, begins: Beat['begins']): Beat {
  return { options: { ...defaultOptions(optionFields), ...options }, seats: 3, seed: 'rules', viewer: 0, pick: willing, begins }
}

/** Whoever may use a trait or a form does. */
function willing(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => 'use' in move && move.use === true)
}
