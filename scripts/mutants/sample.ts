import { leftOf } from './batch.ts'
import { withFaults, type Fault } from './faults.ts'
import { hashOf, type Left } from './tried.ts'

/** The faults of a file that were drawn (those that are left, where the others are known), how many, and how many it has. */
export interface Drawn {
  readonly file: string
  readonly faults: readonly Left[]
  readonly count: number
  readonly all: number
}

/** So many faults of all files, each as likely as any other: their hashes say which, so that a later sample is the same as long as they are. */
export async function drawnFrom(files: readonly string[], textOf: (file: string) => string, size: number, draw: string): Promise<Drawn[]> {
  const { faults } = await withFaults(files.map((file) => ({ file, text: textOf(file) })))
  const lots = new Map(faults.map((fault) => [fault, lotOf(draw, fault)]))
  const drawn = new Set(faults.toSorted((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : 1)).slice(0, size))
  const byFile = Map.groupBy(faults, ({ fileName }) => fileName)
  return files.map((file) => {
    const own = byFile.get(file) ?? []
    const some = own.filter((one) => drawn.has(one)).map(leftOf)
    return { file, faults: some, count: some.length, all: own.length }
  })
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

function lotOf(draw: string, { fileName, location: { start, end }, replacement }: Fault): string {
  return hashOf(...(draw === 'first' ? [] : [draw]), fileName, `${start.line}:${start.column}-${end.line}:${end.column}`, replacement)
}
