import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  road: 'Voici l’étape : 40 rangées jusqu’à la ligne. Une case porte un seul coureur, et personne n’en traverse un autre.',
  team: 'Vous menez une équipe de trois, comme l’adversaire. Une seule main de cartes sert vos trois coureurs.',
  shelter:
    'Une carte vaut autant de cases. Mais arrivez juste derrière quelqu’un ou à côté de lui, et son aspiration vous offre une case de plus. Cherchez un +1 et prenez-le !',
  windy: 'Ce coup-là coûte la même carte et mène moins loin. Choisissez une case verte, avec aspiration +1 : quelqu’un y coupe le vent.',
  squares:
    'Une case gagnée ! Au coureur suivant. Une case à deux flèches échange des cartes ; une case à point d’interrogation tire une carte Chance.',
  round: 'Continuez : chaque coureur avance une fois par tour. Gardez une petite carte : c’est le seul frein.',
  order: 'Désormais le premier de la course joue d’abord. Être derrière a du bon : on choisit en sachant où sont les autres.',
  hill: 'Flèches rouges, ça monte : qui part de là ne roule que la moitié de sa carte, sans aspiration ; qui part d’avant la roule en entier. Flèches bleues, ça descend : jusqu’à deux cases d’aspiration.',
  brake: 'Si toutes vos cartes percutent quelqu’un, c’est la chute en série : tous ceux qui tombent perdent une carte et un tour. Roulez !',
  finish: 'Après la ligne, les cases comptent −1, −2… : plus on la dépasse, meilleur est le temps. Chaque tour de plus coûte dix secondes.',
  form: 'La feuille de résultats s’ouvre ici à tout moment : les points des équipes, les temps des coureurs, et le maillot jaune.',
  alone: 'Vous savez tout. Ramenez vos trois coureurs !',
}
