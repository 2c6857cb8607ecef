import type { Context, PhaseRules, Refusal, Seat } from '@echappee/kernel'
import { CARDS, PLAYS, costOf, type Cards, type PlayCost } from '../../content/cards.ts'
import { layPlay } from '../changes/cards.ts'
import { tileOf } from '../course.ts'
import type { Event } from '../events.ts'
import { companyOf } from '../gaps.ts'
import { firstHeld, orHide } from '../hand.ts'
import { PLAY_MOVES, type Move } from '../moves.ts'
import { refuse, type RefusalCode } from '../refusals.ts'
import { speaker } from '../seats.ts'
import type { PublicState, State } from '../state.ts'
import type { Step } from '../step.ts'

type PlayMove = Move & { type: 'play' }
type PlayRefusal = Extract<RefusalCode, 'NOT_SOLITARY' | 'NOT_DISTANCED' | 'PLAY_CARDS' | 'NO_COBBLES_CARD'>

/** TI-20. */
export const playing: PhaseRules<State, Move, Event, PlayMove, Step> = {
  moves: ['play'],
  toAct: speaker,
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : PLAYS.map((name) => PLAY_MOVES[name])),
  whyNot,
  legal(state, seat) {
    const means = meansOf(state, seat)
    const moves: Move[] = []
    for (let i = 0; i < CHOICES.length; i++) if (hindrance(CHOICES[i]!.cost, means) === undefined) moves.push(CHOICES[i]!.move)
    return moves
  },
  /** TI-120. */
  fallback: (state, seat) => PLAY_MOVES[firstHeld(state, seat)],
  apply,
}

const CHOICES = PLAYS.map((name) => ({ cost: costOf(name), move: PLAY_MOVES[name] }))

function whyNot(state: State, seat: Seat, { play: name }: PlayMove): Refusal | undefined {
  const means = meansOf(state, seat)
  const cost = costOf(name)
  const code = hindrance(cost, means)
  const { hand } = means
  switch (code) {
    case undefined:
      return undefined
    case 'NOT_SOLITARY':
      return refuse(code, { play: name, company: companyOf(state.riders, seat) })
    case 'NOT_DISTANCED':
      return refuse(code, { play: name, held: hand.R })
    case 'PLAY_CARDS': {
      const card = CARDS.find((kind) => hand[kind] < cost[kind])!
      return refuse(code, { play: name, card, needed: cost[card], held: hand[card] })
    }
    case 'NO_COBBLES_CARD':
      return refuse(code, { needed: cost.total + 1, held: state.riders[seat]!.cards })
  }
}

/** What a rider can play with. */
interface Means {
  readonly hand: Cards
  readonly isSolitary: boolean
  /** TI-20: S or A instead of R. */
  readonly canReplaceR: boolean
  readonly most: number
}

function meansOf(state: State, seat: Seat): Means {
  const { hand } = state.kits[seat]!
  return {
    hand,
    isSolitary: isSolitary(state, seat),
    canReplaceR: isFreeToReplaceR(state, seat) || hand.R === 0,
    most: mostLaid(state, seat),
  }
}

/** Only the name of the refusal: it is asked for millions of times. */
function hindrance(cost: PlayCost, means: Means): PlayRefusal | undefined {
  const { hand } = means
  if (cost.hasThird && !means.isSolitary) return 'NOT_SOLITARY'
  if (cost.isOther && !means.canReplaceR) return 'NOT_DISTANCED'
  if (hand.R < cost.R || hand.S < cost.S || hand.A < cost.A) return 'PLAY_CARDS'
  return cost.total <= means.most ? undefined : 'NO_COBBLES_CARD'
}

/** TI-20 to TI-23. */
function apply(state: State, seat: Seat, { play }: PlayMove, ctx: Context<Event>): Step {
  const isDry = costOf(play).isOther && !isFreeToReplaceR(state, seat)
  layPlay(state, seat, play, isDry)
  ctx.emit?.({ type: 'played', seat, play, isDry })
  return orHide(state, seat, 'play', 'next rider')
}

/** TI-12. */
function isSolitary(state: PublicState, seat: Seat): boolean {
  return tileOf(state) === 'HM' || companyOf(state.riders, seat) === 0
}

/** TI-13; the option `nonRPlay` frees everybody. */
function isFreeToReplaceR(state: PublicState, seat: Seat): boolean {
  return state.riders[seat]!.gap > 0 || state.race.options.nonRPlay === 'anyone'
}

/** TI-73: on cobbles one card must be left for X, unless the hand is a single card. */
function mostLaid(state: State, seat: Seat): number {
  const { cards } = state.riders[seat]!
  return tileOf(state) === 'CO' && cards > 1 ? cards - 1 : cards
}
