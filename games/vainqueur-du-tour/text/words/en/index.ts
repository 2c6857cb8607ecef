import type { Language, OptionSentences, Sentences } from '@echappee/text'
import { english } from '@echappee/text/english'
import type { Instruction, StageType } from '../../../content/board.ts'
import type { Card, Handicap } from '../../../content/cards.ts'
import type { BoardIssue } from '../../../rules/board-schema.ts'
import type { CarryIssue } from '../../../rules/carry.ts'
import type { CapReason } from '../../../rules/events.ts'
import type { optionFields } from '../../../rules/options.ts'
import type { RefusalCode } from '../../../rules/refusals.ts'
import type { Phase } from '../../../rules/state.ts'
import type { TieBreak, TourAward } from '../../final.ts'
import { deeds } from './deeds.ts'
import type { EventSentence, MoveSentence, PromptSentence } from '../sentences.ts'

export type Params = Readonly<Record<string, string | number>>

/** The values of a refusal, with cards and people already in words. */
export interface RefusalValues {
  readonly card?: string
  readonly handicap?: string
  readonly counter?: string
  readonly target?: string
  readonly acting?: string
  /** Kilometres to the sprint zone. */
  readonly km?: number
  readonly phase?: Phase
}

const { ordinal, list, count } = english
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** VDT-23. */
const instruct = (what: Instruction['do'], n: number): string => {
  if (what === 'ADVANCE') return `forward ${n}`
  if (what === 'BACK') return `back ${n}`
  return what === 'MISS' ? `miss ${count(n, 'turn')}` : 'roll again'
}

const cards: Readonly<Record<Card, string>> = {
  KM20: '20 km',
  KM40: '40 km',
  KM60: '60 km',
  H_CRASH: 'Crash',
  H_PUNCTURE: 'Puncture',
  H_HUNGER: 'Hunger knock',
  H_GEAR: 'Wrong gear',
  C_BIKE: 'Spare bike',
  C_WHEEL: 'Spare wheel',
  C_FOOD: 'Food',
  C_GEAR: 'Gear change',
  S_SPRINT: 'Sprinter',
  S_CLIMB: 'Climber',
}

/** In a sentence. */
const aCard: Readonly<Record<Card, string>> = {
  KM20: 'a 20 km card',
  KM40: 'a 40 km card',
  KM60: 'a 60 km card',
  H_CRASH: 'a crash',
  H_PUNCTURE: 'a puncture',
  H_HUNGER: 'a hunger knock',
  H_GEAR: 'a wrong gear',
  C_BIKE: 'a spare bike',
  C_WHEEL: 'a spare wheel',
  C_FOOD: 'food',
  C_GEAR: 'a gear change',
  S_SPRINT: 'a sprinter',
  S_CLIMB: 'a climber',
}

/** What a counter brings about. */
const noMore: Readonly<Record<Handicap, string>> = {
  H_CRASH: 'back on the bike',
  H_PUNCTURE: 'puncture fixed',
  H_HUNGER: 'no longer hungry',
  H_GEAR: 'back in the right gear',
}

const stageTypes: Readonly<Record<StageType, string>> = { plain: 'plain', mountain: 'mountain', timetrial: 'time trial' }

/** VDT-28: said in brackets after the name. */
const capReasons: Readonly<Record<Exclude<CapReason, 'prologue'>, string>> = {
  leader: 'highest total',
  'tie-stage-winner': 'tie, stage winner',
  'tie-best-placed': 'tie, best placed in the stage',
  'tie-bearer': 'tie, already wears it',
  'tie-clockwise': 'tie, next in playing order',
}

