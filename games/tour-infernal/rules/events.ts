import type { Seat } from '@echappee/kernel'
import type { Besace, Card, Cards, Play } from '../content/cards.ts'
import type { Mission } from '../content/missions.ts'
import type { Tile } from '../content/sectors.ts'
import type { ContestKind, Group, Kit, Laid, Phase, Result } from './state.ts'

/** How a unit rode in step 2 (TI-30 to TI-36). */
export interface Ride {
  riders: number[]
  isSheltered: boolean
  /** Riders who played 2R. */
  pulls: number
  /** A solitary rider's third card. */
  hasThird: boolean
  /** TI-112. */
  hasRelay: boolean
  /** What took one speed off, if anything did. */
  slowedBy: 'WR' | 'HW' | null
  speed: number
  /** Gap at the start and at the end of the sector's riding. */
  from: number
  to: number
}

/** Riders of one gap after step 2, with the speed that sets the cost of attacks. */
export interface Bunch {
  gap: number
  riders: number[]
  speed: number
}

/** Why somebody speaks first in the next sector (TI-80): he rode hard and keeps the place, he rode hard, or nobody did and he was second. */
export type FirstReason = 'kept' | 'pulled' | 'second'

/** Past tense, with every result. What each changes is in `change.ts`: folded over the view before a move, they give the view after it. */
export type Event =
  | { type: 'courseSet'; course: Tile[]; isFeedTurned: boolean }
  | { type: 'missionsDealt' }
  | { type: 'missionDealt'; seat: Seat; mission: Mission } // to the seat alone
  | { type: 'firstChosen'; seat: Seat; by: 'chance' | 'option' }
  | { type: 'besaceChosen'; seat: Seat; besace: Besace } // to the seat alone
  /** Step 0. `gaps` of all riders afterwards. */
  | { type: 'abandoned'; sector: number; riders: { seat: Seat; gap: number; position: number; score: number }[]; gaps: number[] }
  | { type: 'firstPassed'; from: Seat; to: Seat }
  | { type: 'sectorBegan'; sector: number; tile: Tile; first: Seat; order: Seat[] }
  /** Somebody must decide; nothing else has changed. */
  | { type: 'asked'; phase: Phase; seat: Seat; turn: number; hiding: Laid | null }
  /** `isDry`: he laid S or A because he had no R (TI-20). */
  | { type: 'played'; seat: Seat; play: Play; isDry: boolean }
  | { type: 'laidDown'; seat: Seat; card: Card } // to the seat alone
  | { type: 'laidDownHidden'; seat: Seat } // to everybody but the seat
  | { type: 'neutralPlayed'; rider: number; die: number; play: Play }
  /** One a unit, the front first. Gaps change with `regulated`. */
  | { type: 'rode'; ride: Ride }
  /** `riders` were caught by the unit `by` from behind: they go on with it (option `catching` = stop: it goes on with them). */
  | { type: 'caught'; riders: number[]; by: number[] }
  | { type: 'regulated'; rides: Ride[]; gaps: number[]; bunches: Bunch[] }
  | { type: 'attacksBegan'; groups: Group[]; speakers: Seat[] }
  | { type: 'scrambled'; group: number; order: Seat[] }
  | { type: 'lapBegan'; group: number; lap: number }
  /** `riders` of the group's wave afterwards, the raiser not among them until the raise is settled. */
  | {
      type: 'attacked'
      seat: Seat
      group: number
      how: 'attack' | 'follow' | 'raise'
      level: 1 | 2
      cards: number
      wave: Seat[]
      n: number
    }
  | { type: 'attackPassed'; seat: Seat; group: number }
  | { type: 'completed'; seat: Seat; group: number; cards: number }
  | { type: 'dropped'; seat: Seat; group: number }
  | { type: 'raiseSettled'; group: number; wave: Seat[]; n: number }
  | { type: 'waveCancelled'; group: number; riders: Seat[]; n: number }
  /** TI-48. They gain 20 s on their group. */
  | { type: 'escaped'; group: number; riders: Seat[]; from: number; stayed: number[] }
  /** TI-49: both riders of a pair attacked, so nobody got away. */
  | { type: 'stoodOff'; group: number; riders: Seat[] }
  | { type: 'attacksEnded'; escapees: Seat[]; gaps: number[] }
  | { type: 'countersBegan'; speakers: Seat[] }
  | { type: 'countered'; seat: Seat; cards: number }
  | { type: 'counterDeclined'; seat: Seat }
  | { type: 'countersEnded'; riders: Seat[]; gaps: number[] }
  /** Down from second `from` to second `until`; `riders` had to wait. */
  | { type: 'barrierFell'; die: number; from: number; until: number; riders: number[]; gaps: number[] }
  /** The best place fought for, the riders in contest order, the seconds for places 1, 2 … of the sector. */
  | { type: 'contestBegan'; kind: ContestKind; place: number; riders: Seat[]; bonuses: number[] }
  | { type: 'bid'; seat: Seat; card: 'S' | 'R'; count: number; total: number }
  | { type: 'bidPassed'; seat: Seat; card: 'S' | 'R'; isOut: boolean }
  /** TI-65: alone ahead, he need not speak. */
  | { type: 'bidSkipped'; seat: Seat; card: 'S' | 'R' }
  /** TI-66: these have laid as many S (`tiedAt`) and go on with R. */
  | { type: 'runOffBegan'; riders: Seat[]; place: number; tiedAt: number }
  /** The passing order of all; whether it makes the first a winner for M2 and M3. */
  | { type: 'linePassed'; kind: ContestKind; order: Seat[]; isClimbWon: boolean; isSprintWon: boolean }
  | { type: 'bonusWon'; seat: Seat; place: number; seconds: number; kind: ContestKind }
  | { type: 'feedBegan'; allowance: number[] }
  /** The whole of the seat's cards afterwards, as a changed mind may have undone something. */
  | { type: 'swapped'; seat: Seat; give: Card; take: Card; hand: Cards; reserve: Cards; swaps: number; isDone: boolean } // to the seat alone
  | { type: 'swapClosed'; seat: Seat; hand: Cards; reserve: Cards; swaps: number } // to the seat alone
  | { type: 'swapsRevealed'; counts: number[] }
  /** `soloists` ended it alone with somebody behind them (M1). */
  | { type: 'sectorEnded'; sector: number; gaps: (number | null)[]; soloists: Seat[] }
  | { type: 'firstNamed'; seat: Seat; reason: FirstReason }
  | { type: 'raceEnded'; result: Result; kits: Kit[] }

export const EVENT_TYPES = [
  'courseSet',
  'missionsDealt',
  'missionDealt',
  'firstChosen',
  'besaceChosen',
  'abandoned',
  'firstPassed',
  'sectorBegan',
  'asked',
  'played',
  'laidDown',
  'laidDownHidden',
  'neutralPlayed',
  'rode',
  'caught',
  'regulated',
  'attacksBegan',
  'scrambled',
  'lapBegan',
  'attacked',
  'attackPassed',
  'completed',
  'dropped',
  'raiseSettled',
  'waveCancelled',
  'escaped',
  'stoodOff',
  'attacksEnded',
  'countersBegan',
  'countered',
  'counterDeclined',
  'countersEnded',
  'barrierFell',
  'contestBegan',
  'bid',
  'bidPassed',
  'bidSkipped',
  'runOffBegan',
  'linePassed',
  'bonusWon',
  'feedBegan',
  'swapped',
  'swapClosed',
  'swapsRevealed',
  'sectorEnded',
  'firstNamed',
  'raceEnded',
] as const satisfies readonly Event['type'][]
