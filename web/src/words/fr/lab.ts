import type { words as english } from '../en/lab.ts'

export const words: typeof english = {
  nav: 'Le labo',
  title: 'Le labo',
  intro:
    'Cette règle est-elle juste, et à quel point en est-on sûr ? Des bots jouent ici beaucoup de parties, sur cet appareil, et ce que l’on sait se resserre sous vos yeux.',
  game: 'Jeu',
  seats: 'Coureurs à la table',
  level: 'Qui joue',
  games: 'Parties',
  rules: 'Règles maison',
  impossible: 'Ces règles ne vont pas ensemble, ou pas avec tant de coureurs.',
  begin: 'Les jouer',
  found: 'Ce qui a été trouvé',
  progress: (done, all) => `${done} parties sur ${all}`,
  metric: 'Ce qui est compté',
  mean: 'Moyenne',
  interval: 'Intervalle à 95 %',
  starts: 'Victoires par ordre de départ ; le trait tireté est une part égale',
  everything: 'Tout le reste de ce qui est compté',
  link: 'La même étude, par un lien',
}
