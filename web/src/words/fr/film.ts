import type { FilmWords } from '../en/film.ts'

export const words: FilmWords = {
  title: 'Un petit film',
  about: 'Le départ, des moments de la course et son dénouement. Le tournage prend une minute environ : gardez cette page à l’écran.',
  make: 'Filmer la course',
  filming: 'Le film en cours de tournage',
  cancel: 'Arrêter le tournage',
  ready: (seconds, size) => `Le film est prêt : ${seconds} secondes, ${size}.`,
  save: (kind) => `Enregistrer le film (${kind})`,
  send: 'L’envoyer',
  failed: 'Ce navigateur n’a pas pu filmer la course.',
  noRace: 'Le serveur ne donne pas la course pour l’instant. Réessayez dans un moment.',
}
