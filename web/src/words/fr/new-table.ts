import type { NewTableWords } from '../en/new-table.ts'

/** La page où se fait une table entre amis. */
export const words: NewTableWords = {
  title: 'Nouvelle table',
  titleOf: (game) => `Nouvelle table : ${game}`,
  choose: 'À quel jeu jouez-vous avec vos amis ?',
  otherGame: 'Un autre jeu',
  who: 'Qui court ?',
  people: 'Personnes, vous compris',
  seats: (free) =>
    free === 0
      ? 'Toutes les autres places sont à des robots. Vous pourrez encore en libérer une à la table.'
      : `${free < 2 ? `${free} place attend` : `${free} places attendent`} des amis, qui viennent par le lien. À la table, celles qui restent libres peuvent être confiées à des robots.`,
  pace: 'En direct ou sur plusieurs jours ?',
  live: 'En direct',
  liveText: 'tout le monde est là',
  overDays: 'Sur plusieurs jours',
  overDaysText: 'chacun quand il a le temps',
  open: 'Qui peut prendre une place ?',
  byLink: 'Ceux qui ont le lien',
  byLinkText: 'vous l’envoyez à vos amis',
  forAll: 'Tout le monde',
  forAllText: 'la table figure parmi celles ouvertes à tous',
  table: 'À la table',
  onlookers: 'Qui peut regarder ?',
  onlookersOf: { all: 'ceux qui ont le lien', seats: 'ceux qui courent, personne d’autre' },
  chat: 'Discussion',
  coach: 'On peut interroger le coach',
  coachHelp: 'En général non, quand on court les uns contre les autres.',
  standIn: 'Remplace ceux qui laissent passer leur temps',
  withChat: 'discussion',
  noChat: 'pas de discussion',
  withCoach: 'coach',
  noCoach: 'pas de coach',
  watchedBy: (who) => `spectateurs : ${who}`,
  create: 'Créer la table',
  cup: 'Soirée tournoi',
  cupStarts: 'La course part d’elle-même dès que tout le monde est à la table.',
  backToCup: 'Retour à la soirée tournoi',
  fromSetup: 'La même course entre amis, en ligne',
}
