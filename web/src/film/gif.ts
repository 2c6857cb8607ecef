/** Writes pictures of one size into an animated GIF: 255 colours each, and only what has changed since the one before. */
export class GifWriter {
  readonly #width: number
  readonly #height: number
  /** Of each picture, in hundredths of a second. */
  readonly #delay: number
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  #before: Uint32Array | undefined

  constructor(width: number, height: number, delay: number) {
    this.#width = width
    this.#height = height
    this.#delay = delay
    this.#write([...latin('GIF89a'), ...short(width), ...short(height), 0x70, 0, 0])
    // For ever.
    this.#write([0x21, 0xff, 11, ...latin('NETSCAPE2.0'), 3, 1, 0, 0, 0])
  }

  /** `pixels`: four bytes each, without transparency. */
  add(pixels: Uint8ClampedArray): void {
    const now = new Uint32Array(pixels.slice().buffer)
    const before = this.#before
    this.#before = now
    const { table, indexOf } = paletteOf(pixels)
    const indices = new Uint8Array(now.length)
    for (let i = 0; i < now.length; i++) indices[i] = before?.[i] === now[i] ? UNCHANGED : indexOf(shade(pixels, i * 4))
    this.#write([0x21, 0xf9, 4, 0b101, ...short(this.#delay), UNCHANGED, 0])
    this.#write([0x2c, 0, 0, 0, 0, ...short(this.#width), ...short(this.#height), 0x87])
    this.#parts.push(table)
    this.#write([8])
    const packed = compressed(indices)
    for (let at = 0; at < packed.length; at += 255) {
      const block = packed.slice(at, at + 255)
      this.#write([block.length])
      this.#parts.push(block)
    }
    this.#write([0])
  }

  finish(): Blob {
    return new Blob([...this.#parts, Uint8Array.of(0x3b)], { type: 'image/gif' })
  }

  #write(bytes: readonly number[]): void {
    this.#parts.push(Uint8Array.from(bytes))
  }
}

/** The colour that shows what was there before. */
const UNCHANGED = 255

const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const short = (number: number) => [number & 255, number >> 8]

/** A colour to five bits of each part. */
const shade = (pixels: Uint8ClampedArray, at: number) => ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3)

/** The colours that a picture has most of; flat drawings have few others. */
function paletteOf(pixels: Uint8ClampedArray) {
  const counts = new Uint32Array(1 << 15)
  const example = new Uint32Array(1 << 15)
  for (let at = 0; at < pixels.length; at += 4) {
    const its = shade(pixels, at)
    counts[its]!++
    example[its] = at
  }
  const used = [...counts.keys()].filter((its) => counts[its]! > 0)
  const kept = used.toSorted((a, b) => counts[b]! - counts[a]!).slice(0, UNCHANGED)
  const table = new Uint8Array(256 * 3)
  for (const [i, its] of kept.entries()) table.set(pixels.subarray(example[its], example[its]! + 3), i * 3)
  const known = new Map(kept.map((its, i) => [its, i]))
  const indexOf = (its: number) => {
    const found = known.get(its) ?? nearest(its, kept)
    known.set(its, found)
    return found
  }
  return { table, indexOf }
}

function nearest(its: number, kept: readonly number[]): number {
  let best = 0
  let least = Infinity
  for (const [i, one] of kept.entries()) {
    const far = ((its >> 10) - (one >> 10)) ** 2 + (((its >> 5) & 31) - ((one >> 5) & 31)) ** 2 + ((its & 31) - (one & 31)) ** 2
    if (far < least) [best, least] = [i, far]
  }
  return best
}

const [CLEAR, END, MOST_CODES] = [256, 257, 4096] as const

/** LZW with codes of growing length, the lowest bits first. */
function compressed(indices: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let [held, holding] = [0, 0]
  let size = 9
  const put = (code: number) => {
    held |= code << holding
    for (holding += size; holding >= 8; holding -= 8) {
      bytes.push(held & 255)
      held >>= 8
    }
  }
  let codes = new Map<number, number>()
  let next = END + 1
  put(CLEAR)
  let run = indices[0]!
  for (let i = 1; i < indices.length; i++) {
    const longer = (run << 8) | indices[i]!
    const code = codes.get(longer)
    if (code !== undefined) {
      run = code
      continue
    }
    put(run)
    run = indices[i]!
    if (next === MOST_CODES) {
      put(CLEAR)
      codes = new Map()
      next = END + 1
      size = 9
      continue
    }
    if (next === 1 << size) size++
    codes.set(longer, next++)
  }
  put(run)
  put(END)
  if (holding > 0) bytes.push(held & 255)
  return Uint8Array.from(bytes)
}
