import type { Chance } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import { KM_PER_SQUARE, type BoardPack, type Instruction, type Stage, type Track } from '../content/board.ts'
import { CARDS, type Card } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { stagesOf, type Options } from '../rules/options.ts'
import { MAX_ROLLS } from '../rules/phases/timetrial.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { State, View } from '../rules/state.ts'
import { sortHand } from '../rules/view.ts'

/** Every event type: the compiler holds the list complete. */
const EVENTS: Record<Event['type'], true> = {
  prologueRolled: true,
  prologueTied: true,
  capAwarded: true,
  dealtHidden: true,
  dealt: true,
  stageStarted: true,
  deckReshuffled: true,
  drewHidden: true,
  drew: true,
  rode: true,
  handicapLaid: true,
  countered: true,
  climberLaid: true,
  sprinted: true,
  discarded: true,
  trialRolled: true,
  trialInstruction: true,
  turnMissed: true,
  turnBegan: true,
  stageEnded: true,
  tourEnded: true,
}

export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  randomOptions,
  secrets: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (seat === viewer ? [] : sortHand(hand))),
    drawPile: sortHand(state.drawPile),
    drawn: state.order[state.turn] === viewer ? null : state.drawn,
  }),
  conserved: (state) => CARDS.map((card) => [card, allCards(state).filter((other) => other === card).length]),
  maxDecisions: (options, seats) => 10_000 + stagesOf(options).length * options.stageRoundLimit * seats * MAX_ROLLS,
  foldGames: 10,
  events: Object.keys(EVENTS),
  refusals: REFUSALS,
}

/** Short tours on three boards out of four, so that a run of many games stays short. */
function randomOptions(chance: Chance): Options {
  const isCustom = chance.int(3) === 0
  const board = isCustom ? randomBoard(chance) : 'vdt-default'
  const onBoard = typeof board === 'string' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : board.stages.map(({ n }) => n)
  return {
    board,
    stages: randomStages(onBoard, !isCustom, chance),
    discard: oneOf(['only-if-stuck', 'free'], chance),
    placeTies: oneOf(['standard', 'dense'], chance),
    sprintWhileHandicapped: chance.int(2) === 0,
    ttFinish: oneOf(['cross', 'exact'], chance),
    ttChain: chance.int(2) === 0,
    sprinters: chance.int(7),
    stageRoundLimit: oneOf([1, 2, 5, 15, 40, 100, 100, 200], chance),
  }
}

function randomStages(onBoard: readonly number[], isDefault: boolean, chance: Chance): Options['stages'] {
  const kind = chance.int(8)
  if (kind === 0) return 'full'
  if (kind === 1 && isDefault) return 'half'
  const left = [...onBoard]
  const list: number[] = []
  for (let i = 1 + chance.int(Math.min(3, left.length)); i > 0; i--) list.push(...left.splice(chance.int(left.length), 1))
  return list
}

/** Gaps in the numbers, zones in the mountains, tracks with chains, loops and long waits. */
function randomBoard(chance: Chance): BoardPack {
  const stages: Stage[] = []
  let n = 0
  for (let i = 1 + chance.int(4); i > 0; i--) {
    n += 1 + chance.int(3)
    stages.push(randomStage(n, chance))
  }
  return { id: 'random', kmPerSquare: KM_PER_SQUARE, stages, tracks: { one: randomTrack(chance), two: randomTrack(chance) } }
}

function randomStage(n: number, chance: Chance): Stage {
  if (chance.int(3) === 0) return { n, type: 'timetrial', track: oneOf(['one', 'two'], chance) }
  const squares = 1 + chance.int(9)
  const sprintFromKm = squares > 1 && chance.int(2) === 0 ? KM_PER_SQUARE * (1 + chance.int(squares - 1)) : null
  const stage: Stage = { n, type: oneOf(['plain', 'mountain'], chance), lengthKm: KM_PER_SQUARE * squares, sprintFromKm }
  return chance.int(2) === 0 ? stage : { ...stage, name: `Stage ${n}` }
}

function randomTrack(chance: Chance): Track {
  const finish = 6 + chance.int(20)
  const squares: Instruction[] = []
  for (let at = 1; at < finish; at++) {
    if (chance.int(2) === 0) continue
    const act = oneOf(['ADVANCE', 'BACK', 'MISS', 'AGAIN'], chance)
    squares.push(act === 'AGAIN' ? { at, do: act } : { at, do: act, n: act === 'MISS' ? 1 + chance.int(3) : 1 + chance.int(9) })
  }
  return { finish, squares }
}

function oneOf<const T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)]!
}

function allCards({ hands, drawPile, discardPile, riders }: State): Card[] {
  const inFront = riders.flatMap(({ handicap, hasClimber, hasSprinter }): Card[] => [
    ...(handicap === null ? [] : [handicap]),
    ...(hasClimber ? (['S_CLIMB'] as const) : []),
    ...(hasSprinter ? (['S_SPRINT'] as const) : []),
  ])
  return [...hands.flat(), ...drawPile, ...discardPile, ...inFront]
}
