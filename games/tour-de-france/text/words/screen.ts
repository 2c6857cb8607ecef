import type { Terrain } from '../../content/board.ts'
import type { RefusalCode } from '../../rules/refusals.ts'

/** On the signs of the road. */
export interface SignWords {
  readonly start: string
  readonly finish: string
  readonly prize: (place: number, points: number, seconds: number) => string
}

/** Where a square lies in its row; `beside` is off the road, next to the line. */
export type LaneSide = 'inside' | 'outside' | 'middle' | 'left' | 'right' | 'beside'

/** What only the screen says. */
export interface ScreenTexts {
  readonly signs: SignWords
  readonly board: (stage: string) => string
  readonly profile: string
  readonly late: (seconds: number) => string
  readonly strip: string
  readonly next: (rider: string) => string
  readonly hasActed: (rider: string) => string
  readonly sitsOut: (rider: string) => string
  readonly waits: (rider: string) => string
  readonly hand: {
    readonly label: string
    readonly wait: string
    /** Before the own team of a time trial starts. */
    readonly waitForStart: (riding: readonly string[], round: number) => string
    readonly ride: Readonly<Record<Terrain | 'flatBeforeClimb' | 'start' | 'roadside', string>>
    readonly mustCrash: string
    readonly card: (card: number | string) => string
    readonly where: (card: string) => string
    readonly how: (square: string) => string
    readonly stay: string
    readonly crash: string
    readonly left: (count: number) => string
    readonly takeBack: (card: number) => string
    readonly swap: (count: number) => string
    readonly keepAll: string
    readonly picked: string
    readonly boardHint: string
    /** Where a card leads. */
    readonly rows: (first: number, last: number) => string
    readonly pastLine: string
    readonly landHint: string
  }
  /** A square in words. */
  readonly square: {
    readonly sides: Readonly<Record<LaneSide, string>>
    readonly onlyLane: string
    readonly beyond: (squares: number) => string
    readonly behind: (rider: string) => string
    readonly besides: (riders: string) => string
    /** A rider of one's own. */
    readonly own: (number: number) => string
    /** So many rows less than another square that the card leads to. */
    readonly short: (rows: number) => string
  }
  /** On a square of the board or a choice. */
  readonly effects: {
    readonly exchange: string
    readonly chance: string
    readonly shelter: (squares: number) => string
    readonly sprint: (name: string, points: number, seconds: number) => string
    readonly finish: (seconds: number) => string
    readonly line: string
  }
  readonly reasons: Readonly<Record<RefusalCode, string>>
  /** On a square that is not offered. */
  readonly why: {
    readonly taken: (square: string, rider: string) => string
    readonly closed: (square: string) => string
    readonly noCard: (square: string) => string
  }
  readonly people: {
    readonly label: string
    readonly points: (points: number) => string
    readonly pointsShort: string
    readonly cards: (count: number) => string
    readonly shown: (cards: readonly number[]) => string
    readonly yellow: string
    readonly queue: (place: number) => string
    readonly bonus: (points: number, seconds: number) => string
    readonly piles: (draw: number, discard: number, chance: number) => string
    readonly prizeLeft: (place: number, points: number, seconds: number) => string
    readonly row: (row: number) => string
  }
  readonly pileUp: {
    readonly title: (row: number) => string
    /** Who caused it, whom he ran into, and who was beside them, if anybody. */
    readonly contact: (rider: string, hit: string, beside: readonly string[]) => string
    readonly chance: (rider: string) => string
    readonly order: string
    /** Before the cards of the hand that is shown. */
    readonly shows: (name: string) => string
  }
  readonly form: {
    readonly title: string
    readonly after: (stages: number) => string
    readonly close: string
    readonly teamTime: string
    readonly arrivals: string
    readonly bonus: string
    readonly times: string
    readonly points: string
    readonly rider: string
    readonly team: string
    readonly time: string
    readonly total: string
    readonly stage: (number: number) => string
    readonly stageLong: (number: number, name: string) => string
    readonly now: string
    readonly teamBonus: string
    readonly jerseyBonus: string
    readonly none: string
    readonly legend: string
    readonly result: (place: number, time: number, bonus: number) => string
  }
  /** What can be ridden. */
  readonly courses: {
    readonly race: string
    readonly raceAbout: string
    readonly tour: string
    readonly tourAbout: string
    readonly rows: (n: number) => string
    readonly stages: (n: number) => string
  }
  readonly awards: Readonly<Record<'title' | 'combative' | 'daysInYellow' | 'lantern' | 'chart' | 'chartLabel', string>> &
    Readonly<Record<'bonus' | 'days' | 'behind', (n: number) => string>>
  readonly stageOver: (name: string) => string
  readonly winner: (name: string) => string
  readonly ranking: string
  readonly yellowJersey: (rider: string, seconds: number) => string
  readonly fastest: (name: string) => string
}
