import type { Issue } from '@echappee/kernel'
import type { Problem, ProblemCode } from '@echappee/protocol'
import type { StoreProblem } from './store/problem.ts'

type Values = Readonly<Record<string, string | number>>
interface Kind {
  /** Of an HTTP answer. */
  readonly status: number
  readonly sentence: (values: Values) => string
}

const KINDS: Record<ProblemCode, Kind> = {
  malformed: { status: 400, sentence: () => 'This is not what the server expects here.' },
  unknownTable: { status: 404, sentence: () => 'There is no such table.' },
  unknownGame: { status: 404, sentence: (v) => `The game ${v['game']} is not known here.` },
  unknownSeat: { status: 404, sentence: (v) => `This table has no seat ${v['seat']}.` },
  unknownLevel: { status: 400, sentence: (v) => `There is no bot of level ${v['level']}; there are ${v['levels']}.` },
  badOptions: { status: 400, sentence: () => 'The game can’t be played with these options.' },
  badSeats: { status: 400, sentence: (v) => `This game has ${v['min']} to ${v['max']} seats, not ${v['seats']}.` },
  badKey: { status: 403, sentence: () => 'This key opens no seat at this table.' },
  noKey: { status: 401, sentence: () => 'This needs the key of a seat.' },
  noToken: { status: 401, sentence: () => 'This needs the token of whoever runs the server, METRICS_TOKEN, as a bearer token.' },
  notHost: { status: 403, sentence: () => 'Only the host can do this.' },
  notYours: { status: 403, sentence: () => 'A seat is given away by its owner, or by the host while a bot stands in for its owner.' },
  notASeat: { status: 403, sentence: () => 'Spectators can’t do this.' },
  noOnlookers: { status: 403, sentence: () => 'Only those who have a seat see this race.' },
  noFreeSeat: { status: 409, sentence: () => 'This seat is taken, or no seat is free.' },
  nameTaken: { status: 409, sentence: () => 'Somebody at this table has this name, or one that looks like it; choose another.' },
  sentAway: { status: 403, sentence: () => 'The host of this table has sent you away.' },
  notOpen: { status: 409, sentence: () => 'The game has begun; this can’t be changed any more.' },
  notRunning: { status: 409, sentence: () => 'No game is being played at this table now.' },
  notOver: { status: 409, sentence: () => 'The game is not over yet.' },
  paused: { status: 409, sentence: () => 'The host has paused this race.' },
  noRewind: { status: 409, sentence: () => 'The race can’t be taken back to that decision.' },
  noOrders: { status: 409, sentence: () => 'This game takes no orders in advance.' },
  unknownOrder: { status: 404, sentence: (v) => `There is no order ${v['order']} here; there are ${v['allowed']}.` },
  badOrder: { status: 400, sentence: (v) => `An order can’t have ${v['field']} so; allowed is ${v['allowed']}.` },
  manyOrders: { status: 409, sentence: (v) => `At most ${v['most']} orders are at work at a time, and ${v['given']} given in a race.` },
  notReady: { status: 409, sentence: (v) => `Seat ${v['seat']} waits for somebody; fill it with a bot or wait too.` },
  hostStays: { status: 409, sentence: () => 'The host’s own seat can’t be given away.' },
  chatOff: { status: 409, sentence: () => 'The host has switched the chat off.' },
  tableFull: { status: 409, sentence: () => 'So much has happened at this table that it keeps no more of this kind.' },
  helloFirst: { status: 400, sentence: () => 'The first message on a socket is hello.' },
  helloTwice: { status: 400, sentence: () => 'A socket says hello once; open another for another table.' },
  tooFast: { status: 429, sentence: () => 'Too much at once; wait a little.' },
  tooMany: { status: 429, sentence: (v) => `There are too many ${v['what'] ?? 'requests'} from your address.` },
  tooSlow: { status: 503, sentence: () => 'This connection is too slow for what it should receive.' },
  tooBig: { status: 413, sentence: () => 'This is more than the server takes at once.' },
  foreignOrigin: { status: 403, sentence: () => 'Another site can’t use this server.' },
  unknownHost: {
    status: 421,
    sentence: (v) =>
      `This server does not know itself by this name. Whoever runs it tells it when it starts: PUBLIC_URL=https://${v['host']}`,
  },
  dayOver: { status: 409, sentence: () => 'Only the races of today, of yesterday and of tomorrow are counted.' },
  badRace: { status: 400, sentence: () => 'These moves are no finished race of that day against its bots.' },
  noPush: { status: 409, sentence: () => 'This server sends no notifications.' },
  badPush: { status: 400, sentence: () => 'This server sends no notifications to this address.' },
  noMail: { status: 409, sentence: () => 'This server sends no mail.' },
  badMail: { status: 400, sentence: () => 'No mail could be sent to this address; is it right?' },
  badHook: { status: 400, sentence: (v) => `This server posts notices to these addresses alone: ${v['hosts']}.` },
  foreignAddress: { status: 404, sentence: () => 'This address is no race of this site that could be shown elsewhere.' },
  unknownFormat: { status: 501, sentence: () => 'Only format=json is spoken here.' },
  badEmbed: { status: 400, sentence: () => 'This needs url, the address of a race, and maxwidth and maxheight, if any, in whole pixels.' },
  unknownSheet: { status: 404, sentence: () => 'There is no such sheet here: it is not shared any more, or never was.' },
  badSheetKey: { status: 403, sentence: () => 'This key does not open the sheet: its link was replaced, or was used on another device.' },
  badSheet: { status: 400, sentence: () => 'This is no score sheet that the server knows.' },
  sheetTooBig: {
    status: 413,
    sentence: (v) => `The sheet takes ${v['bytes']} bytes; at most ${v['most']} can be followed. It stays whole on its device.`,
  },
  noDecks: { status: 409, sentence: () => 'This seat has no deck on a phone now.' },
  unknownDeck: { status: 404, sentence: () => 'This deck is not in play, or is not yours.' },
  otherHand: { status: 409, sentence: () => 'First choose from the hand that is open.' },
  noSuchCard: { status: 409, sentence: () => 'This card is not in the open hand.' },
  deckInUse: { status: 409, sentence: () => 'A card of this deck is in play; it can rest when that has been turned up.' },
  noSuchDraw: { status: 409, sentence: () => 'So many cards can’t be drawn from this deck now.' },
  drawnByOther: { status: 409, sentence: () => 'Somebody else has drawn from this deck at the same moment; your draw did not count.' },
  nothingLaid: { status: 409, sentence: () => 'No card of this deck lies face down.' },
  unknownCup: { status: 404, sentence: () => 'There is no such cup evening.' },
  badCupKey: {
    status: 403,
    sentence: () => 'This key does not open this: only the device that made the cup evening, or took the name, can do it.',
  },
  cupNames: {
    status: 409,
    sentence: (v) => `The name ${v['name']} stands on the list already, or one that looks like it; everybody needs a name of their own.`,
  },
  cupFull: { status: 409, sentence: (v) => `A cup evening has at most ${v['most']} names.` },
  cupFew: { status: 409, sentence: (v) => `There are too few people for a round: ${v['people']}, and it takes at least ${v['least']}.` },
  cupPoints: { status: 400, sentence: () => 'A later place can’t bring more points than an earlier one.' },
  cupSize: { status: 400, sentence: (v) => `With these options a table has ${v['sizes']} seats, not ${v['size']}.` },
  unknownPerson: { status: 404, sentence: () => 'This name does not stand on the list.' },
  nameHeld: { status: 409, sentence: () => 'Another device has taken this name; the host can free it.' },
  oneName: { status: 409, sentence: () => 'This device has taken another name of the list already; the host can free that one.' },
  hasRidden: { status: 409, sentence: () => 'Who has ridden stays on the list; leave them out of the next round instead.' },
  roundRuns: {
    status: 409,
    sentence: (v) => `Round ${v['round']} is still under way; the next one starts when all its tables are settled.`,
  },
  noSuchRound: { status: 409, sentence: (v) => `The next round is number ${v['next']}; a cup evening has at most ${v['most']}.` },
  cupEnded: { status: 409, sentence: () => 'This cup evening is over.' },
  noCupTable: { status: 404, sentence: () => 'This table is not part of the cup evening.' },
  settledTable: { status: 409, sentence: () => 'The race at this table has come to its own end; that result counts.' },
  badPlaces: {
    status: 400,
    sentence: (v) => `Give a place from 1 to ${v['people']} to everybody who rode at this table, and to nobody else.`,
  },
  ofCup: { status: 409, sentence: () => 'The seats of this table are those of a cup evening; its host decides about them.' },
  rulesChanged: {
    status: 409,
    sentence: (v) =>
      `This table was begun with version ${v['version']} of the rules; this server plays version ${v['expected']}. Its log is kept and can be exported.`,
  },
  damaged: { status: 500, sentence: () => 'The log of this table can’t be replayed. It is kept and can be exported.' },
  damagedStore: { status: 503, sentence: () => 'The database of this server is damaged; whoever runs it must put a backup back.' },
  unavailable: { status: 503, sentence: () => 'The server can’t keep anything at the moment; try again soon.' },
  closing: { status: 503, sentence: () => 'The server is being stopped; come back in a moment.' },
  broken: { status: 500, sentence: () => 'Something is wrong inside the server.' },
}

