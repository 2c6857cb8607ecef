/** Data in a link, after its `#`: JSON, made small, in letters that need no escaping. Nothing of it is sent to a server. */
export async function pack(value: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'), LARGEST)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Undefined for whatever is no packed data, or far too much of it. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), LARGEST))) as unknown
  } catch {
    return undefined
  }
}

/** Mail programs and messengers cut longer links. */
export const LONGEST_LINK = 6000
const LARGEST = 500_000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    size += step.value.length
    if (size > most) throw new RangeError('too large')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
