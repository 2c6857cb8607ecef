import type { CoachWords } from '../en/coach.ts'

export const words: CoachWords = {
  ask: 'Coach',
  thinking: 'Le coach réfléchit…',
  stop: 'Arrêter le coach',
  close: 'Fermer le coach',
  name: 'Coach :',
  chance: (chance, error) => `chances de gagner ${chance} ± ${error}`,
  better: (gain, error, move) => `${gain} ± ${error} de plus que « ${move} »`,
  alike: (move) => `« ${move} » se vaut à peu près`,
  worse: (loss, error, move) => `${loss} ± ${error} de moins que « ${move} »`,
  only: 'il n’y a pas d’autre choix',
  does: (deeds) => `Ce choix ${deeds}.`,
  other: (move, deeds) => `« ${move} » ${deeds}.`,
  likely: (deed) => `${deed} (probable)`,
  whyMove: (name) => `Pourquoi, ${name} ?`,
  by: (name) => `${name} :`,
  hurry: 'Sans attendre',
}
