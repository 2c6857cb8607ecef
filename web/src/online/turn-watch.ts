import { LIMITS, type OwnTurn } from '@echappee/protocol'
import { Connection } from './connection.ts'

/** A socket on which the server tells which seats of this device are asked, as soon as it changes. */
export class TurnWatch {
  readonly #connection: Connection
  #keys: readonly string[]

  constructor(keys: readonly string[], onTurns: (turns: readonly OwnTurn[]) => void) {
    this.#keys = keys
    this.#connection = new Connection({
      hello: () => this.#hello(),
      message: (message) => {
        if (message.type === 'turns') onTurns(message.turns)
      },
      change: () => undefined,
    })
  }

  change(keys: readonly string[]): void {
    if (keys.join() === this.#keys.join()) return
    this.#keys = keys
    this.#connection.send(this.#hello())
  }

  #hello() {
    return { type: 'watch' as const, keys: this.#keys.slice(0, LIMITS.keys) }
  }
}
