import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/kit/quick-start'
import type { Preset } from '../content/courses.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>
const SEATS = 4

type Regulated = Extract<Event, { type: 'regulated' }>

/** What the drawings beside the rules show: four riders. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'TI-9': still(on('balade', (event) => event.type === 'sectorBegan' && event.sector === 1)),
  'TI-17': { ...on('etape-reine', ({ type }) => type === 'abandoned'), pick: spend },
  'TI-30': ridden('etape-reine', ({ gaps }, { race, sector }) => race.course[sector - 1] === 'HM' && isSplit(gaps)),
  'TI-31': { ...ridden('balade', ({ gaps, rides }) => isSplit(gaps) && rides.some(({ hasThird }) => hasThird)), seed: 'rules 1' },
  'TI-32': ridden('balade', ({ gaps, rides }) => isSplit(gaps) && rides.some(({ slowedBy }) => slowedBy !== null)),
  'TI-33': ridden('balade', ({ gaps }, { riders }) => isSplit(gaps) && isSplit(riders.map(({ gap }) => gap))),
  'TI-34': { ...on('balade', ({ type }) => type === 'caught'), ends: ({ type }) => type === 'regulated' },
  'TI-35': {
    ...ridden('balade', ({ rides }) => rides.some((one) => rides.some((other) => one.from === other.from && one.to < other.to))),
    seed: 'rules 4',
  },
  'TI-36': {
    ...ridden('balade', ({ rides }) => rides.some((one) => rides.some((other) => one.from < other.from && one.to === other.to))),
    seed: 'rules 5',
  },
  'TI-44': {
    ...on('balade', (event) => event.type === 'attacked' && event.how === 'raise'),
    pick: raise,
    ends: isSettled,
    seed: 'rules 2',
  },
  'TI-45': { ...on('balade', ({ type }) => type === 'waveCancelled'), pick: attack },
  'TI-48': { ...on('balade', ({ type }) => type === 'escaped'), ends: ({ type }) => type === 'attacksEnded' },
  'TI-49': { ...on('balade', ({ type }) => type === 'stoodOff'), pick: attack, seed: 'rules 11' },
  'TI-53': {
    ...on('balade', (event) => event.type === 'countersEnded' && event.riders.length > 0, { caughtCounter: true }),
    pick: counter,
    seed: 'rules 31',
  },
  'TI-62': on('balade', ({ type }) => type === 'linePassed'),
  'TI-64': still(on('etape-reine', (event) => event.type === 'contestBegan' && event.place === 2)),
  'TI-70': on('balade', (event) => event.type === 'linePassed' && event.kind === 'final'),
  'TI-71': on('enfer-du-nord', (event) => event.type === 'barrierFell' && event.riders.length > 0),
  'TI-112': {
    ...ridden('balade', ({ gaps, rides }) => isSplit(gaps) && rides.some(({ hasRelay }) => hasRelay), { sfRelay: true }),
    seed: 'rules 1',
  },
  'TI-113': ridden('balade', ({ gaps, rides }) => isSplit(gaps) && rides.some(({ riders }) => riders.includes(SEATS)), {
    neutralRiders: 1,
  }),
}

/** Nobody moves: one picture. */
function still(beat: Beat): Beat {
  return { ...beat, isStill: true }
}

function isSettled({ type }: Event): boolean {
  return type === 'raiseSettled' || type === 'waveCancelled'
}

function ridden(course: Preset, is: (event: Regulated, scene: View) => boolean, options?: Partial<Options>): Beat {
  return on(course, (event, scene) => event.type === 'regulated' && is(event, scene), options)
}

const isSplit = (gaps: readonly number[]) => new Set(gaps).size > 1

function on(course: Preset, begins: Beat['begins'], options: Partial<Options> = {}): Beat {
  const all: Options = { ...defaultOptions(optionFields), course, firstPlayer: 'seat1', ...options }
  return { options: all, seats: SEATS, seed: 'rules', viewer: 0, begins }
}

function attack(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === 'attack' && move.level === 1)
}

function counter(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === 'counter' && move.answer === 'yes')
}

function raise(legal: readonly Move[], { groups }: View): Move | undefined {
  const level = groups.some(({ wave }) => wave.length > 0) ? 2 : 1
  return legal.find((move) => move.type === 'attack' && move.level === level) ?? legal.find((move) => move.type === 'answer')
}

/** All that a turn allows. */
function spend(legal: readonly Move[]): Move | undefined {
  return (
    legal.findLast(({ type }) => type === 'attack' || type === 'bid') ??
    legal.findLast((move) => move.type === 'play' && move.play.length > 1)
  )
}
