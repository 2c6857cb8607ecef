import { french } from '@echappee/text/french'
import type { Words } from '../en/sheet.ts'

const { count } = french

export const words: Words = {
  where: (squares) => `Une route de ${count(squares, 'case')}`,
  ask: 'Sur quelle case est chacun ?',
  help: 'À la fin de la course. Au-delà de la ligne, on continue à compter.',
  square: (square) => `case ${square}`,
  result: 'Classement',
  shared: 'Sur la même case : la place est partagée.',
  refusals: {
    NOBODY_FINISHED: (squares, furthest) => `La course n’est pas finie : la ligne est à ${squares}, et le premier est sur ${furthest}.`,
  },
}
