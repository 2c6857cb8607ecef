import {
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import type { Json } from '@echappee/kernel'
import { BadInput, FileTrouble } from './failure.ts'
import { faultPlace } from './json-place.ts'
import type { Words } from './words/en/index.ts'

export function readJson(file: string, say: Words): Json {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new FileTrouble(file, error, false)
  }
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw new BadInput(say.notJson(file, faultPlace(text, error as Error)))
  }
}

/** Whatever happens, the file holds either the old text or the new one, whole. */
export function writeDurably(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file)
  let isDrafted = false
  try {
    const handle = openSync(draft, 'w')
    isDrafted = true
    try {
      writeFileSync(handle, content)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    putInPlace(draft, file)
  } catch (error) {
    if (isDrafted) rmSync(draft, { force: true })
    throw new FileTrouble(file, error, true)
  }
}

/** The same for what is too long to be held at once. What it holds is secret: nobody else may read it. */
export async function streamDurably<T>(file: string, write: (to: Writable) => Promise<T>): Promise<T> {
  const draft = draftOf(file)
  const handle = openFor(file, draft, 'w')
  try {
    const answer = await streamTo(handle, write).finally(() => closeSync(handle))
    putInPlace(draft, file)
    return answer
  } catch (error) {
    rmSync(draft, { force: true })
    throw isOfSystem(error) ? new FileTrouble(file, error, true) : error
  }
}

async function streamTo<T>(handle: number, write: (to: Writable) => Promise<T>): Promise<T> {
  const to = createWriteStream('', { fd: handle, autoClose: false })
  const answer = await write(to)
  await new Promise<void>((resolve, reject) => {
    to.once('error', reject)
    to.end(resolve)
  })
  fsyncSync(handle)
  return answer
}

/** The bytes of a file, which is open before the first of them is asked for; `-` is the standard input. */
export function openBytes(file: string): AsyncIterable<Uint8Array> {
  if (file === '-') return process.stdin as AsyncIterable<Uint8Array>
  const handle = openFor(file, file, 'r')
  if (fstatSync(handle).isDirectory()) throw new FileTrouble(file, { code: 'EISDIR' }, false)
  return bytesOf(file, handle)
}

async function* bytesOf(file: string, handle: number): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of createReadStream('', { fd: handle })) yield chunk as Uint8Array
  } catch (error) {
    throw new FileTrouble(file, error, false)
  }
}

/** `file` is the name that people know. */
function openFor(file: string, path: string, flags: 'r' | 'w'): number {
  try {
    return openSync(path, flags, 0o600)
  } catch (error) {
    throw new FileTrouble(file, error, flags === 'w')
  }
}

const draftOf = (file: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)

function putInPlace(draft: string, file: string): void {
  renameSync(draft, file)
  syncFolder(dirname(file))
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function syncFolder(folder: string): void {
  // Windows can't open a folder, and makes a rename durable by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** A file that grows piece by piece, and stands under its name only once it is whole. */
export class GrowingFile {
  readonly file: string
  readonly #draft: string
  readonly #handle: number
  #isOpen = true

  constructor(file: string) {
    this.file = file
    this.#draft = draftOf(file)
    try {
      this.#handle = openSync(this.#draft, 'w')
    } catch (error) {
      throw new FileTrouble(file, error, true)
    }
  }

  write(piece: string | Uint8Array): void {
    this.#safely(() => writeFileSync(this.#handle, piece))
  }

  keep(): void {
    this.#safely(() => {
      fsyncSync(this.#handle)
      this.#close()
      putInPlace(this.#draft, this.file)
    })
  }

  /** As if it had never been begun. */
  drop(): void {
    this.#close()
    rmSync(this.#draft, { force: true })
  }

  #close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    closeSync(this.#handle)
  }

  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.drop()
      throw new FileTrouble(this.file, error, true)
    }
  }
}

/** With all that its path needs. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new FileTrouble(folder, error, true)
  }
}
