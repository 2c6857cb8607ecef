import { words as game } from './index.ts'
import { english } from '@echappee/text/english'
import type { Way } from '../../../sheet/arrival.ts'
import type { BEATEN } from '../../../sheet/questions.ts'
import type { Phase } from '../../../rules/state.ts'
import type { SheetRefusal } from '../../../sheet/refusals.ts'

const { count } = english

const refusals: Readonly<Record<SheetRefusal, (rider: string, other: string, rounds: number) => string>> = {
  SAME_LANE: (rider, other) => `${rider} and ${other} can’t be in the same lane of one square.`,
  DUMMY_RIDES_ON: (rider) => `${rider} is a dummy: it never follows or stops, it rides on.`,
  NO_SPRINT: (rider) => `${rider} can’t follow or stop: nobody crossed the line sprinting in that round.`,
  ROUND_OVER: (rider, _other, rounds) => `${rider} is late: ${rounds} rounds after the winner all who are out come home in the gruppetto.`,
  TWO_TRAITS: (rider, other) => `${rider} and ${other} are one team: it has one trait card.`,
  SOMEBODY_CROSSED: (_rider, _other, rounds) =>
    `The first rider on the road gains two squares a round at least: after ${rounds} rounds without an arrival he is home.`,
}

const beaten: Readonly<Record<(typeof BEATEN)[number], string>> = { rodeOn: 'rides on', followed: 'follows', stopped: 'stops' }

/** What is asked in the past at a table, where the choice has been made. */
const tableAsk: Readonly<Partial<Record<Phase, (rider: string) => string>>> = {
  trait: () => 'Which trait card did you keep?',
  form: () => 'Who gets the form card?',
  bidRider: () => 'Breakaway: which rider did you name?',
  bidCard: (rider) => `Breakaway: which card did ${rider} bid?`,
  place: () => 'Where did you place a rider?',
  hand: (rider) => `Which card did you turn up for ${rider}?`,
}

export const words = {
  game,
  tableAsk,
  grid: {
    name: 'The start grid',
    help: 'Each turns up the first card of his draw pile, the last of the general classification first; an exhaustion card counts 2. The cards go back afterwards.',
    ask: (rider: string) => `${rider} turns up…`,
    row: (square: number, riders: readonly string[]) => `Square ${square}: ${riders.join(', ')}`,
  },
  beaten,
  dealt: 'Which form card does each team have?',
  pages: { lines: 'Sprints and summits', cards: 'The cards' },
  arrival: {
    ask: 'Who came home where?',
    help: 'Choose the round and the square, then tap who stands there, the right-hand lane first.',
    ways: { sprint: 'sprinting', road: 'outside the zone', followed: 'follows', stopped: 'stops', gruppetto: 'gruppetto' } as Record<
      Way,
      string
    >,
    squares: (isPast: boolean): string => (isPast ? 'Squares past the line' : 'Squares before the line'),
  },
  rider: (team: string, isSprinteur: boolean) => `${team} ${isSprinteur ? 'S' : 'R'}`,
  before: 'Before the tour',
  finishWhere: 'The race',
  day: (n: number) => `Day ${n}`,
  sprint: (n: number) => `Sprint ${n}`,
  summit: (category: string) => `Summit, ${category}`,
  ask: {
    draw: { ask: 'In which order were the riders drawn?', help: 'The last tie-break of the tour. R is the Rouleur, S the Sprinteur.' },
    traits: { ask: 'Which rider has a trait?', help: 'One trait card for each team; without traits, simply go on.' },
    finish: { ask: 'In which order did they finish?', help: 'The furthest first; on one square the right-hand lane first.' },
    line: (name: string) => `${name}: who took the places?`,
    lineHelp: (places: number) => (places === 1 ? 'There is only one place.' : `In order of passing, up to ${count(places, 'rider')}.`),
    home: 'Who crossed the line in the winner’s round?',
    homeLater: (round: number) => (round === 1 ? 'Who crossed one round later?' : `Who crossed ${round} rounds later?`),
    homeHelp: 'Those who stand past the line on the road.',
    homeWait: (rounds: number) => `${rounds} rounds in a row without an arrival: if that is not so, undo.`,
    zone: 'Which of them began the round in the sprint zone?',
    zoneHelp: (squares: number) => `The last ${squares} squares before the line.`,
    beaten: 'And the others in the zone?',
    beatenHelp: 'Whoever was not in the zone rides on.',
    past: 'How many squares past the line?',
    pastHelp: 'The first square behind the line is 1.',
    short: 'How many squares before the line?',
    shortHelp: 'On the last square before the line: 0.',
    lanes: 'In which lane, on the same square?',
    lanesHelp: 'Lane 1 is on the right.',
    cards: (winner: string) => `How many cards did ${winner} play?`,
    cardsHelp: 'The winner’s cards, exhaustion cards left out.',
    turns: 'How many cards did each of them play?',
    turnsHelp: 'Exhaustion cards too.',
    exhaustion: 'How many exhaustion cards are left?',
    exhaustionHelp: 'In the draw pile and the recycled pile; played ones are gone.',
    epo: 'Who had the form card EPO?',
  },
  noTrait: 'none',
  result: 'Result',
  nobody: 'nobody',
  wins: (jersey: string, who: string) => `${jersey}: ${who}`,
  won: (team: string) => `${team} wins the tour`,
  jerseys: { yellow: 'Yellow jersey', green: 'Green jersey', dots: 'Polka-dot jersey', team: 'Best team' },
  start: (order: string) => `Starting order: ${order}.`,
  zone: (squares: number) => `Sprint zones have ${squares} squares.`,
  uphill: 'Uphill finish: no sprint zone.',
  stageResult: (day: number) => `Stage of day ${day}`,
  bits: (bonus: number, green: number, mountain: number) =>
    [
      ...(bonus === 0 ? [] : [`bonus ${bonus}″`]),
      ...(green === 0 ? [] : [`${green} green`]),
      ...(mountain === 0 ? [] : [`${mountain} mountain`]),
    ].join(' · '),
  general: 'General classification',
  classifications: { green: 'Points', mountain: 'Mountains', team: 'Teams' },
  points: (n: number) => `${n} pts`,
  ties: {
    trial: 'Same time: the worse placed in the general classification first, else as drawn.',
    green: 'Same time: more green points.',
    mountain: 'Same time: more mountain points.',
    team: 'Same time: the faster team.',
    draw: 'Level in everything: drawn first.',
    worse: 'Level: during the tour the worse placed in the general classification.',
    better: 'Level: at the end the better placed in the general classification.',
  },
  kept: 'Exhaustion cards for the next stage',
  cardsHead: 'Cards',
  times: 'Times by stage',
  riderHead: 'Rider',
  total: 'Total',
  refusals,
}

export type Words = typeof words
