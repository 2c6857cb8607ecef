import type { Seat } from '@echappee/kernel'
import type { Answer, Question, Seen } from '@echappee/sheet'
import { BESACE_SIZE, PLAY_COSTS, type Play } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'
import { sectorToEnter, type PlayValue } from './questions.ts'
import type { SheetState } from './state.ts'

/** What a table would enter that had seen this race to its end. */
export function answerFrom({ events, view }: Seen<Event, View>, state: SheetState, question: Question): Answer | undefined {
  if (view.result === null) return undefined
  const ended = () => one(events, 'raceEnded')!
  switch (state.step) {
    case 'course':
      return { kind: 'choice', value: one(events, 'courseSet')!.course[sectorToEnter(state.tiles) - 1]! }
    case 'first':
      return { kind: 'flags', riders: [one(events, 'firstChosen')!.seat] }
    case 'missions':
      return { kind: 'choices', values: ended().kits.map(({ mission }) => mission!) }
    case 'done':
      throw new Error('nothing is asked')
  }
  const { sector } = state.race!
  const now = ofSector(events, sector)
  const riders = 'riders' in question ? question.riders : []
  switch (state.step) {
    case 'plays':
      return { kind: 'choices', values: riders.map((rider) => valueOf(playOf(now, rider))) }
    case 'escapes':
      return { kind: 'flags', riders: one(now, 'attacksEnded')!.escapees }
    case 'counters':
      return { kind: 'flags', riders: one(now, 'countersEnded')!.riders }
    case 'contest': {
      const order = one(now, 'linePassed')!.order.filter((seat) => riders.includes(seat))
      return { kind: 'order', groups: order.slice(0, state.contest!.most).map((seat) => [seat]) }
    }
    case 'die':
      return { kind: 'number', value: one(now, 'barrierFell')!.die }
    case 'cards': {
      const soFar = events.slice(0, events.indexOf(now.at(-1)!) + 1)
      return { kind: 'numbers', values: riders.map((seat) => BESACE_SIZE - cardsGone(soFar, seat)) }
    }
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

function one<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type> | undefined {
  return events.find((event): event is EventOf<Type> => event.type === type)
}

function ofSector(events: readonly Event[], sector: number): readonly Event[] {
  const from = events.findIndex((event) => event.type === 'sectorBegan' && event.sector === sector)
  const until = events.findIndex((event) => event.type === 'sectorBegan' && event.sector === sector + 1)
  return events.slice(from, until < 0 ? undefined : until)
}

function playOf(events: readonly Event[], rider: number): Play {
  for (const event of events) {
    if (event.type === 'played' && event.seat === rider) return event.play
    if (event.type === 'neutralPlayed' && event.rider === rider) return event.play
  }
  throw new Error(`rider ${rider} has not played`)
}

function valueOf(play: Play): PlayValue {
  const { hasThird, isOther, isPull } = PLAY_COSTS[play]
  if (isOther) return 'other'
  if (hasThird) return 'third'
  return isPull ? 'RR' : 'R'
}

/** TI-15: everybody sees the backs of a hand. */
function cardsGone(events: readonly Event[], seat: Seat): number {
  return events.reduce((gone, event) => gone + ('seat' in event && event.seat === seat ? cardsIn(event) : 0), 0)
}

function cardsIn(event: Event): number {
  switch (event.type) {
    case 'played':
      return PLAY_COSTS[event.play].total
    case 'attacked':
    case 'completed':
    case 'countered':
      return event.cards
    case 'bid':
      return event.count
    case 'laidDownHidden':
      return 1
    default:
      return 0
  }
}
