const FINAL_TEXT = 0x81
const SIXTEEN_BITS = 126
const SIXTY_FOUR_BITS = 127

/**
 * Whole text messages of a server as RFC 6455 frames them, in one piece of memory. The library would give the system two pieces for each
 * message; to most sockets a table says one short thing at a time, and then how it leaves is what it costs.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths: number[] = []
  let whole = 0
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    lengths.push(length)
    whole += headLength(length) + length
  }
  const bytes = Buffer.allocUnsafe(whole)
  let at = 0
  for (let i = 0; i < texts.length; i++) at = writeFrame(bytes, at, texts[i]!, lengths[i]!)
  return bytes
}

/** One of them. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const bytes = Buffer.allocUnsafe(headLength(length) + length)
  writeFrame(bytes, 0, text, length)
  return bytes
}

function writeFrame(bytes: Buffer, at: number, text: string, length: number): number {
  const from = writeHead(bytes, at, length)
  return from + bytes.write(text, from, length === text.length ? 'latin1' : 'utf8')
}

function headLength(length: number): number {
  if (length < SIXTEEN_BITS) return 2
  return length < 0x10000 ? 4 : 10
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = FINAL_TEXT
  if (length < SIXTEEN_BITS) {
    bytes[at + 1] = length
    return at + 2
  }
  if (length < 0x10000) {
    bytes[at + 1] = SIXTEEN_BITS
    return bytes.writeUInt16BE(length, at + 2)
  }
  bytes[at + 1] = SIXTY_FOUR_BITS
  return bytes.writeBigUInt64BE(BigInt(length), at + 2)
}
