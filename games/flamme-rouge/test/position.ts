import { check, seededChance, type Chance } from '@echappee/kernel'
import { noCards, pileOf, sizeOf, type Card } from '../content/cards.ts'
import type { Form, Trait } from '../content/riders.ts'
import { STAGES, type StageId } from '../content/stages.ts'
import { advance } from '../rules/advance.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { PLAY, type Move, type Prep, type SprintChoice } from '../rules/moves.ts'
import { optionSchema, type Options } from '../rules/options.ts'
import { linesOf } from '../rules/lines.ts'
import { moveRiders } from '../rules/round.ts'
import { beginStage } from '../rules/stage.ts'
import type { RiderId, State } from '../rules/state.ts'
import { tell, type Ctx } from '../rules/tell.ts'

const TEAMS = 'rbgkpw'

/** `rR` is the red Rouleur, `bS` the blue Sprinteur. */
export const rider = (name: string): RiderId => 2 * TEAMS.indexOf(name.charAt(0)) + (name.charAt(1) === 'S' ? 1 : 0)
export const nameOf = (id: RiderId): string => TEAMS.charAt(id >> 1) + 'RS'.charAt(id & 1)

/** A rider on the road: `15.2` is square 15, lane 2. `draw` are all his cards, so that his hand is known. */
export interface Placed {
  at: string
  draw?: Card[]
  recycled?: Card[]
  played?: Card[]
  trait?: Trait
  form?: Form
  musettes?: number
  counted?: number
}

export interface Given {
  /** A stage of the book, or level tiles without lines. */
  stage?: StageId | 'FLAT'
  options?: Partial<Options>
  seats?: number
  riders: Record<string, Placed | string>
}

/** Level and without sprint lines; it begins and ends like ST1. */
const LEVEL = { name: '', type: 'flat', tiles: STAGES.ST1.tiles, sprints: [] }

export function optionsWith({ stage = 'FLAT', options = {} }: Pick<Given, 'stage' | 'options'>): Options {
  const day = stage === 'FLAT' ? LEVEL : stage
  const isRoad = day === LEVEL || (STAGES[stage as StageId].type !== 'itt' && STAGES[stage as StageId].type !== 'ttt')
  const checked = check(optionSchema, {
    mode: 'tour',
    tour: { days: [day] },
    ...(isRoad ? { stage: day } : {}),
    traits: false,
    form: false,
    ...options,
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

/** A road stage under way, before the first card of a round is drawn. Riders who are not named came home long ago. */
export function position(given: Given): State {
  const chance = seededChance('position')
  const state = game.setup(optionsWith(given), given.seats ?? 4, { chance })
  if (state.round > 0 || state.phase !== 'pick') beginStage(state, 0, { chance })
  state.round = 4
  for (const [id, one] of state.riders.entries()) {
    one.at = -99
    one.lane = 0
    one.finish = { rider: id, round: 900 + id, square: 74, lane: 1, how: 'crossed', isSprinting: false }
  }
  state.current.fill(null)
  for (const [name, placed] of Object.entries(given.riders)) place(state, rider(name), typeof placed === 'string' ? { at: placed } : placed)
  fillLines(state)
  return state
}

/** Lines that all named riders have passed were taken by those who are home. */
function fillLines(state: State): void {
  const home = state.riders.flatMap(({ lane }, id) => (lane === 0 ? [id] : []))
  const last = Math.min(...state.riders.filter(({ lane }) => lane !== 0).map(({ at }) => at))
  if (state.lines.length > 0) state.lines = linesOf(state).map(({ at, places }) => (last > at ? home.slice(0, places) : []))
}

function place(state: State, id: RiderId, { at, draw, recycled = [], played = [], ...rest }: Placed): void {
  const [square, lane] = at.split('.').map(Number)
  const one = state.riders[id]!
  const isDummy = id >> 1 >= state.tour.seats
  const cards = draw === undefined ? (isDummy ? one.deck : noCards()) : pileOf(draw)
  Object.assign(one, { musettes: 0, ...rest, at: square, lane, finish: null, played: [...played], turns: 4 })
  one.deck = cards.map((count, card) => count + recycled.filter((other) => other === card).length)
  one.drawSize = sizeOf(cards)
  one.recycledSize = recycled.length
  const piles = state.piles[id]!
  Object.assign(piles, { draw: [...cards], recycled: pileOf(recycled), hand: noCards(), card: null })
  Object.assign(piles, { drawSize: one.drawSize, recycledSize: one.recycledSize, handSize: 0 })
}

/** What the owners answer: by rider the card (the only one in hand by default), what goes with it, and the open questions. */
export interface Answers {
  play?: Record<string, Move>
  prep?: Record<string, Prep>
  react?: string[]
  kick?: string[]
  suceur?: string[]
  sprint?: Record<string, SprintChoice>
}

export interface Rode {
  state: State
  events: Event[]
  /** Where everybody stands, or came home: `15.2`. */
  places: Record<string, string>
  exhausted: string[]
}

/** Plays one whole round of the road. */
export function ride(state: State, answers: Answers = {}, chance: Chance = seededChance('ride')): Rode {
  return playOn(state, answers, chance, (ctx) => advance(state, 'round', ctx))
}

/** The end of a round in which all moves are made. */
export function close(state: State, answers: Answers = {}): Rode {
  return playOn(state, answers, seededChance('close'), (ctx) => {
    tell(state, { type: 'roundBegan', round: state.round + 1, order: [] }, ctx)
    advance(state, moveRiders(state, ctx), ctx)
  })
}

function playOn(state: State, answers: Answers, chance: Chance, begin: (ctx: Ctx) => void): Rode {
  const events: Event[] = []
  const ctx = { chance, emit: (event: Event) => void events.push(event) }
  const round = state.round + 1
  begin(ctx)
  const isUnderWay = () => game.toAct(state).length > 0 && state.round === round
  while (isUnderWay()) {
    const seat = game.toAct(state)[0]!
    const move = answerOf(state, seat, answers)
    const refusal = game.whyNot(state, seat, move)
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`)
    game.apply(state, seat, move, ctx)
  }
  const places = Object.fromEntries(
    state.riders.flatMap(({ at, lane, finish }, id) => {
      if (lane !== 0) return [[nameOf(id), `${at}.${lane}`]]
      return finish === null || finish.round > 800 ? [] : [[nameOf(id), `${finish.square}.${finish.lane}`]]
    }),
  )
  return {
    state,
    events,
    places,
    exhausted: events.flatMap((event) => (event.type === 'exhausted' ? event.riders.map(nameOf) : [])).sort(),
  }
}

function answerOf(state: State, seat: number, answers: Answers): Move {
  const up = state.actor ?? state.current[seat] ?? 2 * seat
  const name = nameOf(up)
  switch (state.phase) {
    case 'prep':
      return { type: 'prep', use: answers.prep?.[name] ?? 'none' }
    case 'hand':
      return answers.play?.[name] ?? game.legal(state, seat)[0]!
    case 'react':
    case 'kick':
    case 'suceur':
      return { type: state.phase, use: answers[state.phase]?.includes(name) ?? false }
    case 'sprint':
      return { type: 'sprint', choice: answers.sprint?.[name] ?? 'rideOn' }
    default:
      return game.legal(state, seat)[0]!
  }
}

export const musette = (card: Card): Move => PLAY[card]![1]!
