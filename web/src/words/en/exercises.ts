/** The pages of exercises. */
export const words = {
  title: 'Exercises',
  intro:
    'A position of a race, and one question. One answer is surely the best: its three strongest rivals were held against it in 400 imagined races each, by what you would know.',
  today: 'The exercise of the day',
  todayText: (game: string) => `${game}: the same for everybody, until midnight.`,
  go: 'Have a look',
  own: 'From your own races',
  ownText: 'What you could have done better, where there is no doubt.',
  ownEmpty: 'Analyse a finished race of yours: the mistakes in it that leave no doubt become exercises here.',
  ownLink: (game: string, move: number) => `${game}, move ${move}`,
  number: (n: number) => `${n}`,
  label: (game: string, n: number, state: string) => `${game}, exercise ${n}${state === '' ? '' : `: ${state}`}`,
  found: 'found',
  missed: 'missed',
  tally: (found: number, all: number) => `${found} of ${all} found at the first go`,
  lead: 'What do you play?',
  ask: 'One choice is surely the best.',
  right: 'That’s it!',
  wrong: (move: string) => `You chose “${move}”. There was better:`,
  showBest: 'See what follows',
  showOwn: 'What follows mine',
  again: 'Once more',
  rideOn: 'Ride on',
  next: 'Next exercise',
  all: 'All exercises',
  missing: 'This exercise is not here: its race was deleted, or its rules have changed.',
}

export type ExerciseWords = typeof words
