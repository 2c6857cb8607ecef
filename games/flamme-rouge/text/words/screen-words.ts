import type { Category } from '../../content/points.ts'
import type { RoundStep } from '../steps.ts'

/** What stands on the table only: signs, notes on cards, heads of lists. */
export interface ScreenWords {
  readonly steps: Readonly<Record<RoundStep, string>>
  readonly stepsLabel: string
  readonly ownStage: string
  /** What can be ridden. */
  readonly courses: {
    readonly race: string
    readonly tour: string
    readonly ownTour: string
    readonly stage: (type: string, squares: number) => string
    readonly stages: (n: number) => string
  }
  readonly dayOf: (n: number, total: number) => string
  readonly stageLine: (type: string, squares: number) => string
  readonly rest: string
  readonly round: (n: number) => string
  readonly signs: {
    readonly start: string
    readonly finish: string
    readonly sprint: string
    readonly summit: (category: string | undefined) => string
  }
  readonly next: {
    readonly label: string
    readonly sprint: (at: number, left: number) => string
    readonly summit: (category: Category, at: number, left: number) => string
    readonly finish: (at: number) => string
  }
  readonly board: {
    readonly label: (stage: string) => string
    readonly profile: string
    readonly gap: (n: number) => string
    readonly reveal: string
  }
  readonly hand: {
    readonly label: string
    readonly wait: string
    readonly again: string
    readonly riders: string
    readonly spectator: string
    readonly committed: string
    readonly left: string
    readonly extras: string
    readonly traits: string
    readonly traitFor: (rider: string) => string
    readonly formFor: (rider: string) => string
    readonly squaresOf: (rider: string) => string
    readonly square: (n: number) => string
    readonly full: string
    readonly draws: string
    readonly secondWind: string
    readonly cerealBar: string
    readonly extraCard: string
    readonly piles: (draw: number, recycled: number, exhaustion: number) => string
    readonly exhaustionCard: string
  }
  readonly note: {
    readonly to: (square: number) => string
    readonly stays: string
    readonly limit: (n: number) => string
    readonly least: (n: number) => string
    readonly bonus: (n: number) => string
    readonly blocked: (n: number) => string
    readonly slipstream: (square: number) => string
    readonly finish: string
    readonly likely: string
  }
  readonly choice: {
    readonly reactYes: string
    readonly reactNo: string
    readonly kickYes: string
    readonly kickNo: string
    readonly suceurYes: string
    readonly suceurNo: string
    readonly ready: string
  }
  readonly people: {
    readonly label: string
    readonly square: (n: number) => string
    readonly away: string
    readonly home: string
    readonly exhaustion: (n: number) => string
    readonly musettes: (n: number) => string
    readonly piles: (draw: number, recycled: number) => string
    readonly played: (team: string) => string
    readonly trait: (name: string, effect: string) => string
    readonly form: (name: string, effect: string, isUsed: boolean) => string
    readonly baroudeur: string
  }
  readonly results: {
    readonly title: (stage: string) => string
    readonly jerseys: string
    readonly passes: string
    readonly holder: (jersey: string, rider: string) => string
    readonly taken: (jersey: string, rider: string, from: string) => string
    readonly nobody: string
    readonly close: string
    readonly tour: string
    readonly day: string
    readonly winner: string
    readonly yellow: string
    readonly race: string
    readonly final: string
    readonly time: string
    readonly bonus: string
    readonly points: string
    readonly mountain: string
    readonly past: (n: number) => string
    readonly behind: (n: number) => string
    readonly times: string
    readonly point: (n: number) => string
    readonly fatigue: (kept: number) => string
    /** Why the times are in order and the classification may differ. */
    readonly bonusApart: string
    readonly chart: string
    readonly chartLabel: string
    readonly awards: string
    readonly combative: string
    readonly combativeWhy: (rounds: number) => string
    readonly lantern: string
    readonly daysInYellow: string
    readonly days: (n: number) => string
  }
  /** In the middle of a stage. */
  readonly virtual: {
    readonly title: string
    /** What it assumes. */
    readonly road: string
    readonly clock: string
    readonly first: string
    readonly taken: (jersey: string, rider: string, from: string) => string
  }
  readonly quickStart: Readonly<Record<'heading' | 'aim' | 'start' | 'hand' | 'groups' | 'climb' | 'finish', string>>
  readonly editor: {
    readonly own: string
    readonly text: string
    readonly textHint: string
    readonly name: string
    readonly type: string
    readonly sprints: string
    readonly sprintsHint: string
    readonly length: (squares: number, ascents: number, descents: number) => string
    readonly climbs: (list: string) => string
    readonly good: string
    readonly take: string
    readonly clear: string
    readonly flip: string
    readonly lay: string
    readonly copy: string
    readonly copied: string
    readonly link: string
    readonly ride: string
    readonly ownTour: string
    readonly goodTour: string
    readonly days: string
    readonly day: (n: number) => string
    readonly addStage: string
    readonly addRest: string
    readonly ownStages: string
    readonly bookStages: string
    readonly tile: (name: string, squares: number, bend: string) => string
    readonly bends: Readonly<Record<'straight' | 'left45' | 'left90' | 'right45' | 'right90', string>>
    readonly laid: string
    readonly used: string
    readonly kinds: Readonly<Record<'starts' | 'straights' | 'bends' | 'special' | 'finishes', string>>
    readonly picture: string
  }
}
