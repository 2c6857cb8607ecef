/** What a landscape is drawn from: the board's measures, the size of its things. */
export interface Landscape {
  readonly width: number
  readonly height: number
  /** One drawn unit; things keep their proportions on a wide board and on a tall one. */
  readonly unit: number
}

/** A rolling line at height `y`, filled down to the board's foot. */
export function ridge(width: number, height: number, y: number, swing: number, wave: number, phase = 0): string {
  const half = Math.max(wave / 2, 1)
  let line = `M0 ${round(y)}`
  for (let i = 0; i * half < width; i++) {
    const lift = (i + phase) % 2 === 0 ? -swing : swing
    line += `Q${round((i + 0.5) * half)} ${round(y + lift * pick([1, 0.6, 1.2, 0.8], i))} ${round((i + 1) * half)} ${round(y)}`
  }
  return `${line}V${round(height)}H0Z`
}

/** Places at a regular distance along the board. */
export function steps(width: number, distance: number): number[] {
  return Array.from({ length: Math.ceil(width / Math.max(distance, 1)) }, (_, i) => round(i * distance))
}

/** Variety without chance: the i-th of a few values, round and round. */
export function pick<T>(values: readonly [T, ...T[]], i: number): T {
  return values[i % values.length] ?? values[0]
}

export function at(x: number, y: number, scale: number): string {
  return `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
