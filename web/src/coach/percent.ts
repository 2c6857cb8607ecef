import { LANGUAGES, type Language } from '@echappee/text'

const FORMATS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
  ]),
)

/** A chance or a difference of chances; small ones are no zero, and zero has no sign. */
export function percent(language: Language, value: number): string {
  const shown = Math.abs(value) < 0.005 && value > 0 ? 0.01 : value
  return FORMATS.get(language)!.format(shown).replace('-', '−')
}
