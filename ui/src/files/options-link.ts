/** Options in the part of an address that stays on the device: `mode=race&stage={…}`. Texts stand as they are, everything else as JSON. */
export function writeOptions(options: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams()
  for (const [key, value] of Object.entries(options)) parts.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  return parts.toString()
}

/** What an address says about these options; whatever else it says is left out. */
export function readOptions(hash: string, keys: readonly string[]): Readonly<Record<string, unknown>> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const options: Record<string, unknown> = {}
  for (const key of keys) {
    const text = parts.get(key)
    if (text !== null) options[key] = valueOf(text)
  }
  return options
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
