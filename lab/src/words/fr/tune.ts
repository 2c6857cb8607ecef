import { plural } from '@echappee/text'
import type { enTune } from '../en/tune.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`
const list = (names: readonly string[]) => names.join(', ')

export const frTune: typeof enTune = {
  help: {
    tune: 'Chercher des nombres des règles pour lesquels des mesures sont comme elles devraient, et juger le meilleur sur des graines neuves à côté de ses voisins.',
    param: 'un paramètre et l’étendue où chercher, min..max ou min..max:pas ; peut être donné plusieurs fois',
    target:
      'ce que devrait être la moyenne d’une mesure, « mesure<=x » ou « mesure>=x », une part aussi en 30% ; peut être donné plusieurs fois',
    budget: 'nombre de parties en tout, ou de minutes comme 10m (20000 sinon)',
    after: `
La moitié du budget va au partage par deux : toutes les combinaisons (ou un échantillon régulier de 64) se jouent sur les mêmes graines, et la meilleure moitié
continue avec plus de parties, jusqu’à ce qu’il en reste deux. Un cinquième sert à grimper de la meilleure vers des voisines pas encore essayées. Le reste juge la
meilleure sur des graines que personne n’a vues, à côté de ses voisines, de la boîte, et de chaque paramètre aux deux bouts de son étendue. De celles qui
atteignent tous les buts, la plus proche de la boîte est la meilleure. Un paramètre avec lequel aucune partie n’a fini autrement, à aucun bout, est cité. Les
minutes deviennent un nombre de parties selon l’allure d’ici : la même commande avec ce nombre trouve la même chose. Ctrl-C rapporte ce qu’il y a, marqué
partiel ; --save et --resume comme pour compare.`,
  },
  paramForm: (given) => `--param prend clé=min..max ou clé=min..max:pas, min inférieur à max, non « ${given} »`,
  paramTwice: (key) => `--param ${key} est donné deux fois`,
  noParams: () => 'il manque --param : il faut au moins un paramètre à changer',
  noTargets: () => 'il manque --target : il faut au moins une mesure à atteindre',
  fixedParam: (key) => `${key} ne peut pas être changé par --param et fixé par --parameter à la fois`,
  targetForm: (given) => `--target prend « mesure<=x » ou « mesure>=x », non « ${given} »`,
  targetRange: (given, metric, isShare) =>
    isShare ? `--target ${given} : ${metric} est une part, de 0 à 1 ou de 0 % à 100 %` : `--target ${given} : ${metric} n’est pas une part`,
  budgetForm: (given, least, most) => `--budget prend ici de ${least} à ${most} parties, ou des minutes de 1m à 10000m, non « ${given} »`,
  shortMinutes: (given, games, least) =>
    `${given} feraient ici environ ${count(games, 'partie', 'parties')} ; cette recherche en demande au moins ${least}`,
  head: (title, points, games, isPartial) =>
    `${title} : ${count(points, 'combinaison essayée', 'combinaisons essayées')}, ${count(games, 'partie', 'parties')}${isPartial ? ' (PARTIEL : arrêté avant la fin)' : ''}`,
  playedBy: (bots, seats) => `Joué par ${bots}, ${count(seats, 'place', 'places')}`,
  best: (label) => `Le meilleur trouvé : ${label}`,
  notJudged: () => 'Il n’a pas été jugé sur des graines neuves.',
  allMet: () => 'Tous les buts sont atteints, sur des graines neuves.',
  notAllMet: (targets) => `Pas atteint à coup sûr : ${list(targets)}`,
  met: { met: 'atteint', missed: 'manqué', unknown: 'inconnu' },
  roles: { best: 'le meilleur', usual: 'le plus proche de la boîte', neighbour: 'voisin', end: 'bout d’une étendue' },
  judgedHead: () => 'Jugé sur des graines neuves',
  judgedHeads: (targets) => ['', '', 'parties', ...targets, ''],
  trialsHead: () => 'La recherche : ce que les parties ont montré en chemin (le meilleur de beaucoup paraît meilleur qu’il n’est)',
  trialHeads: (targets) => ['', 'parties', ...targets, 'écart'],
  more: (trials) => `et ${count(trials, 'autre', 'autres')}`,
  dead: (key, games) => `${key} ne change rien : à aucun bout, pas une des ${count(games, 'partie', 'parties')} n’a fini autrement`,
  pace: (games) => `budget : ${count(games, 'partie', 'parties')} à l’allure de cette machine`,
}
