import type { Refusal } from '@echappee/kernel'
import type { Language } from '../text/contract.ts'
import { plural } from '../text/language-words.ts'
import { SHEET_REFUSALS, type SheetRefusalCode } from './questions.ts'

type Params = NonNullable<Refusal['params']>

const en: Readonly<Record<SheetRefusalCode, (params: Params) => string>> = {
  WRONG_FORM: () => 'This does not answer the question.',
  WRONG_RIDERS: () => 'Somebody is named twice, or was not asked for.',
  TOO_FEW: ({ least = 0, given = 0 }) =>
    `At least ${least} ${plural('en', Number(least), 'rider is', 'riders are')} needed, and ${given} ${plural('en', Number(given), 'is', 'are')} named.`,
  TOO_MANY: ({ most = 0, given = 0 }) =>
    `At most ${most} ${plural('en', Number(most), 'rider', 'riders')} can be named, and there are ${given}.`,
  NO_TIES: () => 'Nobody can be level here.',
  OUT_OF_RANGE: ({ min = 0, max = 0, step = 1, given = 0 }) =>
    `${given} is not possible: from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}.`,
}

const fr: typeof en = {
  WRONG_FORM: () => 'Cela ne répond pas à la question.',
  WRONG_RIDERS: () => 'Quelqu’un est nommé deux fois, ou n’était pas demandé.',
  TOO_FEW: ({ least = 0, given = 0 }) =>
    `Il faut au moins ${least} ${plural('fr', Number(least), 'coureur', 'coureurs')}, et il y en a ${given}.`,
  TOO_MANY: ({ most = 0, given = 0 }) => `Au plus ${most} ${plural('fr', Number(most), 'coureur', 'coureurs')}, et il y en a ${given}.`,
  NO_TIES: () => 'Pas d’ex æquo ici.',
  OUT_OF_RANGE: ({ min = 0, max = 0, step = 1, given = 0 }) =>
    `${given} n’est pas possible : de ${min} à ${max}${step === 1 ? '' : `, de ${step} en ${step}`}.`,
}

/** The sentence of a refusal that every sheet has; undefined for those of the game. */
export function sheetRefusalText(language: Language, { code, params = {} }: Refusal): string | undefined {
  const isShared = (SHEET_REFUSALS as readonly string[]).includes(code)
  return isShared ? { fr, en }[language][code as SheetRefusalCode](params) : undefined
}
