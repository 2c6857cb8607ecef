import type { Names, TextSection } from '@echappee/text'
import { EXHAUSTION, cardsOf } from '../content/cards.ts'
import { TEAM_COLOURS } from '../content/riders.ts'
import { generalOrder, pointsOrder, teamOrder, teamTotal } from '../rules/classification.ts'
import { linesOf } from '../rules/lines.ts'
import { isDummy, isTimeTrial, raceOrder, roadIn, stageOf } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import type { RiderId, View } from '../rules/state.ts'
import { virtualStanding } from '../rules/virtual.ts'
import { cardName, kindName, speaker, stageTitle } from './labels.ts'
import type { Words } from './words/types.ts'

/** What the picture shows, for screen readers and terminals. */
export function textBoard(words: Words, view: View, names: Names): TextSection[] {
  return [
    roadSection(words, view),
    riderSection(words, view, names),
    ...cardSection(words, view, names),
    ...virtualSection(words, view, names),
    ...standings(words, view, names),
  ]
}

function roadSection(words: Words, view: View): TextSection {
  const say = words.board
  const stage = stageOf(view)
  const road = roadIn(view)
  const { sprints } = stage
  const left = (line: number, places: number) => Math.max(0, places - (view.lines[line]?.length ?? 0))
  const lines = isTimeTrial(view) || !view.tour.isTour ? [] : linesOf(view)
  return {
    heading: say.stage(stageTitle(words, stage), words.stageTypes[stage.type], road.squares),
    lines: [
      ...(view.round > 0 ? [say.round(view.round)] : []),
      say.line(road.line),
      ...lines.flatMap(({ at, places }, i) => {
        if (i < sprints.length) return [say.sprint(at, left(i, places))]
        const { category } = road.climbs[i - sprints.length]!
        return category === null ? [] : [say.summit(at, words.categories[category], left(i, places))]
      }),
    ],
  }
}

function riderSection(words: Words, view: View, names: Names): TextSection {
  const onRoad = raceOrder(view.riders)
  const others = view.riders.flatMap((_, id) => (onRoad.includes(id) ? [] : [id]))
  return { heading: words.board.riders, lines: [...onRoad, ...others].map((id) => riderLine(words, view, id, names)) }
}

function riderLine(words: Words, view: View, id: RiderId, names: Names): string {
  const say = words.board
  const rider = view.riders[id]!
  const name = speaker(words, names).rider(id)
  const kind = kindName(words, view, id)
  const place =
    rider.finish !== null
      ? say.home(name, kind, words.finishes[rider.finish.how])
      : rider.lane === 0
        ? say.away(name, kind)
        : say.at(name, kind, rider.at, rider.lane, words.terrains[terrainAt(roadIn(view), rider.at)])
  const parts = [
    ...(rider.trait === null ? [] : [words.traits[rider.trait].name]),
    ...(rider.form === null ? [] : [`${words.forms[rider.form].name}${rider.isFormUsed ? ` (${say.used})` : ''}`]),
    ...(rider.musettes > 0 ? [say.musettes(rider.musettes)] : []),
    ...(isDummy(view, id) ? [] : [say.piles(rider.drawSize, rider.recycledSize, rider.deck[EXHAUSTION]!)]),
    ...(rider.played.length > 0 ? [say.played(rider.played.map((card) => cardName(words, card)))] : []),
  ]
  return [place, ...parts].join(', ')
}

function cardSection(words: Words, view: View, names: Names): TextSection[] {
  const { rider } = speaker(words, names)
  const lines = view.piles.flatMap((piles, id) => {
    if (piles === null || id >> 1 !== view.viewer) return []
    if (piles.card !== null) return [words.board.committed(rider(id), cardName(words, piles.card))]
    return piles.handSize > 0
      ? [
          words.board.hand(
            rider(id),
            cardsOf(piles.hand).map((card) => cardName(words, card)),
          ),
        ]
      : []
  })
  return lines.length === 0 ? [] : [{ heading: words.board.cards, lines }]
}

/** Gaps and jerseys if the stage ended as it stands. */
function virtualSection(words: Words, view: View, names: Names): TextSection[] {
  const virtual = virtualStanding(view)
  if (virtual === undefined) return []
  const { title, road, clock, first } = words.screen.virtual
  const { rider } = speaker(words, names)
  const { totals, reckoned } = virtual
  const order = generalOrder(virtual).filter((id) => reckoned.includes(id))
  const best = totals[order[0] ?? 0]!.time
  const leader = (of: 'green' | 'mountain') =>
    pointsOrder(virtual, of, false)
      .slice(0, 1)
      .filter((id) => totals[id]![of] > 0)
      .map((id) => `${words.board[of]}: ${words.board.points(rider(id), totals[id]![of])}`)
  return [
    {
      heading: title,
      lines: [
        isTimeTrial(view) ? clock : road,
        ...order.map((id, i) => words.board.time(rider(id), i === 0 ? first : words.gap(totals[id]!.time - best))),
        ...leader('green'),
        ...leader('mountain'),
      ],
    },
  ]
}

/** The four classifications, once a stage is over. */
function standings(words: Words, view: View, names: Names): TextSection[] {
  if (view.results.length === 0) return []
  const say = words.board
  const isOver = view.phase === 'finished'
  const { rider } = speaker(words, names)
  const general = generalOrder(view)
  const best = view.totals[general[0]!]!.time
  const points = (of: 'green' | 'mountain') =>
    pointsOrder(view, of, isOver)
      .filter((id) => view.totals[id]![of] > 0)
      .map((id) => say.points(rider(id), view.totals[id]![of]))
  return [
    {
      heading: say.general,
      lines: general.map((id, i) => say.time(rider(id), i === 0 ? words.clock(best) : words.gap(view.totals[id]!.time - best))),
    },
    { heading: say.green, lines: points('green') },
    { heading: say.mountain, lines: points('mountain') },
    {
      heading: say.team,
      lines: teamOrder(view, isOver).map((team) => say.time(words.colours[TEAM_COLOURS[team]!], words.clock(teamTotal(view, team)))),
    },
  ]
}
