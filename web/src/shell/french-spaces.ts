/**
 * French has a narrow no-break space before ; : ! ? » and %, and after «, so that none of them begins or ends a line by itself.
 * Dictionaries are written with plain spaces; this sets them, in what their functions return as well.
 */
export function withFrenchSpaces<Words>(words: Words): Words {
  return set(words) as Words
}

function set(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ (?=[;:!?»%])/g, NARROW).replace(/« /g, `«${NARROW}`)
  if (typeof words === 'function') return (...values: unknown[]) => set((words as (...values: unknown[]) => unknown)(...values))
  if (Array.isArray(words)) return words.map(set)
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, set(value)]))
}

const NARROW = '\u202F'
