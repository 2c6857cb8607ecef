import type { EmbedWords } from '../en/embed.ts'

/** Une course dans la page d’un autre site. */
export const words: EmbedWords = {
  open: 'Ouvrir sur',
  newTab: 'dans un nouvel onglet',
  nothing: 'Il n’y a pas de course à cette adresse.',
  isLive: 'En direct',
  beforeStart: 'La course n’est pas encore partie.',
  watchAgain: 'La revoir depuis le départ',
  lost: 'Connexion perdue ; elle revient d’elle-même.',
}
