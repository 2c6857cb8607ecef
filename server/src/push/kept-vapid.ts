import type { Store } from '../store/store.ts'
import { newVapidKeys, readVapid, type Vapid } from './vapid.ts'

interface KeptKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A row beside the tables, under a name that no table can have. Its clock runs for ever, so that it does not go as old tables go. */
const ID = 'host.vapid'
const FOR_EVER = Date.UTC(9999, 0)

/** The host's keys for Web Push: made by the node that comes first, and then the same for all. */
export async function keptVapid(store: Store, subject: string): Promise<Vapid> {
  const { publicKey, privateKey } = newVapidKeys()
  const kept = (await store.readTable(ID)) ?? (await put(store, { publicKey, privateKey }))
  const { publicKey: open, privateKey: secret } = kept.meta as unknown as KeptKeys
  const vapid = readVapid(open, secret, subject)
  if (vapid === undefined) throw new Error('the keys for Web Push that the store has are no pair')
  return vapid
}

async function put(store: Store, keys: KeptKeys) {
  await store.createTable({ id: ID, meta: { ...keys }, isPublic: false, status: 'host', deadline: FOR_EVER })
  return (await store.readTable(ID))!
}
