import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Json } from '@echappee/kernel'
import { BadInput, FileTrouble } from './failure.ts'
import { faultPlace } from './json-place.ts'
import type { Messages } from './messages/en.ts'

export function readJson(file: string, say: Messages): Json {
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
export function writeDurably(file: string, text: string): void {
  const folder = dirname(file)
  const draft = join(folder, `.${basename(file)}.${process.pid}.tmp`)
  let isDrafted = false
  try {
    const handle = openSync(draft, 'w')
    isDrafted = true
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, file)
    syncFolder(folder)
  } catch (error) {
    if (isDrafted) rmSync(draft, { force: true })
    throw new FileTrouble(file, error, true)
  }
}

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
