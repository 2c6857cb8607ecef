import type { Words } from './words/en/index.ts'
import { EXIT, type FileTrouble } from './failure.ts'

export function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${forTerminal(line)}\n`).join(''))
}

const ESCAPE = '\u001B'
/** Our own bold and dim, or else what commands a terminal or turns the writing around. */
const COMMANDING = new RegExp(`${ESCAPE}\\[(?:1|2|22)m|[^\\P{Cc}\\n\\t]|[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]`, 'gu')

/** Names in a file of somebody else, a course's or a person's, may hold anything: each such character leaves a mark. */
export function forTerminal(text: string): string {
  return text.replaceAll(COMMANDING, (found) => (found.length > 1 ? found : '\uFFFD'))
}

/** Wipes the terminal, what has scrolled away too. */
export function clear(): void {
  process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The one JSON object that scripts read: it comes last. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value).replaceAll(COMMANDING, escaped)}\n`)
}

/** The columns as wide as their widest entry; texts stand to the left, figures to the right, after the first `texts` columns. */
export function columns(rows: readonly (readonly string[])[], texts = 1): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, i) => (i < texts ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  )
}

export function fileTroubleText(trouble: FileTrouble, say: Words): string {
  return trouble.isWriting ? say.cannotWrite(trouble.file, trouble.code) : say.cannotRead(trouble.file, trouble.code)
}

/** `echappee … | head` is no fault. */
export function toleratePipeEnd(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.good)
    throw error
  })
}
