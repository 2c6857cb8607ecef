import { plural } from '@echappee/text'
import type { enLuck } from '../en/luck.ts'

export const frLuck: typeof enLuck = {
  help: {
    luck: 'La chance et l’adresse d’un jeu : de quoi sont faits les résultats entre égaux, et combien de niveaux d’adresse y tiennent.',
    levels: 'l’échelle, du plus faible au plus fort (par défaut : random,beginner,greedy,leader,champion)',
    games: 'courses analysées pour chaque niveau, sur les mêmes donnes',
    duels: 'parties de chaque niveau contre celui du dessous, sur les mêmes donnes, places échangées',
    effort: 'parties imaginées pour chaque choix d’une analyse ; plus est plus lent et plus sûr',
    luckAfter: `
Une table de chaque niveau court les mêmes donnes. Le résultat d’une place, moins une part égale, est tirages + choix propres + choix des autres + inexpliqué (docs/judgement.md) ;
on dit la part de la variance des résultats qui va avec chacun, et les quatre font 100 %. Puis chaque niveau affronte celui du dessous. La profondeur est le nombre de niveaux qui
tiennent entre le premier et le dernier si chacun gagne 65 % de ses duels contre celui du dessous : les logarithmes des cotes s’ajoutent, rapportés à celui de 65 %.`,
  },
  ladder: (levels) => `--levels prend au moins deux niveaux différents, le plus faible d’abord, et non « ${levels.join(',')} »`,
  head: (title, seats) => `Chance et adresse dans ${title}, ${seats} ${plural('fr', seats, 'place', 'places')}`,
  splitHead: () => 'De quoi sont faits les résultats, en part de leur variance, entre égaux',
  splitHeads: () => ['', 'tirages', 'choix propres', 'choix des autres', 'inexpliqué', 'choix propres, moyenne', 'courses'],
  splitNote: () =>
    'Avec intervalles à 95 % sur les courses. L’avant-dernière colonne : ce que les choix du niveau gagnent par course sur ceux d’un Leader.',
  duelHead: () => 'Chaque niveau contre celui du dessous, sur les mêmes donnes',
  duelHeads: () => ['', 'victoires', 'intervalle à 95 %', 'parties'],
  depth: (first, last, value, half, step, isAtLeast) =>
    `Profondeur d’adresse de ${first} à ${last} : ${isAtLeast ? 'au moins ' : ''}${value} ± ${half} niveaux, dont chacun gagne ${step} de ses duels contre celui du dessous.`,
}
