import { expect, test, vi } from 'vitest'
import { print, printJson } from '../src/output.ts'

/** What reaches the standard output. */
function written(work: () => void): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    work()
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}

// A title of the window, colours, a cleared screen by one character, writing turned around.
const NASTY = 'Col\u001B]0;mine\u0007 du \u001B[31mGalibier\u009B2J \u202Eecivon'

test('the name of a course commands no terminal', () => {
  expect(written(() => print([`${NASTY}, 12`, 'two\nlines', 'Étape 3 · 🏔️']))).toBe(
    'Col\uFFFD]0;mine\uFFFD du \uFFFD[31mGalibier\uFFFD2J \uFFFDecivon, 12\ntwo\nlines\nÉtape 3 · 🏔️\n',
  )
  expect(written(() => print(['\u001B[1mHeading\u001B[22m']))).toBe('\u001B[1mHeading\u001B[22m\n')
})

test('nor does it in JSON, which stays what it was', () => {
  const line = written(() => printJson({ name: NASTY }))
  for (const character of ['\u001B', '\u009B', '\u202E']) expect(line).not.toContain(character)
  expect(JSON.parse(line)).toEqual({ name: NASTY })
})
