import type { Language } from '@echappee/text'

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
}

/** A chance or a difference of chances; small ones are no zero, and zero has no sign. */
export function percent(language: Language, value: number): string {
  const shown = Math.abs(value) < 0.005 && value > 0 ? 0.01 : value
  return FORMATS[language].format(shown).replace('-', '−')
}
