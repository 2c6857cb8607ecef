const KEY = 'echappee/waiting-at'

/** The table at whose start this tab waits, to find back to it from the rules or the first race. */
export const waitingAt = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

export function waitAt(table: string | undefined): void {
  if (table === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, table)
}
