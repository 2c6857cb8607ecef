import { check, type Schema } from '@echappee/kernel'

const MOST = 40

/** A list of documents on this device. */
export interface Shelf<T> {
  /** `my-race/courses`. */
  readonly place: string
  readonly schema: Schema<T>
  /** What a document is called; of one name there is one. */
  readonly nameOf: (document: T) => string
}

/** The newest first; what can't be read is left out. */
export function keptDocuments<T>({ place, schema }: Pick<Shelf<T>, 'place' | 'schema'>): T[] {
  return read(place).flatMap((raw) => {
    const checked = check(schema, raw)
    return checked.ok ? [checked.value] : []
  })
}

/** False where there is no room for it; then all stays as it was. */
export function keepDocument<T>(shelf: Shelf<T>, document: T): boolean {
  const documents = [document, ...others(shelf, document)]
  return documents.length <= MOST && write(shelf.place, documents)
}

export function dropDocument<T>(shelf: Shelf<T>, document: T): boolean {
  return write(shelf.place, others(shelf, document))
}

/** Also those that can't be read: later rules may. */
function others<T>({ place, schema, nameOf }: Shelf<T>, document: T): unknown[] {
  return read(place).filter((raw) => {
    const checked = check(schema, raw)
    return !checked.ok || nameOf(checked.value) !== nameOf(document)
  })
}

const keyOf = (place: string) => `echappee/${place}`

function read(place: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function write(place: string, documents: readonly unknown[]): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(documents))
    return true
  } catch {
    return false
  }
}
