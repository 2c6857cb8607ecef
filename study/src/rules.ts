import type { AnyGame, AnyKnowledge, AnyMetrics } from '@echappee/kernel'

/** What is studied. */
export interface StudiedGame {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  /** Absent for a game that names none: then only what every game shows is counted. */
  readonly metrics?: AnyMetrics | undefined
}
