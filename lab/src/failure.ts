/** What the caller can mend: told in one sentence, exit code 2. Everything else that is thrown is a fault of ours, exit code 1. */
export class BadInput extends Error {}

/** A file that could not be read or written; `code` is the system's. */
export class FileTrouble extends Error {
  readonly file: string
  readonly code: string
  readonly isWriting: boolean

  constructor(file: string, error: unknown, isWriting: boolean) {
    const code = (error as { code?: unknown }).code
    super(`${file}: ${typeof code === 'string' ? code : String(error)}`)
    this.file = file
    this.code = typeof code === 'string' ? code : 'unknown'
    this.isWriting = isWriting
  }
}

export const EXIT = { good: 0, fault: 1, badInput: 2 } as const
