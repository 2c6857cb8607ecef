const MOST = 50
type Kind = 'chat' | 'orders'
const keyOf = (kind: Kind) => `echappee/${kind}-seen`

/** By table: when the last thing happened that was seen on this device. */
function allSeen(kind: Kind): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export const lastSeen = (kind: Kind, table: string): number => allSeen(kind)[table] ?? 0

export function keepLastSeen(kind: Kind, table: string, at: number): void {
  const { [table]: _, ...others } = allSeen(kind)
  localStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, at]])))
}
