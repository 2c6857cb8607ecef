import type { Board } from './board.ts'

export const STAGE_KINDS = ['road', 'ttt'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

/** TDF-2: a board of the box by its name, or one of the tour's own boards. */
export interface StagePlan {
  readonly board: string
  readonly kind: StageKind
}

export interface Tour {
  /** Boards of one's own, by the names that the stages use. */
  readonly boards: Readonly<Record<string, Board>>
  readonly stages: readonly StagePlan[]
  /** Where a tour goes on whose first stages were ridden elsewhere, at a real table; `first` where it is known who begins the next one. */
  readonly carry?: { readonly first?: number; readonly results: readonly StageResult[] }
}

/** TDF-38…54: by rider or by team; all that the classifications need. */
export interface StageResult {
  readonly kind: StageKind
  /** The seat that began. */
  readonly first: number
  /** Without bonus seconds, by rider. */
  readonly times: readonly number[]
  readonly places: readonly number[]
  readonly bonusSeconds: readonly number[]
  /** Of the stage with bonus points, by team. */
  readonly points: readonly number[]
}

export const TOUR_LIMITS = { stages: 21, boards: 6, id: 20 } as const

export const TOUR_IDS = ['classic', 'evening', 'flat', 'mountain', 'trial', 'week'] as const
export type TourId = (typeof TOUR_IDS)[number]

const road = (board: string): StagePlan => ({ board, kind: 'road' })
const trial = (board: string): StagePlan => ({ board, kind: 'ttt' })
const tour = (...stages: StagePlan[]): Tour => ({ boards: {}, stages })

export const TOURS: Readonly<Record<TourId, Tour>> = {
  classic: tour(road('flat'), road('mountain')),
  evening: tour(road('short')),
  flat: tour(road('flat')),
  mountain: tour(road('mountain')),
  trial: tour(trial('flat')),
  week: tour(road('flat'), trial('flat'), road('mountain'), road('short'), road('mountain')),
}
