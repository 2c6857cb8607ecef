import { SPECTATOR, seededChance, type Audience, type BotKnowledge, type Chance, type Seat } from '@echappee/kernel'
import {
  TABLE_RACE_FORMAT,
  TableRace,
  entriesFrom,
  workOut,
  type AnySheet,
  type AnySheetText,
  type Sheet,
  type TableRaceFile,
} from '@echappee/sheet'
import type { GameText } from '@echappee/text'
import { describe, expect, it } from 'vitest'
import { expectSame, show } from './json.ts'
import { pick } from './laws/position.ts'
import { optionsSource } from './random-options.ts'
import { decisionBound, seatCounts, type Subject } from './subject.ts'

/** Races at a real table: what people do there is entered, and the device plays the other teams. */
export interface AtTableSubject<State, Move, Event, View, Options> {
  readonly subject: Subject<State, Move, Event, View, Options>
  readonly sheet: Sheet<never, Options, Event, View>
  readonly knowledge: BotKnowledge<State, Move, View>
  /** Whole races; 40 by default. */
  readonly games?: number
  optionsOf?(index: number, chance: Chance, seats: number): Options
  /** Where the sheet has words of its own for what people did: each possible move has another sentence. */
  readonly text?: Pick<AnySheetText, 'tableAsk' | 'tableMove' | 'moveHeading'> & Pick<GameText<View, Move, Event>, 'move'>
}

export function describeAtTable<State, Move, Event, View, Options>(given: AtTableSubject<State, Move, Event, View, Options>): void {
  const { subject, games = 40 } = given
  describe(`${subject.game.id}: at a real table`, () => {
    it(`people may do whatever their hidden cards allow, and nobody else learns of it but what they do (${games} races)`, () => {
      for (let index = 0; index < games; index++) followRace(given, index)
    })

    it(`the device plays its teams from their views, undo goes back an entry, and the sheet takes the result (${games} races)`, () => {
      for (let index = 0; index < games; index++) rideWithDevice(given, index)
    })

    it(`the board is put right in the middle of a race, the coach is told a hand, and the race goes on to its end (${games} races)`, () => {
      let corrections = 0
      for (let index = 0; index < games; index++) corrections += correctRace(given, index)
      expect(corrections > 0).toBe(given.sheet.atTable!.correct !== undefined)
    })
  })
}

interface Start<Options> {
  readonly chance: Chance
  readonly seats: number
  readonly options: Options
}

function startOf<State, Move, Event, View, Options>(
  given: AtTableSubject<State, Move, Event, View, Options>,
  index: number,
): Start<Options> {
  const { subject, games = 40 } = given
  const chance = seededChance('at table', String(index))
  const counts = seatCounts(subject as never)
  const seats = counts[index % counts.length]!
  const source = optionsSource(subject as never, games, 1)
  return {
    chance,
    seats,
    options: given.optionsOf?.(index, chance, seats) ?? (source(Math.floor(index / counts.length), chance, seats) as Options),
  }
}

/** Every seat is a person; now and then figures are typed that may or may not be possible. Answers how often they were. */
function correctRace<State, Move, Event, View, Options>(given: AtTableSubject<State, Move, Event, View, Options>, index: number): number {
  const { subject, sheet, knowledge } = given
  const { game } = subject
  const { chance, seats, options } = startOf(given, index)
  const people = Array.from({ length: seats }, (_, seat) => ({ name: names(seat), by: 'human' }))
  const file = {
    format: TABLE_RACE_FORMAT,
    game: game.id,
    options,
    seats: people,
    seed: String(index),
    steps: [],
  } as unknown as TableRaceFile
  const race = new TableRace(game, sheet.atTable!, file)
  const bound = 2 * decisionBound(subject as never, options, seats)
  let corrections = 0
  for (let turn = race.turn(), count = 0; turn?.kind === 'person'; turn = race.turn(), count++) {
    if (count > bound) throw new Error(`race ${index} has no end`)
    if (count % 13 === 0) tellHand(given, race, turn.seat, chance)
    if (count % 11 === 5 && corrections < MOST_CORRECTIONS && correctOnce(sheet as AnySheet, race, chance)) {
      corrections++
      expectSame(new TableRace(game, sheet.atTable!, race.file).view(), race.view(), `race ${index}, corrected and read again`)
      continue
    }
    const believed = knowledge.believe?.(race.view(turn.seat) as View, chance) ?? game.determinize(race.view(turn.seat) as View, chance)
    const wanted = game.moveKey(knowledge.playout!(believed, turn.seat, chance))
    const { moves } = turn
    expect(race.play(moves.find((move) => game.moveKey(move as Move) === wanted) ?? pick(moves, chance))).toBe(true)
  }
  expect(race.outcome()).toBeDefined()
  return corrections
}

