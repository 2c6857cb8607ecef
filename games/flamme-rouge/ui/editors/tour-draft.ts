import { TOURS, type TourId } from '../../content/tours.ts'
import { LIMITS, type CustomTour } from '../../rules/stage-schema.ts'

export type Day = CustomTour['days'][number]

export function tourDraft(id: TourId): CustomTour {
  return { name: '', days: [...TOURS[id].days] }
}

export function moveDay({ name, days }: CustomTour, at: number, by: -1 | 1): CustomTour {
  const other = at + by
  if (other < 0 || other >= days.length) return { name, days }
  return { name, days: days.with(at, days[other]!).with(other, days[at]!) }
}

export function dropDay({ name, days }: CustomTour, at: number): CustomTour {
  return { name, days: days.toSpliced(at, 1) }
}

export function setDay({ name, days }: CustomTour, at: number, day: Day): CustomTour {
  return { name, days: days.with(at, day) }
}

/** At the end; a tour has at most so many days. */
export function addDay({ name, days }: CustomTour, day: Day): CustomTour {
  return { name, days: days.length < LIMITS.days ? [...days, day] : days }
}

/** One text for each day, for a list to choose from. */
export function dayKey(day: Day): string {
  return typeof day === 'string' ? day : JSON.stringify(day)
}

export function dayOf(key: string): Day {
  return key.startsWith('{') ? (JSON.parse(key) as Day) : (key as Day)
}
