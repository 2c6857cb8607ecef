import type { Names } from '@echappee/ui/text'
import { PACES, TOW_COST } from '../content/paces.ts'
import { TEAMS } from '../content/teams.ts'
import type { Event, StepReason } from '../rules/events.ts'
import type { RiderId } from '../rules/state.ts'
import type { Messages } from './messages/en.ts'
import { riderTag, tokenText } from './labels.ts'

/** Steps that need a line of their own: the rides that follow do not say it. */
const TOLD: readonly StepReason[] = ['wheelMissed']

/** The log line; undefined for what needs none. */
export function eventText(words: Messages, event: Event, names: Names): string | undefined {
  const say = words.event
  const tag = (id: RiderId) => riderTag(words, id, names)
  switch (event.type) {
    case 'teamTaken':
      return say.teamTaken(names(event.seat), TEAMS[event.team].name, event.isDealt)
    case 'drafted':
    case 'draftedHidden':
      return event.isConfirmed ? say.confirmed(names(event.seat)) : undefined
    case 'platesShown':
      return say.platesShown
    case 'roundStarted':
      return say.roundStarted(event.round)
    case 'groupCame':
      return say.groupCame(event.case, words.terrains[event.terrain], event.riders.map(tag))
    case 'pacesRevealed': {
      const parts = [...PACES].reverse().flatMap((pace) => {
        const who = event.paces.filter((shown) => shown.pace === pace)
        return who.length === 0 ? [] : [say.pace(pace, who.map(({ rider }) => tag(rider)))]
      })
      return say.paces(parts)
    }
    case 'stepBegan':
      return TOLD.includes(event.reason) ? say.step(words.reasons[event.reason](event.riders.map(tag))) : undefined
    case 'towsAnnounced':
      return event.towing.length === 0 ? say.quiet(event.quiet.map(tag)) : say.announced(event.towing.map(tag))
    case 'towOpened': {
      const tell = event.reason === 'pair' ? say.towPair : say.towAnnounced
      return tell(event.distance, event.riders.map(tag), TOW_COST[event.distance].tokens)
    }
    case 'towTaken':
      if (event.followers.length === 0) return say.nobodyFollowed(event.others.map(tag))
      return say.followed(event.followers.map(tag), event.others.map(tag))
    case 'rode':
      return say.rode(tag(event.rider), event.cause, tokenText(words, event.paid), event.from, event.to, event.feeds)
    case 'refilled':
      return say.refilled(
        tag(event.rider),
        tokenText(words, event.tokens),
        event.shown === null ? undefined : words.terrains[event.shown],
      )
    case 'refillsDeclined':
      return say.declined(event.riders.map(tag))
    case 'musettesDrawn':
      return say.musettes(event.seats.map(names), event.added)
    case 'gameEnded':
      return say.ended(names(event.winner), tag(event.order[0]!), words.criteria[event.decidedBy](undefined))
    case 'asked':
    case 'answered':
    case 'answeredHidden':
    case 'roundEnded':
      return undefined
  }
}
