import { gzipSync } from 'node:zlib'
import type { Json } from '@echappee/kernel'
import { findInCatalog } from './games.ts'
import { LogProblem, type TableMeta } from './log-entry.ts'
import { TableModel } from './model.ts'
import { entryOf } from './table-log.ts'

/** A table that is over: what was settled at first, and its log, page by page as JSON. */
export interface RecordTask {
  readonly id: string
  readonly meta: TableMeta
  readonly pages: readonly string[]
}

/** The record with what is needed to check its chance, as compressed JSON. */
export type MadeRecord = { readonly bytes: Uint8Array; readonly plainBytes: number } | { readonly problem: 'notOver' | 'damaged' }

/** Runs in a worker thread: the whole game is played again. */
export async function makeRecord({ id, meta, pages }: RecordTask): Promise<MadeRecord> {
  const game = await findInCatalog(meta.game, meta.rulesVersion)
  if (game === undefined) throw new Error(`no game ${meta.game} of version ${meta.rulesVersion}`)
  const model = new TableModel(id, meta, game)
  try {
    for (const page of pages)
      for (const payload of JSON.parse(page) as Json[]) {
        model.take(entryOf(payload), model.seq + 1)
        // Taken as they come, the digests need no second play.
        void model.match?.digest
      }
  } catch (error) {
    if (error instanceof LogProblem || error instanceof TypeError || error instanceof RangeError) return { problem: 'damaged' }
    throw error
  }
  if (model.match === undefined || model.status !== 'over') return { problem: 'notOver' }
  const text = Buffer.from(JSON.stringify({ record: model.record(), fairness: model.fairness }))
  return { bytes: gzipSync(text), plainBytes: text.length }
}
