import type { enBalance } from '../en/balance.ts'

export const frBalance: typeof enBalance = {
  help: {
    train:
      'laisse des bots réapprendre sous chaque variante : minutes en tout, ou parties pour chacune, par exemple 5120g ; ils partent de ce que savent les bots du jeu et témoignent à leur tour',
  },
  trainForm: (given, least) =>
    `--train prend des minutes de 1 à 10000, ou des parties par variante de ${least}g à 1000000g, et non « ${given} »`,
  trainShort: (minutes, variants, games, needed) =>
    `--train ${minutes} : ${variants} variantes d’au moins ${games} parties demandent ici environ ${needed} minutes ; fixez des options par --option, ou donnez plus`,
  taught: (bots, games) =>
    `« ${bots} » : des bots qui ont continué d’apprendre sous chaque variante, ${games} parties chacune (--train ${games}g retrouve les mêmes) ; ils jouent sans recherche.`,
  gains: (least, leastLabel, most, mostLabel) =>
    `En apprenant, ils ont gagné de ${least} (${leastLabel}) à ${most} points (${mostLabel}) de plus qu’une part égale à des tables avec des bots greedy.`,
}
