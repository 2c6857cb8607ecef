/** The page where a table for friends is made. */
export const words = {
  title: 'New table',
  titleOf: (game: string) => `New table: ${game}`,
  choose: 'Which game will you play with your friends?',
  otherGame: 'Another game',
  who: 'Who rides?',
  people: 'People, you included',
  seats: (free: number) =>
    free === 0
      ? 'Every other seat is a bot’s. At the table you can still free one.'
      : `${free === 1 ? '1 seat waits' : `${free} seats wait`} for friends, who come by the link. What stays free can be given to bots at the table.`,
  pace: 'Live or over days?',
  live: 'Live',
  liveText: 'everybody is there',
  overDays: 'Over days',
  overDaysText: 'each in their own time',
  open: 'Who can take a seat?',
  byLink: 'Whoever has the link',
  byLinkText: 'you send it to your friends',
  forAll: 'Everybody',
  forAllText: 'the table is listed among the open ones',
  table: 'At the table',
  onlookers: 'Who may watch?',
  onlookersOf: { all: 'whoever has the link', seats: 'only those who ride' },
  chat: 'Chat',
  coach: 'The coach may be asked',
  coachHelp: 'Usually off when people ride against each other.',
  standIn: 'Stands in for whoever lets the time run out',
  withChat: 'chat',
  noChat: 'no chat',
  withCoach: 'coach',
  noCoach: 'no coach',
  watchedBy: (who: string) => `onlookers: ${who}`,
  create: 'Create the table',
  cup: 'Cup evening',
  cupStarts: 'The race starts by itself as soon as everybody is at the table.',
  backToCup: 'Back to the cup evening',
  fromSetup: 'The same race with friends, online',
}

export type NewTableWords = typeof words
