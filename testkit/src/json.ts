/** An independent copy, whatever the game's own `clone` and JSON make of it. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key])
  return copy as T
}

/** Where the two first differ, and how; undefined if they are equal. The order of keys means nothing. */
export function difference(a: unknown, b: unknown): string | undefined {
  return isSame(a, b) ? undefined : firstDifference(a, b, '')
}

/** For loops of whole games, where `expect(…).toEqual(…)` would take most of the time: throws where the two first differ. */
export function expectSame(actual: unknown, wanted: unknown, what = 'what is and what is wanted'): void {
  const found = difference(actual, wanted)
  if (found !== undefined) throw new Error(`${what}: ${found}`)
}

/** Most are: no path is kept. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b)
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) {
      const [left, right] = [a[i] as unknown, b[i] as unknown]
      // A hole is not `undefined`.
      if (left === undefined ? right !== undefined || i in a !== i in b : !isSame(left, right)) return false
    }
    return true
  }
  if (Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) {
    const other = right[key]
    if (other === undefined ? left[key] !== undefined || !Object.hasOwn(right, key) : !isSame(left[key], other)) return false
  }
  return true
}

function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (Object.is(a, b)) return undefined
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return `${path || 'it'}: ${show(a)} and ${show(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return `${path || 'it'}: ${show(a)} and ${show(b)}`
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return `${path || 'it'}: ${show(a)} and ${show(b)}`
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of Object.keys(left)) {
    const at = `${path}.${key}`
    if (!Object.hasOwn(right, key)) return `${at}: ${show(left[key])} and nothing`
    const found = firstDifference(left[key], right[key], at)
    if (found !== undefined) return found
  }
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key)) return `${path}.${key}: nothing and ${show(right[key])}`
  return undefined
}

/** Where the value is something that JSON can't carry; undefined if all of it is plain JSON. */
export function notJson(value: unknown): string | undefined {
  const problem = problemIn(value, [])
  return problem && `${problem.path || 'it'} ${problem.what}`
}

function problemIn(value: unknown, above: object[]): { readonly path: string; readonly what: string } | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : { path: '', what: `is ${show(value)}` }
  if (typeof value === 'object' && plainForGood.has(value)) return undefined
  const what = typeof value === 'object' ? wrongContainer(value, above) : `is ${typeof value}`
  if (what !== undefined) return { path: '', what }
  const holder = value as Record<string, unknown>
  above.push(holder)
  let isForGood = Object.isFrozen(holder)
  for (const key of Object.keys(holder)) {
    const inner = holder[key]
    const found = problemIn(inner, above)
    if (found !== undefined) return { ...found, path: `.${key}${found.path}` }
    isForGood &&= inner === null || typeof inner !== 'object' || plainForGood.has(inner)
  }
  above.pop()
  if (isForGood) plainForGood.add(holder)
  return undefined
}

/** Frozen to the ground and found plain: boards and courses that thousands of states share. */
const plainForGood = new WeakSet<object>()

function wrongContainer(value: object, above: readonly object[]): string | undefined {
  if (above.includes(value)) return 'is a cycle'
  if (!Array.isArray(value) && !isPlain(value)) return `is a ${value.constructor.name}`
  if (Object.getOwnPropertySymbols(value).length > 0) return 'has a symbol as key'
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return 'has holes, or keys that are no numbers'
  return undefined
}

export function show(value: unknown): string {
  if (Object.is(value, -0)) return '-0'
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch {
    text = undefined
  }
  text ??= String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
