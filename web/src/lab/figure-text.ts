import type { Language } from '@echappee/text'

/** A mean or a bound, as the lab shows it. */
export function figureText(value: number, isShare: boolean, language: Language): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString(
    language,
    isShare ? { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
  )
}
