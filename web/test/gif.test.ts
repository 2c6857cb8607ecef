import { expect, it } from 'vitest'
import { GifWriter } from '../src/film/gif.ts'

/** Width and height, and the pixels of each picture as a reader of the format draws them: three bytes each. */
function read(bytes: Uint8Array): { size: number[]; pictures: Uint8Array[] } {
  const short = (i: number) => bytes[i]! | (bytes[i + 1]! << 8)
  const size = [short(6), short(8)]
  const pictures: Uint8Array[] = []
  let drawn = new Uint8Array(size[0]! * size[1]! * 3)
  let clear = -1
  let at = 13
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) clear = bytes[at + 6]!
      for (at += 2; bytes[at] !== 0; at += bytes[at]! + 1);
      at++
      continue
    }
    expect(bytes[at]).toBe(0x2c)
    const table = bytes.subarray(at + 10, at + 10 + 768)
    at += 10 + 768
    expect(bytes[at]).toBe(8)
    const packed: number[] = []
    for (at++; bytes[at] !== 0; at += bytes[at]! + 1) packed.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!))
    at++
    drawn = drawn.slice()
    for (const [i, index] of unpacked(packed).entries()) if (index !== clear) drawn.set(table.subarray(index * 3, index * 3 + 3), i * 3)
    pictures.push(drawn)
  }
  return { size, pictures }
}

function unpacked(packed: readonly number[]): number[] {
  const out: number[] = []
  let words: number[][] = []
  let [size, held, holding] = [9, 0, 0]
  let before: number[] | undefined
  for (const byte of packed) {
    held |= byte << holding
    holding += 8
    if (holding < size) continue
    const code = held & ((1 << size) - 1)
    held >>= size
    holding -= size
    if (code === 257) break
    if (code === 256) {
      words = Array.from({ length: 258 }, (_, i) => [i])
      size = 9
      before = undefined
      continue
    }
    const word = words[code] ?? [...before!, before![0]!]
    out.push(...word)
    if (before !== undefined && words.length < 4096) words.push([...before, word[0]!])
    if (words.length === 1 << size && size < 12) size++
    before = word
  }
  return out
}

/** Flat colours, as the drawings have. */
function picture(width: number, height: number, colour: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const its = colour(i % width, Math.floor(i / width))
    pixels.set([its >> 16, (its >> 8) & 255, its & 255, 255], i * 4)
  }
  return pixels
}

const withoutAlpha = (pixels: Uint8ClampedArray) => Uint8Array.from(pixels.filter((_, i) => i % 4 !== 3))

it('a GIF shows each picture as it was drawn, whatever has changed since the one before', async () => {
  const [width, height] = [160, 120]
  const pictures = [
    picture(width, height, (x, y) => (x < 80 ? 0xf4ead5 : y < 60 ? 0xc13a26 : 0x20598c)),
    picture(width, height, (x, y) => (x < 90 ? 0xf4ead5 : y < 60 ? 0xc13a26 : 0x20598c)),
    // So restless that the codes run out.
    picture(width, height, (x, y) => [0xf4ead5, 0xc13a26, 0x20598c, 0x37704e, 0xf2b632][((x * x + 7 * y * y + 3 * x * y) >> 2) % 5]!),
  ]
  const gif = new GifWriter(width, height, 25)
  for (const one of pictures) gif.add(one)
  const shown = read(new Uint8Array(await gif.finish().arrayBuffer()))
  expect(shown.size).toEqual([width, height])
  expect(shown.pictures).toEqual(pictures.map(withoutAlpha))
})

it('a GIF of more colours than it can have takes the nearest of those that there are most of', async () => {
  const many = picture(64, 64, (x, y) => (y < 40 ? 0xf4ead5 : ((x * 4) << 16) | ((y * 4) << 8) | 128))
  const gif = new GifWriter(64, 64, 25)
  gif.add(many)
  const [shown] = read(new Uint8Array(await gif.finish().arrayBuffer())).pictures
  const wanted = withoutAlpha(many)
  const shadesOf = (pixels: Uint8Array) =>
    Array.from({ length: pixels.length / 3 }, (_, i) => pixels.subarray(i * 3, i * 3 + 3).map((part) => part >> 3))
  const far = (a: Uint8Array, b: Uint8Array) => a.reduce((sum, part, i) => sum + (part - b[i]!) ** 2, 0)
  const drawn = shadesOf(shown!)
  const palette = [...new Map(drawn.map((its) => [its.join(), its])).values()]
  expect(palette).toHaveLength(255)
  for (const [i, its] of shadesOf(wanted).entries()) expect(far(its, drawn[i]!)).toBe(Math.min(...palette.map((one) => far(its, one))))
  expect([...shown!.subarray(0, 3)]).toEqual([0xf4, 0xea, 0xd5])
})
