import { CLOSE_CODES } from '@echappee/protocol'
import type { Metrics } from '../metrics.ts'

export interface Pinged {
  ping(): void
  close(code: number, reason: string): void
  terminate(): void
}

/** Sends everybody a ping. `alive` says who has answered the one before; who has not is dead, even if nobody has hung up. */
export function pingAll<S extends Pinged>(alive: Map<S, boolean>, metrics: Metrics): void {
  for (const [socket, hasAnswered] of alive) {
    if (hasAnswered) {
      alive.set(socket, false)
      socket.ping()
    } else {
      metrics.dropped.add('silent')
      socket.close(CLOSE_CODES.silent, 'silent')
      socket.terminate()
    }
  }
}
