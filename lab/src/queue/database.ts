import { PgBoss } from 'pg-boss'
import { setTimeout as pause } from 'node:timers/promises'
import { BadInput } from '../failure.ts'
import { Withdrawn } from '../in-order.ts'
import type { Words } from '../words/en/index.ts'

const SCHEMA = 'echappee_lab'
/** How soon the jobs of a worker that fell silent are given to another. */
const LOOK_SECONDS = 2
const TRY_AGAIN_MS = 500

export interface QueueDatabase {
  readonly boss: PgBoss
  /** Asks until the database answers: it may be away for a while. Rejects with `Withdrawn` once it is over. */
  readonly patiently: <T>(ask: () => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

interface Opening {
  /** Whether it looks after jobs whose worker fell silent. */
  readonly isSupervisor: boolean
  readonly isOver: () => boolean
}

export async function openQueues(url: string, { isSupervisor, isOver }: Opening, say: Words): Promise<QueueDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BadInput(say.queueUrl())
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'echappee',
    schedule: false,
    supervise: isSupervisor,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  })
  // Whoever asks hears of it.
  boss.on('error', () => {})
  try {
    await boss.start()
  } catch (error) {
    throw new BadInput(say.queueUnreachable(reasonOf(error)))
  }
  const line = { isAway: false }
  return {
    boss,
    async patiently(ask) {
      for (;;) {
        try {
          const answer = await ask()
          if (line.isAway) tell(say.queueBack())
          line.isAway = false
          return answer
        } catch (error) {
          if (!isAway(error)) throw error
          if (!line.isAway) tell(say.queueAway(reasonOf(error)))
          line.isAway = true
        }
        if (isOver()) throw new Withdrawn()
        await pause(TRY_AGAIN_MS)
      }
    },
    close: () => boss.stop({ graceful: false }).catch(() => {}),
  }
}

const tell = (sentence: string): void => void process.stderr.write(`echappee: ${sentence}\n`)

/** The connection, and not what was asked. */
function isAway(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  const isOfConnection = typeof code === 'string' && /^(08|57P|53)|^E[A-Z]{4,}$/.test(code)
  return isOfConnection || /terminated|timeout|closed the connection/i.test(String(message))
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return typeof message === 'string' && message !== '' ? message.split('\n')[0]! : String(code)
}
