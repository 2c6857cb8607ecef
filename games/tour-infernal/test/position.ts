import { check, type Chance, type Seat } from '@echappee/kernel'
import { BESACES, COMPULSORY_R, KIT, type Card, type Cards, type Play } from '../content/cards.ts'
import { FEED_SECTOR, type Tile } from '../content/sectors.ts'
import { game } from '../rules/index.ts'
import type { RaiseAnswer, AttackLevel, CounterAnswer, Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { playOrder } from '../rules/seats.ts'
import type { Rider, State } from '../rules/state.ts'

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const

export const besace = (r: number, s: number, a: number): Move => ({ type: 'besace', r, s, a })
export const play = (laid: Play): Move => ({ type: 'play', play: laid })
export const hide = (card: Card): Move => ({ type: 'hide', card })
export const attack = (level: AttackLevel): Move => ({ type: 'attack', level })
export const answer = (given: RaiseAnswer): Move => ({ type: 'answer', answer: given })
export const counter = (given: CounterAnswer): Move => ({ type: 'counter', answer: given })
export const bid = (count: number): Move => ({ type: 'bid', count })
export const swap = (give: Card, take: Card): Move => ({ type: 'swap', give, take })
export const done: Move = { type: 'done' }

type Turn = readonly [Seat, Move]

/** Who speaks in this order, and what: `spoken([C, A], [attack(1), attack(0)])`. */
export function spoken(seats: readonly Seat[], moves: readonly Move[]): Turn[] {
  if (seats.length !== moves.length) throw new Error(`${seats.length} seats, but ${moves.length} moves`)
  return seats.map((seat, i) => [seat, moves[i]!])
}

/** `RR R RR` for seats 0, 1, 2: what they ride with, in the order of play. */
export function plays({ order }: State, text: string): Turn[] {
  const laid = words(text)
  return order.map((seat) => [seat, play(laid[seat] as Play)])
}

/** Everybody rides with R and lets all attacks be, up to step 4 or the next sector. */
export function quietly(state: State): Turn[] {
  const copy = game.clone(state)
  const turns: Turn[] = []
  while (copy.sector === state.sector && (copy.phase === 'play' || copy.phase === 'attack')) {
    const seat = copy.actor!
    const move = game.fallback(copy, seat)
    turns.push([seat, move])
    game.apply(copy, seat, move, { chance: { int: () => 0 } })
  }
  return turns
}

/** `A1 B1 C2 Ac Bd D0`: attacks at a level, and the answers complete and drop. */
export function attacks(text: string): Turn[] {
  return words(text).map((word) => {
    const [name, what] = [word[0]!, word[1]!]
    const move = what === 'c' ? answer('complete') : what === 'd' ? answer('drop') : attack(Number(what) as AttackLevel)
    return [seatOf(name), move]
  })
}

/** `A1 B0 A2`: numbers of cards. */
export function bids(text: string): Turn[] {
  return words(text).map((word) => [seatOf(word[0]!), bid(Number(word[1]))])
}

export interface PositionParts {
  readonly options?: Partial<Options>
  /** The tile that is ridden: of sector 2, 5 (FZ) or `sector`. Normal road if not given. */
  readonly tile?: Tile
  /** 9 and 10 have the tile in zone 3. */
  readonly sector?: number
  /** `0: a b c; 20: d e`: players by letter in seat order, neutral riders z and y. */
  readonly gaps: string
  /** Seat 0 unless said otherwise. The direction of play is clockwise. */
  readonly first?: Seat
  /** By seat: numbers of R, S, A. What is not given is 14 R, 2 S, 4 A. */
  readonly hands?: Readonly<Record<Seat, readonly [R: number, S: number, A: number]>>
  readonly bonuses?: Readonly<Record<Seat, number>>
  readonly riders?: Readonly<Record<Seat, Partial<Rider>>>
}

/** The beginning of step 1 in a sector, the order of play being that of the seats; all 32 cards of everybody accounted for. */
export function position(place: PositionParts): State {
  const gaps = readGaps(place.gaps)
  const seats = Object.keys(gaps).filter((name) => !NEUTRALS.includes(name)).length
  const sector = place.sector ?? (place.tile === 'FZ' ? FEED_SECTOR : 2)
  const { first = A } = place
  const course = courseWith(place.tile ?? 'NR', sector)
  const options = check(game.schemas.options, {
    direction: 'clockwise',
    firstPlayer: `seat${first + 1}`,
    course: { sectors: course },
    neutralRiders: Object.keys(gaps).length - seats,
    ...place.options,
  })
  if (!options.ok) throw new Error(`bad options: ${JSON.stringify(options.issues)}`)
  const state = game.setup(options.value, seats, { chance: NO_CHANCE })
  state.sector = sector
  state.phase = 'play'
  for (const [name, gap] of Object.entries(gaps)) state.riders[riderOf(name, seats)]!.gap = gap
  for (let seat = 0; seat < seats; seat++) {
    state.isReady[seat] = true
    deal(state, seat, place.hands?.[seat] ?? [14, 2, 4])
    Object.assign(state.riders[seat]!, { bonus: place.bonuses?.[seat] ?? 0, ...place.riders?.[seat] })
  }
  state.order = playOrder(first, seats, state.race.options.direction, state.riders)
  state.speakers = state.order
  state.actor = state.order[0]!
  return state
}

/** `0: a b c; 20: d e`, front to back. */
export function board({ riders, race }: Pick<State, 'riders' | 'race'>): string {
  const byGap = new Map<number, string[]>()
  for (const [i, { gap, out }] of riders.entries())
    if (out === null) byGap.set(gap, [...(byGap.get(gap) ?? []), i < race.seats ? LETTERS[i]! : NEUTRALS[i - race.seats]!])
  return [...byGap]
    .sort(([a], [b]) => a - b)
    .map(([gap, names]) => `${gap}: ${names.join(' ')}`)
    .join('; ')
}

/** How many cards each has laid since: `before` minus now, as `R S A`. */
export function spent(before: State, after: State, seat: Seat): [number, number, number] {
  const [was, is] = [before.kits[seat]!.hand, after.kits[seat]!.hand]
  return [was.R - is.R, was.S - is.S, was.A - is.A]
}

export const NO_CHANCE: Chance = {
  int() {
    throw new Error('a position needs no chance')
  },
}

const LETTERS = 'abcdefgh'
const NEUTRALS = 'zy'

function seatOf(letter: string): Seat {
  return LETTERS.indexOf(letter.toLowerCase())
}

function riderOf(name: string, seats: number): number {
  return NEUTRALS.includes(name) ? seats + NEUTRALS.indexOf(name) : LETTERS.indexOf(name)
}

function words(text: string): string[] {
  return text.split(/[\s/]+/).filter((word) => word !== '')
}

function readGaps(text: string): Record<string, number> {
  const gaps: Record<string, number> = {}
  for (const group of text.split(';')) {
    const [gap, names] = group.split(':')
    for (const name of words(names!)) gaps[name] = Number(gap)
  }
  return gaps
}

/** A course that has the tile there, and a climb elsewhere, so that the feed slot is the feed zone. */
function courseWith(tile: Tile, sector: number): Tile[] {
  const course: Tile[] = ['ST', 'NR', 'NR', 'HW', 'FZ', 'NR', 'PM', 'WR', 'HW', 'NR']
  if (sector === 9 && tile === 'NR') course[9] = 'WR'
  if (sector === 10 && tile === 'HW') course[8] = 'WR'
  if (sector === 2 && tile === 'HW') course[3] = 'WR'
  course[sector - 1] = tile
  return course
}

/** The hand, and as much of a fitting besace as it lacks laid before. */
function deal(state: State, seat: Seat, [R, S, A_]: readonly [number, number, number]): void {
  const chosen = BESACES.find(({ r, s, a }) => COMPULSORY_R + r >= R && s >= S && a >= A_)
  if (chosen === undefined) throw new Error(`no besace holds ${R} R, ${S} S and ${A_} A`)
  const { r, s, a } = chosen
  const kit = state.kits[seat]!
  const laid: Cards = { R: COMPULSORY_R + r - R, S: s - S, A: a - A_ }
  kit.besace = chosen
  kit.hand = { R, S, A: A_ }
  kit.reserve = { R: KIT.R - COMPULSORY_R - r, S: KIT.S - s, A: KIT.A - a }
  Object.assign(state.riders[seat]!, { laid, cards: R + S + A_ })
}
