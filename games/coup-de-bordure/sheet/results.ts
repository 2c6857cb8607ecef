import type { NotesSection, ResultSection } from '@echappee/sheet'
import type { Names } from '@echappee/text'
import { FEED_TABLE } from '../content/paces.ts'
import { LAST_SQUARE, TERRAINS } from '../content/road.ts'
import { criterionBetween } from '../rules/classification.ts'
import { courseOf } from '../rules/options.ts'
import { ridersIn } from '../rules/riders.ts'
import { riderTag } from '../text/labels.ts'
import { groupsOf } from '../text/race.ts'
import { eventText } from '../text/event.ts'
import type { Words } from '../text/words/en/sheet.ts'
import { finishers, ranking, ridersOf, tieToSettle, type SheetState } from './state.ts'

export function resultsOf(words: Words, state: SheetState, names: Names): ResultSection[] {
  if (state.squares !== null) return finalSections(words, state, names)
  if (state.race === null) return []
  const news = newsOf(words, state, names)
  const plates = state.mode === 'plates' ? [platesOf(words, state)] : []
  return [...(news.lines.length === 0 ? [] : [news]), roundOf(words, state, names), positions(words, state), ...plates]
}

/** What the rules made of the answers of a round; without plates nobody knows what was paid. */
function newsOf(words: Words, { news, mode }: SheetState, names: Names): NotesSection {
  const lines = news.flatMap((event) => {
    const known = event.type === 'rode' && mode === 'road' ? { ...event, paid: '' } : event
    const text = known.type === 'gameEnded' ? undefined : eventText(words.game, known, names)
    return text === undefined ? [] : [{ text }]
  })
  return { kind: 'notes', id: 'news', title: words.news, lines }
}

/** CDB-13: the groups of the round in the order of playing; CDB-32: who may take what. */
function roundOf(words: Words, { race, mode }: SheetState, names: Names): NotesSection {
  const tags = (riders: readonly number[]) => words.game.list(riders.map((rider) => riderTag(words.game, rider, names)))
  const lines = groupsOf(race!).map(({ at, riders, state }) => ({ text: words.group(at, tags(riders), state), rule: 'CDB-13' }))
  const spent = ridersOf(race!.race.seats).filter((rider) => !race!.riders[rider]!.hasOffensive)
  const feeds = mode === 'road' ? ridersIn(race!.feeding) : []
  return {
    kind: 'notes',
    id: 'round',
    title: words.round(race!.round),
    lines: [
      ...lines,
      ...(feeds.length === 0 ? [] : [{ text: words.feed(tags(feeds), FEED_TABLE), rule: 'CDB-32' }]),
      ...(spent.length === 0 ? [] : [{ text: words.offensives(tags(spent)), rule: 'CDB-20' }]),
    ],
  }
}

function positions(words: Words, { race }: SheetState): ResultSection {
  const { riders } = race!
  const order = ridersOf(race!.race.seats).sort((a, b) => riders[b]!.at - riders[a]!.at)
  const lines = order.map((rider) => ({
    rider,
    rank: 1 + order.filter((other) => riders[other]!.at > riders[rider]!.at).length,
    value: words.square(riders[rider]!.at),
    isLeader: riders[rider]!.at === riders[order[0]!]!.at,
  }))
  return { kind: 'standings', id: 'positions', title: words.road, lines }
}

function platesOf(words: Words, { race }: SheetState): ResultSection {
  const columns = TERRAINS.map((terrain) => ({ head: terrain, label: words.game.terrains[terrain] }))
  const rows = race!.riders.map(({ up }, rider) => ({ rider, cells: up.map((count) => ({ value: String(count) })) }))
  return { kind: 'table', id: 'plates', title: words.plates, head: words.game.final.rider, columns, rows }
}

/** CDB-42 to CDB-48. */
function finalSections(words: Words, state: SheetState, names: Names): ResultSection[] {
  const all = finishers(state)
  const { order, winner, decidedBy } = ranking(state)
  const terrain = words.game.terrains[courseOf(state.options).cases[LAST_SQUARE - 1]!]
  const isSettled = tieToSettle(state) === undefined
  const lines = order.map((rider, i) => {
    const next = order[i + 1]
    const by = next === undefined ? undefined : criterionBetween(all[rider]!, all[next]!)
    const isTie = by !== undefined && by !== 'line' && by !== 'distance'
    return {
      rider,
      rank: i + 1,
      value: words.square(all[rider]!.at),
      isLeader: i === 0,
      tie: isSettled && isTie ? words.game.criteria[by](terrain) : undefined,
    }
  })
  const standings: ResultSection = { kind: 'standings', id: 'final', title: words.game.final.heading, lines }
  if (!isSettled) return [standings]
  const why = words.game.final.with(riderTag(words.game, order[0]!, names), words.game.criteria[decidedBy](terrain))
  const won: NotesSection = {
    kind: 'notes',
    id: 'winner',
    title: words.game.final.wins(names(winner)),
    lines: [{ text: why, rule: 'CDB-42' }],
  }
  return [won, standings]
}
