import type { Answer, Question, Seen } from '@echappee/sheet'
import type { Event } from '../rules/events.ts'
import { finishersOf } from '../rules/finish.ts'
import type { State, View } from '../rules/state.ts'
import { NOTHING } from './moves.ts'
import { modesOf } from './questions.ts'
import { tieToSettle, type SheetState } from './state.ts'

/** What a table would enter that had seen this race to its end. Any mode would do; which one is taken depends on the race alone. */
export function answerFrom({ events, view }: Seen<Event, View>, state: SheetState, question: Question): Answer | undefined {
  if (view.phase !== 'finished') return undefined
  if (state.mode === null) {
    const modes = modesOf(state)
    return { kind: 'choice', value: modes[events.length % modes.length]! }
  }
  if (state.squares !== null) return tieAnswer(view, state)
  if (state.mode === 'finish') return { kind: 'numbers', values: view.riders.map(({ at }) => at) }
  if (state.race !== null) return groupAnswer(ofGroup(events, state.race), state.race, question)
  const seat = state.teams.length
  return { kind: 'choice', value: events.find((event) => event.type === 'teamTaken' && event.seat === seat)!['team' as never] }
}

/** CDB-46: the plates and the musettes, turned up. */
function tieAnswer(view: View, state: SheetState): Answer {
  const { by, riders } = tieToSettle(state)!
  const ends = finishersOf(view)
  const key = by === 'musettes' ? 'musette' : by
  return { kind: 'numbers', values: riders.map((rider) => ends[rider]![key]) }
}

function groupAnswer(events: readonly Event[], race: State, question: Question): Answer {
  const riders = 'riders' in question ? question.riders : []
  switch (race.phase) {
    case 'pace': {
      const { paces } = one(events, 'pacesRevealed')
      return { kind: 'choices', values: riders.map((rider) => paces.find((shown) => shown.rider === rider)!.pace) }
    }
    case 'pay': {
      const rides = events.filter((event) => event.type === 'rode')
      return { kind: 'choices', values: riders.map((rider) => rides.find((ride) => ride.rider === rider)!.paid) }
    }
    case 'announce':
      return { kind: 'flags', riders: one(events, 'towsAnnounced').towing }
    case 'follow': {
      const taken = events.filter((event) => event.type === 'towTaken').find(({ distance }) => distance === race.tow!.distance)
      return { kind: 'flags', riders: taken?.followers ?? [] }
    }
    default: {
      const refills = events.filter((event) => event.type === 'refilled')
      return { kind: 'choices', values: riders.map((rider) => refills.find((refill) => refill.rider === rider)?.tokens ?? NOTHING) }
    }
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

function one<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type> {
  return events.find((event): event is EventOf<Type> => event.type === type)!
}

/** What happened to the group that the sheet is at. */
function ofGroup(events: readonly Event[], { round, groupCase }: State): readonly Event[] {
  const began = events.findIndex((event) => event.type === 'roundStarted' && event.round === round)
  const from = events.findIndex((event, i) => i > began && event.type === 'groupCame' && event.case === groupCase)
  const until = events.findIndex((event, i) => i > from && (event.type === 'groupCame' || event.type === 'roundEnded'))
  return events.slice(from, until < 0 ? undefined : until)
}
