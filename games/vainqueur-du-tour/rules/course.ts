import type { Seat } from '@echappee/kernel'
import type { RoadStage, Stage, TimeTrialStage, Track } from '../content/board.ts'
import type { PublicState, Tour } from './state.ts'

/** The stage being run (the last one, when the tour is over). */
export function stageOf({ tour, stageIndex }: PublicState): Stage {
  return stageAt(tour, stageIndex)
}

export function stageAt({ stages, board }: Tour, index: number): Stage {
  const n = stages[index]!
  // Most boards number their stages 1, 2, 3 …
  const likely = board.stages[n - 1]
  return likely !== undefined && likely.n === n ? likely : board.stages.find((stage) => stage.n === n)!
}

/** Only in the phase `road`. */
export function roadOf(state: PublicState): RoadStage {
  return stageOf(state) as RoadStage
}

/** Only in the phase `timetrial`. */
export function trackOf(state: PublicState): Track {
  return state.tour.board.tracks[(stageOf(state) as TimeTrialStage).track]!
}

/** Where the line is, in kilometres or squares. */
export function lineOf(state: PublicState): number {
  const stage = stageOf(state)
  return stage.type === 'timetrial' ? state.tour.board.tracks[stage.track]!.finish : stage.lengthKm
}

/** Whose turn it is in a stage. */
export function turnSeat(state: PublicState): Seat {
  return state.order[state.turn]!
}
