/** What a state, a view, a move and an event are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON text with sorted keys, so that equal values give equal text whatever order they were built in. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(value[i])
    return `[${text}]`
  }
  const entries = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(entries).sort()) {
    const item = entries[key]
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(item)}`
  }
  return `{${text}}`
}

/** Whether more lists and objects than that lie inside each other. It looks no deeper: whatever walks through the rest must not run out of stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** 64 bits of fingerprint as 16 hexadecimal digits: equal values have equal digests. It proves no identity against an attacker. */
export function digest(value: unknown): string {
  a = 0x811c9dc5 | 0
  b = 0x9e3779b9 | 0
  take(value)
  return hex(mix(a)) + hex(mix(b))
}

/**
 * The two words of the fingerprint under way. A match takes the digest of its whole state after every move: running over the canonical text
 * without building it, with words of 32 bits that are nobody's fields, is four times as fast as hashing the text.
 */
let a = 0
let b = 0

function take(value: unknown): void {
  if (typeof value === 'number') return takeNumber(value)
  if (typeof value === 'string') return takeString(value)
  if (value === null || typeof value !== 'object') return units(JSON.stringify(value) ?? 'null')
  if (Array.isArray(value)) return takeArray(value)
  takeObject(value as Readonly<Record<string, unknown>>)
}

function takeNumber(value: number): void {
  if ((value | 0) !== value || value < 0 || value > 99) return units(Number.isFinite(value) ? String(value) : 'null')
  if (value > 9) unit(ZERO + ((value / 10) | 0))
  unit(ZERO + (value % 10))
}

function takeString(text: string): void {
  if (!isPlain(text)) return units(JSON.stringify(text))
  unit(QUOTE)
  units(text)
  unit(QUOTE)
}

function takeArray(items: readonly unknown[]): void {
  unit(OPEN_ARRAY)
  for (let i = 0; i < items.length; i++) {
    if (i > 0) unit(COMMA)
    take(items[i])
  }
  unit(CLOSE_ARRAY)
}

function takeObject(object: Readonly<Record<string, unknown>>): void {
  const { sorted, labels } = shapeOf(Object.keys(object))
  let isFirst = true
  unit(OPEN_OBJECT)
  for (let i = 0; i < sorted.length; i++) {
    const item = object[sorted[i]!]
    if (item === undefined) continue
    if (!isFirst) unit(COMMA)
    isFirst = false
    units(labels[i]!)
    take(item)
  }
  unit(CLOSE_OBJECT)
}

function unit(code: number): void {
  a = Math.imul(a ^ code, 0x01000193)
  b = (Math.imul(b ^ code, 0x85ebca6b) + a) | 0
  b ^= b >>> 15
}

function units(text: string): void {
  let c = a
  let d = b
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    c = Math.imul(c ^ code, 0x01000193)
    d = (Math.imul(d ^ code, 0x85ebca6b) + c) | 0
    d ^= d >>> 15
  }
  a = c
  b = d
}

const [ZERO, COMMA, QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [48, 44, 34, 92, 91, 93, 123, 125] as const

/** Nothing in it that JSON would escape. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) return false
  }
  return true
}

/** The keys of an object as they come, as they are sorted, and as they are written with their colon. */
interface Shape {
  readonly keys: readonly string[]
  readonly sorted: readonly string[]
  readonly labels: readonly string[]
}

/** A game has few kinds of objects, each with its keys in one order: they are sorted once. By the first key. */
const shapes = new Map<string, Shape[]>()
/** Objects whose keys are data, like the ids of a map, have no kind: they must not fill the memory. */
const MOST_SHAPES = 500
const MOST_ALIKE = 16

function shapeOf(keys: readonly string[]): Shape {
  const first = keys.length === 0 ? '' : keys[0]!
  const alike = shapes.get(first)
  if (alike !== undefined) for (const shape of alike) if (isSame(shape.keys, keys)) return shape
  const sorted = keys.toSorted()
  const shape = { keys, sorted, labels: sorted.map((key) => `${JSON.stringify(key)}:`) }
  if (alike === undefined && shapes.size < MOST_SHAPES) shapes.set(first, [shape])
  else if (alike !== undefined && alike.length < MOST_ALIKE) alike.push(shape)
  return shape
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
