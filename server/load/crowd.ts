import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Orders, ToPlayers } from './players.ts'
import { keep } from './server-process.ts'
import type { Measured } from './tally.ts'

const PROGRAM = fileURLToPath(new URL('players.ts', import.meta.url))

/** Players in processes of their own. */
export class Crowd {
  readonly #processes: ChildProcess[]

  constructor(processes: number) {
    this.#processes = Array.from({ length: processes }, () => fork(PROGRAM, { env: { ...process.env, NODE_ENV: 'production' } }))
    for (const child of this.#processes) keep(child)
  }

  /** Shares the tables out; answers when everybody sits. */
  async sitDown(orders: Omit<Orders, 'name'>): Promise<void> {
    const shares = this.#processes.map((_, i) => Math.floor((orders.tables + i) / this.#processes.length))
    const tell = async (child: ChildProcess, i: number) =>
      answerOf(child, { type: 'sitDown', orders: { ...orders, tables: shares[i]!, name: `players ${i}` } })
    await Promise.all(this.#processes.map(tell))
  }

  async measure(ms: number): Promise<Measured> {
    const parts = await Promise.all(this.#processes.map(async (child) => (await answerOf(child, { type: 'measure', ms })) as Measured))
    return {
      seconds: Math.max(...parts.map(({ seconds }) => seconds)),
      acknowledged: sum(parts.map(({ acknowledged }) => acknowledged)),
      answers: sum(parts.map(({ answers }) => answers)),
      games: sum(parts.map(({ games }) => games)),
      sockets: sum(parts.map(({ sockets }) => sockets)),
      cpuSeconds: sum(parts.map(({ cpuSeconds }) => cpuSeconds)),
      latencies: parts.flatMap(({ latencies }) => latencies),
      acknowledgements: parts.flatMap(({ acknowledgements }) => acknowledgements),
      mistakes: parts.flatMap(({ mistakes }) => mistakes),
    }
  }

  async leave(): Promise<void> {
    await Promise.all(
      this.#processes.map(async (child) => {
        const gone = once(child, 'exit')
        child.disconnect()
        await gone
      }),
    )
  }
}

async function answerOf(child: ChildProcess, message: ToPlayers): Promise<unknown> {
  child.send(message)
  const [report] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{ error: 'the players are gone' }])])) as [
    { answer?: unknown; error?: string },
  ]
  if (report.error !== undefined) throw new Error(report.error)
  return report.answer
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
