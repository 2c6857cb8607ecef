import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import type { Words } from '../words/en/index.ts'
import { print, printJson } from '../output.ts'
import { STORE_USAGE, withStore, withStoreFlags, type StoreFlags } from '../store.ts'

interface Flags extends StoreFlags {
  days: string
  json?: boolean
}

export function pruneCommand(say: Words): Command {
  const help = say.help
  return withStoreFlags(labCommand('prune', `--days N ${STORE_USAGE} [--json]`, help.prune, help.pruneAfter, say), say)
    .requiredOption('--days <n>', help.pruneDays)
    .option('--json', help.json)
    .action(async (flags: Flags) => {
      const days = wholeNumber('--days', flags.days, 1, 36_500, say)
      const { removed, store } = await withStore(flags, { mustExist: true }, say, async (from, { pruneTables }) => ({
        removed: await pruneTables(from, days, Date.now()),
        store: from.kind,
      }))
      if (flags.json === true) printJson({ removed, days, store })
      else print([say.pruned(removed, days)])
    })
}
