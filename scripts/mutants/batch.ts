import { withFaults, type Fault, type Span } from './faults.ts'
import type { Room } from './rooms.ts'
import { passedOf } from './trial.ts'
import { isHarmless, type Left } from './tried.ts'

/** Faults of one file that are to be tried. */
export interface Task {
  readonly file: string
  readonly text: string
  readonly faults: readonly Left[]
}

/** What became of them: noticed by the tests of the room, by its late tests alone, or by nobody. */
export interface Verdict {
  readonly noticed: number
  readonly late: number
  readonly left: readonly Left[]
}

/** So many share their processes, which load the tests and look at them without a fault first. */
const BATCH = 600

/** Tasks in parts that are tried together; what is known is kept part by part. */
export function batchesOf<T extends { readonly task: Task }>(tasks: readonly T[]): T[][] {
  const batches: T[][] = []
  let size = Infinity
  for (const one of tasks) {
    if (size + one.task.faults.length > BATCH) {
      batches.push([])
      size = 0
    }
    batches.at(-1)!.push(one)
    size += one.task.faults.length
  }
  return batches
}

export interface Effort {
  /** Without late tests: what only they notice counts as left. */
  readonly early: boolean
  /** Those with a reason too, to see whether it holds. */
  readonly again: boolean
}

/** By file. */
export async function tryTogether(root: string, room: Room, tasks: readonly Task[], effort: Effort): Promise<Map<string, Verdict>> {
  const { tests, late, game } = room
  const known = tasks.map(({ file, text, faults }) => (effort.again ? [] : faults.filter((one) => isHarmless(file, one, text))))
  const open = tasks.map((task, i) => ({ ...task, faults: task.faults.filter((one) => !known[i]!.includes(one)) }))
  const passed = await passing(root, room, open, { tests })
  const hasLate = !effort.early && (late.length > 0 || game !== undefined)
  const still = hasLate ? await passing(root, room, passed, { tests: late, ...(game === undefined ? {} : { laws: game }) }) : passed
  const count = (some: readonly Task[], i: number) => some[i]!.faults.length
  return new Map(
    tasks.map(({ file }, i) => [
      file,
      { noticed: count(open, i) - count(passed, i), late: count(passed, i) - count(still, i), left: [...known[i]!, ...still[i]!.faults] },
    ]),
  )
}

/** Of each task what these tests do not notice. */
async function passing(
  root: string,
  { leaveOut }: Room,
  tasks: readonly Task[],
  by: { tests: readonly string[]; laws?: string },
): Promise<Task[]> {
  const some = tasks.filter(({ faults }) => faults.length > 0)
  if (some.length === 0) return [...tasks]
  const { texts, faults } = await withFaults(some.map(({ file, text, faults: own }) => ({ file, text, only: own.map(spanOf) })))
  const wanted = new Map(some.flatMap(({ file, faults: own }) => own.map((one) => [nameOf(file, one), one] as const)))
  const tried = faults.filter((fault) => wanted.has(nameOf(fault.fileName, leftOf(fault))))
  const trial = { root, texts, ...by, ids: tried.map(({ id }) => id), ...(leaveOut === undefined ? {} : { leaveOut }) }
  const passed = passedOf(trial)
  const names = new Set(tried.filter(({ id }) => passed.has(id)).map((fault) => nameOf(fault.fileName, leftOf(fault))))
  return tasks.map((task) => ({ ...task, faults: task.faults.filter((one) => names.has(nameOf(task.file, one))) }))
}

export function leftOf({ location: { start, end }, replacement }: Fault): Left {
  return [`${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`, replacement]
}

function spanOf([place]: Left): Span {
  const [line, column, endLine, endColumn] = place.split(/[:-]/).map((part) => Number(part) - 1) as [number, number, number, number]
  return { start: { line, column }, end: { line: endLine, column: endColumn } }
}

const nameOf = (file: string, [place, replacement]: Left) => `${file} ${place} ${replacement}`
