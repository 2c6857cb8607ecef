import type { Tile } from './sectors.ts'

/** A course as it is laid out: ten tiles. The feed slot is always written FZ: which side is up follows from the others (TI-3). */
export interface CoursePlan {
  name?: string
  sectors: Tile[]
}

export const PRESETS = ['balade', 'enfer-du-nord', 'etape-reine', 'classique-vallonnee', 'plate-et-venteuse'] as const
export type Preset = (typeof PRESETS)[number]

export const COURSES: Readonly<Record<Preset, readonly Tile[]>> = {
  balade: ['ST', 'NR', 'SP', 'NR', 'FZ', 'PM', 'NR', 'HW', 'NR', 'WR'],
  'enfer-du-nord': ['ST', 'CO', 'LC', 'HW', 'FZ', 'CO', 'SP', 'WR', 'HW', 'NR'],
  'etape-reine': ['ST', 'PM', 'NR', 'HM', 'FZ', 'HM', 'WR', 'PM', 'PM', 'HM'],
  'classique-vallonnee': ['ST', 'WR', 'PM', 'SP', 'FZ', 'NR', 'PM', 'CO', 'WR', 'PM'],
  // No bonus on the way: its feed slot shows the Sprint.
  'plate-et-venteuse': ['ST', 'NR', 'HW', 'LC', 'FZ', 'CO', 'NR', 'WR', 'HW', 'NR'],
}
