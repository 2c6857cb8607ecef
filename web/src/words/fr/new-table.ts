import type { NewTableWords } from '../en/new-table.ts'

/** La page où se fait une table entre amis. */
export const words: NewTableWords = {
  title: 'Nouvelle table',
  titleOf: (game) => `Nouvelle table : ${game}`,
  choose: 'À quel jeu courez-vous avec vos amis ?',
  otherGame: 'Un autre jeu',
  who: 'Qui court ?',
  people: 'Personnes, vous compris',
  seats: (free) =>
    free === 0
      ? 'Toutes les autres places sont à des robots. À la table vous pourrez encore en libérer une.'
      : `${free < 2 ? `${free} place attend` : `${free} places attendent`} des amis, qui viennent par le lien. Celles qui restent libres peuvent aller à des robots, à la table.`,
  pace: 'En direct ou sur plusieurs jours ?',
  live: 'En direct',
  liveText: 'tout le monde est là',
  overDays: 'Sur plusieurs jours',
  overDaysText: 'chacun quand il a le temps',
  open: 'Qui peut prendre une place ?',
  byLink: 'Qui a le lien',
  byLinkText: 'vous l’envoyez à vos amis',
  forAll: 'Tout le monde',
  forAllText: 'la table est parmi celles ouvertes à tous',
  table: 'À la table',
  onlookers: 'Qui peut regarder ?',
  onlookersOf: { all: 'qui a le lien', seats: 'ceux qui courent, et personne d’autre' },
  chat: 'Discussion',
  coach: 'On peut interroger le coach',
  coachHelp: 'D’ordinaire non, quand des personnes courent les unes contre les autres.',
  standIn: 'Remplace qui laisse passer son temps',
  withChat: 'discussion',
  noChat: 'pas de discussion',
  withCoach: 'coach',
  noCoach: 'pas de coach',
  watchedBy: (who) => `spectateurs : ${who}`,
  create: 'Créer la table',
  fromSetup: 'La même course entre amis, en ligne',
}
