import { plural } from '@echappee/text'

/** Luck and skill of a game. */
export const enLuck = {
  help: {
    luck: 'Luck and skill of a game: what results are made of when equals play, and how many levels of skill fit into it.',
    levels: 'the ladder, the weakest first (default: random,beginner,greedy,leader,champion)',
    games: 'races that are analysed for each level, on the same deals',
    duels: 'games of each level against the one below, on the same deals with seats changed',
    effort: 'games played on in thought for each choice of an analysis; more is slower and surer',
    luckAfter: `
A table of each level rides the same deals. The result of a seat, less an equal share, is draws + own choices + others' choices + what is not explained (docs/judgement.md);
told is the part of the variance of results that goes with each, so that the four sum to 100 %. Then each level duels with the one below. The depth is the number of levels that
fit between the first and the last if each wins 65 % of its duels with the one below: log-odds of the duels add up, over the log-odds of 65 %.`,
  },
  ladder: (levels: readonly string[]) => `--levels takes two different levels or more, the weakest first, not "${levels.join(',')}"`,
  head: (title: string, seats: number) => `Luck and skill of ${title}, ${seats} ${plural('en', seats, 'seat', 'seats')}`,
  splitHead: () => 'What results are made of, of their variance, at tables of equals',
  splitHeads: () => ['', 'draws', 'own choices', "others' choices", 'not explained', 'own choices, mean', 'races'],
  splitNote: () => 'With 95 % intervals over races. The last but one: what the choices of the level win a race against those of a Leader.',
  duelHead: () => 'Each level against the one below, on the same deals',
  duelHeads: () => ['', 'wins', '95 % interval', 'games'],
  depth: (first: string, last: string, value: string, half: string, step: string, isAtLeast: boolean) =>
    `Skill depth from ${first} to ${last}: ${isAtLeast ? 'at least ' : ''}${value} ± ${half} levels, each winning ${step} of its duels with the one below.`,
}
