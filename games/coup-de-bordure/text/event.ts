import { noOther, type Names } from '@echappee/text'
import { PACES, TOW_COST } from '../content/paces.ts'
import { TEAMS } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import type { RiderId, View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import type { ShownReason } from './steps.ts'
import { riderLabel, riderLabels, riderTag, riderTags, tokenText } from './labels.ts'

/** Steps that need a line of their own: the rides that follow do not say why. */
const LINES = ['wheelFound', 'wheelMissed'] as const satisfies readonly ShownReason[]

/** The log line; undefined for what needs none. The title of a round is no sentence. */
export function eventText(words: Words, event: Event, names: Names, view?: View): string | undefined {
  const line = lineOf(words, event, names, view)
  return line === undefined || event.type === 'roundStarted' || /[.!?]\S?$/.test(line.replaceAll('\u202f', '')) ? line : `${line}.`
}

function lineOf(words: Words, event: Event, names: Names, view: View | undefined): string | undefined {
  const say = words.event
  const tag = (id: RiderId) => (view === undefined ? riderTag(words, id, names) : riderLabel(words, view, id, names))
  const tags = (ids: readonly RiderId[]) => (view === undefined ? riderTags(words, ids, names) : riderLabels(words, view, ids, names))
  switch (event.type) {
    case 'teamTaken':
      return say.teamTaken(names(event.seat), TEAMS[event.team].name, event.isDealt)
    case 'drafted':
      return event.isConfirmed ? say.confirmed(names(event.seat)) : undefined
    case 'platesShown':
      return say.platesShown
    case 'roundStarted':
      return say.roundStarted(event.round)
    case 'groupCame':
      return say.groupCame(event.case, words.terrains[event.terrain], tags(event.riders))
    case 'pacesRevealed': {
      const parts = PACES.toReversed().flatMap((pace) => {
        const who = event.paces.filter((shown) => shown.pace === pace)
        return who.length === 0 ? [] : [say.pace(pace, tags(who.map(({ rider }) => rider)))]
      })
      return say.paces(parts)
    }
    case 'stepBegan': {
      const reason = LINES.find((line) => line === event.reason)
      return reason === undefined ? undefined : say.step(words.reasons[reason](tags(event.riders)))
    }
    case 'towsAnnounced':
      return event.towing.length === 0 ? say.quiet(tags(event.quiet)) : say.announced(tags(event.towing))
    case 'towOpened': {
      const tell = event.reason === 'pair' ? say.towPair : say.towAnnounced
      return tell(event.distance, tags(event.riders), TOW_COST[event.distance].tokens)
    }
    case 'towTaken':
      if (event.followers.length === 0) return say.nobodyFollowed(tags(event.others))
      return say.followed(tags(event.followers), tags(event.others))
    case 'rode':
      return say.rode(tag(event.rider), event.cause, tokenText(words, event.paid), event.from, event.to, event.feeds)
    case 'refilled':
      return say.refilled(tag(event.rider), tokenText(words, event.tokens), event.shown === null ? undefined : words.terrains[event.shown])
    case 'refillsDeclined':
      return say.declined(tags(event.riders))
    case 'musettesDrawn':
      return say.musettes({ text: words.list(event.seats.map(names)), count: event.seats.length }, event.added)
    case 'gameEnded':
      return say.ended(names(event.winner), tag(event.order[0]!), words.criteria[event.decidedBy](undefined))
    case 'asked':
    case 'answered':
    case 'roundEnded':
      return undefined
    default:
      return noOther(event)
  }
}
