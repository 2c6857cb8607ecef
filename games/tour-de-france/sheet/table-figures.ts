import type { Context, Seat } from '@echappee/kernel'
import { SQUARE, type TableFigure, type TableHand, type TypedFigure } from '@echappee/sheet'
import { COPIES, highestCard, type Card } from '../content/cards.ts'
import { foremost, isTrial, rowOf, stageGraph } from '../rules/riders.ts'
import { NO_RIDER, type Rider, type State, type View } from '../rules/state.ts'
import { ask } from '../rules/tell.ts'

/** The rows where riders stand; who lies at the roadside stays there. */
export function figures(given: unknown): TableFigure[] {
  const view = given as View
  const graph = stageGraph(view)
  return view.riders.flatMap((rider, id) =>
    isOnRoad(rider)
      ? [{ rider: id, what: SQUARE, value: rowOf(graph, rider), min: rider.standing === 'start' ? 0 : 1, max: graph.rows }]
      : [],
  )
}

const isOnRoad = ({ standing }: Rider) => standing === 'road' || standing === 'start'

/**
 * While somebody is to ride, but not in a team time trial: each takes the first free square of the row (TDF-9), the foremost is asked (TDF-11), and
 * lines that lie behind count as passed or not (TDF-29): what they brought is for the sheet to tell.
 */
export function correct(state: State, typed: readonly TypedFigure[], context: Context<unknown>): boolean {
  if (state.phase !== 'play' || isTrial(state)) return false
  const graph = stageGraph(state)
  const known = figures(state)
  const isKnown = typed.every(({ rider, what, value }) =>
    known.some((one) => one.rider === rider && one.what === what && value >= Math.max(1, one.min) && value <= one.max),
  )
  if (!isKnown) return false
  const movers = new Set(typed.map(({ rider }) => rider))
  const taken = new Set(state.riders.flatMap(({ standing, at }, id) => (standing === 'road' && !movers.has(id) ? [at] : [])))
  for (const { rider: id, value } of typed) {
    const rider = state.riders[id]!
    const at = (graph.byRow[value] ?? []).find((square) => !taken.has(square))
    if (at === undefined) return false
    taken.add(at)
    rider.standing = 'road'
    rider.at = at
    for (const [sprint, { before }] of graph.board.sprints.entries()) {
      const has = (rider.passed & (1 << sprint)) !== 0
      const should = value >= before
      if (has === should) continue
      rider.passed ^= 1 << sprint
      state.passes[sprint]! += should ? 1 : -1
    }
  }
  const next = foremost(state, graph, 0, state.riders.length, NO_RIDER, true)
  if (next === NO_RIDER) return false
  state.acting = next
  ask(state, 'play', context)
  return true
}

export function hand(state: State, seat: Seat): TableHand | undefined {
  if (state.phase !== 'play') return undefined
  const size = state.hands[seat]!.length
  const cards = Array.from({ length: highestCard(state.race.options.secondDeck) }, (_, i) => i + 1)
  return { size, cards: cards.map((card) => ({ card: String(card), most: Math.min(size, COPIES) })) }
}

/** The cards change places with others of the draw pile, as far as it has them. */
export function hold(state: State, seat: Seat, held: Readonly<Record<string, number>>): boolean {
  const before = state.hands[seat]!
  const cards = Object.entries(held).flatMap(([card, count]) => Array.from({ length: count }, (): Card => Number(card)))
  if (state.phase !== 'play' || cards.length !== before.length) return false
  const { drawPile } = state
  drawPile.push(...before)
  for (const card of cards) {
    const at = drawPile.indexOf(card)
    drawPile.splice(at < 0 ? drawPile.length - 1 : at, 1)
  }
  state.hands[seat] = cards
  return true
}
