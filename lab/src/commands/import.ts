import type { Command } from 'commander'
import { labCommand } from '../command.ts'
import { openBytes } from '../files.ts'
import type { Words } from '../words/en/index.ts'
import { print, printJson } from '../output.ts'
import { STORE_USAGE, withStore, withStoreFlags, type StoreFlags } from '../store.ts'

interface Flags extends StoreFlags {
  skipExisting?: boolean
  json?: boolean
}

export function importCommand(say: Words): Command {
  const help = say.help
  return withStoreFlags(labCommand('import', `<file> ${STORE_USAGE} [--skip-existing] [--json]`, help.import, help.importAfter, say), say)
    .argument('<file>', help.importFile)
    .option('--skip-existing', help.importSkip)
    .option('--json', help.json)
    .action(async (file: string, flags: Flags) => {
      // Before the store, which would make a folder for a file that is not there.
      const bytes = openBytes(file)
      const existing = flags.skipExisting === true ? 'skip' : 'refuse'
      const { imported, skipped, store } = await withStore(flags, { mustExist: false }, say, async (to, { importTables }) => ({
        ...(await importTables(to, bytes, { existing })),
        store: to.kind,
      }))
      if (flags.json === true) printJson({ tables: imported + skipped.length, imported, skipped, store })
      else print([say.imported(imported), ...(skipped.length > 0 ? [say.skipped(skipped)] : [])])
    })
}
