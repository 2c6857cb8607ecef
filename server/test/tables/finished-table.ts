import { defaultOptions, seededChance, type Json } from '@echappee/kernel'
import { commitTo } from '@echappee/protocol'
import type { Store } from '../../src/store/store.ts'
import { newSecret, newTableId } from '../../src/tables/keys.ts'
import type { LogEntry, TableMeta } from '../../src/tables/log-entry.ts'
import { TableModel } from '../../src/tables/model.ts'
import { tryRequest } from '../../src/tables/requests.ts'
import { gameOf } from './games.ts'
import { json, nonce } from './harness.ts'

/** A game that was played to its end by people who did anything that was allowed, put into a store as if it had been played there. */
export async function putFinishedTable(store: Store, id: string, options: Record<string, Json>, people: number) {
  const { rules } = await gameOf(id)
  const secret = newSecret()
  const meta: TableMeta = {
    game: id,
    rulesVersion: rules.rulesVersion,
    options: json({ ...defaultOptions(rules.optionFields), ...options }),
    isPublic: false,
    clock: { kind: 'none' },
    hasChat: true,
    standIn: { after: 2, level: 'greedy' },
    commitment: commitTo(secret),
    secret,
    host: 0,
    seats: Array.from({ length: people }, (_, i) => ({ name: `p${i}`, by: 'human', nonce: nonce() })),
    rematchOf: null,
  }
  const model = new TableModel(newTableId(), meta, rules)
  const entries: LogEntry[] = [{ type: 'started', deadline: null }]
  model.take(entries[0]!, 1)
  const chance = seededChance('finished')
  while (model.status === 'running') {
    const acting = model.awaited()
    const seat = acting[chance.int(acting.length)]!
    const legal = model.match!.legal(seat) as Json[]
    const move = legal[chance.int(legal.length)]!
    const planned = tryRequest(model, { type: 'move', seat, decision: model.match!.decision(seat), moves: [move], by: 'owner' }, 0)
    if (!('entries' in planned)) throw new Error(JSON.stringify(planned))
    for (const entry of planned.entries) model.settle(entry, model.seq + 1)
    entries.push(...planned.entries)
  }
  await store.createTable({ id: model.id, meta: meta as unknown as Json, isPublic: false, status: 'over', deadline: null })
  for (let after = 0; after < entries.length; after += 1000)
    await store.append({ table: model.id, after, payloads: json(entries.slice(after, after + 1000)) as Json[] })
  return { model, entries }
}
