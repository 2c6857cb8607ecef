import { withFaults, type Fault } from './faults.ts'
import { hashOf } from './tried.ts'

/** The faults of a file that were drawn, and how many it has. */
export interface Drawn {
  readonly file: string
  readonly code: string
  readonly faults: readonly Fault[]
  readonly all: number
}

/** So many faults of all files, each as likely as any other: their hashes say which, so that a later sample is the same as long as they are. */
export async function drawnFrom(files: readonly string[], textOf: (file: string) => string, size: number, draw: string): Promise<Drawn[]> {
  const faulty = await Promise.all(files.map(async (file) => ({ file, ...(await withFaults(file, textOf(file))) })))
  const every = faulty.flatMap(({ file, faults }) => faults.map((fault) => ({ fault, lot: lotOf(draw, file, fault) })))
  const drawn = new Set(
    every
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, size)
      .map(({ fault }) => fault),
  )
  return faulty.map(({ file, code, faults }) => ({ file, code, faults: faults.filter((one) => drawn.has(one)), all: faults.length }))
}

/** The 95 % interval of a share, after Wilson. */
export function intervalOf(hits: number, tries: number): readonly [low: number, high: number] {
  if (tries === 0) return [0, 1]
  const z = 1.96
  const share = hits / tries
  const middle = (share + (z * z) / (2 * tries)) / (1 + (z * z) / tries)
  const half = (z / (1 + (z * z) / tries)) * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

function lotOf(draw: string, file: string, { location: { start, end }, replacement }: Fault): string {
  return hashOf(...(draw === 'first' ? [] : [draw]), file, `${start.line}:${start.column}-${end.line}:${end.column}`, replacement)
}
