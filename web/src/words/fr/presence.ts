import type { PresenceWords } from '../en/presence.ts'

/** Qui est à une table avant le départ, et que faire en attendant. */
export const words: PresenceWords = {
  here: 'ici',
  away: (time) => `plus sur cette page depuis ${time}`,
  meanwhile: 'En attendant',
  rules: 'Les règles en deux minutes',
  waitingAt: (game) => `Vous attendez à une table : ${game}.`,
  hasStarted: (game) => `La course est partie : ${game}.`,
  back: 'Retour à la table',
  botHere: 'Un robot ici',
  fillAll: 'Des robots aux places libres',
}
