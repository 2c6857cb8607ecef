import type { LessonWords } from '../en/lesson.ts'

export const words: LessonWords = {
  welcome:
    'Seize cases, et vos trois coureurs attendent sur la première. Quand quelqu’un a franchi la ligne derrière la case 16, le coureur le plus loin gagne. Un seul des vôtres suffit.',
  energy:
    'Chacun de vos coureurs porte des jetons d’énergie aux couleurs de la route. Un jeton se dépense là où il convient : regardez la couleur de la case où se trouve le coureur.',
  paces:
    'À chaque tour, une allure secrète par coureur. Constance : une case, gratuite. Sillage : un jeton, et deux cases si le groupe accélère. Accélération : deux jetons. Offensive : trois, une fois par course.',
  together: 'Roulez en équipe : faites accélérer A, et mettez B et C dans son sillage. Puis verrouillez les trois allures.',
  notTogether: 'Cela peut se courir aussi. Mais essayez d’abord l’équipe : A accélère, B et C suivent dans le sillage.',
  pay: 'Une accélération coûte deux jetons, dont un de la couleur de la case. Choisissez lesquels donner : gardez ce que l’arrivée demandera.',
  wheel:
    'Voilà à quoi servent les roues : A a payé deux jetons, B et C un seul chacun, et tous trois ont avancé de deux cases. Mais deux équipiers partis ensemble tractent aussi ceux qui sont restés, s’ils paient un jeton.',
  groups:
    'Les coureurs d’une même case forment un groupe. Le groupe de tête joue d’abord ; les suivants choisissent après l’avoir vu. Qui est en Sillage sans que personne n’accélère avance d’une case, et le jeton est perdu.',
  ride: 'Courez maintenant un tour à votre idée. Ce qu’un coureur ne peut pas payer est grisé et dit pourquoi. Constance ne coûte rien et garde de l’énergie pour la fin.',
  feed: 'À la case 7, il y a à manger : un coureur qui arrive avec deux jetons ou moins peut en reprendre. Y être presque à sec n’est pas une honte, c’est un plan.',
  finish:
    'À la fin, la distance compte d’abord, puis les jetons restants de la couleur de la case 16. Gardez-en pour les derniers kilomètres, et votre offensive aussi.',
  alone: 'C’est tout. Le reste de la route est à vous !',
}
