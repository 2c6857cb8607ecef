import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { print } from '../output.ts'
import { threadCrew } from '../pool.ts'
import { openQueues } from '../queue/database.ts'
import { playQueued } from '../queue/play.ts'
import { takePart } from '../queue/worker.ts'
import { Interrupt } from '../study/interrupt.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  database: string
  workers?: string
}

const MOST_WORKERS = 256

export function workerCommand(say: Words): Command {
  const { help } = say
  return labCommand('worker', '--database URL [--workers N]', help.worker, help.workerAfter, say)
    .requiredOption('--database <url>', help.workerDatabase)
    .option('--workers <n>', help.simulateWorkers)
    .action((flags: Flags) => work(flags, say))
}

async function work({ database, workers: given }: Flags, say: Words): Promise<void> {
  const workers = given === undefined ? availableParallelism() : wholeNumber('--workers', given, 1, MOST_WORKERS, say)
  const interrupt = new Interrupt()
  const isStopped = () => interrupt.isSet
  const queues = await openQueues(database, { isSupervisor: false, isOver: isStopped }, say)
  // Even one worker is a thread: this one tells the database that it is alive.
  const crew = threadCrew({ file: new URL('../queue/play.ts', import.meta.url), here: playQueued }, workers)
  print([say.workerReady(workers)])
  try {
    const played = await takePart({
      queues,
      crew,
      isStopped,
      onForeign: (wanted, own) => void process.stderr.write(`echappee: ${say.workerRefuses(wanted, own?.version)}\n`),
    })
    print([say.workerPlayed(played)])
  } finally {
    interrupt.end()
    await crew.close()
    await queues.close()
  }
}