/** More of them could keep riders from the line without end. */
const MOST_CORRECTIONS = 6

function correctOnce(sheet: AnySheet, race: TableRace, chance: Chance): boolean {
  const figures = sheet.atTable!.figures?.(race.view()) ?? []
  if (figures.length === 0) return false
  const typed = [0, 1].map(() => {
    const { rider, what, min, max, value, step = 1 } = pick(figures, chance)
    const by = step * (chance.int(7) - 3)
    return { rider, what, value: Math.min(max, Math.max(min, value + by)) }
  })
  const isTwice = typed[0]!.rider === typed[1]!.rider && typed[0]!.what === typed[1]!.what
  const wanted = isTwice ? typed.slice(0, 1) : typed
  const before = race.file
  if (!race.correct(wanted)) {
    expectSame(race.file, before, 'what is refused changes nothing')
    return false
  }
  // What follows by itself may move them on.
  if (race.stepCount > before.steps.length + 1) return true
  const now = sheet.atTable!.figures!(race.view())
  for (const { rider, what, value } of wanted)
    expect(now.find((one) => one.rider === rider && one.what === what)?.value, `${what} of rider ${rider}`).toBe(value)
  return true
}

/** Any hand that can be: its owner sees it, can think about it, and the race stays as it is. */
function tellHand<State, Move, Event, View, Options>(
  { subject: { game }, knowledge }: AtTableSubject<State, Move, Event, View, Options>,
  race: TableRace,
  seat: Seat,
  chance: Chance,
): void {
  const hand = race.hand()
  if (hand === undefined) return
  const cards = hand.cards.flatMap(({ card, most }) => Array.from({ length: most }, () => card))
  const held: Record<string, number> = {}
  for (let i = 0; i < hand.size; i++) {
    const [card] = cards.splice(chance.int(cards.length), 1)
    held[card!] = (held[card!] ?? 0) + 1
  }
  const before = race.view(seat)
  const view = race.viewHolding(seat, held)
  expectSame(race.view(seat), before, 'telling a hand changes nothing')
  expect(race.viewHolding(seat, { ...held, [hand.cards[0]!.card]: hand.size + 1 })).toBeUndefined()
  if (view !== undefined) knowledge.playout!(game.determinize(view as View, chance), seat, chance)
}

