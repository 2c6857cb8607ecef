import type { Refusal, Seat } from '@echappee/kernel'
import { BEST_CARD, CARDS, EXHAUSTION, type Card } from '../../content/cards.ts'
import { MOST_EXTRA_CARDS, isInOpenZone, isInZone, resolveHand, useHand } from '../energy.ts'
import { CEREAL_BAR, EXTRAS, EXTRA_CARD, PLAY, SECOND_WIND, type Extra, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { isTimeTrial, kindOf } from '../riders.ts'
import type { RiderId, State } from '../state.ts'
import { ask } from '../tell.ts'
import { playInTurn } from '../time-trial.ts'
import { answer, asking, type Phase } from './phase.ts'

/** FR-15, FR-51, FR-74, FR-100, FR-102: a card of the hand, or something that changes the hand first. */
export const hand: Phase<'play' | 'secondWind' | 'cerealBar' | 'extraCard'> = {
  ...asking,
  moves: ['play', 'secondWind', 'cerealBar', 'extraCard'],
  candidates(state, seat) {
    const id = state.current[seat] ?? null
    if (id === null) return []
    const cards = cardsInHand(state, id)
    if (!state.tour.isTour) return cards.map((card) => PLAY[card]![0]!)
    return [...cards.flatMap((card) => PLAY[card]!), SECOND_WIND, CEREAL_BAR, EXTRA_CARD]
  },
  whyNot,
  legal,
  fallback: (state, seat) => legal(state, seat)[0]!,
  apply(state, seat, move, ctx) {
    if (!isTimeTrial(state)) return answer(state, seat, move, ctx, resolveHand)
    if (move.type === 'play') return playInTurn(state, seat, move.card, move.extra, ctx)
    useHand(state, seat, move.type, ctx)
    return ask(state, 'hand', 1 << seat, ctx, state.leg, state.actor)
  },
}

/** The kinds of card, each once; FR-17: an empty hand counts as one exhaustion card. */
function cardsInHand({ piles }: State, id: RiderId): Card[] {
  const own = piles[id]!
  if (own.handSize === 0) return own.card === null ? [EXHAUSTION] : []
  return CARDS.filter((card) => own.hand[card]! > 0)
}

function legal(state: State, seat: Seat): Move[] {
  const id = state.current[seat]!
  const { hand: own, handSize } = state.piles[id]!
  const moves: Move[] = []
  if (handSize === 0) moves.push(PLAY[EXHAUSTION]![0]!)
  else for (let card = 0; card < own.length; card++) if (own[card]! > 0) moves.push(PLAY[card]![0]!)
  if (!state.tour.isTour) return moves
  const cards = moves.length
  for (let i = 1; i < EXTRAS.length; i++)
    for (let c = 0; c < cards; c++) {
      const plain = moves[c]!
      if (plain.type === 'play' && whyNotExtra(state, id, plain.card, EXTRAS[i]!) === undefined) moves.push(PLAY[plain.card]![i]!)
    }
  if (whyNotSecondWind(state, id) === undefined) moves.push(SECOND_WIND)
  if (whyNotCerealBar(state, id) === undefined) moves.push(CEREAL_BAR)
  if (whyNotExtraCard(state, id) === undefined) moves.push(EXTRA_CARD)
  return moves
}

function whyNot(state: State, seat: Seat, move: Move): Refusal | undefined {
  const id = state.current[seat]!
  switch (move.type) {
    case 'play':
      if (!cardsInHand(state, id).includes(move.card)) return refuse('NOT_IN_HAND', { card: move.card })
      return move.extra === 'none' ? undefined : whyNotExtra(state, id, move.card, move.extra)
    case 'secondWind':
      return whyNotSecondWind(state, id)
    case 'cerealBar':
      return whyNotCerealBar(state, id)
    default:
      return whyNotExtraCard(state, id)
  }
}

function whyNotExtra(state: State, id: RiderId, card: Card, extra: Extra): Refusal | undefined {
  const rider = state.riders[id]!
  if (extra === 'musette') {
    if (isTimeTrial(state)) return refuse('ONLY_ON_ROAD')
    if (state.piles[id]!.refreshed > 0) return refuse('MUSETTE_SPENT')
    return rider.musettes === 0 ? refuse('NO_MUSETTE') : undefined
  }
  if (!isTimeTrial(state)) return refuse('ONLY_IN_TIME_TRIAL')
  if (rider.form !== extra || rider.isFormUsed) return refuse('NO_SUCH_FORM', { form: extra })
  if (extra === 'coupDePedale' && card !== BEST_CARD[kindOf(state, id)])
    return refuse('NOT_BEST_CARD', { card, best: BEST_CARD[kindOf(state, id)]! })
  return extra === 'coupDeBluff' && rider.played.length === 0 ? refuse('NOTHING_PLAYED') : undefined
}

/** FR-100, FR-17. */
function whyNotSecondWind(state: State, id: RiderId): Refusal | undefined {
  const [rider, own] = [state.riders[id]!, state.piles[id]!]
  if (rider.form !== 'deuxiemeSouffle' || rider.isFormUsed || own.hasSecondWind) return refuse('NO_SUCH_FORM', { form: 'deuxiemeSouffle' })
  return own.handSize === 0 ? refuse('NO_MORE_CARDS') : undefined
}

/** FR-102. */
function whyNotCerealBar(state: State, id: RiderId): Refusal | undefined {
  const [rider, own] = [state.riders[id]!, state.piles[id]!]
  if (rider.form !== 'barre' || rider.isFormUsed || own.hasCerealBar) return refuse('NO_SUCH_FORM', { form: 'barre' })
  return own.hand[EXHAUSTION] === 0 ? refuse('NO_EXHAUSTION_IN_HAND') : undefined
}

/** FR-51. */
function whyNotExtraCard(state: State, id: RiderId): Refusal | undefined {
  if (!state.tour.isTour || isTimeTrial(state) || !isInZone(state, id)) return refuse('NOT_IN_ZONE')
  if (!isInOpenZone(state, id)) return refuse('SPRINT_DECIDED')
  const own = state.piles[id]!
  return own.extra >= MOST_EXTRA_CARDS || own.drawSize + own.recycledSize === 0 ? refuse('NO_MORE_CARDS') : undefined
}
