import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'

export const PROTOCOL = 1
export const USUAL_MS = 5000
/** To start and to say hello; an interpreter may be slow to wake. */
const START_MS = 15_000
const END_MS = 1000

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
    if (line === undefined) throw new ProgramFault(ifGone, this.#failure)
    let answer: unknown
    try {
      answer = JSON.parse(line)
    } catch {
      throw new ProgramFault('garbage', line)
    }
    if (typeof answer !== 'object' || answer === null) throw new ProgramFault('garbage', line)
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
    if (this.#waiting === undefined) this.#linesWaiting.push(line)
    else this.#waiting(line)
  }

  #end(): void {
    this.#isOver = true
    this.#waiting?.(undefined)
  }
}
