import { defaultOptions } from '@echappee/kernel'
import type { SoughtBeat } from '@echappee/kit/quick-start'
import type { Cause, Pace } from '../content/paces.ts'
import { LAST_SQUARE } from '../content/road.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

type Beat = SoughtBeat<Move, Event, View, Options>

const STEADY: readonly Pace[] = ['CON', 'CON', 'CON']
/** Who takes a tow: nobody, C of the first team, or C of the second. */
const FOLLOWERS = { stay: -1, follow: 2, rivals: 5 } as const

/** What the drawings beside the rules show: two teams, A to C of the first, then of the second. */
export const BEATS: Readonly<Record<string, Beat>> = {
  'CDB-4': { ...first(STEADY, (event) => event.type === 'groupCame' && event.case === 1), isStill: true },
  'CDB-13': first(
    ['ACC', ...STEADY, ...STEADY],
    (event, { round, groupCase }) => event.type === 'groupCame' && round === 2 && groupCase > event.case,
  ),
  'CDB-20': first(['OFF', ...STEADY, ...STEADY], isRode('OFF')),
  'CDB-21': { ...first(['OFF', 'OFF', 'CON', ...STEADY], isTow, 'follow'), ends: isRode('TOW3') },
  'CDB-22': first(['ACC', ...STEADY, ...STEADY], isRode('ACC')),
  'CDB-23': { ...first(['ACC', 'SIL', 'CON', ...STEADY], isRode('ACC')), ends: isRode('SIL2') },
  'CDB-24': {
    ...first(['ACC', 'CON', 'CON', 'SIL', 'CON', 'CON'], (event) => event.type === 'towsAnnounced', 'follow'),
    ends: isRode('TOW2'),
  },
  'CDB-25': { ...first(['ACC', 'SIL', 'CON', ...STEADY], isTow, 'follow'), ends: isRode('TOW2') },
  'CDB-26': { ...first(['ACC', 'ACC', 'CON', ...STEADY], (event) => event.type === 'towTaken', 'rivals'), ends: isRode('TOW2') },
  'CDB-27': first([...STEADY, ...STEADY], isRode('CON')),
  'CDB-29': { ...first(['OFF', 'OFF', 'ACC', ...STEADY], isTow), ends: isRode('ACC') },
  'CDB-31': first([...STEADY, ...STEADY], (event) => event.type === 'rode' && event.feeds),
  'CDB-41': first([...STEADY, ...STEADY], (event) => event.type === 'rode' && event.to > LAST_SQUARE),
  'CDB-42': { ...first([...STEADY, ...STEADY], ({ type }) => type === 'gameEnded'), isStill: true },
}

function isTow({ type }: Event): boolean {
  return type === 'towOpened'
}

function isRode(cause: Cause): Beat['begins'] {
  return (event) => event.type === 'rode' && event.cause === cause
}

/** The paces of the first round by rider; whoever may tow does, and one at most follows. */
function first(paces: readonly Pace[], begins: Beat['begins'], follow: keyof typeof FOLLOWERS = 'stay'): Beat {
  const options: Options = { ...defaultOptions(optionFields), assign: 'random' }
  const pick = (legal: readonly Move[], { round }: View) =>
    legal.find((move) => move.type === 'pace' && move.pace === (round === 1 ? paces[move.rider] : 'CON')) ??
    legal.find((move) => move.type === 'pace' && move.pace === 'CON') ??
    legal.find((move) => move.type === 'announce' && move.tow) ??
    legal.find((move) => move.type === 'follow' && (move.tokens !== '') === (move.rider === FOLLOWERS[follow]))
  return { options, seats: 2, seed: 'rules', viewer: 0, pick, begins }
}
