import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/kit/quick-start'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>

const PLAIN = 3
const MOUNTAIN = 4
const TRIAL = 2
const LINE_OF_TRIAL = 36

/** What the drawings beside the rules show: three riders on one stage. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'VDT-7': on([PLAIN, MOUNTAIN], (event) => event.type === 'stageStarted' && event.n === MOUNTAIN),
  'VDT-11': on(PLAIN, (event) => event.type === 'rode' && event.value === 40 && event.from > 0),
  'VDT-12': on(MOUNTAIN, (event) => event.type === 'rode' && event.from > 0),
  'VDT-13': on(PLAIN, (event) => event.type === 'handicapLaid'),
  'VDT-15': on(PLAIN, (event) => event.type === 'countered', fight),
  'VDT-16': on(MOUNTAIN, (event) => event.type === 'rode' && event.value > 20 && event.from > 0, climb),
  'VDT-17': { ...on(PLAIN, (event) => event.type === 'sprinted', sprint), seed: 'rules 1' },
  'VDT-19': on(PLAIN, (event) => event.type === 'rode' && event.enters === 'line'),
  'VDT-20': on(PLAIN, (event) => event.type === 'stageEnded'),
  'VDT-22': on(TRIAL, (event) => event.type === 'trialRolled' && event.from > 0),
  'VDT-23': {
    ...on(TRIAL, (event) => event.type === 'trialRolled' && event.to === 13),
    ends: (event) => event.type === 'trialInstruction',
  },
  'VDT-24': on(TRIAL, (event) => event.type === 'trialRolled' && event.to >= LINE_OF_TRIAL),
}

function on(stage: number | number[], begins: Beat['begins'], pick: NonNullable<Beat['pick']> = ride): Beat {
  const options: Options = { ...defaultOptions(optionFields), stages: [stage].flat() }
  return { options, seats: 3, seed: 'rules', viewer: 0, pick, begins }
}

/** Whoever can ride rides. */
function ride(legal: readonly Move[]): Move | undefined {
  return legal.findLast(({ type }) => type === 'km')
}

function fight(legal: readonly Move[]): Move | undefined {
  return legal.find(({ type }) => type === 'counter') ?? legal.find(({ type }) => type === 'handicap') ?? ride(legal)
}

function climb(legal: readonly Move[]): Move | undefined {
  return legal.find(({ type }) => type === 'climber') ?? ride(legal)
}

function sprint(legal: readonly Move[]): Move | undefined {
  return legal.find(({ type }) => type === 'sprint') ?? ride(legal)
}
