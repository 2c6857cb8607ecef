import type { Seat } from '@echappee/kernel'
import type { Course } from '../content/courses.ts'
import type { Cause, Pace } from '../content/paces.ts'
import type { Terrain, Tokens } from '../content/road.ts'
import type { TeamId } from '../content/teams.ts'
import type { RaceNumbers } from './numbers.ts'
import type { Options } from './options.ts'

/** What is being decided. Each has its file in `phases/`. */
export const PHASES = ['teams', 'allocate', 'pace', 'pay', 'follow', 'announce', 'refill', 'finished'] as const
export type Phase = (typeof PHASES)[number]

/**
 * A rider's number: three times the seat, plus 0, 1 or 2 for the letters A, B, C. State, moves and events all use it.
 * A *set* of riders is one number with a bit for each of them; `riders.ts` turns it into a list.
 */
export type RiderId = number
export type RiderSet = number

/** What is the same for the whole race. Frozen and shared. */
export interface Race {
  options: Options
  course: Course
  seats: number
  /** Only where the lab has turned one of them. */
  numbers?: RaceNumbers
  /** CDB-8 to CDB-10: whether tokens may lie face down. */
  isHiding: boolean
  /** The preset teams that can be taken, in order; empty with a free allocation. */
  offer: TeamId[]
}

/**
 * What everybody knows of a rider's face-down tokens: `unknown` = one of them may be energy; `spent`, `shown` = one was, and it has been paid with
 * or turned up; `none` = nothing is or ever was hidden.
 */
type FaceDown = 'unknown' | 'spent' | 'shown' | 'none'

/** What lies open about a rider (CDB-10). */
export interface Rider {
  /** Square 1 to 19. */
  at: number
  /** Face-up tokens. */
  up: Tokens
  /** Number of face-down tokens: blanks, and perhaps one energy token. */
  down: number
  /** Face-up tokens at the start of the race. Frozen. */
  start: Tokens
  faceDown: FaceDown
  hasOffensive: boolean
  /** Whether the feed zone lies behind (CDB-31). */
  hasFed: boolean
  /** The revealed pace, while the group is being resolved. */
  pace: Pace | null
  /** How the rider moved in this round; null if it has not yet. */
  moved: Cause | null
  /** What it paid in this round, as in `payments.ts`. */
  paid: string
}

/** An open tow, while riders decide whether to follow. */
export interface Tow {
  distance: 2 | 3
  reason: 'pair' | 'announced'
  /** Those who tow: the riders of the pairs, or those who announced it. Frozen. */
  riders: RiderId[]
}

/** CDB-50: what is turned over after the race. Frozen. */
export interface Unveiling {
  /** By rider: the energy token that lay face down to the end. */
  hidden: (Terrain | null)[]
  /** By seat. */
  musettes: number[]
  /** The musette that nobody drew. */
  leftOver: number
}

/** Everything that everybody may know. */
export interface PublicState {
  race: Race
  phase: Phase
  /** By seat; null before the pick, and with a free allocation. */
  teams: (TeamId | null)[]
  riders: Rider[]
  /** 0 before the race. */
  round: number
  /** The riders of the group being played, moved or not, and their square at the start of the round; 0 before the race. */
  group: RiderSet
  groupCase: number
  /** 0 choice of paces, 1 to 8 resolution, 9 feed zone. */
  step: number
  tow: Tow | null
  /** Riders of the group that passed the feed zone just now (CDB-31). */
  feeding: RiderSet
  /** The riders that the present question is about, and those of them whose owners have answered. */
  asked: RiderSet
  answered: RiderSet
  /** CDB-36: who drew a musette, one list for each draw (CDB-37). Inner lists frozen. */
  draws: Seat[][]
  unveiling: Unveiling | null
}

/** CDB-6, CDB-8: a team being put together, or tokens being turned over. */
export interface Draft {
  /** By letter; inner lists too are replaced, never changed. */
  tokens: Tokens[]
  /** By letter: the colour of the face-down token. */
  hidden: (Terrain | null)[]
  /** How often something was taken back or turned over. */
  changes: number
}

export interface State extends PublicState {
  /** By seat, in the phase `allocate` only; then the list is empty. */
  drafts: Draft[]
  /** By rider: the colour of the face-down energy token. */
  hidden: (Terrain | null)[]
  /** By rider: the answer to the present question (see `batch.ts`). */
  answers: (string | null)[]
  /** By seat; null before the draw. Nobody knows it (CDB-39). */
  musettes: (number | null)[]
  /** CDB-37. */
  remainingMusette: number
}

/** All that a seat may know. */
export interface View extends PublicState {
  viewer: Seat
  /** The viewer's own draft in the phase `allocate`. */
  draft: Draft | null
  /** By letter: the face-down energy tokens of the viewer's own riders; empty for a spectator. */
  hidden: (Terrain | null)[]
  /** By letter: the viewer's own answers to the present question; empty for a spectator. */
  answers: (string | null)[]
}
