import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  welcome: 'Voici la route. Vous êtes sur la première ligne ; quand quelqu’un atteint la case 15, celui qui est le plus loin a gagné.',
  hand: 'Voici vos cartes. Chacun en pose une face cachée, puis tous avancent d’autant de cases que dit leur carte. Jouez un 4 !',
  notFour: 'Ce serait possible aussi, mais le 4 est la carte la plus rapide. Essayez-le : il a un défaut que vous verrez tout de suite.',
  tired: 'Rapide ! Mais regardez votre autre 4 : jambes lourdes. Pas de 4 juste après un 4. Jouez autre chose.',
  wind: 'Après chaque tour, un peu de vent peut pousser le dernier. Être derrière n’est donc pas si grave.',
  people: 'Ici, vous voyez où sont les autres et combien de cartes ils ont. Leurs cartes restent secrètes.',
  alone: 'Vous savez tout. À vous de rouler jusqu’à la ligne !',
}
