import { cardValue } from '../rules/energy.ts'
import type { Spot } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { isTimeTrial, roadIn, teamOf } from '../rules/riders.ts'
import { climbLimit, landing, rideOf } from '../rules/riding.ts'
import { giveSlipstream } from '../rules/slipstream.ts'
import { startLane } from '../rules/start.ts'
import type { PublicState, RiderId, View } from '../rules/state.ts'
import { kickSpot, suceurSlip } from '../rules/traits.ts'

export type RoadSpot = Omit<Spot, 'rider'>

export interface Preview {
  readonly rider: RiderId
  readonly from: number
  readonly fromLane: number
  readonly to: number
  readonly lane: number
  /** What the card counts as on this square, where that is more than it says. */
  readonly least: number | undefined
  /** The climb that cuts it short. */
  readonly limit: number | undefined
  readonly bonus: number
  readonly blocked: number
  /** If nobody else moved, he would close up to the pack ahead. */
  readonly slip: { readonly to: number; readonly lane: number } | undefined
  readonly isHome: boolean
  /** He is put there before the start: it is no ride. */
  readonly isPlaced: boolean
}

/** Where a choice would bring a rider if nobody else moved; undefined if it moves nobody. */
export function previewOf(view: View, move: Move, rider: RiderId | null): Preview | undefined {
  switch (move.type) {
    case 'play':
      return rider === null || view.riders[rider]!.lane === 0 ? undefined : cardPreview(view, rider, move)
    case 'placeStart': {
      const lane = startLane(view, move.square)
      if (lane === 0) return undefined
      const spot = { at: move.square, lane }
      return { ...standing(move.rider, spot, spot), isPlaced: true }
    }
    case 'kick':
    case 'suceur': {
      if (!move.use || rider === null) return undefined
      const road = roadIn(view)
      const spot = move.type === 'kick' ? kickSpot(view, road, rider) : suceurSlip(view.riders, road, rider)
      return spot === undefined ? undefined : standing(rider, view.riders[rider]!, spot)
    }
    default:
      return undefined
  }
}

function standing(rider: RiderId, from: RoadSpot, { at, lane }: RoadSpot): Preview {
  const nothing = { least: undefined, limit: undefined, bonus: 0, blocked: 0, slip: undefined, isHome: false, isPlaced: false }
  return { rider, from: from.at, fromLane: from.lane, to: at, lane, ...nothing }
}

export interface Landing {
  readonly to: number
  readonly lane: number
  /** What the cards that lead there are worth, lowest first. */
  readonly cards: number[]
  /** The lowest of them, and what happens with it. */
  readonly move: Move
  readonly preview: Preview
}

/** Where the cards of a hand would lead, each place once; before the start, the squares for the first rider who is to be placed. */
export function landingsOf(view: View, choices: readonly { readonly move: Move; readonly refusal?: unknown }[]): Landing[] {
  const rider = view.current[view.viewer] ?? null
  const landings: Landing[] = startSquares(view, choices)
  for (const { move, refusal } of choices) {
    if (rider === null || move.type !== 'play' || move.extra !== 'none' || refusal !== undefined) continue
    const preview = previewOf(view, move, rider)
    if (preview === undefined) continue
    const worth = cardValue(view.riders[rider]!, move.card)
    const same = landings.find(({ to }) => to === preview.to)
    if (same === undefined) landings.push({ to: preview.to, lane: preview.lane, cards: [worth], move, preview })
    else if (!same.cards.includes(worth)) same.cards.push(worth)
  }
  return landings
}

function startSquares(view: View, choices: readonly { readonly move: Move; readonly refusal?: unknown }[]): Landing[] {
  const open = choices.flatMap(({ move, refusal }) => (move.type === 'placeStart' && refusal === undefined ? [move] : []))
  return open
    .filter(({ rider }) => rider === open[0]!.rider)
    .flatMap((move) => {
      const preview = previewOf(view, move, null)
      return preview === undefined ? [] : [{ to: preview.to, lane: preview.lane, cards: [move.square], move, preview }]
    })
}

/** FR-21…26, FR-85…88. */
function cardPreview(view: View, id: RiderId, move: Extract<Move, { type: 'play' }>): Preview {
  const rider = view.riders[id]!
  const road = roadIn(view)
  const card = move.extra === 'coupDeBluff' ? (rider.played.at(-1) ?? move.card) : move.card
  const plus = move.extra === 'gnak' ? 1 : move.extra === 'coupDePedale' ? 2 : rider.bonus
  const marker = view.piles[id]?.marker ?? rider.marker
  const worth = move.extra === 'musette' ? 5 : cardValue(rider, card)
  const { value, base, bonus } = rideOf(view, road, { ...rider, bonus: plus, marker }, worth)
  const { to, lane } = landing(view.riders, road, id, base + bonus)
  return {
    rider: id,
    from: rider.at,
    fromLane: rider.lane,
    to,
    lane,
    least: value > worth ? value : undefined,
    limit: base < value ? climbLimit(rider) : undefined,
    bonus,
    blocked: rider.at + base + bonus - to,
    slip: slipOf(view, id, to, lane),
    isHome: to > road.line,
    isPlaced: false,
  }
}

/** FR-29, with everybody else where he stands now. */
function slipOf(view: PublicState, id: RiderId, to: number, lane: number): Preview['slip'] {
  const riders = view.riders.map((rider, other) => (other === id ? { ...rider, at: to, lane } : { ...rider }))
  giveSlipstream(riders, roadIn(view), isTimeTrial(view) ? teamOf(id) : undefined)
  const rider = riders[id]!
  return rider.at > to ? { to: rider.at, lane: rider.lane } : undefined
}
