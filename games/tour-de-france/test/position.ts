import type { Board, Terrain } from '../content/board.ts'
import { secondDeck, chanceDeck, type Card, type ChanceCard } from '../content/cards.ts'
import { TEAM_LETTERS, TEAM_SIZE } from '../content/teams.ts'
import { TOURS, type StagePlan } from '../content/tours.ts'
import { game } from '../rules/index.ts'
import { STAY, type Boost, type Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { foremost, numberOf, seatOf, stageGraph } from '../rules/riders.ts'
import { newRider } from '../rules/new-stage.ts'
import { NOTHING_SHOWN } from '../rules/hand-memory.ts'
import { NO_RIDER, type Race, type RiderId, type State } from '../rules/state.ts'
import { defaultOptions } from '@echappee/kernel'

export interface Given {
  readonly seats?: number
  readonly stages?: readonly StagePlan[]
  /** Boards of one's own, by the names that the stages use. */
  readonly boards?: Race['boards']
  readonly options?: Partial<Options>
  readonly round?: number
  /**
   * `A1: '50.1'`: a square, `S`, or `~74.1` for the roadside there, in the order in which they fell; `*` has acted, `!` misses a turn.
   * Who is not named is home since the round before.
   */
  readonly riders: Readonly<Record<string, string>>
  readonly hands: Readonly<Partial<Record<'A' | 'B' | 'C' | 'D', readonly Card[]>>>
  /** The whole draw pile; the rest of the deck lies face up. */
  readonly drawPile?: readonly Card[]
  /** The order of the Chance cards, by putting them all among the used ones. */
  readonly chance?: readonly ChanceCard[]
  readonly parts?: Partial<State>
}

export const FLAT: readonly StagePlan[] = TOURS.flat.stages
export const MOUNTAIN: readonly StagePlan[] = TOURS.mountain.stages

/** Lanes 1 to 3 from row 1 to 24, all of one terrain; where a median stands, between lanes 2 and 3 in rows 10 to 14. */
export function ownBoard(parts: Partial<Board> = {}, terrain: Terrain = 'flat', hasMedian = false): Pick<Given, 'stages' | 'boards'> {
  const own: Board = {
    name: 'Own',
    rows: [{ from: 1, to: 24, terrain, lanes: [1, 2, 3], doubled: [] }],
    runOffLanes: 3,
    medians: hasMedian ? [{ lanes: [2, 3], rows: [10, 14], borders: [10, 13] }] : [],
    ways: [],
    chance: [],
    exchange: [],
    sprints: [],
    ...parts,
  }
  return { stages: [{ board: 'own', kind: 'road' }], boards: { own } }
}

export function position({
  seats = 4,
  stages = FLAT,
  boards = {},
  options,
  round = 5,
  riders,
  hands,
  drawPile,
  chance,
  parts,
}: Given): State {
  const all = [0, 1, 2, 3].slice(0, seats)
  const held = all.map((seat) => [...(hands[TEAM_LETTERS[seat]!] ?? [])])
  const rest = without(secondDeck(options?.secondDeck ?? '1-14x8'), held.flat())
  const state: State = {
    race: { seats, options: { ...defaultOptions(optionFields), ...options }, boards, stages },
    phase: 'play',
    stage: 0,
    round,
    first: 0,
    team: -1,
    acting: NO_RIDER,
    riders: Array.from({ length: seats * TEAM_SIZE }, newRider),
    accidents: [],
    accidentCount: 1,
    falls: [],
    isPileOut: false,
    landings: [],
    passes: [],
    firstArrival: 0,
    chancePile: chance === undefined ? chanceDeck() : [],
    usedChance: chance === undefined ? [] : [...chance, ...without(chanceDeck(), chance)],
    discardPile: drawPile === undefined ? [] : without(rest, drawPile),
    dealtFor: all.map(() => 0),
    hasSecondDeal: all.map(() => false),
    shown: all.map(() => NOTHING_SHOWN),
    asked: [],
    results: [],
    hands: held,
    drawPile: drawPile === undefined ? rest : [...drawPile],
    down: all.map(() => []),
    picks: [],
    given: all.map(() => null),
  }
  const graph = stageGraph(state)
  state.passes = graph.board.sprints.map(() => 0)
  for (const rider of state.riders) Object.assign(rider, { standing: 'home', at: graph.size, arrival: round - 1 })
  for (const [index, [name, text]] of Object.entries(riders).entries()) place(state, riderId(name), text, index)
  Object.assign(state, parts)
  if (state.team < 0 && state.race.stages[0]!.kind === 'ttt') state.team = 0
  if (state.acting === NO_RIDER) state.acting = foremost(state, graph, 0, state.riders.length)
  return state
}

function place(state: State, id: RiderId, text: string, index: number): void {
  const graph = stageGraph(state)
  const name = text.replace(/[~*!]/g, '')
  const at = name === 'S' ? -1 : graph.byName.get(name)
  if (at === undefined) throw new Error(`there is no square ${name}`)
  const rider = state.riders[id]!
  rider.at = at
  rider.arrival = 0
  rider.standing = name === 'S' ? 'start' : text.startsWith('~') ? 'roadside' : at >= graph.size ? 'finished' : 'road'
  rider.fall = rider.standing === 'roadside' ? 16 + index : 0
  rider.hasActed = text.includes('*')
  rider.isMissing = text.includes('!')
  if (rider.standing === 'finished') Object.assign(rider, { arrival: state.round, hasActed: true })
}

/** `B2` is seat 1, rider 2. */
export function riderId(name: string): RiderId {
  return TEAM_LETTERS.indexOf(name[0] as 'A') * TEAM_SIZE + Number(name[1]) - 1
}

export function riderName(id: RiderId): string {
  return `${TEAM_LETTERS[seatOf(id)]}${numberOf(id)}`
}

/** Moves as the worked examples write them: `4→48.1`, `4+1→49.1`, `4 ATTACK→47.1`, `1→stay`, `6→pile-up`. */
export function moveText(state: State, move: Move): string {
  if (move.type === 'crash') return `${move.card}→pile-up`
  if (move.type !== 'ride') return JSON.stringify(move)
  const { names, total, runOffLanes } = stageGraph(state)
  const to = move.to === STAY ? 'stay' : (names[move.to] ?? `F0.${runOffLanes + 1 + move.to - total}`)
  return `${move.card}${move.plus > 0 ? `+${move.plus}` : ''}${move.boost === 'none' ? '' : ` ${move.boost}`}→${to}`
}

export function legalTexts(state: State): string[] {
  return game
    .legal(state, game.toAct(state)[0]!)
    .map((move) => moveText(state, move))
    .sort()
}

export function squareId(state: State, name: string): number {
  const id = stageGraph(state).byName.get(name)
  if (id === undefined) throw new Error(`there is no square ${name}`)
  return id
}

export function ride(state: State, card: Card, to: string, plus: 0 | 1 | 2 = 0, boost: Boost = 'none'): Move {
  return { type: 'ride', card, plus, boost, to: to === 'stay' ? STAY : squareId(state, to) }
}

export function whereIs(state: State, name: string): string {
  const rider = state.riders[riderId(name)]!
  const square = rider.at < 0 ? 'S' : (stageGraph(state).names[rider.at] ?? `F0+${rider.at - stageGraph(state).total}`)
  return rider.standing === 'roadside' ? `~${square}` : square
}

function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = [...items]
  for (const item of gone) {
    const at = rest.indexOf(item)
    if (at < 0) throw new Error(`${String(item)} is not there so often`)
    rest.splice(at, 1)
  }
  return rest
}
