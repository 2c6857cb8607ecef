import type { Command } from 'commander'
import type * as Stores from '@echappee/server/store'
import { BadInput } from './failure.ts'
import type { Words } from './words/en/index.ts'

export interface StoreFlags {
  databaseUrl?: string
  dataDir?: string
}

export const STORE_USAGE = '[--database-url URL | --data-dir FOLDER]'

export function withStoreFlags(command: Command, say: Words): Command {
  return command.option('--database-url <url>', say.help.databaseUrl).option('--data-dir <folder>', say.help.dataDir)
}

interface Opening {
  /** Whether a folder without tables is refused. */
  readonly mustExist: boolean
}

type Work<T> = (store: Stores.Store, tools: typeof Stores) => Promise<T>

/** Opens the store that the flags name, else the one that the server would open, and closes it whatever happens. */
export async function withStore<T>(flags: StoreFlags, { mustExist }: Opening, say: Words, work: Work<T>): Promise<T> {
  const env = storeEnv(flags, say)
  // Drivers of two databases are no load for commands that only play.
  const tools = await import('@echappee/server/store')
  try {
    const store = await tools.openStore(env, { mustExist })
    try {
      return await work(store, tools)
    } finally {
      await store.close()
    }
  } catch (error) {
    throw error instanceof tools.StoreProblem ? storeError(error, say) : error
  }
}

/** A flag outweighs the environment; two that contradict each other are refused, as the server does. */
function storeEnv({ databaseUrl, dataDir }: StoreFlags, say: Words): Record<string, string | undefined> {
  for (const [flag, value] of Object.entries({ '--database-url <url>': databaseUrl, '--data-dir <folder>': dataDir }))
    if (value !== undefined && !isSet(value)) throw new BadInput(say.missingValue(flag))
  const isFlagged = databaseUrl !== undefined || dataDir !== undefined
  const env = isFlagged
    ? { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    : { DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: process.env['DATA_DIR'] }
  if (isSet(env.DATABASE_URL) && isSet(env.DATA_DIR)) throw new BadInput(isFlagged ? say.twoStoreFlags() : say.twoStores())
  return env
}

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

const FAULTS: readonly Stores.StoreProblemCode[] = ['failed', 'closed', 'migration_failed', 'invalid', 'too_big']

/** What the caller can mend is bad input; a database that does not do its work is not. */
function storeError(problem: Stores.StoreProblem, say: Words): Error {
  const sentence = say.storeProblems[problem.code](problem.values)
  return FAULTS.includes(problem.code) ? new Error(sentence, { cause: problem }) : new BadInput(sentence)
}
