import type { Outcome } from '@echappee/kernel'

/** TPL-9: by seat; riders on the same square share. */
export function placesOf(riders: readonly number[]): number[] {
  return riders.map((square) => 1 + riders.filter((other) => other > square).length)
}

export function outcomeOf(riders: readonly number[]): Outcome {
  return { places: placesOf(riders), scores: [...riders] }
}
