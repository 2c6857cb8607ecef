import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/ui/quick-start'
import type { Preset } from '../content/courses.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>
type Regulated = Extract<Event, { type: 'regulated' }>

/** What the drawings beside the rules show: four riders. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'TI-30': ridden('etape-reine', ({ gaps }, { race, sector }) => race.course[sector - 1] === 'HM' && isSplit(gaps)),
  'TI-32': ridden('balade', ({ gaps, rides }) => isSplit(gaps) && rides.some(({ slowedBy }) => slowedBy !== null)),
  'TI-33': ridden('balade', ({ gaps }, { riders }) => isSplit(gaps) && isSplit(riders.map(({ gap }) => gap))),
  'TI-34': { ...on('balade', ({ type }) => type === 'caught'), ends: ({ type }) => type === 'regulated' },
  'TI-45': { ...on('balade', ({ type }) => type === 'waveCancelled'), pick: attack },
  'TI-48': { ...on('balade', ({ type }) => type === 'escaped'), ends: ({ type }) => type === 'attacksEnded' },
  'TI-49': { ...on('balade', ({ type }) => type === 'stoodOff'), pick: attack, seed: 'rules 11' },
  'TI-53': {
    ...on('balade', (event) => event.type === 'countersEnded' && event.riders.length > 0, { caughtCounter: true }),
    pick: counter,
    seed: 'rules 31',
  },
  'TI-62': on('balade', ({ type }) => type === 'linePassed'),
  'TI-71': on('enfer-du-nord', (event) => event.type === 'barrierFell' && event.riders.length > 0),
}

function ridden(course: Preset, is: (event: Regulated, scene: View) => boolean): Beat {
  return on(course, (event, scene) => event.type === 'regulated' && is(event, scene))
}

const isSplit = (gaps: readonly number[]) => new Set(gaps).size > 1

function on(course: Preset, begins: Beat['begins'], options: Partial<Options> = {}): Beat {
  const all: Options = { ...defaultOptions(optionFields), course, firstPlayer: 'seat1', ...options }
  return { options: all, seats: 4, seed: 'rules', viewer: 0, begins }
}

function attack(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === 'attack' && move.level === 1)
}

function counter(legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === 'counter' && move.answer === 'yes')
}
