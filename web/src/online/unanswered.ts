import type { Problem } from '@echappee/protocol'

export interface ServerAnswer {
  readonly ok: boolean
  /** Undefined also where nothing was answered, since the socket has gone. */
  readonly problem?: Problem | undefined
}

const LOST: ServerAnswer = { ok: false }

/** Who waits for the answer to a message, by its number. */
export class Unanswered {
  readonly #waiting = new Map<number, (answer: ServerAnswer) => void>()

  /** `isSent`: what was not sent is not answered. */
  async wait(id: number, isSent: boolean): Promise<ServerAnswer> {
    return isSent ? new Promise((resolve) => this.#waiting.set(id, resolve)) : LOST
  }

  settle(id: number, answer: ServerAnswer): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }

  loseAll(): void {
    for (const id of this.#waiting.keys()) this.settle(id, LOST)
  }
}
