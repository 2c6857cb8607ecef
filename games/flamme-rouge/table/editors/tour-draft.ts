import { TOURS, type TourId } from '../../content/tours.ts'
import type { CustomTour } from '../../rules/stage-schema.ts'

export type Day = CustomTour['days'][number]

export function tourDraft(id: TourId): CustomTour {
  return { name: '', days: [...TOURS[id].days] }
}

/** One text for each day, for a list to choose from. */
export function dayKey(day: Day): string {
  return typeof day === 'string' ? day : JSON.stringify(day)
}

export function dayOf(key: string): Day {
  return key.startsWith('{') ? (JSON.parse(key) as Day) : (key as Day)
}
