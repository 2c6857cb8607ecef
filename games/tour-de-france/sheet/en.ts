import type { StageKind } from '../content/tours.ts'
import type { SheetRefusal } from './refusals.ts'

const refusals: Readonly<Record<SheetRefusal, (number: number) => string>> = {
  NOBODY_FIRST: () => 'Somebody came first: the rounds begin with 0, for those of the first round with an arrival.',
  SAME_SQUARE: () => 'Two riders of one round can’t stand on the same square: they have different lanes.',
  PAST_LINE: (rows) => `Beyond square ${rows} a rider has crossed the line, in a round of his team from 1.`,
}

const kinds: Readonly<Record<StageKind, string>> = { road: 'road stage', ttt: 'team time trial' }

export const words = {
  start: 'Before the first stage',
  firstAsk: 'Who started the first stage?',
  firstHelp: 'It settles the last ties of the classification.',
  stage: (number: number, name: string, kind: StageKind) => `Stage ${number}, ${name} (${kinds[kind]})`,
  stageShort: (number: number) => `Stage ${number}`,
  rider: (name: string, number: number) => `${name} ${number}`,
  questions: {
    rounds: {
      ask: () => 'How many rounds later did each rider finish?',
      help: '0 for the round of the first arrival, 1 for the next one, and so on.',
    },
    squares: {
      ask: () => 'On which printed square of the run-off?',
      help: 'Without the minus: 4 for −4. A place beside square 0 counts as 0.',
    },
    lanes: {
      ask: () => 'Same round, same square: in which lane?',
      help: '1 is the numbered side. Places beside square 0 count on: 4, 5 …',
    },
    sprint: { ask: (name: string) => `${name}: who passed first?`, help: 'In the order of passing; only those who took a prize.' },
    chance: { ask: () => 'Seconds from Chance cards?', help: 'Crowd’s prize +2, jury’s fine −3. Usually nothing.' },
    trial: {
      ask: () => 'On which square is each rider?',
      help: 'Count on past the line: a stage of 95 squares and −4 make 99. Taken off in the start area: 0.',
    },
    home: {
      ask: () => 'In which round of his team did he finish?',
      help: 'The team’s own rounds, from 1. 0 for who did not cross the line.',
    },
  },
  after: (stages: number) => (stages === 1 ? 'After 1 stage' : `After ${stages} stages`),
  winner: (name: string) => `${name} wins the tour.`,
  yellow: (rider: string, seconds: number) => `Yellow jersey: ${rider}, ${seconds} s.`,
  fastest: (name: string, seconds: number) => `Fastest team: ${name}, ${seconds} s.`,
  points: (points: number) => `${points} pts`,
  seconds: (seconds: number) => `${seconds} s`,
  cell: (time: number, place: number, bonus: number) => `${time} (${place}.)${bonus === 0 ? '' : ` −${bonus}`.replace('−-', '+')}`,
  teams: 'Teams',
  riders: 'Riders by time',
  pointsTable: 'Points by team',
  timesTable: 'Times: place in brackets, then the bonus',
  team: 'Team',
  riderHead: 'Rider',
  total: 'Total',
  teamBonus: { head: 'Team', label: 'For the team time: 40, 15, 5' },
  jerseyBonus: { head: 'Jersey', label: 'For the best riders: 15, 10, 5' },
  ties: {
    totals: 'Level: the better team time decides.',
    riders: 'Level: sum of places, then the latest place, then number and seat.',
  },
  refusals,
}

export type Words = typeof words
