import { createInterface, type Interface } from 'node:readline'

export interface LineSource {
  /** A person sits at the other end. */
  readonly isTerminal: boolean
  /** The next line; undefined when there is none any more. */
  next(prompt: string): Promise<string | undefined>
}

const PAUSE_AT = 4000
const RESUME_AT = 1000

/** Lines from a person or from a pipe, one at a time. */
export class Lines implements LineSource {
  readonly isTerminal: boolean
  readonly #interface: Interface
  readonly #output: NodeJS.WriteStream
  readonly #waiting: string[] = []
  #ask: ((line: string | undefined) => void) | undefined
  #isClosed = false

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.isTerminal = input.isTTY && output.isTTY
    this.#output = output
    this.#interface = createInterface(this.isTerminal ? { input, output, historySize: 0 } : { input })
    this.#interface.on('line', (line) => {
      this.#answer(line)
    })
    this.#interface.on('SIGINT', () => {
      this.close()
    })
    this.#interface.on('close', () => {
      this.#isClosed = true
      this.#ask?.(undefined)
    })
  }

  async next(prompt: string): Promise<string | undefined> {
    if (this.isTerminal) {
      this.#interface.setPrompt(prompt)
      this.#interface.prompt()
    } else this.#output.write(prompt)
    const line = await this.#take()
    // In a pipe nobody sees what was typed, so the transcript says it.
    if (!this.isTerminal) this.#output.write(`${line ?? ''}\n`)
    else if (line === undefined) this.#output.write('\n')
    return line
  }

  close(): void {
    this.#interface.close()
  }

  #take(): Promise<string | undefined> {
    if (this.#waiting.length > 0) {
      if (this.#waiting.length === RESUME_AT && !this.#isClosed) this.#interface.resume()
      return Promise.resolve(this.#waiting.shift())
    }
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#ask = (line) => {
        this.#ask = undefined
        resolve(line)
      }
    })
  }

  #answer(line: string): void {
    if (this.#ask !== undefined) {
      this.#ask(line)
      return
    }
    this.#waiting.push(line)
    // Some programs write without end (`yes 1`).
    if (this.#waiting.length === PAUSE_AT) this.#interface.pause()
  }
}
