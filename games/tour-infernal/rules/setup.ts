import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { KIT } from '../content/cards.ts'
import { COPIES, MISSIONS, type Mission } from '../content/missions.ts'
import { FEED_SECTOR, type Tile } from '../content/sectors.ts'
import { courseFor, hasClimb } from './course.ts'
import type { Event } from './events.ts'
import { numbersOf, ownedR, type RaceNumbers } from './numbers.ts'
import { optionsFor, type Options } from './options.ts'
import type { Kit, Race, Rider, State } from './state.ts'

/** TI-1 to TI-9, up to the choice of the besaces. */
export function setup(options: Options, seats: number, ctx: Context<Event>, numbers?: RaceNumbers): State {
  const race = raceOf(options, seats, ctx, numbers)
  const riders: Rider[] = []
  for (let i = 0; i < seats + race.neutrals; i++) riders.push(newRider(i < seats ? numbersOf(race).handSize : 0))
  const kits: Kit[] = []
  const isReady: boolean[] = []
  for (let seat = 0; seat < seats; seat++) {
    kits.push(newKit(race))
    isReady.push(false)
  }
  if (race.options.missions) dealMissions(kits, race.course, ctx)
  return {
    race,
    phase: 'besace',
    sector: 1,
    first: chooseFirst(race, ctx),
    order: [],
    speakers: [],
    turn: 0,
    actor: null,
    hiding: null,
    riders,
    groups: [],
    scramble: null,
    raise: null,
    counters: [],
    contest: null,
    feed: null,
    isReady,
    passing: [],
    history: [],
    result: null,
    kits,
  }
}

/** TI-100: the mission cards that are dealt from. */
export function missionBag(course: readonly Tile[]): Mission[] {
  const dealt = hasClimb(course) ? MISSIONS : MISSIONS.filter((mission) => mission !== 'M2')
  return dealt.flatMap((mission) => Array.from({ length: COPIES }, () => mission))
}

/** Frozen, so that every copy of the state and every view may share it. */
function raceOf(options: Options, seats: number, ctx: Context<Event>, numbers: RaceNumbers | undefined): Race {
  const own = optionsFor(options, seats)
  if (typeof own.course !== 'string') own.course = Object.freeze({ ...own.course, sectors: freeze([...own.course.sectors]) })
  const course = courseFor(own.course, ctx.chance)
  ctx.emit?.({ type: 'courseSet', course: [...course], isFeedTurned: course[FEED_SECTOR - 1] === 'SP' })
  const race = { options: Object.freeze(own), seats, neutrals: own.neutralRiders, course: freeze(course) }
  return Object.freeze(numbers === undefined ? race : { ...race, numbers: Object.freeze({ ...numbers }) })
}

/** TI-100. */
function dealMissions(kits: readonly Kit[], course: readonly Tile[], ctx: Context<Event>): void {
  const bag = missionBag(course)
  ctx.emit?.({ type: 'missionsDealt' })
  for (let seat = 0; seat < kits.length; seat++) {
    ctx.chance.about?.(`mission/${seat}`)
    const mission = drawFromBag(bag, ctx.chance)
    kits[seat]!.mission = mission
    ctx.emit?.({ type: 'missionDealt', seat, mission }, { only: seat })
  }
}

/** TI-7. A seat that nobody has taken leaves it to seat 1. */
function chooseFirst({ options, seats }: Race, ctx: Context<Event>): Seat {
  const isDrawn = options.firstPlayer === 'random'
  ctx.chance.about?.('first')
  const wanted = isDrawn ? ctx.chance.int(seats) : Number(options.firstPlayer.slice('seat'.length)) - 1
  const first = wanted < seats ? wanted : 0
  if (isDrawn) ctx.chance.drew?.(first)
  ctx.emit?.({ type: 'firstChosen', seat: first, by: isDrawn ? 'chance' : 'option' })
  return first
}

function newRider(cards: number): Rider {
  return {
    gap: 0,
    bonus: 0,
    cards,
    laid: { R: 0, S: 0, A: 0 },
    attackCards: 0,
    contestCards: 0,
    hidden: 0,
    dry: null,
    play: null,
    speed: 0,
    hasAttacked: false,
    out: null,
    swapped: 0,
    atFeed: null,
    solo: 0,
    climbs: 0,
    sprints: 0,
  }
}

/** Until the besace is chosen, the whole kit lies in the reserve. */
function newKit(race: Race): Kit {
  return {
    besace: null,
    hand: { R: 0, S: 0, A: 0 },
    reserve: { ...KIT, R: ownedR(race) },
    hidden: { R: 0, S: 0, A: 0 },
    swaps: 0,
    mission: null,
  }
}

function freeze<T>(items: T[]): T[] {
  return Object.freeze(items) as T[]
}
