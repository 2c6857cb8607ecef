import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'

export const PROTOCOL = 1
export const USUAL_MS = 5000
/** To start and to say hello; an interpreter may be slow to wake. */
const START_MS = 15_000
const END_MS = 1000
/** An answer has some twenty bytes. */
const LONGEST_LINE = 100_000
const MOST_WAITING = 1000
/** Characters of a line that is no answer. */
const SHOWN = 200
const NEWLINE = 10

export const FAULTS = ['start', 'exit', 'late', 'garbage', 'range'] as const
/** How a program can lose by itself: it can't be started, ends, is late, says what is no answer, or names a move that there is not. */
export type FaultKind = (typeof FAULTS)[number]

export class ProgramFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, detail: string) {
    super(detail)
    this.kind = kind
  }
}

export interface Hello {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly seat: number
  readonly options: unknown
}

/** A bot that is a program of its own, asked and answering in lines of JSON (docs/bot-protocol.md). */
export class Program {
  readonly #child: ChildProcess
  readonly #lines: Interface
  readonly #ms: number
  readonly #linesWaiting: string[] = []
  #waiting: ((line: string | undefined) => void) | undefined
  #isOver = false
  #failure = ''
  #fault: ProgramFault | undefined
  /** Of the line that is not at its end yet. */
  #lineBytes = 0

  /** The command's words are separated by blanks; no shell reads them. */
  constructor(command: string, ms: number) {
    const [file, ...words] = command.split(/\s+/).filter((word) => word !== '')
    this.#ms = ms
    this.#child = spawn(file ?? '', words, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#child.on('error', (error) => {
      this.#failure = error.message
      this.#end()
    })
    this.#child.stdin!.on('error', () => {})
    this.#child.stdout!.on('data', (bytes: Buffer) => this.#count(bytes))
    this.#lines = createInterface({ input: this.#child.stdout! })
    this.#lines.on('line', (line) => this.#hear(line))
    this.#lines.on('close', () => this.#end())
  }

  async hello(hello: Hello): Promise<void> {
    this.#say({ type: 'hello', protocol: PROTOCOL, ...hello })
    const answer = await this.#answer(START_MS, 'start')
    if (answer['type'] !== 'hello') throw new ProgramFault('garbage', JSON.stringify(answer))
  }

  /** The number of its move in the list. */
  async decide(decision: number, view: unknown, moves: readonly unknown[]): Promise<number> {
    this.#say({ type: 'decide', decision, view, moves })
    const answer = await this.#answer(this.#ms, 'exit')
    const { move } = answer
    if (answer['type'] !== 'move' || !Number.isInteger(move)) throw new ProgramFault('garbage', JSON.stringify(answer))
    if (!((move as number) >= 0 && (move as number) < moves.length))
      throw new ProgramFault('range', `${String(move)}, 0 to ${moves.length - 1}`)
    return move as number
  }

  /** Tells it how the game ended, gives it a moment to leave by itself, and then ends it. */
  async close(result: unknown): Promise<void> {
    this.#say({ type: 'result', ...(result as object) })
    this.#child.stdin!.end()
    if (!this.#isOver)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, END_MS)
        this.#waiting = (line) => {
          if (line !== undefined) return
          clearTimeout(timer)
          resolve()
        }
      })
    this.kill()
  }

  kill(): void {
    this.#lines.close()
    this.#child.kill('SIGKILL')
  }

  #say(message: object): void {
    if (!this.#isOver) this.#child.stdin!.write(`${JSON.stringify(message)}\n`)
  }

  async #answer(ms: number, ifGone: FaultKind): Promise<Record<string, unknown>> {
    const line = this.#linesWaiting.shift() ?? (await this.#next(ms))
    if (line === undefined) throw this.#fault ?? new ProgramFault(ifGone, this.#failure)
    let answer: unknown
    try {
      answer = JSON.parse(line)
    } catch {
      throw new ProgramFault('garbage', line.slice(0, SHOWN))
    }
    if (typeof answer !== 'object' || answer === null) throw new ProgramFault('garbage', line.slice(0, SHOWN))
    return answer as Record<string, unknown>
  }

  #next(ms: number): Promise<string | undefined> {
    if (this.#isOver) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = undefined
        reject(new ProgramFault('late', `${ms} ms`))
      }, ms)
      this.#waiting = (line) => {
        this.#waiting = undefined
        clearTimeout(timer)
        resolve(line)
      }
    })
  }

  #hear(line: string): void {
    if (this.#waiting !== undefined) return this.#waiting(line)
    this.#linesWaiting.push(line)
    if (this.#linesWaiting.length > MOST_WAITING) this.#stop(`more than ${MOST_WAITING} lines that nobody asked for`)
  }

  /** A line without end would fill the memory of all games. */
  #count(bytes: Buffer): void {
    const lastEnd = bytes.lastIndexOf(NEWLINE)
    this.#lineBytes = lastEnd < 0 ? this.#lineBytes + bytes.length : bytes.length - lastEnd - 1
    if (this.#lineBytes > LONGEST_LINE) this.#stop(`a line of more than ${LONGEST_LINE} bytes`)
  }

  #stop(why: string): void {
    this.#fault ??= new ProgramFault('garbage', why)
    this.#linesWaiting.length = 0
    this.kill()
    this.#end()
  }

  #end(): void {
    this.#isOver = true
    this.#waiting?.(undefined)
  }
}