/** Every seat is a person. */
function followRace<State, Move, Event, View, Options>(given: AtTableSubject<State, Move, Event, View, Options>, index: number): void {
  const { subject, sheet } = given
  const { game } = subject
  const atTable = sheet.atTable!
  const { chance, seats, options } = startOf(given, index)
  const context = { chance, emit: (_event: Event, _to?: Audience) => undefined }
  const state = game.setup(options, seats, context)
  const bound = decisionBound(subject as never, options, seats)
  for (let decisions = 0; ; decisions++) {
    const acting = game.toAct(state)
    if (acting.length === 0) return
    if (decisions > bound) throw new Error(`race ${index} has no end`)
    const seat = pick(acting, chance)
    const before = game.clone(state)
    const moves = atTable.possible(state, seat) as Move[]
    expectSame(state, before, 'asking what is possible changes nothing')
    const keys = new Set(moves.map((move) => game.moveKey(move)))
    expect(keys.size, 'no move twice').toBe(moves.length)
    if (moves.length !== 1 || atTable.die?.(state, seat, moves[0]) !== undefined)
      for (const move of game.legal(state, seat)) expect(keys.has(game.moveKey(move)), show(move)).toBe(true)
    if (given.text !== undefined && atTable.canFollow?.(options) !== false) expectWords(given.text, moves, game.view(state, seat))
    const move = pick(moves, chance)
    atTable.fit(state, seat, move)
    expect(game.whyNot(state, seat, move), `race ${index}: ${show(move)}`).toBeUndefined()
    for (let other = SPECTATOR; other < seats; other++)
      if (other !== seat) expectSame(game.view(state, other), game.view(before, other), `seat ${other}, while ${seat} does ${show(move)}`)
    if (atTable.hasTwoDecks !== true) expectSame(subject.conserved?.(state), subject.conserved?.(before), 'nothing is lost')
    game.apply(state, seat, move, context)
  }
}

const names = (seat: Seat) => `Seat ${seat + 1}`

function expectWords<Move, View>(
  { tableAsk, tableMove, moveHeading, move: say }: NonNullable<AtTableSubject<unknown, Move, unknown, View, unknown>['text']>,
  moves: readonly Move[],
  view: View,
): void {
  expect(tableAsk?.(view, names) ?? 'The game’s own prompt?').toMatch(/^\S.*\?$/)
  const said = moves.map((move) => `${moveHeading?.(move) ?? ''}: ${tableMove?.(move, names, view) ?? say(move, view, names)}`)
  expect(new Set(said).size, said.join(', ')).toBe(moves.length)
  expect(said.join(' ')).not.toMatch(/undefined|NaN|\[object/)
}

function rideWithDevice<State, Move, Event, View, Options>(given: AtTableSubject<State, Move, Event, View, Options>, index: number): void {
  const { subject, sheet, knowledge } = given
  const { game } = subject
  const { chance, seats, options } = startOf(given, index)
  const isBot = (seat: Seat) => seat % 2 === index % 2
  const file: TableRaceFile = {
    format: TABLE_RACE_FORMAT,
    game: game.id,
    options: options as TableRaceFile['options'],
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, by: isBot(seat) ? 'greedy' : 'human' })),
    seed: String(index),
    steps: [],
  }
  let race = new TableRace(game, sheet.atTable!, file)
  const bound = decisionBound(subject as never, options, seats)
  for (let turn = race.turn(), count = 0; turn !== undefined; turn = race.turn(), count++) {
    if (count > bound) throw new Error(`race ${index} has no end`)
    if (turn.kind === 'bot') {
      expect(isBot(turn.seat)).toBe(true)
      const believed = knowledge.believe?.(turn.view as View, chance) ?? game.determinize(turn.view as View, chance)
      expect(race.play(knowledge.playout!(believed, turn.seat, chance))).toBe(true)
      continue
    }
    if (turn.kind === 'deal') throw new Error('the device deals')
    expect(isBot(turn.seat)).toBe(false)
    const steps = race.file.steps.filter(({ isEntered }) => isEntered).length
    race.play(pick(turn.moves, chance))
    if (count % 29 !== 0) continue
    const back = new TableRace(game, sheet.atTable!, race.beforeLastEntry()!)
    expect(back.file.steps.filter(({ isEntered }) => isEntered).length).toBe(steps)
    expectSame(back.turn(), turn, `race ${index}, taken back`)
    race = new TableRace(game, sheet.atTable!, JSON.parse(JSON.stringify(race.file)) as TableRaceFile)
  }
  const worked = workOut(sheet, options as never, seats, [])
  const entries = entriesFrom(sheet as AnySheet, worked, { events: race.events(), view: race.view() })
  const whole = workOut(sheet, options as never, seats, entries)
  expect(whole.question?.id, `race ${index} answers every question`).toBeUndefined()
  expectSame(sheet.outcome(whole.state), race.outcome(), `the outcome of race ${index}`)
}
