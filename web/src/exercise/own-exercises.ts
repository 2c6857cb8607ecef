import type { Answer, Seat } from '@echappee/kernel'
import { loadTable, type SavedTable } from '../table/saved-table.ts'

/** A mistake of the person in a race of this device, made into a question. */
export interface OwnExercise {
  /** The race, and how many moves had been played. */
  readonly table: string
  readonly at: number
  readonly seat: Seat
  readonly answer: Answer
}

const KEY = 'echappee/exercises'
/** Older ones make room. */
const MOST = 60

/** Newest first; those whose race was deleted are gone with it. */
export function ownExercises(): { readonly exercise: OwnExercise; readonly race: SavedTable }[] {
  return kept().flatMap((exercise) => {
    const race = loadTable(exercise.table)
    return race === undefined ? [] : [{ exercise, race }]
  })
}

export function findOwn(name: string): { readonly exercise: OwnExercise; readonly race: SavedTable } | undefined {
  return ownExercises().find(({ exercise }) => nameOf(exercise) === name)
}

/** In addresses. */
export const nameOf = ({ table, at }: Pick<OwnExercise, 'table' | 'at'>) => `${table}-${at}`

/** An analysis that is made again finds the same. False where the device has no room. */
export function keepOwn(found: readonly OwnExercise[]): boolean {
  const names = new Set(found.map(nameOf))
  return write([...found, ...kept().filter((exercise) => !names.has(nameOf(exercise)))].slice(0, MOST))
}

function kept(): OwnExercise[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(raw) ? raw.filter(isOwn) : []
  } catch {
    return []
  }
}

function isOwn(raw: unknown): raw is OwnExercise {
  const { table, at, seat, answer } = (raw ?? {}) as Partial<OwnExercise>
  return (
    typeof table === 'string' &&
    Number.isInteger(at) &&
    Number.isInteger(seat) &&
    answer?.move !== undefined &&
    Array.isArray(answer.reasons)
  )
}

const SOLVED = 'echappee/exercises-solved'

/** Names of exercises, each with whether the first answer was right. */
export function answered(): Readonly<Record<string, boolean>> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? '{}')
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

/** The first answer counts. */
export function noteAnswer(name: string, isRight: boolean): void {
  const before = answered()
  if (before[name] !== undefined) return
  keep(SOLVED, { ...before, [name]: isRight })
}

const write = (exercises: readonly OwnExercise[]) => keep(KEY, exercises)

function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