export function problem(code: ProblemCode, params?: Values, issues?: readonly Issue[]): Problem {
  return {
    code,
    sentence: KINDS[code].sentence(params ?? {}),
    ...(params === undefined ? {} : { params: { ...params } }),
    ...(issues === undefined ? {} : { issues: toldIssues(issues) }),
  }
}

/** A document can have thousands of mistakes: the first ones are told. */
export function toldIssues(issues: readonly Issue[]): NonNullable<Problem['issues']> {
  return issues.slice(0, MOST_ISSUES).map(({ code, path, params }) => ({ code, path: [...path], params: { ...params } }))
}

const MOST_ISSUES = 10

/** What a person is told of a store that did not do it. */
export function storeProblem({ code }: StoreProblem): Problem {
  if (code === 'file_damaged') return problem('damagedStore')
  return problem(code === 'too_big' ? 'tooBig' : code === 'invalid' ? 'malformed' : 'unavailable')
}

export function statusOf({ code }: Problem): number {
  return KINDS[code].status
}

/** A problem on its way to whoever asked. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem'
  readonly problem: Problem

  constructor(what: ProblemCode | Problem, params?: Values, issues?: readonly Issue[]) {
    const given = typeof what === 'string' ? problem(what, params, issues) : what
    super(given.sentence)
    this.problem = given
  }
}
