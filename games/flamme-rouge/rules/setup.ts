import { shuffle, type Seat } from '@echappee/kernel'
import { TRAITS, TRAIT_COPIES, type Trait } from '../content/riders.ts'
import { advance } from './advance.ts'
import { goOn } from './carry.ts'
import { tourOf, type Options } from './options.ts'
import { beginStage } from './stage.ts'
import type { TourNumbers } from './numbers.ts'
import type { State } from './state.ts'
import { ask, tell, type Ctx } from './tell.ts'

export function setup(options: Options, seats: number, ctx: Ctx, numbers?: TourNumbers): State {
  const tour = tourOf(options, seats, numbers)
  const riders = numbersBelow(2 * tour.teams.length)
  const players = numbersBelow(seats)
  // FR-37.
  ctx.chance.about?.('order')
  const drawn = shuffle([...riders], ctx.chance)
  const state: State = {
    tour,
    phase: 'form',
    day: 0,
    round: 0,
    leg: 0,
    asked: 0,
    answered: 0,
    actor: null,
    riders: [],
    order: [],
    turn: 0,
    queue: [],
    lines: [],
    drawOrder: riders.map((rider) => drawn.indexOf(rider)),
    totals: riders.map(() => ({ time: 0, bonus: 0, green: 0, mountain: 0 })),
    results: [],
    forms: [],
    startSeat: 0,
    bids: [],
    plays: [],
    winnersRound: 0,
    piles: [],
    answers: players.map(() => null),
    current: players.map(() => null),
    offers: players.map(() => []),
  }
  const carry = tour.isTour && typeof options.tour === 'object' ? options.tour.carry : undefined
  if (carry !== undefined) goOn(state, carry)
  if (tour.isTour && options.traits && carry === undefined) dealTraits(state, players, ctx)
  else advance(state, beginStage(state, carry?.day ?? 0, ctx), ctx)
  return state
}

function numbersBelow(count: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < count; i++) numbers.push(i)
  return numbers
}

/** FR-40. */
function dealTraits(state: State, players: readonly Seat[], ctx: Ctx): void {
  ctx.chance.about?.('traits')
  const cards = shuffle(traitCards(), ctx.chance)
  for (const seat of players) tell(state, { type: 'traitsDealt', seat, traits: cards.splice(0, 2) }, ctx, { only: seat })
  tell(state, { type: 'stageBegan', day: 0 }, { chance: ctx.chance })
  ask(state, 'trait', (1 << players.length) - 1, ctx)
}

export function traitCards(): Trait[] {
  return TRAITS.flatMap((trait) => Array.from({ length: TRAIT_COPIES }, () => trait))
}
