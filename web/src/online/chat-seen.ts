const KEY = 'echappee/chat-seen'
const MOST = 50

/** By table: when the last line was said that was seen on this device. */
function allSeen(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export const chatSeen = (table: string): number => allSeen()[table] ?? 0

export function keepChatSeen(table: string, at: number): void {
  const { [table]: _, ...others } = allSeen()
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, at]])))
}
