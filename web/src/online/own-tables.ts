import { LIMITS, type OwnTable } from '@echappee/protocol'
import { api, type ApiResult } from './api.ts'
import { ownKeys } from './keys.ts'
import { namesOf } from './names.ts'

/** The tables that the keys of this device open: as many questions as it takes, and each table once. */
export async function ownTables(): Promise<ApiResult<readonly OwnTable[]>> {
  const keys = ownKeys()
  const found = new Map<string, OwnTable>()
  for (let from = 0; from < keys.length; from += LIMITS.keys) {
    const result = await api.mine(keys.slice(from, from + LIMITS.keys))
    if (!result.ok) return result
    for (const table of result.value.tables) found.set(table.id, table)
  }
  return { ok: true, value: [...found.values()].sort((a, b) => b.updatedAt - a.updatedAt) }
}

/** Who sits there besides this device, free seats left out. */
export function otherNames({ seats, seat }: OwnTable): string[] {
  const names = namesOf(seats)
  return names.filter((_, i) => i !== seat && seats[i]!.by !== 'open')
}
