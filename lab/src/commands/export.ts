import type { Command } from 'commander'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { streamDurably } from '../files.ts'
import type { Words } from '../words/en/index.ts'
import { print, printJson } from '../output.ts'
import { STORE_USAGE, withStore, withStoreFlags, type StoreFlags } from '../store.ts'

interface Flags extends StoreFlags {
  out?: string
  json?: boolean
}

export function exportCommand(say: Words): Command {
  const help = say.help
  return withStoreFlags(labCommand('export', `[--out FILE] ${STORE_USAGE} [--json]`, help.export, help.exportAfter, say), say)
    .option('--out <file>', help.exportOut)
    .option('--json', help.json)
    .action(async (flags: Flags) => {
      const { out } = flags
      if (flags.json === true && out === undefined) throw new BadInput(say.jsonNeedsOut())
      const { tables, store } = await withStore(flags, { mustExist: true }, say, async (from, { exportTables }) => ({
        tables:
          out === undefined ? await exportTables(from, process.stdout) : await streamDurably(out, async (to) => exportTables(from, to)),
        store: from.kind,
      }))
      if (out === undefined) process.stderr.write(`${say.exported(tables)}\n`)
      else if (flags.json === true) printJson({ tables, store, file: out })
      else print([say.exportedTo(tables, out)])
    })
}
