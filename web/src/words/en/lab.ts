/** The page on which bots play many games. */
export const words = {
  nav: 'The lab',
  title: 'The lab',
  intro:
    'Is this rule fair, and how sure are we? Bots play many games here, on this device, and what is known gets narrower while you watch.',
  game: 'Game',
  seats: 'Riders at the table',
  level: 'Who plays',
  games: 'Games',
  rules: 'House rules',
  impossible: 'These rules do not go together, or not with so many riders.',
  begin: 'Play them',
  found: 'What was found',
  progress: (done: number, all: number) => `${done} of ${all} games`,
  metric: 'What is counted',
  mean: 'Mean',
  interval: '95 % interval',
  starts: 'Wins by start order; the dashed line is an equal share',
  everything: 'Everything else that was counted',
  link: 'The same study, by a link',
}
