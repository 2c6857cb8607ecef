import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  welcome:
    'Voici la route : le gris est plat, le rouge monte, le bleu descend. À la fin d’un tour, celui dont un coureur est le plus loin après la ligne gagne.',
  riders:
    'Vous menez deux coureurs, comme chacun. Le numéro 1 est le rouleur, aux cartes régulières de 3 à 7 ; le numéro 2 est le sprinteur, aux cartes de 2 à 5 et aux trois 9 redoutables.',
  place:
    'Placez vos deux coureurs sur les cases de départ, l’un après l’autre, ici ou sur la route. Devant, on part le premier, mais on n’a personne pour s’abriter.',
  pick: 'Chaque tour commence ainsi : choisissez le coureur dont vous voulez d’abord voir les cartes.',
  card: 'Voici quatre cartes de ce coureur. Chacune montre sa case d’arrivée, sur la carte et sur la route. Une carte jouée ne revient plus, les trois autres reviendront. Commencez par un 5 au plus.',
  save: 'Ce serait rapide, mais vous n’avez chaque carte que trois fois, et la ligne est loin. Gardez les fortes ; commencez par un 5 au plus.',
  second:
    'À votre autre coureur. Sa main n’est venue qu’une fois la première carte posée. Toutes les cartes restent cachées jusqu’à ce que tous aient choisi.',
  moves:
    'Dès que votre seconde carte sera posée, regardez l’ordre sur la route : les cartes se retournent ensemble, puis chacun avance, la tête d’abord. Ensuite l’aspiration : qui n’a qu’une case vide jusqu’au groupe de devant la comble gratuitement.',
  exhaustion:
    'En dernier, celui qui a une case vide devant lui prend une carte fatigue, rouge, dans son paquet : un pauvre 2 qui reviendra en main. Ici, vous voyez les fatigues de chacun et toutes les cartes déjà jouées.',
  shelter:
    'Jouez ce tour à votre guise. Cherchez à finir derrière quelqu’un, ou à une case d’un groupe : la double flèche sur la route marque une aspiration probable.',
  climb:
    'Bientôt la route monte : qui part sur le rouge ou y entre avance de 5 cases au plus. Dans la descente bleue, toute carte vaut 5 au moins. Jouez donc les petites cartes là, et les fortes sur le plat.',
  alone: 'C’est tout. Gardez les 9 du sprinteur pour la fin, restez à l’abri, et bonne chance !',
}
