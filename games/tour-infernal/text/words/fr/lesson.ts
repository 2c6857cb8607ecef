import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  welcome:
    'Dix secteurs, et deux adversaires. À la fin, vos secondes de bonification moins votre retard font votre score : le meilleur score gagne, pas toujours le premier sur la ligne.',
  bag: 'On ne pioche jamais : ce que vous emportez maintenant, ce sont vos jambes pour toute la course. Quatorze cartes Rouler sont prêtes, les six autres sont à choisir. Prenez au moins deux cartes Attaque, et bouclez la besace.',
  notBag: 'Belle besace, mais pour cette course il vous faudra au moins deux cartes Attaque.',
  follow:
    'Chacun pose à son tour. Une carte Rouler : vous restez dans le groupe. Deux : vous roulez fort, et tout le groupe va plus vite. Posez-en une pour commencer.',
  notFollow: 'Rouler fort dès le premier secteur emmène tout le monde, et personne d’autre ne paie. Posez une seule carte Rouler.',
  attack: 'Place aux attaques. Vous parlez en dernier et personne n’a bougé : une carte Attaque, et vous prenez 20 secondes. Attaquez !',
  notAttack: 'Vous pouvez passer, bien sûr. Mais la porte est ouverte : essayez une attaque simple.',
  away: 'L’échappée est lancée ! Les autres ont maintenant un retard : 20 secondes derrière vous. Ceux qui ont le même retard forment un groupe.',
  hard: 'En solitaire devant, vous n’avez aucune roue à suivre. Roulez fort, avec deux cartes Rouler ou plus, pour tenir le peloton à distance.',
  notHard: 'Une seule carte, c’est économique, mais le peloton reviendrait vite. Roulez fort.',
  bonus:
    'Un sprint terminait ce secteur. En tête et en solitaire, vous avez pris ses 20 secondes sans poser de carte. Dans un groupe, il aurait fallu enchérir en cartes Sprint.',
  cards:
    'Comptez vos cartes : chaque secteur en prend au moins une, et qui n’en a plus descend de vélo. Le reste est pour les attaques et les sprints.',
  ride: 'Courez le secteur suivant à votre idée. Ce qui ne peut pas être posé est grisé et dit pourquoi.',
  course:
    'Voici la suite du parcours. Montagnes et sprints rendent les attaques plus chères, et le ravitaillement laisse les prudents échanger des cartes. Le sprint final vaut 30 secondes, 15 au deuxième.',
  alone: 'Vous savez tout ce qu’il faut. Le reste de l’enfer est à vous !',
}
