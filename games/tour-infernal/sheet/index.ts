import type { Seat } from '@echappee/kernel'
import { answerOf, type Answer, type Piece, type Sheet } from '@echappee/sheet'
import { BESACE_SIZE, CARDS, COMPULSORY_R, KIT, PLAY_COSTS, type Cards, type Play } from '../content/cards.ts'
import type { Mission } from '../content/missions.ts'
import { FEED_SECTOR, type Tile } from '../content/sectors.ts'
import { beginAttacks, endAttacks, nextCounter } from '../rules/attacks.ts'
import { bonusesOf, contestOrder, contestants, passLine } from '../rules/contest.ts'
import { isLastSector, tileOf } from '../rules/course.ts'
import { endRace } from '../rules/finish.ts'
import type { Options } from '../rules/options.ts'
import { regulate } from '../rules/riding.ts'
import { beginSector, endSector, nextFirst } from '../rules/sector.ts'
import { setup } from '../rules/setup.ts'
import { specialEvent } from '../rules/special.ts'
import type { ContestKind, State, View } from '../rules/state.ts'
import type { Step } from '../rules/step.ts'
import type { Event } from '../rules/events.ts'
import { atTable } from './at-table.ts'
import { PLAY_OF, question, type PlayValue } from './questions.ts'
import { answerFrom } from './answer-from.ts'
import { inPlayOrder, silent, type SheetState } from './state.ts'
import { whyNot } from './why-not.ts'

/** The score sheet of a race at a real table: sector by sector the plays, who got away, who was first, the die and the cards left. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: [
    'course',
    'direction',
    'missions',
    'catching',
    'mountainPassing',
    'nonRPlay',
    'finalDoublesAttacks',
    'finalClimbToo',
    'caughtCounter',
    'sfDoubleAbove2',
    'sfMajorityCancel',
    'sfRelay',
    'neutralRiders',
  ],
  begin: (options, seats) => ({
    options,
    seats,
    step: options.course === 'random' ? 'course' : 'first',
    tiles: [],
    race: null,
    contest: null,
    firstReason: null,
    missions: null,
  }),
  riders: ({ seats, options }) =>
    Array.from({ length: seats + options.neutralRiders }, (_, rider) => (rider < seats ? { seat: rider } : { seat: rider, mark: 'N' })),
  question,
  whyNot,
  enter,
  outcome({ step, race }) {
    if (step !== 'done') return undefined
    return { places: [...race!.result!.places], scores: [...race!.result!.scores] }
  },
  pieces,
  answerFrom,
  raceFrom,
  atTable,
}

/** TI-71, TI-113: the die. TI-5, TI-6: everybody's besace, two of each kind chosen to begin with, and his reserve to swap with. */
function pieces({ seats }: SheetState): Piece[] {
  const hand: Cards = { R: COMPULSORY_R + 2, S: 2, A: 2 }
  const reserve: Cards = { R: KIT.R - hand.R, S: KIT.S - hand.S, A: KIT.A - hand.A }
  const cards = [hand, reserve].flatMap((count) => CARDS.flatMap((card) => Array.from({ length: count[card] }, () => card)))
  const kits = Array.from({ length: seats }, (_, seat): Piece => {
    return {
      kind: 'deck',
      id: `kit/${seat}`,
      cards,
      draw: BESACE_SIZE,
      keep: 1,
      holds: BESACE_SIZE,
      hasReserve: true,
      isSecret: true,
      rider: seat,
      isReused: false,
    }
  })
  return [{ kind: 'die', id: 'die', faces: [1, 2, 3, 4, 5, 6] }, ...kits]
}

/** TI-2: all tiles but the start and the feed slot. */
const TILES_ENTERED = 8

function enter(state: SheetState, _question: unknown, answer: Answer): void {
  switch (state.step) {
    case 'course':
      state.tiles.push(answerOf(answer, 'choice').value as Tile)
      if (state.tiles.length === TILES_ENTERED) state.step = 'first'
      return
    case 'first':
      return startRace(state, answerOf(answer, 'flags').riders[0]!)
    case 'plays':
      return enterPlays(state, answerOf(answer, 'choices').values as PlayValue[])
    case 'escapes':
      return enterEscapes(state, answerOf(answer, 'flags').riders)
    case 'counters':
      return enterCounters(state, answerOf(answer, 'flags').riders)
    case 'contest':
      return enterContest(state, answerOf(answer, 'order').groups.flat())
    case 'die':
      specialEvent(state.race!, silent(answerOf(answer, 'number').value))
      return toCards(state)
    case 'cards':
      return enterCards(state, answerOf(answer, 'numbers').values)
    case 'missions':
      return enterMissions(state, answerOf(answer, 'choices').values as Mission[])
    case 'done':
  }
}

function startRace(state: SheetState, first: Seat): void {
  const { options, tiles, seats } = state
  const course = options.course === 'random' ? { sectors: laidOut(tiles) } : options.course
  const firstPlayer = `seat${first + 1}` as Options['firstPlayer']
  // Missions are asked for at the end.
  const race = setup({ ...options, course, firstPlayer, missions: false }, seats, silent())
  beginSector(race, silent())
  state.race = race
  state.step = 'plays'
}