const refusals: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'The tour is over.',
  NOT_YOUR_TURN: ({ acting }) => (acting === undefined ? 'It is another rider’s turn.' : `It is ${acting}’s turn.`),
  WRONG_PHASE: ({ phase }) => (phase === 'road' ? 'No die in a road stage: play a card.' : 'No cards now: roll the die.'),
  CARD_NOT_IN_HAND: ({ card }) => `You do not hold ${card ?? 'this card'}.`,
  HANDICAPPED: ({ handicap }) => `Stopped by ${handicap ?? 'a handicap'}: play its counter before riding on.`,
  MOUNTAIN_LIMIT: () => 'Mountain stage: without a climber only 20 km cards can be ridden.',
  NOT_IN_SPRINT_ZONE: ({ km }) =>
    km === undefined ? 'This stage has no sprint zone.' : `Not in the sprint zone yet: it begins ${km} km further on.`,
  BAD_TARGET: () => 'A handicap goes in front of an opponent.',
  TARGET_ALREADY_HANDICAPPED: ({ target, handicap }) =>
    `${target ?? 'This rider'} already has ${handicap ?? 'a handicap'}: one each at most.`,
  NO_HANDICAP: () => 'Nothing to counter: there is no handicap in front of you.',
  WRONG_COUNTER: ({ counter, card, handicap }) =>
    `${capital(counter ?? card ?? 'this card')} is no help against ${handicap ?? 'this handicap'}.`,
  NOT_MOUNTAIN: () => 'The Climber helps in mountain stages only.',
  CLIMBER_ALREADY_LAID: () => 'Your Climber is already at work in this stage.',
  MUST_PLAY: () => 'You can play a card, so you may not discard.',
}

/** The same on the card itself, where there is room for few words. */
const reasons: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'the tour is over',
  NOT_YOUR_TURN: () => 'not your turn',
  WRONG_PHASE: () => 'not now',
  CARD_NOT_IN_HAND: () => 'not in hand',
  HANDICAPPED: ({ handicap }) => `stopped by ${handicap ?? 'a handicap'}`,
  MOUNTAIN_LIMIT: () => 'only 20 without a Climber',
  NOT_IN_SPRINT_ZONE: ({ km }) => (km === undefined ? 'no sprint zone here' : `${km} km to the zone`),
  BAD_TARGET: () => 'opponents only',
  TARGET_ALREADY_HANDICAPPED: ({ handicap }) => `already has ${handicap ?? 'a handicap'}`,
  NO_HANDICAP: () => 'nothing to counter',
  WRONG_COUNTER: ({ handicap }) => `no help against ${handicap ?? 'this'}`,
  NOT_MOUNTAIN: () => 'mountains only',
  CLIMBER_ALREADY_LAID: () => 'already played',
  MUST_PLAY: () => 'you can play',
}

const issues: Readonly<Record<BoardIssue | CarryIssue | 'no_such_stage' | 'stage_twice', (params: Params) => string>> = {
  km_per_square: (p) => `squares are ${p['expected']} km apart on this board`,
  no_stages: () => 'a board has at least one stage',
  stage_number: (p) => `stage numbers are whole numbers from ${p['min']} to ${p['max']}`,
  stage_order: (p) => `stage ${p['number']} comes after stage ${p['previous']}: numbers must be distinct and increasing`,
  stage_length: (p) => `the length must be a multiple of ${p['step']} km, from ${p['step']} to ${p['max']}`,
  sprint_zone: (p) => `the sprint zone must begin on a multiple of ${p['step']} km, after 0 and before ${p['length']}; or be null`,
  unknown_track: (p) =>
    p['known'] === ''
      ? `there is no track “${p['track']}”: the board has none`
      : `there is no track “${p['track']}”; there are: ${p['known']}`,
  track_finish: (p) => `the finish line must be a whole number from ${p['min']} to ${p['max']}`,
  square_range: (p) => `instruction squares are whole numbers from 1 to ${p['last']}, not ${p['square']}`,
  square_twice: (p) => `square ${p['square']} has two instructions`,
  instruction_n: (p) => `must be a whole number from ${p['min']} to ${p['max']}`,
  again_has_no_n: () => 'AGAIN takes no number',
  many_tracks: (p) => `a board has at most ${p['max']} tracks`,
  no_such_stage: (p) => `the board has no stage ${p['missing']}; it has ${p['allowed']}`,
  stage_twice: (p) => `a stage can be ridden once only: ${p['twice']}`,
  carry_stages: (p) => `the tour has ${p['stages']} stages, and ${p['given']} have been run: none is left to go on with`,
  carry_riders: (p) => `each stage that was run needs a place for each of the ${p['seats']} riders, one of them the first`,
}

