import type { CoachWords } from '../en/coach.ts'

export const words: CoachWords = {
  ask: 'Coach',
  thinking: 'Le coach réfléchit…',
  stop: 'Arrêter le coach',
  close: 'Ranger',
  name: 'Coach :',
  chance: (chance, error) => `chances de gagner ${chance} ± ${error}`,
  better: (gain, error, move) => `${gain} ± ${error} de plus que « ${move} »`,
  alike: (move) => `« ${move} » se vaut à peu près`,
  only: 'il n’y a pas d’autre choix',
  why: (reasons) => `Cela mène à ${reasons}.`,
  hurry: 'Sans attendre',
}
