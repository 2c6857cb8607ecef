import { english } from '@echappee/text/english'

/** The page on which bots play many games, and the trial of a course. */
export const words = {
  title: 'The lab',
  intro: 'Is this rule fair, and how sure are we? Bots play many games here, on this device, and the answer gets sharper while you watch.',
  game: 'Game',
  seats: 'Riders at the table',
  level: 'Who plays',
  games: 'Games',
  seed: 'Seed of chance',
  rules: 'House rules',
  impossible: 'These rules do not go together, or not with so many riders.',
  begin: 'Play them',
  stop: 'Stop',
  found: 'What was found',
  progress: (done: number, all: number) => `${done} of ${all} games`,
  metric: 'What is counted',
  mean: 'Mean',
  interval: '95% interval',
  starts: 'Wins by start order; the dashed line is an equal share',
  everything: 'Everything else that was counted',
  link: 'The same study, by a link',
  command: 'The same study, on the command line',
  commandFile: (file: string) => `Save ${file}, which the command reads`,
  fingerprint: (digest: string) => `Fingerprint of the figures: ${digest}. Whoever plays the same study gets the same one.`,
  studies: {
    title: 'Studies',
    text: (greedy: string) =>
      `Questions about this game that bots have answered. Each has its figures, an advice and a doubt, and most can be played again. “greedy” is the level ${greedy}; “policy” plays what it has learned, without looking ahead.`,
    advice: 'Advice.',
    doubt: 'Doubt.',
    again: (variant: string) => `Play again: ${variant}`,
    ofThose: (value: string, counted: string) => `${value}: ${counted}`,
    command: 'All of it, on the command line',
  },
  trial: {
    title: 'Try it',
    text: (level: string, games: number) =>
      `${level} bots ride this course ${games} times, on this device. Change something and they begin again.`,
    begin: 'Try it',
    stop: 'Stop trying',
    impossible: 'It can’t be ridden as it is; what is missing is said where you build.',
    progress: (done: number, all: number) => `${done} of ${all} races`,
    length: 'Length',
    starts: 'Wins by start order (dashed: an equal share)',
    start: (place: number) => `${english.ordinal(place)} to speak`,
    kinds: 'Which riders win',
    closer: 'Look closer in the lab',
  },
}

export type LabWords = typeof words
