import { performance } from 'node:perf_hooks'

const WIDTH = 30
const EVERY_MS = 100

export interface Progress {
  advance(by: number): void
  /** Takes the bar away. */
  end(): void
}

/** A bar on a terminal, nothing in a pipe, with the time that is left. `from` was done before. It stands on standard error, so that standard output stays clean. */
export function progressBar(total: number, from = 0, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { advance() {}, end() {} }
  const started = performance.now()
  let done = from
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    advance(by) {
      done += by
      const now = performance.now()
      if (done === from || (now - shownAt < EVERY_MS && done < total)) return
      shownAt = now
      const seconds = (((now - started) / (done - from)) * (total - done)) / 1000
      stream.write(`\r\x1b[K${bar(done / total)} ${done}/${total}  ${clock(seconds)}`)
    },
    end() {
      stream.write('\r\x1b[K')
    },
  }
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH)
  return '█'.repeat(full) + '░'.repeat(WIDTH - full)
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