/** Up to the first play a race on the screen can begin, with the tiles and the first player that are known. */
function raceFrom({ options, tiles, step, race }: SheetState): Options | undefined {
  const course = options.course === 'random' && tiles.length > 0 ? { sectors: laidOut(tiles) } : options.course
  if (step === 'course') return tiles.length === 0 ? options : undefined
  if (step === 'first') return { ...options, course }
  if (step !== 'plays' || race!.sector > 1) return undefined
  return { ...options, course, firstPlayer: `seat${race!.first + 1}` as Options['firstPlayer'] }
}

/** TI-3: which side of the feed slot is up follows from the others. */
function laidOut(tiles: readonly Tile[]): Tile[] {
  const course: Tile[] = ['ST', ...tiles]
  course.splice(FEED_SECTOR - 1, 0, 'FZ')
  return course
}

/** Steps 1 and 2. */
function enterPlays(state: SheetState, values: readonly PlayValue[]): void {
  const race = state.race!
  const riders = inPlayOrder(race)
  for (const [i, rider] of riders.entries()) layPlay(race, rider, PLAY_OF[values[i]!])
  regulate(race, silent())
  const step = beginAttacks(race, silent())
  if (step === 'next attacker') state.step = 'escapes'
  else toSpecial(state)
}

function layPlay(race: State, rider: number, play: Play): void {
  const one = race.riders[rider]!
  one.play = play
  if (rider < race.race.seats) spend(race, rider, PLAY_COSTS[play].total)
}

/** TI-73: on cobbles one more card, if there is one. */
function spend(race: State, rider: number, cards: number): void {
  const one = race.riders[rider]!
  one.cards = Math.max(0, one.cards - cards)
  if (tileOf(race) === 'CO' && one.cards > 0) one.cards--
}

/** Step 3: TI-48. */
function enterEscapes(state: SheetState, escapees: readonly Seat[]): void {
  const race = state.race!
  for (const group of race.groups) {
    group.wave = escapees.filter((seat) => group.riders.includes(seat))
    for (const seat of group.wave) spend(race, seat, group.cost)
  }
  after(state, endAttacks(race, silent()))
}

/** TI-53. */
function enterCounters(state: SheetState, riders: readonly Seat[]): void {
  const race = state.race!
  race.counters = [...riders]
  race.turn = race.speakers.length
  after(state, nextCounter(race, silent()))
}

function after(state: SheetState, step: Step): void {
  if (step === 'next counter') state.step = 'counters'
  else toSpecial(state)
}

/** Step 4: TI-60. */
function toSpecial(state: SheetState): void {
  const race = state.race!
  const tile = tileOf(race)
  if (isLastSector(race)) toContest(state, 'final')
  else if (tile === 'SP') toContest(state, 'sprint')
  else if (tile === 'PM' || tile === 'HM') toContest(state, 'climb')
  else if (tile === 'LC') state.step = 'die'
  else toCards(state)
}

/** TI-64: of the finish the whole order counts (TI-92), elsewhere the bonus places. */
function toContest(state: SheetState, kind: ContestKind): void {
  const race = state.race!
  const places = bonusesOf(kind, tileOf(race)).length
  const found = contestants(race, contestOrder(kind, race.order), places)
  if (found === undefined) {
    passLine(race, kind, zeros(state), zeros(state), silent())
    return toCards(state)
  }
  const { riders, place } = found
  const most = kind === 'final' ? riders.length : Math.min(riders.length, places - place + 1)
  state.contest = { kind, riders, most }
  state.step = 'contest'
}

/** TI-62: the order that was seen, as if everybody had laid one card more than the next. */
function enterContest(state: SheetState, order: readonly Seat[]): void {
  const laid = zeros(state)
  for (const [i, seat] of order.entries()) laid[seat] = order.length - i
  passLine(state.race!, state.contest!.kind, laid, zeros(state), silent())
  state.contest = null
  toCards(state)
}

/** At the finish the cards left count for a mission alone. */
function toCards(state: SheetState): void {
  const race = state.race!
  if (isLastSector(race) && !state.options.missions) endTheSector(state)
  else state.step = 'cards'
}

function enterCards(state: SheetState, cards: readonly number[]): void {
  const race = state.race!
  for (const [i, seat] of race.order.entries()) race.riders[seat]!.cards = cards[i]!
  endTheSector(state)
}

/** Step 5, and step 0 of the next sector. */
function endTheSector(state: SheetState): void {
  const race = state.race!
  const { reason } = nextFirst(race)
  if (endSector(race, silent()) === 'begin sector') {
    state.firstReason = reason
    beginSector(race, silent())
  }
  if (race.result === null) state.step = 'plays'
  else state.step = state.options.missions ? 'missions' : 'done'
}

/** TI-100 to TI-102: the result once more, with the missions. */
function enterMissions(state: SheetState, missions: readonly Mission[]): void {
  const race = state.race!
  for (const [seat, mission] of missions.entries()) race.kits[seat]!.mission = mission
  state.missions = [...missions]
  endRace(race, race.result!.ending, silent())
  state.step = 'done'
}

const zeros = ({ seats }: SheetState) => Array.from({ length: seats }, () => 0)
