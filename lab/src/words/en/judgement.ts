import { plural } from '@echappee/text'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`

/** What is said of forecasts: how they are made and how they hold. */
export const enJudgement = {
  help: {
    clone: 'Fit a policy to the choices of Leaders, and a chance of winning to how their games ended: what forecasts are made with.',
    cloneGames: 'how many games of Leaders (default: 400)',
    cloneSeed: 'the same seed and number of games give the same file (default: clone)',
    cloneOut: "write to this file (default: bot/clone.json in the game's folder)",
    cloneAfter: `
Every second game is imitated: a softmax over features of the moves, by cross-entropy. On the others it is fitted how much 64 games that the clone plays on count beside
the value of the position.`,
    calibrate: 'Measure the chance of winning that analyses and the coach tell, on games that nothing was fitted to.',
    calibrateGames: 'how many games (default: 300)',
    calibrateSeats: 'how many seats (default: 4)',
    calibrateLevel: 'who plays: random, greedy, leader or champion (default: leader)',
    calibrateAgain: 'play on so many times from each position by the level itself: what luck leaves to no forecast (default: not at all)',
    calibrateCoach: 'ask the coach at each position, play his move, and let the level play on',
    calibrateSeed: 'where the games begin; not a seed that a clone was fitted with (default: calibrate)',
    calibrateAfter: `
Each game is stopped at the first quiet position after a quarter, a half and three quarters of its decisions. The Brier score is the mean squared miss of a seat's chance.`,
    analyse: 'Say of a recorded game how the chances went, which decisions cost most, and what was luck.',
    analyseFile: 'the record of a game; with --audit the name of a game',
    analyseEffort: 'games played on in thought for each choice that is out of the ordinary; more is slower and surer (default: 256)',
    analyseAudit: 'play races, analyse them, and look whether what the analyses told holds',
    auditGames: 'with --audit, how many races (default: 100)',
    auditSeats: 'with --audit, who plays (default: four Leaders)',
    auditSeed: 'with --audit, the same seed plays the same races (default: audit)',
    auditLeaders: 'with --audit, in so many pairs of games Leaders themselves judge one listed decision of each race (default: none)',
    auditKeep: 'with --audit, keep finished races in this file, and go on from it',
    analyseAfter: `
Chances are those of games between Leaders: a clone of them plays on from each position. "curve" knows everything, "known" has one curve for each seat, of everybody as that
seat saw it. A decision is listed only if another is better beyond doubt, both by what its seat knew and in the position as it was. Each choice counts against what Leaders would
choose there on average, each draw against the average draw. The object of --json is {"file", "game", "effort", "curve", "costly", "shares", "draws", "known"}.`,
  },
  auditOnly: (flag: string) => `${flag} belongs to --audit`,
  sharesHead: () => 'Where results came from, in chance of winning',
  shareHeads: () => ['', 'draws', 'own choices', "others' choices", 'not explained'],
  noDraws: () => 'Nothing was drawn after the deal: this race was all choices.',
  audited: (title: string, races: number) => `${title}, ${count(races, 'race', 'races')}`,
  advicesHead: () => 'Costly decisions that were listed',
  noAdvices: () => 'none',
  advices: (advices: number, pairs: number, share: string, ratio: string) =>
    `${advices}; in ${pairs} fresh pairs of games from the true position ${share} of the better moves were at least as good, and the costs told were ${ratio} times those that came`,
  byLeaders: (advices: number, share: string, ratio: string) =>
    `${advices} of them, one a race, were played on by Leaders themselves: ${share} were at least as good, and the costs told were ${ratio} times those that came`,
  otherAudit: (file: string) => `${file} keeps another audit: of another game, table or seed`,
  auditLuckHead: () => 'Where results came from, on average, with 95 % intervals',
  auditLuckHeads: () => ['', 'draws', 'own choices', "others' choices", 'not explained', 'draws, size', 'choices, size'],
  restOfVariance: (share: string) => `not explained: ${share} of the variance of results`,
  noClone: (title: string, id: string) => `${title} has no clone of its bots: echappee clone ${id} makes one`,
  unknownLevel: (given: string) => `--level takes random, greedy, leader or champion, not "${given}"`,
  cloned: (title: string, games: number, file: string) => `${count(games, 'game', 'games')} of ${title}; the clone is in ${file}`,
  surprise: (own: string, uniform: string) => `mean surprise of other choices ${own} nats; of equal likelihoods ${uniform}`,
  calibrated: (title: string, games: number) => `${title}, ${count(games, 'game', 'games')}`,
  partsHead: () => 'Brier score after so much of a game',
  partHeads: () => ['', 'chance told', 'games alone', 'old value', 'equal chances'],
  leastHead: () => 'luck alone',
  coachHead: () => 'coach',
  reliabilityHead: () => 'Chance told, and what came',
  coachReliabilityHead: () => 'Chance that the coach told, and what came when his move was played',
}
