import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  welcome:
    'Bienvenue au départ ! Deux étapes aujourd’hui : 160 km de plaine, puis un petit col. Le premier à l’arrivée marque 60 points, le deuxième 30. Qui a le plus de points à la fin gagne le tour.',
  roll: 'D’abord le prologue : le plus haut dé porte la casquette jaune et joue en premier. Lancez le dé.',
  hand: 'Voici vos cartes. À chaque tour vous en piochez une, puis vous en utilisez exactement une : pour rouler, gêner un autre ou vous aider.',
  ride: 'Les cartes kilomètres font avancer votre coureur. Plus c’est long, mieux c’est : jouez la plus longue.',
  notRide: 'Gardez celle-là pour plus tard. Commencez par votre plus longue carte kilomètres.',
  stopped:
    'Aïe ! Un handicap est posé devant vous : vous voilà à l’arrêt. Tant qu’il n’est pas couvert d’un contre, vous ne pouvez ni rouler ni sprinter.',
  counter: 'Vos cartes kilomètres sont grisées, et chacune dit pourquoi. Une de vos cartes annule le handicap : jouez ce contre.',
  notCounter: 'Cela vous laisserait à l’arrêt. Jouez le contre qui annule votre handicap.',
  attack: 'Vous êtes libre, mais c’était votre tour de jeu. Rendez la pareille : posez un handicap devant votre adversaire.',
  notAttack: 'Bonne idée aussi, mais votre adversaire va s’échapper. Arrêtez-le d’abord avec un handicap.',
  zone: 'Les dernières cases avant l’arrivée forment la zone de sprint. Qui s’y trouve avec un sprinter en main peut gagner l’étape d’un seul coup.',
  freeRide: 'Roulez maintenant jusqu’à l’arrivée, à votre idée. Avancer, gêner, contrer : ce qui est grisé vous dit pourquoi.',
  points:
    'L’étape s’arrête dès que le premier franchit la ligne. On compte les points, et le premier du classement porte la casquette jaune.',
  mountain:
    'Voici le col. En montagne, seules les cartes 20 km passent, sauf avec un grimpeur devant vous. Votre main vous a suivi depuis la première étape.',
  alone: 'Vous savez l’essentiel. Vers le sommet : à vous de jouer !',
}
