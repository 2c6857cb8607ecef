/** Faults that change nothing that anybody could notice, and why. */
export interface Harmless {
  readonly file: string
  /** The line, without the spaces around it, and what the faults make of it. */
  readonly line: string
  readonly becomes: readonly string[]
  readonly why: string
}
