import { french } from '@echappee/ui/text'
import { chance as chanceCards } from '../ui/messages/fr/words.ts'
import type { Words } from './en.ts'

const { count, ordinal } = french

export const words: Words = {
  rider: (team, number) => `${team} ${number}`,
  where: (stage, board, isTrial) => `Étape ${stage} · ${board}${isTrial ? ' · contre-la-montre par équipe' : ''}`,
  card: (n) => `Carte ${n}`,
  tableAsk: (rider) => `Quelle carte avez-vous jouée pour ${rider} ?`,
  swapped: 'Une carte échangée',
  swappedAll: 'Plus d’échange',
  chanceCard: (name, effect) => `${name} : ${effect}`,
  sprint: (name, prizes) => `${name} : ${prizes}`,
  chance: 'Cartes Chance',
  chanceCards,
  ask: {
    first: { ask: 'Qui est le premier joueur de cette étape ?' },
    sprint: (name) => `${name} : qui est passé en tête ?`,
    sprintHelp: (prizes) =>
      prizes.map(({ points, seconds }, i) => `${ordinal(i + 1)} ${points} ${points === 1 ? 'pt' : 'pts'}, ${seconds} s`).join(' · '),
    bonus: { ask: 'Secondes des cartes Chance ?', help: 'Gagnées : +2. Perdues : −3. Les sprints sont déjà comptés.' },
    home: 'Qui a franchi la ligne en premier, au même tour ?',
    homeLater: (round) => (round === 1 ? 'Qui l’a franchie un tour plus tard ?' : `Qui l’a franchie ${round} tours plus tard ?`),
    homeHelp: 'Tous les coureurs d’un même tour ensemble.',
    squares: { ask: 'Sur quelle case imprimée ?', help: 'Le nombre imprimé au-delà de la ligne, de 0 à 9, sans son moins.' },
    more: 'Personne à ce tour. La course continue-t-elle ?',
    firstRound: 'À quel tour le premier est-il arrivé ?',
    rows: { ask: 'Sur quelle rangée ont-ils été arrêtés ?', help: 'Le numéro de la rangée sur le plateau ; 0 au départ.' },
    stoppedOrder: 'Dans quel ordre étaient-ils, le premier d’abord ?',
    lanes: { ask: 'Temps égaux : sur quelle file ?', help: '1 est le côté numéroté, puis vers l’extérieur.' },
    finished: { ask: 'Qui a atteint l’arrivée ?', help: 'Dans le contre-la-montre, avant la fin des cartes.' },
    rounds: { ask: 'À quel tour de leur équipe ?', help: 'Compté depuis le départ de l’équipe.' },
  },
  more: { goesOn: 'Oui, tour suivant', stopped: 'Non, arrêtée après le tour 60' },
  next: (stage) => `À suivre : étape ${stage}`,
  jersey: (name) => `${name} porte le maillot jaune.`,
  first: (name) => `${name} est le premier joueur.`,
  course: (name, rows) => `${name} : ${count(rows, 'rangée')}`,
  stage: (n) => `Étape ${n}`,
  seconds: (n) => `${n} s`,
  bonus: (n) => `bonification ${n} s`,
  general: 'Classement individuel',
  teams: 'Classement par équipe',
  points: (n) => count(n, 'point'),
  pointsTitle: 'Points par étape',
  timesTitle: 'Temps de classement par étape',
  team: 'Équipe',
  riderHead: 'Coureur',
  total: 'Total',
  sum: (points, team, jersey) => `${points} + ${team} (équipes) + ${jersey} (maillot jaune)`,
  won: (name) => `${name} gagne le tour`,
  ties: {
    lane: 'Même temps : plus près du côté numéroté.',
    general: 'Même temps : plus petite somme de places, puis les dernières étapes.',
    team: 'Même temps : plus de points, puis le meilleur coureur.',
    final: 'Même total : équipe plus rapide.',
  },
  refusals: {
    SAME_SQUARE: (rider, other) => `${rider} et ${other} ne peuvent pas finir sur la même case au même tour.`,
  },
}