const tieBreaks: Readonly<Record<TieBreak['by'], (stage: number | undefined) => string>> = {
  bearer: () => 'tie: wore the cap in the last stage',
  place: (stage) => `tie: better placed in stage ${stage}`,
  none: () => 'tie in everything: rank shared',
}

export const words = {
  language: 'en' as Language,
  ordinal,
  deeds,
  list,
  cards,
  aCard,
  noMore,
  cardCount: (name: string, n: number) => (n === 1 ? name : `${name} ×${n}`),
  stageTypes,
  /** Of the default board, by number. */
  stageNames: {
    1: 'The Grand Départ',
    2: 'First time trial',
    3: 'The canal road',
    4: 'The first ballons',
    5: 'Second time trial',
    6: 'The first great pass',
    7: 'The sunflower plain',
    8: 'The queen stage',
    9: 'The last pass',
    10: 'The river valley',
    11: 'Last time trial',
    12: 'Finish on the avenue',
  } as Readonly<Record<number, string>>,
  refusals,
  reasons,
  issues,

  quickStart: {
    heading: 'In two minutes',
    aim: 'Win stages: 60 points for the first over the line, 30 for the second, 10 for the third. Most points after the last stage wins the tour.',
    hand: 'On your turn draw a card, then use exactly one of the eight.',
    ride: 'A kilometre card moves your rider 20, 40 or 60 km. First over the line wins the stage, and it is over at once.',
    handicap: 'A handicap stops an opponent until it is covered by the right counter.',
    sprint: 'In the sprint zone, a sprinter card wins the stage at a stroke.',
    mountain: 'In the mountains only 20s can be played, unless you have a climber in front of you.',
  },
  where: {
    prologue: 'Prologue',
    prologueHint: 'the highest roll takes the yellow cap',
    stage: (n: number, type: StageType) => `Stage ${n} · ${stageTypes[type]}`,
    km: (n: number) => `${n} km`,
    squares: (n: number) => `${n} squares`,
    over: 'The tour is over',
    strip: 'The stages of the tour',
    stageLabel: (n: number, type: StageType, name: string, length: string) =>
      `Stage ${n}, ${stageTypes[type]}${name && `, ${name}`}, ${length}`,
    now: 'under way',
    wonBy: (name: string) => `won by ${name}`,
    round: (n: number) => `round ${n}`,
  },

  prompt: {
    roll: 'Roll the die of the prologue: the highest takes the yellow cap.',
    rollTied: 'A tie for the highest: roll again.',
    rollTrial: 'Roll the die and obey the square.',
    rollAgain: 'Lucky square: roll again.',
    play: 'Play a card: ride, attack or bring in a specialist.',
    playPlain: 'Play a card: ride or attack.',
    stopped: (handicap: string, cures: string) => `${handicap}: you need ${cures} to ride on.`,
    stoppedCure: (handicap: string, cures: string) => `${handicap}: play ${cures} to ride on.`,
    discard: 'Nothing can be played: choose a card to discard.',
    sprintOrDiscard: 'Sprint for the stage, or discard a card.',
    otherRolls: (name: string) => `${name} rolls. `,
    otherPlays: (name: string) => `${name} plays. `,
    prologue: 'Prologue: the highest roll takes the yellow cap.',
    otherStopped: (handicap: string) => `Stopped by ${handicap}.`,
    trial: 'Time trial: the die decides.',
    won: (names: string, points: number) => `${names} wins the tour with ${count(points, 'point')}.`,
    wonJointly: (names: string, points: number) => `${names} win the tour together with ${count(points, 'point')}.`,
  } satisfies Sentences<PromptSentence>,

  event: {
    prologueRolled: (name: string, value: number) => `Prologue: ${name} rolls ${value}`,
    prologueTied: (names: readonly string[]) => `Tie: ${list(names)} roll again`,
    prologueWon: (name: string) => `${name} wins the prologue and puts on the yellow cap`,
    capTaken: (name: string, reason: keyof typeof capReasons) => `${name} takes the yellow cap (${capReasons[reason]})`,
    capKept: (name: string, reason: keyof typeof capReasons) => `${name} keeps the yellow cap (${capReasons[reason]})`,
    dealt: (name: string, what: string) => `${name} is dealt ${what}`,
    stageStarted: (n: number, type: StageType, order: readonly string[]) =>
      `Stage ${n} (${stageTypes[type]}): ${order[0]} starts, then ${list(order.slice(1))}`,
    deckReshuffled: (n: number) => `Draw pile renewed (${count(n, 'card')})`,
    drew: (name: string, card: string) => `${name} draws ${card}`,
    rode: (name: string, value: number, from: number, to: number, enters: 'zone' | 'line' | null) =>
      `${name} rides ${value} (${from} → ${to}${enters === 'zone' ? ', enters the sprint zone' : enters === 'line' ? ', crosses the line' : ''})`,
    handicapLaid: (name: string, card: string, target: string) => `${name} plays ${card} on ${target}`,
    countered: (name: string, card: string, over: string) => `${name} plays ${card}: ${over}`,
    climberLaid: (name: string) => `${name} plays a climber: 40 and 60 are allowed`,
    sprinted: (name: string, from: number, to: number) => `${name} plays a sprinter (${from} → ${to}, crosses the line)`,
    discarded: (name: string, card: string) => `${name} discards ${card}`,
    discardedStuck: (name: string, card: string) => `${name} can’t play and discards ${card}`,
    trialRolled: (name: string, value: number, from: number, to: number) => `${name} rolls ${value} (${from} → ${to})`,
    ttStayed: (name: string, value: number, at: number) => `${name} rolls ${value}: too much for the line, stays on ${at}`,
    trialInstruction: (name: string, square: number, what: Instruction['do'], n: number, to: number) =>
      what === 'ADVANCE' || what === 'BACK'
        ? `${name}, square ${square}: ${instruct(what, n)} → ${to}`
        : `${name}, square ${square}: ${instruct(what, n)}`,
    turnMissed: (name: string, left: number) => `${name} misses a turn${left > 0 ? ` (${left} more to miss)` : ''}`,
    stageEnded: (n: number, winner: string, others: string, stopped: boolean) =>
      `Stage ${n}${stopped ? ' is stopped by the round limit' : ''}: ${winner} wins${others && `; ${others}`}`,
    placed: (names: readonly string[], place: number) => `${list(names)} ${['', '', 'second', 'third'][place] ?? ordinal(place)}`,
    tourEnded: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins the tour` : `${list(names)} win the tour together`),
  } satisfies Sentences<EventSentence>,

  move: {
    roll: 'Roll the die',
    ride: (value: number, landing: string) => `Ride ${value} ${landing}`,
    counter: (card: string, over: string) => `Play ${card}: ${over}`,
    counterBare: (card: string) => `Play ${card}`,
    handicap: (card: string, target: string) => `Play ${card} on ${target}`,
    climber: 'Play the climber: 40 and 60 are allowed until the end of the stage',
    sprint: (landing: string) => `Sprint ${landing}`,
    discard: (card: string) => `Discard ${card}`,
    /** Where a ride ends. */
    landing: (to: number, where: 'zone' | 'line' | null) =>
      where === 'line' ? `→ ${to}, wins the stage` : where === 'zone' ? `→ ${to}, sprint zone` : `→ ${to}`,
  } satisfies Sentences<MoveSentence>,

  hand: {
    label: 'Your hand',
    drawn: 'just drawn',
    wait: 'Your turn will come.',
    aside: 'Cards are put aside during a time trial.',
    none: 'No cards are dealt yet.',
    spectator: 'You are watching: hands stay hidden.',
    discardMode: 'Discard a card',
    discardHint: 'Choose the card to discard.',
    backToPlay: 'Back to play',
    discardThis: 'discard it',
    on: (names: readonly string[]) => `on ${list(names, 'or')}`,
    onMany: (n: number) => `on one of ${n} riders`,
    climber: 'then 40 and 60 too',
    target: (card: string) => `${card}: on whom?`,
    noTarget: 'Every opponent has a handicap already.',
    noTargetShort: 'all are stopped',
    cancel: 'Cancel',
    roll: 'Roll the die',
    rollAgain: 'Roll again',
    refused: (card: string, reason: string) => `${card} – ${reason}`,
  },

  people: {
    label: 'Riders',
    cap: 'yellow cap',
    points: (n: number) => count(n, 'point'),
    pointsShort: 'pts',
    toGo: (n: number) => `${n} km to go`,
    squaresToGo: (n: number) => `${n} to go`,
    at: (n: number) => `${n} km`,
    square: (n: number) => `square ${n}`,
    finished: 'at the line',
    place: (n: number, _name: string) => ordinal(n),
    placeLabel: (n: number, _name: string) => `${ordinal(n)} in the stage`,
    curedBy: (names: readonly string[]) => `needs ${list(names, 'or')}`,
    climber: 'Climber',
    climberLabel: 'has a climber: may ride 40 and 60',
    misses: (n: number) => `misses ${count(n, 'turn')}`,
    cards: (n: number) => count(n, 'card'),
    turn: 'to play',
    zone: 'sprint zone',
    rolled: (n: number) => `rolled ${n}`,
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    empty: 'empty',
    contents: 'What is in the discard pile',
    order: 'Order',
  },

  board: {
    label: (stage: string) => `The road: ${stage}`,
    follow: 'The road; scroll to look along it',
    zone: 'Sprint zone',
    start: 'Start',
    overview: 'The whole stage',
    instruction: (square: number, what: Instruction['do'], n: number) => `Square ${square}: ${instruct(what, n)}`,
    rolls: 'Prologue: the rolls',
    rollsAgain: 'rolls again',
    toRoll: 'to roll',
    out: 'lower',
    stageWon: (n: number, name: string) => `Stage ${n}: ${name} wins`,
    stageStopped: (n: number) => `Stage ${n} is stopped by the round limit`,
    points: (n: number) => (n > 0 ? `+${n}` : '0'),
    capTaken: (name: string) => `${name} takes the yellow cap`,
    capKept: (name: string) => `${name} keeps the yellow cap`,
    capReason: (reason: CapReason) => (reason === 'prologue' ? 'winner of the prologue' : capReasons[reason]),
    riderAt: (name: string, at: string) => `${name}: ${at}`,
  },

  final: {
    heading: 'Final ranking',
    winner: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins the tour` : `${list(names)} win the tour together`),
    rider: 'Rider',
    total: 'Total',
    tieBreaks,
    table: 'Points by stage',
    chart: 'Totals after each stage',
    chartLabel: (names: readonly string[]) => `Lines of the totals of ${list(names)}; the table below holds the same figures`,
    won: (n: number) => count(n, 'stage won', 'stages won'),
    stageAxis: (n: number) => `Stage ${n}`,
    bearer: 'bearer of the yellow cap',
    awards: {
      title: 'Awards of the tour',
      of: { combative: 'Most combative', inYellow: 'Most stages in yellow', lantern: 'Lanterne rouge' } satisfies Readonly<
        Record<TourAward['kind'], string>
      >,
      why: {
        combative: (n: number) => `${count(n, 'handicap')} laid`,
        inYellow: (n: number) => count(n, 'stage'),
        lantern: (n: number) => `${count(n, 'point')} behind`,
      } satisfies Readonly<Record<TourAward['kind'], (n: number) => string>>,
    },
    place: (n: number) => ordinal(n),
  },

  text: {
    stageOf: (title: string, k: number, of: number) => `${title} (${k} of ${of})`,
    length: (km: number, zone: number | null) => `${km} km${zone === null ? ', no sprint zone' : `, sprint zone from km ${zone}`}`,
    track: (finish: number) => `Track of ${finish} squares`,
    toPlay: (name: string, round: number) => `${name} to play, round ${round}`,
    order: (names: readonly string[]) => `Order: ${names.join(', ')}`,
    riders: 'Riders',
    hand: 'Hand',
    piles: 'Piles',
    drawPile: (n: number) => `Draw pile: ${count(n, 'card')}`,
    discardPile: (n: number, top: string | undefined) => `Discard pile: ${count(n, 'card')}${top === undefined ? '' : `, on top ${top}`}`,
    drawn: (card: string) => `Just drawn: ${card}`,
    squares: 'Instruction squares',
    prologue: 'Prologue',
    rolledValue: (name: string, value: number) => `${name}: ${value}`,
    notYet: (name: string) => `${name}: still to roll`,
    final: 'Final ranking',
    rider: (number: number, name: string, parts: readonly string[]) => `${number} ${name}: ${parts.join('; ')}`,
    ranked: (rank: number, name: string, parts: readonly string[]) => `${ordinal(rank)} ${name}: ${parts.join('; ')}`,
  },

  picker: {
    full: 'Whole tour',
    half: 'Half tour',
    chosen: (n: number, of: number) => `${n} of ${of} stages`,
    noHalf: (missing: string) => `This board has no stage ${missing}`,
    last: 'One stage at least',
    own: 'Stages of your choice',
    race: 'One-day race',
    raceAbout: 'A single stage; first over the line wins.',
    tour: 'Tour',
    tourAbout: 'Places of all stages are added up; the leader wears the yellow cap.',
    stages: (n: number) => count(n, 'stage'),
    facts: (type: string, length: string) => `${length}, ${type}`,
  },

  options: {
    board: {
      label: 'Board',
      help: 'Twelve stages of our own, or your own board from a JSON file.',
      values: { 'vdt-default': 'the twelve stages' },
    },
    stages: {
      label: 'Stages',
      help: 'Which stages are ridden, in order of their numbers.',
      values: { full: 'all', half: 'half tour (1, 2, 4, 7, 8, 12)' },
    },
    discard: {
      label: 'Discarding',
      help: 'May a card be discarded while another could be played?',
      values: { 'only-if-stuck': 'only when nothing can be played', free: 'always allowed' },
    },
    placeTies: {
      label: 'After a shared place',
      help: 'Two riders on one square share second place: who is next?',
      values: { standard: 'the next is fourth (2, 2, 4)', dense: 'the next is third (2, 2, 3)' },
    },
    sprintWhileHandicapped: {
      label: 'Sprint while stopped',
      help: 'The Sprinter can be played with a handicap in front of you.',
    },
    ttFinish: {
      label: 'Finish of a time trial',
      help: 'Is the exact roll needed to reach the line?',
      values: { cross: 'crossing is enough', exact: 'exact roll' },
    },
    ttChain: {
      label: 'Chained squares',
      help: 'An instruction that leads to another instruction square: that one is obeyed too.',
    },
    sprinters: {
      label: 'Sprinter cards',
      help: 'Of the six specialist cards; the others are climbers.',
    },
    stageRoundLimit: {
      label: 'Round limit of a stage',
      help: 'After so many rounds without a winner the rider nearest to the line wins.',
    },
  } satisfies OptionSentences<typeof optionFields>,
  facts: {
    breakaway: {
      label: 'Longest breakaway',
      text: (n: number) => (n === 1 ? '1 turn alone in front' : `${n} turns in a row alone in front`),
    },
    stages: { label: 'Stages won in one tour', text: String },
    inYellow: { label: 'Stages ridden in the yellow cap', text: String },
  },
}

export type Words = typeof words
