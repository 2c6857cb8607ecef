import type { Seat } from './game.ts'

const NOBODY: readonly Seat[] = Object.freeze([])
const ALONE: (readonly Seat[])[] = []

/** The list of this seat alone. Frozen and shared, for it is asked for millions of times. */
export function only(seat: Seat): readonly Seat[] {
  return (ALONE[seat] ??= Object.freeze([seat]))
}

export function nobody(): readonly Seat[] {
  return NOBODY
}
