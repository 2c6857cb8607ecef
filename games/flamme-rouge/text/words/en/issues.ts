import type { Words, Params } from '../types.ts'

type Value = Params[string] | undefined

const where = (at: Value, tile: Value) => `at character ${String(at)} (“${String(tile)}”)`

export const issues: Words['issues'] = {
  unknown_tile: ({ at, tile }) => `There is no such tile ${where(at, tile)}: a to v, A to V, 1 to 9 and 1D to 9D.`,
  tile_twice: ({ at, tile }) => `A tile is laid a second time ${where(at, tile)}: both sides are one piece.`,
  no_start_tile: ({ at, tile }) => `A stage begins with a start tile (a, A, 1 or 1D), not ${where(at, tile)}.`,
  no_finish_tile: ({ at, tile }) => `A stage ends with a finish tile (u, U, v or V), not ${where(at, tile)}.`,
  start_inside: ({ at, tile }) => `A start tile comes first only, not ${where(at, tile)}.`,
  finish_inside: ({ at, tile }) => `A finish tile comes last only, not ${where(at, tile)}.`,
  too_short: ({ squares, minimum }) => `The road is ${squares} squares long; ${minimum} at least.`,
  sprint_place: ({ square, first, last }) => `A sprint line lies behind squares ${first} to ${last}, not ${square}.`,
  sprint_terrain: ({ square, other, squares }) =>
    `The ${squares} squares before the sprint line at ${square} must be flat; ${other} is not.`,
  sprints_too_close: ({ square, other, squares }) => `Sprint lines lie ${squares} squares apart at least, unlike ${other} and ${square}.`,
  no_sprints_in_time_trial: () => 'A time trial has no sprint lines.',
  unknown_stage: ({ given, values }) => `There is no stage “${given}”. There are ${values}.`,
  too_many_stages: ({ stages, maximum }) => `${stages} stages; ${maximum} at most.`,
  no_stage: () => 'A tour has at least one stage.',
  rest_first: () => 'A tour does not begin with a rest day.',
  rest_last: () => 'A tour does not end with a rest day.',
  rests_together: () => 'Two rest days do not follow each other.',
  time_trial_in_race: () => 'A single race is ridden on the road, not against the clock.',
  carry_day: () => 'The tour goes on with a stage, not with a rest day or after its end.',
  carry_results: ({ stages = 0 }) => `The stages before have ${stages} results, one for each, in order.`,
  carry_riders: ({ riders = 0 }) => `Everything that is carried over names the ${riders} riders of the tour, each once.`,
}
