import type { Question } from '@echappee/sheet'
import { EXHAUSTION } from '../content/cards.ts'
import { TRAITS } from '../content/riders.ts'
import { generalOrder } from '../rules/classification.ts'
import { linesOf } from '../rules/lines.ts'
import type { RiderId } from '../rules/state.ts'
import { outOnRoad, ownRiders, ridersIn, type SheetState } from './state.ts'

export const MOST_PAST = 20
export const MOST_SHORT = 99
/** FR-91: a Funambule may have one of his own beside three. */
const MOST_LANES = 4
const MOST_CARDS = 60

export const NO_TRAIT = 'none'
export const BEATEN = ['rodeOn', 'followed', 'stopped'] as const

export function question(state: SheetState): Question | undefined {
  const { step, race, round, line, arriving } = state
  const at = `day ${race.day + 1}/`
  const cardsPage = `${at}cards`
  const everybody = ridersIn(state)
  switch (step) {
    case 'draw':
      return { kind: 'order', id: 'draw', riders: everybody, proposal: { kind: 'order', groups: everybody.map((id) => [id]) } }
    case 'traits': {
      const riders = ownRiders(state)
      const proposal = { kind: 'choices', values: riders.map(() => NO_TRAIT) } as const
      return { kind: 'choices', id: 'traits', riders, values: [NO_TRAIT, ...TRAITS], proposal }
    }
    case 'finish':
      return { kind: 'order', id: 'finish', riders: everybody }
    case 'lines':
      return {
        kind: 'order',
        id: `${at}line ${line}`,
        riders: generalOrder(race),
        least: 0,
        most: linesOf(race)[line]!.places,
        page: `${at}lines`,
      }
    case 'home':
      return { kind: 'flags', id: `${at}home ${round}`, riders: outOnRoad(state), least: round === 0 ? 1 : 0 }
    case 'zone': {
      const riders = arriving.map(({ rider }) => rider)
      return { kind: 'flags', id: `${at}zone ${round}`, riders, proposal: { kind: 'flags', riders } }
    }
    case 'beaten': {
      const riders = outOnRoad(state).filter((id) => !arriving.some(({ rider }) => rider === id))
      const proposal = { kind: 'choices', values: riders.map(() => BEATEN[0]) } as const
      return { kind: 'choices', id: `${at}beaten ${round}`, riders, values: BEATEN, proposal }
    }
    case 'past': {
      const riders = arriving.filter(({ how }) => how === 'crossed').map(({ rider }) => rider)
      return { kind: 'numbers', id: `${at}past ${round}`, riders, min: 1, max: MOST_PAST, proposal: same(riders, 1) }
    }
    case 'short': {
      const riders = arriving.filter(({ how }) => how !== 'crossed').map(({ rider }) => rider)
      return { kind: 'numbers', id: `${at}short ${round}`, riders, min: 0, max: MOST_SHORT, proposal: same(riders, 0) }
    }
    case 'lanes': {
      const riders = sharing(state)
      const squareOf = (id: RiderId) => arriving.find(({ rider }) => rider === id)!.square
      const before = (id: RiderId, i: number) => riders.filter((other, j) => j < i && squareOf(other) === squareOf(id)).length
      const values = riders.map((id, i) => Math.min(1 + before(id, i), MOST_LANES))
      return { kind: 'numbers', id: `${at}lanes ${round}`, riders, min: 1, max: MOST_LANES, proposal: { kind: 'numbers', values } }
    }
    case 'cards':
      return {
        kind: 'number',
        id: `${at}cards`,
        min: 1,
        max: MOST_CARDS,
        proposal: { kind: 'number', value: LIKELY_CARDS },
        page: cardsPage,
      }
    case 'turns':
      return { kind: 'numbers', id: `${at}turns`, riders: everybody, min: 1, max: MOST_CARDS, proposal: same(everybody, LIKELY_CARDS) }
    case 'trialPast':
      return { kind: 'numbers', id: `${at}past`, riders: everybody, min: 1, max: MOST_PAST, proposal: same(everybody, 1) }
    case 'exhaustion': {
      const riders = ownRiders(state)
      const values = riders.map((id) => race.riders[id]!.deck[EXHAUSTION]!)
      return {
        kind: 'numbers',
        id: `${at}exhaustion`,
        riders,
        min: 0,
        max: MOST_CARDS,
        proposal: { kind: 'numbers', values },
        page: cardsPage,
      }
    }
    case 'epo':
      return { kind: 'flags', id: `${at}epo`, riders: ownRiders(state), most: 1, page: cardsPage }
    case 'done':
      return undefined
  }
}

/** A stage of the book takes about so many rounds. */
const LIKELY_CARDS = 14

/** FR-38: riders whom the lane may tell apart. */
export function sharing({ arriving }: SheetState): RiderId[] {
  return arriving
    .filter((one) => arriving.some((other) => other.rider !== one.rider && other.square === one.square && other.how === one.how))
    .map(({ rider }) => rider)
}

const same = (riders: readonly RiderId[], value: number) => ({ kind: 'numbers', values: riders.map(() => value) }) as const
