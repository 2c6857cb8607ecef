import type { StageId } from './stages.ts'

/** FR-36: stages in order, and rest days between them. */
export interface TourSheet {
  readonly name: string
  readonly days: readonly (StageId | 'rest')[]
}

export const TOUR_IDS = ['TOUR3', 'TOUR5', 'TOUR9', 'TOUR21'] as const
export type TourId = (typeof TOUR_IDS)[number]

export const TOURS: Readonly<Record<TourId, TourSheet>> = {
  TOUR3: { name: 'Critérium', days: ['GT-F1', 'GT-M2', 'GT-P1'] },
  TOUR5: { name: 'Semaine', days: ['GT-P1', 'GT-F1', 'GT-R1', 'GT-M2', 'GT-F3'] },
  TOUR9: { name: 'Neuvaine', days: ['GT-P1', 'GT-F1', 'GT-P3', 'GT-R1', 'GT-M1', 'rest', 'GT-F2', 'GT-P2', 'GT-M3', 'GT-F3'] },
  TOUR21: {
    name: 'Grand Tour',
    // prettier-ignore
    days: [
      'GT-P1', 'ST1', 'ST3', 'GT-P3', 'ST11', 'ST2', 'ST4', 'GT-M1', 'GT-M2', 'rest',
      'GT-F2', 'ST7', 'GT-R1', 'GT-P2', 'ST5', 'ST6', 'rest', 'GT-F3', 'GT-R2', 'GT-M4', 'GT-M3', 'ST12', 'GT-F1',
    ],
  },
}
