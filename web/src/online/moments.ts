const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** “in 3 hours”, “5 minutes ago”: whole units of the largest that fits. */
function distance(language: string, ms: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  for (const [unit, length] of UNITS) if (Math.abs(ms) >= length) return format.format(Math.trunc(ms / length), unit)
  return format.format(Math.sign(ms) || 1, 'minute')
}

export const untilText = (language: string, at: number): string => distance(language, Math.max(0, at - Date.now()))
export const sinceText = (language: string, at: number): string => distance(language, Math.min(-1, at - Date.now()))

/** “3 hours”: how long it has lasted, in whole units of the largest that fits. */
export function spanText(language: string, since: number): string {
  const ms = Date.now() - since
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.floor(ms / length)))
}
