import { orderKinds, type Seat, type StandingOrders } from '@echappee/kernel'
import { COUNTERS, CURES, HANDICAPS, type Card } from '../content/cards.ts'
import { stageOf, turnSeat } from '../rules/course.ts'
import { ROLL, type Move } from '../rules/moves.ts'
import type { PublicState, View } from '../rules/state.ts'

const kind = orderKinds<View, Move>()
/** What is thrown away first where nothing can be played. */
const spare = { kind: 'choice', values: ['counters', 'kilometres'], default: 'counters' } as const

const kinds = {
  /** VDT-3, VDT-22: there is nothing to choose. */
  roll: kind({
    fields: {},
    concerns: ({ phase }) => phase === 'prologue' || phase === 'timetrial',
    answer: () => ROLL,
  }),
  /** VDT-15: the counter if it is in hand, otherwise what a stopped rider can do. */
  counter: kind({
    fields: { handicap: { kind: 'choice', values: ['any', ...HANDICAPS], default: 'any' }, spare },
    concerns(seen, seat, wanted) {
      const handicap = ownRoad(seen, seat)?.handicap ?? null
      return handicap !== null && (wanted.handicap === 'any' || wanted.handicap === handicap)
    },
    answer: (view, legal, wanted) => find(legal, 'sprint') ?? plainestCounter(legal) ?? otherwise(view, legal, wanted.spare),
  }),
  /** VDT-11: the longest or the shortest ride, as long as nobody is near. */
  ride: kind({
    fields: {
      card: { kind: 'choice', values: ['longest', 'shortest'], default: 'longest' },
      lead: { kind: 'number', min: 0, max: 100, default: 20 },
      spare,
    },
    concerns(seen, seat, wanted) {
      const own = ownRoad(seen, seat)
      if (own === undefined || own.handicap !== null) return false
      return wanted.lead === 0 || seen.riders.every((rider, other) => other === seat || rider.at + wanted.lead <= own.at)
    },
    answer: (view, legal, wanted) => find(legal, 'sprint') ?? ride(legal, wanted.card) ?? otherwise(view, legal, wanted.spare),
  }),
}

/** What may be answered in advance. Whether an order answers, everybody could say: it asks for what lies on the road alone. */
export const orders = {
  kinds,
  about: (view) => ({ stage: view.phase === 'prologue' ? 0 : stageOf(view).n }),
} satisfies StandingOrders<View, Move>

/** The seat's rider, if it is asked on the road. */
function ownRoad(seen: PublicState, seat: Seat): PublicState['riders'][number] | undefined {
  return seen.phase === 'road' && turnSeat(seen) === seat ? seen.riders[seat] : undefined
}

function find<Type extends Move['type']>(legal: readonly Move[], type: Type): Extract<Move, { type: Type }> | undefined {
  return legal.find((move): move is Extract<Move, { type: Type }> => move.type === type)
}

/** The one that cures least else. */
function plainestCounter(legal: readonly Move[]): Move | undefined {
  return legal
    .filter((move) => move.type === 'counter')
    .reduce<(Move & { type: 'counter' }) | undefined>(
      (best, move) => (best === undefined || CURES[move.card].length < CURES[best.card].length ? move : best),
      undefined,
    )
}

function ride(legal: readonly Move[], card: 'longest' | 'shortest'): Move | undefined {
  const rides = legal.filter((move) => move.type === 'km').sort((a, b) => a.value - b.value)
  return rides.at(card === 'longest' ? -1 : 0)
}

/** A climber, a handicap for whoever is farthest on, or a card away. */
function otherwise(view: View, legal: readonly Move[], first: 'counters' | 'kilometres'): Move {
  return find(legal, 'climber') ?? againstFarthest(view, legal) ?? mostSpare(view, legal, first) ?? legal[0]!
}

function againstFarthest({ riders }: View, legal: readonly Move[]): Move | undefined {
  return legal
    .filter((move) => move.type === 'handicap')
    .reduce<(Move & { type: 'handicap' }) | undefined>(
      (best, move) => (best === undefined || riders[move.target]!.at > riders[best.target]!.at ? move : best),
      undefined,
    )
}

/** Of the kind that is spared least, what is held most often. */
function mostSpare({ hand }: View, legal: readonly Move[], first: 'counters' | 'kilometres'): Move | undefined {
  const isFirst = (card: Card) => (first === 'counters' ? (COUNTERS as readonly Card[]).includes(card) : card.startsWith('KM'))
  const worth = (card: Card) => (isFirst(card) ? 0 : 100) - hand.filter((other) => other === card).length
  return legal
    .filter((move) => move.type === 'discard')
    .reduce<(Move & { type: 'discard' }) | undefined>(
      (best, move) => (best === undefined || worth(move.card) < worth(best.card) ? move : best),
      undefined,
    )
}
