/** A board pack is data, so that owners of a real board can replace it. */
export const STAGE_TYPES = ['plain', 'mountain', 'timetrial'] as const
export type StageType = (typeof STAGE_TYPES)[number]

export interface RoadStage {
  n: number
  type: 'plain' | 'mountain'
  lengthKm: number
  sprintFromKm: number | null
  /** A label of a custom pack; the rules ignore it. */
  name?: string
}
export interface TimeTrialStage {
  n: number
  type: 'timetrial'
  track: string
  name?: string
}
export type Stage = RoadStage | TimeTrialStage

export type Instruction = { at: number; do: 'ADVANCE' | 'BACK' | 'MISS'; n: number } | { at: number; do: 'AGAIN' }

export interface Track {
  finish: number
  squares: Instruction[]
}

export interface BoardPack {
  id: string
  kmPerSquare: number
  stages: Stage[]
  tracks: Record<string, Track>
  /** Where a tour goes on whose first stages were run elsewhere, at a real table: who won the prologue, and the places by stage and seat. */
  carry?: { bearer: number; places: number[][] }
}

export const KM_PER_SQUARE = 20

const plain = (n: number, lengthKm: number, sprintFromKm: number): RoadStage => ({ n, type: 'plain', lengthKm, sprintFromKm })
const mountain = (n: number, lengthKm: number): RoadStage => ({ n, type: 'mountain', lengthKm, sprintFromKm: null })
const timetrial = (n: number): TimeTrialStage => ({ n, type: 'timetrial', track: 'red' })

export const DEFAULT_BOARD: BoardPack = {
  id: 'vdt-default',
  kmPerSquare: KM_PER_SQUARE,
  stages: [
    plain(1, 260, 200),
    timetrial(2),
    plain(3, 220, 160),
    mountain(4, 100),
    timetrial(5),
    mountain(6, 120),
    plain(7, 240, 180),
    mountain(8, 140),
    mountain(9, 120),
    plain(10, 200, 160),
    timetrial(11),
    plain(12, 240, 160),
  ],
  tracks: {
    red: {
      finish: 36,
      squares: [
        { at: 3, do: 'ADVANCE', n: 2 },
        { at: 6, do: 'MISS', n: 1 },
        { at: 8, do: 'AGAIN' },
        { at: 11, do: 'BACK', n: 2 },
        { at: 13, do: 'ADVANCE', n: 3 },
        { at: 15, do: 'MISS', n: 1 },
        { at: 18, do: 'AGAIN' },
        { at: 20, do: 'BACK', n: 4 },
        { at: 23, do: 'ADVANCE', n: 2 },
        { at: 24, do: 'MISS', n: 1 },
        { at: 27, do: 'BACK', n: 5 },
        { at: 29, do: 'AGAIN' },
        { at: 31, do: 'ADVANCE', n: 3 },
        { at: 33, do: 'BACK', n: 5 },
      ],
    },
  },
}

/** The half tour of the option `stages`. */
export const HALF_TOUR = [1, 2, 4, 7, 8, 12] as const
