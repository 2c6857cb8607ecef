import { english } from '@echappee/text/english'
import { chance as chanceCards } from './names.ts'
import type { SheetRefusal } from '../../../sheet/refusals.ts'

const { count, ordinal } = english

export type Prizes = readonly { readonly points: number; readonly seconds: number }[]

const refusals: Readonly<Record<SheetRefusal, (rider: string, other: string) => string>> = {
  SAME_SQUARE: (rider, other) => `${rider} and ${other} can’t end on the same square in the same round.`,
}

export const words = {
  rider: (team: string, number: number) => `${team} ${number}`,
  where: (stage: number, board: string, isTrial: boolean) => `Stage ${stage} · ${board}${isTrial ? ' · team time trial' : ''}`,
  card: (n: number) => `Card ${n}`,
  tableAsk: (rider: string) => `Which card did you play for ${rider}?`,
  swapped: 'Swapped a card',
  swappedAll: 'Swapped no more',
  chanceCard: (name: string, effect: string) => `${name}: ${effect}`,
  sprint: (name: string, prizes: string) => `${name}: ${prizes}`,
  chance: 'Chance cards',
  chanceCards,
  linesPage: 'Sprints and bonuses',
  arrival: {
    ask: 'Who came home where?',
    help: 'Choose the round and the printed square, then tap who stands there, the numbered side first. Leave out those still on the road.',
    squares: 'Printed square behind the line',
  },
  ask: {
    first: { ask: 'Who is the first player of this stage?' },
    course: 'On which board is it ridden?',
    length: { ask: 'How many squares long is the stage?', help: 'The highest number before the line.' },
    points: { ask: 'Points from sprints?', help: 'All that a rider has won at the sprints of this stage.' },
    allSeconds: { ask: 'Bonus seconds?', help: 'Won at sprints and by Chance cards, less what was lost.' },
    sprint: (name: string) => `${name}: who passed first?`,
    sprintHelp: (prizes: Prizes) =>
      prizes.map(({ points, seconds }, i) => `${ordinal(i + 1)} ${points} ${points === 1 ? 'pt' : 'pts'}, ${seconds} s`).join(' · '),
    bonus: { ask: 'Seconds from Chance cards?', help: 'Won: +2. Lost: −3. Sprints are counted already.' },
    home: 'Who crossed the line first, in one round?',
    homeLater: (round: number) => (round === 1 ? 'Who crossed one round later?' : `Who crossed ${round} rounds later?`),
    homeHelp: 'All riders of the same round together.',
    squares: { ask: 'On which printed square?', help: 'The number printed past the line, 0 to 9, without its minus.' },
    more: 'Nobody in this round. Does the race go on?',
    firstRound: 'In which round did the first rider arrive?',
    rows: { ask: 'On which row were they stopped?', help: 'The number of the row on the board; 0 at the start.' },
    stoppedOrder: 'In which order were they, the foremost first?',
    lanes: { ask: 'Equal times: in which lane?', help: '1 is the numbered side, then outwards.' },
    finished: { ask: 'Who reached the finish?', help: 'In the time trial, before the cards ran out.' },
    rounds: { ask: 'In which round of their own team?', help: 'Counted from the team’s own start.' },
  },
  more: { goesOn: 'Yes, next round', stopped: 'No, it was stopped after round 60' },
  ours: (board: string, rows: number, sprints: number) => `${board}: ${count(rows, 'row')}, ${count(sprints, 'sprint')}`,
  other: 'Another board: we type its squares and prizes',
  otherBoard: 'another board',
  next: (stage: number) => `Next: stage ${stage}`,
  jersey: (name: string) => `${name} wears the yellow jersey.`,
  fastestTeam: (name: string, seconds: number) => `${name} is the fastest team, in ${seconds} s.`,
  pointsLeader: (name: string, points: number) => `${name} leads on points, with ${points}.`,
  titles: 'Titles',
  first: (name: string) => `${name} is the first player.`,
  course: (name: string, rows: number) => `${name}: ${count(rows, 'row')}`,
  stage: (n: number) => `Stage ${n}`,
  seconds: (n: number) => `${n} s`,
  bonus: (n: number) => `bonus ${n} s`,
  general: 'Individual classification',
  teams: 'Team classification',
  points: (n: number) => count(n, 'point'),
  pointsTitle: 'Points by stage',
  timesTitle: 'Classification times by stage',
  team: 'Team',
  riderHead: 'Rider',
  total: 'Total',
  sum: (points: number, team: number, jersey: number) => `${points} + ${team} (teams) + ${jersey} (yellow jersey)`,
  won: (name: string) => `${name} wins the tour`,
  ties: {
    lane: 'Same time: nearer to the numbered side.',
    general: 'Same time: the smaller sum of places, then the later stages.',
    team: 'Same time: more points, then the better rider.',
    final: 'Same total: the faster team.',
  },
  refusals,
}

export type Words = typeof words
