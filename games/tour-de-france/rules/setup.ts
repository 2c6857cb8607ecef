import { deepFreeze, type Context } from '@echappee/kernel'
import type { Event } from './events.ts'
import { startRound } from './flow.ts'
import type { RaceNumbers } from './numbers.ts'
import { tourOf, type Options } from './options.ts'
import { beginStage } from './stage.ts'
import { NO_RIDER, type Race, type State } from './state.ts'

export function setup(options: Options, seats: number, ctx: Context<Event>, numbers?: RaceNumbers): State {
  const { boards, stages, carry } = tourOf(options)
  // A tour of one's own is kept once, as boards and stages.
  const isOwn = typeof options.tour !== 'string'
  const usual = { seats, options: isOwn ? { ...options, tour: 'classic' as const } : { ...options }, boards, stages }
  const race: Race = deepFreeze(numbers === undefined ? usual : { ...usual, numbers: { ...numbers } })
  const state: State = {
    race,
    phase: 'play',
    stage: -1,
    round: 0,
    first: 0,
    team: -1,
    acting: NO_RIDER,
    riders: [],
    accidents: [],
    accidentCount: 0,
    falls: [],
    isPileOut: false,
    landings: [],
    passes: [],
    firstArrival: 0,
    chancePile: [],
    usedChance: [],
    discardPile: [],
    dealtFor: [],
    hasSecondDeal: [],
    shown: [],
    asked: [],
    results: [],
    hands: [],
    drawPile: [],
    down: [],
    picks: [],
    given: [],
  }
  if (carry !== undefined) {
    state.stage = carry.results.length - 1
    state.results = carry.results.map((result) => deepFreeze(JSON.parse(JSON.stringify(result)) as typeof result))
  }
  beginStage(state, ctx, carry?.first)
  startRound(state, ctx)
  return state
}
