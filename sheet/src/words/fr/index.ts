import { plural } from '@echappee/text'
import type { SheetWords } from '../index.ts'

export const words: SheetWords = {
  WRONG_FORM: () => 'Cela ne répond pas à la question.',
  WRONG_RIDERS: () => 'Quelqu’un est nommé deux fois, ou n’était pas demandé.',
  TOO_FEW: ({ least = 0, given = 0 }) =>
    `Il faut au moins ${least} ${plural('fr', Number(least), 'coureur', 'coureurs')}, et il y en a ${given}.`,
  TOO_MANY: ({ most = 0, given = 0 }) => `Au plus ${most} ${plural('fr', Number(most), 'coureur', 'coureurs')}, et il y en a ${given}.`,
  NO_TIES: () => 'Pas d’ex æquo ici.',
  OUT_OF_RANGE: ({ min = 0, max = 0, step = 1, given = 0 }) =>
    `${given} n’est pas possible : de ${min} à ${max}${step === 1 ? '' : `, de ${step} en ${step}`}.`,
}
