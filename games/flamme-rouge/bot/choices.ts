import type { Form, Trait } from '../content/riders.ts'
import { EXHAUSTION, SPRINTEUR } from '../content/cards.ts'
import { PREP, SPRINT, type Move } from '../rules/moves.ts'
import { roadIn, kindOf } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'

/** Best first; the Sprinteur gets those that help in a sprint. */
const TRAIT_RANKS: readonly Trait[] = ['baroudeur', 'suceur', 'poursuiteur', 'grimpeur', 'patron', 'equipier', 'funambule']
const FOR_SPRINTEUR: readonly (Trait | Form)[] = ['suceur', 'funambule', 'coupDePedale', 'coupDeRein', 'coupDeBluff', 'deuxiemeSouffle']

export function bestTrait(legal: readonly Move[]): Move {
  return legal.toSorted((a, b) => traitRank(a) - traitRank(b))[0]!
}

export function bestForm(state: State, seat: number, legal: readonly Move[]): Move {
  return legal[FOR_SPRINTEUR.includes(state.forms[seat]!) ? 1 : 0]!
}

/** Two exhaustion cards less are worth a musette; a Baroudeur rides off at the start of a hilly stage, or when the end is near. */
export function bestPrep(state: State, seat: number, legal: readonly Move[]): Move {
  const rider = state.riders[state.current[seat]!]!
  const road = roadIn(state)
  const isTime = road.climbs.length > 0 || rider.turns > 0 || road.line - rider.at < 45
  const wanted = [
    rider.deck[EXHAUSTION]! >= 2 && isTime ? 'both' : '',
    isTime ? 'baroudeur' : '',
    rider.deck[EXHAUSTION]! >= 2 ? 'refresh' : '',
  ]
  return legal.find((move) => move.type === 'prep' && wanted.includes(move.use)) ?? PREP[0]!
}

/** A bonus is kept for the end, a bluff for a card that brings three squares. */
export function isReactionWorth(state: State): boolean {
  const rider = state.riders[state.actor!]!
  const left = roadIn(state).line - rider.at
  if (rider.form === 'coupDeBluff') return rider.played.at(-1)! - rider.value >= 3
  return left <= 25
}

/** In the pack a Suceur slips forward only where the end is near. */
export function isSlipWorth(state: State): boolean {
  return roadIn(state).line - state.riders[state.actor!]!.at <= 10
}

/** On the last stage tiredness is free; before that, following costs one card for ten seconds and more. */
export function bestSprint(): Move {
  return SPRINT[0]!
}

/** As far forward as there is room. */
export function bestPlace(state: State, legal: readonly Move[]): Move {
  const square = (move: Move) => (move.type === 'placeStart' ? move.square * 2 + Number(kindOf(state, move.rider) === SPRINTEUR) : 0)
  return legal.toSorted((a, b) => square(b) - square(a))[0]!
}

function traitRank(move: Move): number {
  if (move.type !== 'chooseTrait') return 0
  const isFitting = (move.rider % 2 === SPRINTEUR) === FOR_SPRINTEUR.includes(move.trait)
  return TRAIT_RANKS.indexOf(move.trait) * 2 + (isFitting ? 0 : 1)
}
