import type { Json } from './json.ts'

/** What a menu says of a game before its code is loaded. */
export interface Cover {
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** Options of the race of the day, for day number `day`; the same for everybody. */
  dayOptions?(day: number): { readonly [option: string]: Json }
  /** Kept out of menus (a template, a test game). */
  readonly isHidden?: boolean
}
