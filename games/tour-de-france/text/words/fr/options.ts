import type { Words } from '../types.ts'

export const options: Words['options'] = {
  tour: {
    label: 'Tour',
    help: 'À quatre équipes, une étape en ligne dure environ 45 minutes, l’étape courte 20.',
    values: {
      classic: 'Plaine, puis montagne',
      evening: 'Première soirée, courte',
      flat: 'Cagnes-sur-Mer, plaine',
      mountain: 'Col de Vence, montagne',
      trial: 'Contre-la-montre',
      week: 'Une semaine, cinq étapes',
    },
  },
  secondDeck: { label: 'Cartes Seconde', help: 'Huit de chaque valeur.', values: { '1-14x8': 'de 1 à 14', '1-12x8': 'de 1 à 12' } },
  firstPlayer: {
    label: 'Qui commence une étape',
    help: 'La première étape est toujours tirée au sort.',
    values: { draw: 'tirage à chaque étape', yellow: 'l’équipe du maillot jaune', rotate: 'chacun son tour' },
  },
  overtakingRule: {
    label: 'Règle de dépassement',
    help: 'Personne ne ferme la route devant le coureur suivant.',
    values: { strict: 'oui', off: 'non' },
  },
  revealOnCrash: { label: 'Montrer sa main après un contact', help: 'La preuve qu’aucune carte ne pouvait l’éviter.' },
  chanceDeck: {
    label: 'Cases Chance',
    help: 'Des cartes, un simple nombre, ou rien.',
    values: { standard: 'les 24 cartes', steps: 'de −3 à +3 cases', none: 'rien' },
  },
  singleStageYellow: {
    label: 'Maillot jaune après une seule étape',
    help: 'Pour un tour d’une seule étape en ligne.',
    values: { stageRanking: 'selon la place', withBonus: 'selon le temps, bonifications comprises' },
  },
  tttEarlyBonus: {
    label: 'Contre-la-montre, par tour épargné',
    help: 'Pour les équipes arrivées avant leur dixième tour de jeu.',
    values: { '10': '10 secondes de mieux', '0': 'rien' },
  },
  openHands: { label: 'Mains ouvertes', help: 'Pour apprendre : chacun voit toutes les cartes.' },
}
