import { plural } from '@echappee/text'
import type { enWeight } from '../en/weight.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`

export const frWeight: typeof enWeight = {
  help: {
    weigh:
      'Le poids des décisions : par phase, la meilleure option face à l’option moyenne ; lesquelles sont forcées ou évidentes ; les dix plus lourdes.',
    games: 'courses dont les décisions sont pesées',
    effort: 'parties imaginées pour chaque option ; plus est plus lent et plus sûr',
    records: 'dossier pour les enregistrements des courses des dix décisions les plus lourdes, pour « echappee replay »',
    site: 'adresse du site où le rapport les ouvre',
    after: `
Chaque option d’une décision est essayée dans les mêmes parties imaginées : à partir de ce que la place savait, avec la même chance, continuées comme le ferait le sosie d’un
Leader. Le poids d’une décision est ce que la meilleure option a de victoire en plus de l’option moyenne. Une moitié des parties dit laquelle est la meilleure, l’autre de combien :
rien ne paraît lourd par hasard. Forcée : un seul coup permis. Évidente : une option bat toutes les autres à coup sûr, dans les deux moitiés. Les trente qui semblent les plus
lourdes sont pesées à nouveau dans huit fois plus de parties nouvelles ; les dix plus lourdes sont dites avec des intervalles qui valent pour les trente à la fois. De plus de
24 options, 24 sont tirées.`,
  },
  head: (title, races, seats, bots) =>
    `Poids des décisions dans ${title} : ${count(races, 'course', 'courses')} à ${count(seats, 'place', 'places')}, jouées par ${bots.join(', ')}`,
  note: () =>
    'Le poids d’une décision est la chance de gagner de la meilleure option, moins celle de l’option moyenne. Les forcées et les évidentes ne demandent pas de réfléchir.',
  phaseHead: () => 'Par phase',
  thirdHead: () => 'Par tiers de la course',
  heads: () => ['', 'décisions', 'forcées', 'évidentes', 'options', 'poids', 'intervalle à 95 %', 'du poids total'],
  all: () => 'toutes',
  third: (n) => ({ '1': 'premier', '2': 'deuxième' })[n] ?? 'dernier',
  heavyHead: () => 'Les dix décisions les plus lourdes',
  heavyNote: () =>
    'Pesées à nouveau dans des parties nouvelles ; les intervalles valent pour toutes celles qui ont été regardées. Le lien ouvre la course juste avant la décision.',
  heavy: ({ game, seq, who, phase, better, own, weight, low, high }) =>
    `course ${game}, coup ${seq}, ${who} (${phase}) : ${weight} (${low} … ${high}) ; le meilleur « ${better} », joué « ${own} »`,
  open: () => 'ouvrir dans le replay',
  siteForm: (given) => `--site prend une adresse comme https://example.org, et non « ${given} »`,
}
