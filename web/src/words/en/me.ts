import { english } from '@echappee/text/english'

/** The page of one's own races. */
export const words = {
  title: 'My races',
  intro: 'They are kept on this device alone: no account, nothing is sent.',
  emptyTitle: 'The podium is still free',
  emptyText: 'Your first race will be here: its replay, its result, and what was best about it.',
  emptyGo: 'Choose a race',
  totalRaces: (n: number): string => (n === 1 ? 'race ridden' : 'races ridden'),
  totalWins: (n: number): string => (n === 1 ? 'win' : 'wins'),
  totalPodiums: (n: number): string => (n === 1 ? 'podium' : 'podiums'),
  wins: 'Wins by game and opponent',
  winsHint: 'Wins out of races, by the strongest opponent in them.',
  game: 'Game',
  opponents: { human: 'people' },
  tally: (wins: number, races: number) => `${wins} of ${races}`,
  luck: {
    title: 'Luck and skill',
    text: 'What your results were made of, in wins beyond an equal share: the first four figures make up the last. Your choices are measured against those of a Leader.',
    ofRaces: (game: string, races: number) => `${game}, ${races === 1 ? '1 race' : `${races} races`}`,
    parts: { draws: 'Draws', own: 'Your choices', others: 'Choices of others', rest: 'Not explained' },
    result: 'Result',
    all: 'All games',
    begin: (n: number) => (n === 1 ? 'Count one race' : `Count ${n} races`),
    stop: 'Stop',
    counting: (n: number, all: number) => `Looking at race ${n} of ${all}…`,
  },
  moments: 'Moments',
  momentsHint: 'The best of each game; a click shows the race again.',
  races: 'All races',
  place: (place: number, riders: number) => `${english.ordinal(place)} of ${riders}`,
  counting: (n: number, all: number) => `Looking at race ${n} of ${all}…`,
  keep: 'Keep or delete',
  keepText: 'One file with all races. Opened on another device, it brings them there.',
  exportAll: 'Save all races in a file',
  importAll: 'Open a file of races',
  importBad: 'This file holds no races of Échappée.',
  imported: (taken: number, refused: number) =>
    `${taken === 1 ? '1 race is' : `${taken} races are`} now on this device${refused === 0 ? '' : `; ${refused} could not be taken`}.`,
  deleteAll: 'Delete all races',
  deleteAllSure: (n: number) => (n === 1 ? 'Delete this race for good?' : `Delete all ${n} races for good?`),
}

export type MeWords = typeof words
