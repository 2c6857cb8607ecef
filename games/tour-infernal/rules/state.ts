import type { Seat } from '@echappee/kernel'
import type { Besace, Cards, Play } from '../content/cards.ts'
import type { Mission } from '../content/missions.ts'
import type { Tile } from '../content/sectors.ts'
import type { RaceNumbers } from './numbers.ts'
import type { Options } from './options.ts'

/** What is being decided. `hidden` is the cobbles card X, after a lay (TI-73). */
export const PHASES = ['besace', 'play', 'hidden', 'attack', 'answer', 'counter', 'bid', 'swap', 'finished'] as const
export type Phase = (typeof PHASES)[number]

/** Which lay the cobbles card goes with. */
export type Laid = 'play' | 'attack' | 'answer' | 'counter'

/** What is the same for the whole race; frozen. */
export interface Race {
  /** As they apply to this number of seats: what is for small fields only is off in large ones (TI-110 to TI-113). */
  options: Options
  seats: number
  neutrals: number
  /** Only where the lab has turned one of them. */
  numbers?: RaceNumbers
  /** Ten tiles; the fifth is the side of the feed slot that is up: FZ or SP (TI-3). */
  course: Tile[]
}

/** TI-17, TI-93: how a rider left the race. */
export interface Out {
  /** The sector at whose beginning he abandoned. */
  sector: number
  /** Gap at the end of his last sector. */
  gap: number
  /** Position in the play order of his last sector, from 0. */
  position: number
}

/** What everybody may remember of a hand at the moment of the feed zone; only of riders who swapped something. */
export interface FeedMemory {
  laid: Cards
  hidden: number
  dry: number | null
}

/** Players' riders have the number of their seat; neutral riders follow them. */
export interface Rider {
  /** Seconds behind the head of the race; of a rider who abandoned, the last one. */
  gap: number
  bonus: number
  /** In hand. */
  cards: number
  /** Face up, in the whole race. */
  laid: Cards
  /** Of those, how many were laid in attacks, and in sprints and climbs; the others were ridden with. */
  attackCards: number
  contestCards: number
  /** Cobbles cards, face down. */
  hidden: number
  /** He has shown that no R was left in his hand: the number of his cobbles cards at that moment (TI-20). */
  dry: number | null
  /** This sector's play, once laid. */
  play: Play | null
  /** Speed of his unit in this sector; 0 until gaps are regulated. */
  speed: number
  hasAttacked: boolean
  out: Out | null
  /** Cards exchanged in the feed zone. */
  swapped: number
  atFeed: FeedMemory | null
  /** For the missions (TI-101): sectors ended alone with somebody behind, climbs and sprints won. */
  solo: number
  climbs: number
  sprints: number
}

/** All riders at one gap, as step 3 finds them. */
export interface Group {
  gap: number
  /** Neutral riders too: their number is n of TI-40. */
  riders: number[]
  speed: number
  /** Attack cards for level 1 (TI-42). */
  cost: number
  wave: Seat[]
  level: 0 | 1 | 2
}

/** TI-44: a raise waits for the answers of the wave. */
interface Raise {
  /** Index into `groups`. */
  group: number
  seat: Seat
  /** Who is still to answer, the next one first. */
  asked: Seat[]
  /** Who has completed. */
  stayed: Seat[]
}

/** TI-52: the group that is attacking, in its drawn order. */
interface Scramble {
  group: number
  /** From 1. */
  lap: number
  /** Somebody has attacked in this lap. */
  isLively: boolean
}

export type ContestKind = 'climb' | 'sprint' | 'final'

export interface Contest {
  kind: ContestKind
  /** The best place that is fought for. */
  place: number
  /** In contest order (TI-63). */
  riders: Seat[]
  /** What is bid now. */
  card: 'S' | 'R'
  /** Number of S of the riders who bid R now; null while S is bid. */
  tiedAt: number | null
  /** By seat. */
  laidS: number[]
  laidR: number[]
  /** By seat: still in this bidding phase. */
  isIn: boolean[]
  /** Turns taken in this bidding phase. */
  turns: number
  /** Passes since the last card was laid. */
  silent: number
}

/** TI-72, by seat. */
interface Feed {
  allowance: number[]
  isDone: boolean[]
}

export interface SectorResult {
  sector: number
  /** By rider, at the end of the sector; null for a rider who is out. */
  gaps: (number | null)[]
}

/** How a race ends: at the line, with one rider left, or with none (TI-94). */
export type Ending = 'finish' | 'survivor' | 'nobody'

export interface Result {
  ending: Ending
  /** TI-70; empty if nobody finishes. */
  finishers: Seat[]
  /** By seat. Gaps are those of the score. */
  gaps: number[]
  missions: number[]
  scores: number[]
  places: number[]
}

/** Everything that everybody may know. */
export interface PublicState {
  race: Race
  phase: Phase
  /** From 1. */
  sector: number
  first: Seat
  /** TI-14: play order of this sector. */
  order: Seat[]
  /** Who speaks in this part of the sector, in order, and whose turn it is. Meaningless in `besace`, `swap` and `finished`. */
  speakers: Seat[]
  turn: number
  /** Who must decide now; null in `besace`, `swap` and `finished`. */
  actor: Seat | null
  /** In `hidden`: the lay that the card goes with. */
  hiding: Laid | null
  riders: Rider[]
  /** Front to back; empty outside step 3. */
  groups: Group[]
  scramble: Scramble | null
  raise: Raise | null
  /** TI-53: who has counter-attacked. */
  counters: Seat[]
  contest: Contest | null
  feed: Feed | null
  /** By seat, in `besace`: whether the besace is chosen. */
  isReady: boolean[]
  /** The last passing order of a climb, a sprint or the finish (TI-62). */
  passing: Seat[]
  history: SectorResult[]
  result: Result | null
}

/** The 32 cards of a seat and where its own knowledge of them is: what lies face up is in `Rider.laid`. */
export interface Kit {
  /** Null until chosen. */
  besace: Besace | null
  hand: Cards
  reserve: Cards
  /** Cobbles cards. */
  hidden: Cards
  /** Swaps of the feed zone that the others do not know of yet. */
  swaps: number
  mission: Mission | null
}

/** What the state and every view have. */
export interface Position extends PublicState {
  /** By seat; null where a viewer may not know it. */
  kits: (Kit | null)[]
}

export interface State extends Position {
  kits: Kit[]
}

/** All that a seat may know: of the kits its own, and all of them once the race is over. */
export interface View extends Position {
  viewer: Seat
}
