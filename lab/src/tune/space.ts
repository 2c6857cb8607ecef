import type { AnyGame } from '@echappee/kernel'
import { BadInput } from '../failure.ts'
import { nearest } from '../nearest.ts'
import type { Words } from '../words/en/index.ts'

/** A parameter that is turned, with the values that are tried, in rising order. */
export interface Axis {
  readonly key: string
  readonly values: readonly number[]
  /** As in the box; it need not be among the values. */
  readonly usual: number
}

/** By axis: the place of a value. */
export type Point = readonly number[]

/** `key=lo..hi`, or `key=lo..hi:step`, within the parameter's own range. */
export function parseAxes(texts: readonly string[], { id, parameters }: AnyGame, say: Words): Axis[] {
  const fields = parameters?.fields ?? {}
  const axes: Axis[] = []
  for (const text of texts) {
    const [, key = '', low = '', high = '', step = '1'] = /^([^=]+)=(\d{1,9})\.\.(\d{1,9})(?::(\d{1,9}))?$/.exec(text) ?? []
    if (key === '' || Number(low) >= Number(high) || Number(step) < 1) throw new BadInput(say.tune.paramForm(text))
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) throw new BadInput(say.unknownParameter(id, key, nearest(key, Object.keys(fields)), Object.keys(fields)))
    for (const end of [low, high])
      if (Number(end) < field.min || Number(end) > field.max) throw new BadInput(say.parameterRange(key, end, field.min, field.max))
    if (axes.some((axis) => axis.key === key)) throw new BadInput(say.tune.paramTwice(key))
    axes.push({ key, values: valuesFrom(Number(low), Number(high), Number(step)), usual: field.default })
  }
  return axes
}

function valuesFrom(low: number, high: number, step: number): number[] {
  const values: number[] = []
  for (let value = low; value < high; value += step) values.push(value)
  return [...values, high]
}

export const sizeOf = (axes: readonly Axis[]): number => axes.reduce((size, { values }) => size * values.length, 1)

/** Point number `at` of all that there are. */
export function pointAt(axes: readonly Axis[], at: number): Point {
  let left = at
  return axes.map(({ values }) => {
    const place = left % values.length
    left = Math.floor(left / values.length)
    return place
  })
}

/** The point that is nearest to the box. */
export function usualPoint(axes: readonly Axis[]): Point {
  return axes.map(({ values, usual }) => {
    const distances = values.map((value) => Math.abs(value - usual))
    return distances.indexOf(Math.min(...distances))
  })
}

/** One step up or down in one parameter. */
export function neighboursOf(axes: readonly Axis[], point: Point): Point[] {
  return axes.flatMap(({ values }, axis) =>
    [point[axis]! - 1, point[axis]! + 1].filter((place) => place >= 0 && place < values.length).map((place) => point.with(axis, place)),
  )
}

/** One parameter at both of its ends, the others as they are. */
export function endsOf(axes: readonly Axis[], point: Point, axis: number): Point[] {
  return [0, axes[axis]!.values.length - 1].map((place) => point.with(axis, place))
}

/** From the box, in parts of the ranges. */
export function distanceFromUsual(axes: readonly Axis[], point: Point): number {
  return axes.reduce((sum, { values, usual }, axis) => {
    const range = values.at(-1)! - values[0]!
    return sum + Math.abs(values[point[axis]!]! - usual) / range
  }, 0)
}

export function numbersAt(axes: readonly Axis[], point: Point): Record<string, number> {
  return Object.fromEntries(axes.map(({ key, values }, axis) => [key, values[point[axis]!]!]))
}

export function labelAt(axes: readonly Axis[], point: Point): string {
  return axes.map(({ key, values }, axis) => `${key}=${values[point[axis]!]}`).join(' ')
}

export const isSamePoint = (a: Point, b: Point): boolean => a.every((place, axis) => place === b[axis])
