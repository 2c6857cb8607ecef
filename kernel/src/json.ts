/** What a state, a view, a move and an event are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON text with sorted keys, so that equal values give equal text whatever order they were built in. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
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

/** 64 bits of fingerprint as 16 hexadecimal digits: equal values have equal digests. It proves no identity against an attacker. */
export function digest(value: unknown): string {
  const text = canonicalJson(value)
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b) + a
    b ^= b >>> 15
  }
  return hex(mix(a)) + hex(mix(b))
}

function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
