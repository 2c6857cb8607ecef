import type { Language, Sentences } from '@echappee/text'
import { english } from '@echappee/text/english'
import type { Cause, Pace } from '../../../content/paces.ts'
import type { Terrain } from '../../../content/road.ts'
import type { Criterion } from '../../../rules/classification.ts'
import type { CourseIssue } from '../../../rules/course-schema.ts'
import type { ResolutionStep } from '../../../rules/events.ts'
import type { RefusalCode } from '../../../rules/refusals.ts'
import type { Phase } from '../../../rules/state.ts'
import type { ShownReason } from '../../steps.ts'
import { deeds } from './deeds.ts'
import { options } from './options.ts'
import type { EventSentence, MoveSentence, PromptSentence } from '../sentences.ts'

export type Params = Readonly<Record<string, string | number>>

/** The values of a refusal, already in words. */
export interface RefusalValues {
  readonly rider: string
  readonly first: string
  readonly team: string
  readonly seat: string
  readonly terrain: string
  readonly tokens: string
  readonly pace: string
  readonly phase: Phase | undefined
  readonly needed: number
  readonly owned: number
  readonly given: number
  readonly left: number
  readonly limit: number
  readonly distance: number
}

/** Riders or people as a list in words, and how many they are. */
export interface Who {
  readonly text: string
  readonly count: number
}

const { list, ordinal, count } = english
/** "A rides", "A and B ride". */
const some = ({ text, count: n }: Who, one: string, other: string) => `${text} ${n === 1 ? one : other}`

const terrains: Readonly<Record<Terrain, string>> = { P: 'Plain', C: 'Hill', M: 'Mountain', S: 'Sprint' }
const tokens = (n: number, terrain: string) => `${n} ${terrain} ${n === 1 ? 'token' : 'tokens'}`
const paces: Readonly<Record<Pace, string>> = { CON: 'Steady', SIL: 'Follow', ACC: 'Accelerate', OFF: 'Attack' }

/** What a pace costs on a square of this terrain. */
const cost = (pace: Pace, terrain: string): string => {
  if (pace === 'CON') return 'free'
  if (pace === 'SIL') return tokens(1, terrain)
  return pace === 'ACC' ? `2 tokens, at least 1 ${terrain}` : `3 tokens, at least 2 ${terrain}`
}

/** What happened to a rider that moved. */
const causes: Readonly<Record<Cause, string>> = {
  OFF: 'attacks',
  TOW3: 'is towed over three squares',
  ACC: 'accelerates',
  SIL2: 'follows the wheel',
  SIL1: 'finds no wheel, the token is lost',
  TOW2: 'is towed',
  CON: 'rides steadily',
}

const criteria: Readonly<Record<Criterion, (terrain: string | undefined) => string>> = {
  line: () => 'nobody else crossed the line',
  distance: () => 'farthest beyond the line',
  terrain: (terrain) =>
    terrain === undefined ? 'level on the road, more tokens of the last colour left' : `level on the road, more ${terrain} tokens left`,
  tokens: () => 'level on the road and on the last colour, more tokens left',
  musette: () => 'level in everything, the better musette',
  letter: () => 'team-mates, the earlier letter',
}

const steps: Readonly<Record<ResolutionStep, string>> = {
  1: 'Attack',
  2: 'Tow over 3',
  3: 'Accelerate',
  4: 'Follow',
  5: '“I’ll tow!”',
  6: 'Tow over 2',
  7: 'Steady',
  8: 'Markers back',
}

/** What a step does and why. `who` are its riders. */
const reasons: Readonly<Record<ShownReason, (who: Who) => string>> = {
  offensives: (who) => `${some(who, 'attacks', 'attack')}: 3 squares`,
  accelerations: (who) => `${some(who, 'accelerates', 'accelerate')}: 2 squares`,
  wheelFound: (who) => `somebody accelerated: ${some(who, 'follows', 'follow')}, 2 squares`,
  wheelMissed: (who) => `nobody accelerated: ${some(who, 'finds', 'find')} no wheel, 1 square and the token lost`,
  mayAnnounce: (who) => `${some(who, 'may', 'may')} tow those who are left`,
  steady: (who) => `${some(who, 'rides', 'ride')} steadily: 1 square`,
}

const refusals: Readonly<Record<RefusalCode, (v: RefusalValues) => string>> = {
  GAME_OVER: () => 'The race is over.',
  NOT_YOUR_TURN: () => 'There is nothing for you to decide now.',
  WRONG_PHASE: () => 'That is not what is being decided now.',
  NOT_YOUR_RIDER: (v) => `${v.rider} rides for another team.`,
  OTHER_RIDER_FIRST: (v) => `First decide for ${v.first}.`,
  TEAM_NOT_OFFERED: (v) => `${v.team} is not on offer in this race.`,
  TEAM_TAKEN: (v) => `${v.team} is taken already, by ${v.seat}.`,
  TEAM_IS_FIXED: (v) => `The tokens of ${v.team} are given: they can only be turned over.`,
  PLATES_NOT_EMPTY: () => 'Empty the plates first.',
  PLATES_EMPTY: () => 'The plates are empty already.',
  NO_TOKENS_LEFT: (v) => `All ${v.limit} tokens are given: take one away first.`,
  RIDER_FULL: (v) => `A rider carries at most ${v.limit} tokens.`,
  OTHERS_NEED_TOKENS: (v) => `${count(v.left, 'token')} left: the other riders need them, at least ${v.needed} each.`,
  NO_SUCH_TOKEN: (v) => `${v.rider} has no ${v.terrain} token.`,
  TOKENS_LEFT: (v) => `${count(v.left, 'token')} still to be given.`,
  HIDING_OFF: () => 'In this race all tokens are face up.',
  NOT_THAT_TOKEN: (v) => `${v.rider} has no ${v.terrain} token to turn over.`,
  ALREADY_SO: () => 'It is like that already.',
  TOO_MANY_CHANGES: (v) => `Taken back ${v.limit} times already: that is enough. Tokens can still be added.`,
  OFFENSIVE_SPENT: () => 'The Attack has been played: one per rider and race.',
  TOO_FEW_OF_TERRAIN: (v) => `${v.pace} needs ${tokens(v.needed, v.terrain)}; the rider has ${v.owned}.`,
  TOO_FEW_TOKENS: (v) => `${v.pace} needs ${count(v.needed, 'token')}; the rider has ${v.owned}.`,
  NOT_ON_PLATE: (v) => `The plate does not hold ${v.tokens}.`,
  WRONG_SIZE: (v) => `${count(v.needed, 'token')} must be paid, not ${v.given}.`,
  WRONG_COLOURS: (v) => `At least ${tokens(v.needed, v.terrain)} must be paid.`,
  CANNOT_FOLLOW: (v) => `The tow over ${v.distance} squares costs ${tokens(v.needed, v.terrain)}; the rider has ${v.owned}.`,
  NOT_ENTITLED: (v) => `With ${count(v.owned, 'token')} left there is nothing to take.`,
  ALL_OR_NOTHING: (v) => `Exactly ${count(v.needed, 'token')} or none.`,
}

/** The same on the thing itself, where there is room for few words. */
const shortReasons: Readonly<Record<RefusalCode, (v: RefusalValues) => string>> = {
  GAME_OVER: () => 'the race is over',
  NOT_YOUR_TURN: () => 'not now',
  WRONG_PHASE: () => 'not now',
  NOT_YOUR_RIDER: () => 'another team’s rider',
  OTHER_RIDER_FIRST: (v) => `first ${v.first}`,
  TEAM_NOT_OFFERED: () => 'not on offer',
  TEAM_TAKEN: (v) => `taken by ${v.seat}`,
  TEAM_IS_FIXED: () => 'tokens are given',
  PLATES_NOT_EMPTY: () => 'empty the plates first',
  PLATES_EMPTY: () => 'already empty',
  NO_TOKENS_LEFT: (v) => `all ${v.limit} are given`,
  RIDER_FULL: (v) => `at most ${v.limit}`,
  OTHERS_NEED_TOKENS: (v) => `the others need ${v.needed} each`,
  NO_SUCH_TOKEN: () => 'none to take away',
  TOKENS_LEFT: (v) => `${v.left} still to give`,
  HIDING_OFF: () => 'all face up',
  NOT_THAT_TOKEN: () => 'no such token',
  ALREADY_SO: () => 'already so',
  TOO_MANY_CHANGES: () => 'too many changes',
  OFFENSIVE_SPENT: () => 'already played',
  TOO_FEW_OF_TERRAIN: (v) => `needs ${tokens(v.needed, v.terrain)}, has ${v.owned}`,
  TOO_FEW_TOKENS: (v) => `needs ${count(v.needed, 'token')}, has ${v.owned}`,
  NOT_ON_PLATE: () => 'not on the plate',
  WRONG_SIZE: (v) => `${count(v.needed, 'token')} needed`,
  WRONG_COLOURS: (v) => `${v.needed} ${v.terrain} needed`,
  CANNOT_FOLLOW: (v) => `needs ${tokens(v.needed, v.terrain)}, has ${v.owned}`,
  NOT_ENTITLED: (v) => `has ${v.owned} left: nothing to take`,
  ALL_OR_NOTHING: (v) => `${v.needed} or none`,
}

const issues: Readonly<Record<CourseIssue, (params: Params) => string>> = {
  course_length: (p) => `a course has ${p['expected']} squares, not ${p['given']}`,
  unknown_terrain: (p) => `a terrain is one of the letters ${p['terrains']}`,
  ends_with_plain: (p) => `square ${p['case']}, the last one, must not be Plain`,
  names_length: (p) => `there are ${p['expected']} names, one for each square, or none; not ${p['given']}`,
  tile_limit: (p) =>
    `${p['count']} squares of ${terrains[p['terrain'] as Terrain]} (${p['terrain']}): the tiles of the box show at most ${p['limit']}`,
}

/** What a rider's ride leads to, said after it. */
const rideEnd = (to: number, feeds: boolean) => (to > 16 ? ', across the line' : feeds ? ', past the feed zone' : '')

export const words = {
  language: 'en' as Language,
  list,
  terrains,
  deeds,
  paces,
  cost,
  criteria,
  steps,
  reasons,
  refusals,
  shortReasons,
  issues,
  tokens,
  count: (n: number) => count(n, 'token'),
  /** One rider of a team, where nothing but the team is known. */
  rider: (name: string, letter: string) => `${name} ${letter}`,
  faceDown: (letter: string) => `${letter} face down`,
  nothing: 'nothing',

  quickStart: {
    heading: 'In two minutes',
    aim: 'Three riders, sixteen squares. When somebody has crossed the line, the rider farthest ahead wins.',
    start: 'All riders on one square are a group. The group in front plays first, then the next one behind it.',
    paces: 'In secret, each rider of the group gets a pace. Energy tokens pay for it; at least one must have the colour of the square.',
    wheel: 'One accelerates, two follow: three riders gain two squares, and the others lose sight of them.',
    attack: 'An attack, once a race, goes three squares ahead. Nobody can hold it.',
  },
  where: {
    round: (n: number) => `Round ${n}`,
    teams: 'Teams',
    teamsHint: 'each takes a team',
    allocate: 'Energy',
    allocateHint: 'in secret, all at once',
    over: 'The race is over',
    toGo: (n: number) => (n === 0 ? 'the line is crossed: last round' : `${count(n, 'square')} to the line`),
    groups: 'The groups of this round, front to back',
    group: (n: number, of: number, at: number, riders: number, state: 'played' | 'now' | 'waiting') =>
      `Group ${n} of ${of}, square ${at}, ${count(riders, 'rider')}: ${{ played: 'played', now: 'being played', waiting: 'to come' }[state]}`,
  },

  prompt: {
    team: 'Choose your team.',
    share: (left: number) => `Share out the tokens between your three riders: ${left} left.`,
    shareDone: 'All tokens are given. Confirm the team.',
    turnOver: 'You may turn one token of each rider face down. Then confirm.',
    paces: (who: readonly string[], at: number, terrain: string) =>
      `Square ${at}, ${terrain}: ${who.length === 1 ? `the pace of ${list(who)}` : `a pace for each of your ${who.length} riders`}, in secret.`,
    pay: (who: string, pace: string, what: string) => `${who}: ${pace} (${what}). Pay with which tokens?`,
    follow: (who: string, distance: number, what: string, to: number) =>
      `Tow over ${count(distance, 'square')}: does ${who} pay ${what} to be towed to square ${to}?`,
    announce: (who: string, left: readonly string[]) => `${who} has found a wheel: tow ${list(left)}?`,
    refill: (who: string, owned: number, takes: number) =>
      takes === 0
        ? `${who} passes the feed zone with ${count(owned, 'token')}: nothing to take.`
        : `${who} passes the feed zone with ${count(owned, 'token')}: ${takes} may be taken.`,
    otherTeam: (name: string) => `${name} chooses a team.`,
    otherEnergy: 'The teams are being put together in secret.',
    otherPaces: (at: number, terrain: string) => `Square ${at}, ${terrain}: the paces are chosen in secret.`,
    otherAnswers: 'Waiting for the riders of the group.',
    won: (name: string, rider: string, why: string) => `${name} wins with ${rider}: ${why}.`,
  } satisfies Sentences<PromptSentence>,

  event: {
    teamTaken: (name: string, team: string, isDealt: boolean) => `${name} ${isDealt ? 'is dealt' : 'takes'} ${team}`,
    confirmed: (name: string) => `${name} is ready`,
    platesShown: 'All plates are shown',
    roundStarted: (n: number) => `Round ${n}`,
    groupCame: (at: number, terrain: string, who: Who) =>
      `Square ${at} (${terrain}): ${who.count > 6 ? `a group of ${who.count} riders` : who.text}`,
    paces: (parts: readonly string[]) => `Paces: ${parts.join('; ')}`,
    pace: (pace: Pace, who: Who) => `${paces[pace]} for ${who.text}`,
    step: (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1),
    announced: (who: Who) => `${who.text}: “I’ll tow!”`,
    quiet: (who: Who) => `${some(who, 'says', 'say')} nothing: no tow`,
    towPair: (distance: number, who: Who, price: number) =>
      `Two team-mates away (${who.text}): ${count(price, 'token')} of the square’s colour buys a tow over ${distance} squares`,
    towAnnounced: (distance: number, who: Who, price: number) =>
      `${some(who, 'tows', 'tow')}: ${count(price, 'token')} of the square’s colour buys a tow over ${distance} squares`,
    followed: (who: Who, others: Who) =>
      some(who, 'takes the tow', 'take the tow') + (others.count === 0 ? '' : `; ${some(others, 'does', 'do')} not`),
    nobodyFollowed: (others: Who) => `Nobody takes the tow: ${some(others, 'stays', 'stay')}`,
    rode: (who: string, cause: Cause, paid: string, from: number, to: number, feeds: boolean) =>
      `${who} ${causes[cause]}${paid === '' ? '' : ` (${paid})`}: ${from} → ${to}${rideEnd(to, feeds)}`,
    refilled: (who: string, what: string, shown: string | undefined) =>
      `${who} takes ${what} at the feed zone${shown === undefined ? '' : ` and shows a face-down ${shown} token`}`,
    declined: (who: Who) => `${some(who, 'takes', 'take')} nothing at the feed zone`,
    musettes: (who: Who, added: readonly number[]) =>
      `${some(who, 'draws', 'draw')} a musette, unseen (from the remaining card and ${list(added.map(String))})`,
    ended: (name: string, rider: string, why: string) => `${name} wins with ${rider}: ${why}`,
  } satisfies Sentences<EventSentence>,

  move: {
    team: (team: string, riders: string) => `Take ${team}: ${riders}`,
    startCourse: 'Start from the colours of the course',
    startTeam: (team: string) => `Start from ${team}`,
    add: (letter: string, terrain: string, n: number) => `${letter}: one more ${terrain} token (${n})`,
    remove: (letter: string, terrain: string, n: number) => `${letter}: one ${terrain} token fewer (${n})`,
    clear: 'Empty the plates',
    hide: (letter: string, terrain: string) => `${letter}: turn a ${terrain} token face down`,
    show: (letter: string) => `${letter}: all tokens face up`,
    confirm: 'Confirm the team',
    pace: (who: string, pace: string, price: string, landing: string) => `${who}: ${pace} (${price}) ${landing}`,
    landing: (to: number) => `→ ${to}`,
    landingSillage: (far: number, near: number) => `→ ${far} if somebody accelerates, otherwise ${near}`,
    pay: (who: string, what: string) => `${who} pays ${what}`,
    stay: (who: string) => `${who} takes no tow`,
    follow: (who: string, what: string, to: number) => `${who} takes the tow for ${what} → ${to}`,
    tow: (who: string) => `${who}: “I’ll tow!”`,
    quiet: (who: string) => `${who} says nothing`,
    refill: (who: string, what: string) => `${who} takes ${what}`,
    noRefill: (who: string) => `${who} takes nothing`,
  } satisfies Sentences<MoveSentence>,

  hand: {
    label: 'Your choices',
    teams: 'Teams on offer',
    spectator: 'You are watching.',
    ownTeam: 'Your team',
    riders: 'Your riders in this group',
    paces: (who: string) => `Paces of ${who}`,
    choose: 'to choose',
    committed: (pace: string) => `locked: ${pace}`,
    ownRider: (letter: string) => `Rider ${letter}`,
    lock: 'Lock',
    lockNote: 'and turn the markers over',
    lockLeft: (n: number) => `${count(n, 'rider')} to choose for`,
    effort: 'effort',
    result: (to: string) => `→ ${to}`,
    gains: (n: number) => `+${n}`,
    gainsOr: (near: number) => `or +${near}`,
    free: 'free',
    notes: {
      CON: 'can be towed if somebody tows',
      SIL: (near: string) => `if somebody here accelerates; otherwise ${near} and the token is lost`,
      SILalone: 'alone on the square: no wheel to follow',
      ACC: 'brings along those who Follow',
      ACCpair: 'two team-mates away: a tow for all',
      OFF: 'once a race, and nobody can follow',
      OFFpair: 'two team-mates attack: a tow over 3 for all',
    },
    place: (at: number, terrain: string | undefined) => (terrain === undefined ? `line +${at - 16}` : `${at} ${terrain}`),
    feeds: 'past the feed zone',
    leaves: (what: string) => `keeps ${what}`,
    faceDownUsed: 'shows the face-down token',
    follow: 'Take the tow',
    stay: 'No tow',
    stayOn: (pace: string) => `keeps to its pace: ${pace}`,
    staySteady: (to: string) => `→ ${to}, free`,
    tow: '“I’ll tow!”',
    towNote: (who: Who, price: string) => `offers a tow: ${who.text} may come along for ${price}`,
    quiet: 'Say nothing',
    quietNote: (who: Who) => `leaves ${who.text} behind`,
    refillNone: 'Nothing',
    refillNoneNote: 'the chance won’t come again',
    refillHiddenNote: 'shows nothing either',
    refillShows: 'Taking some turns all face-down tokens up: the blanks leave the plate.',
    refillNotEntitled: 'Three tokens or more: nothing to take.',
    goOn: 'Ride on',
    waitOthers: 'The others are choosing…',
    notInGroup: 'None of your riders is in this group.',
    resolving: 'The group rides.',
  },

  draft: {
    left: (n: number) => `${n} left`,
    leftLabel: (n: number, of: number) => `${count(n, 'token')} of ${of} still to give`,
    startFrom: 'Start from',
    course: 'Colours of the course',
    startTeam: 'A team…',
    clear: 'Empty',
    confirm: 'Confirm',
    replaces: 'replaces what is there',
    size: (n: number, max: number) => `${n} of ${max}`,
    limits: (min: number, max: number) => `${min} to ${max} tokens each`,
    tooFew: (n: number) => `${n} more`,
    add: (letter: string, terrain: string) => `${letter}: one more ${terrain} token`,
    remove: (letter: string, terrain: string) => `${letter}: one ${terrain} token fewer`,
    hide: (terrain: string) => `${terrain}, face up: turn it face down`,
    show: (terrain: string) => `${terrain}, face down: turn it up`,
    slot: 'empty slot',
    blank: 'blank',
    hideHint:
      'Touch a token to turn it face down, one for each rider: rivals then see neither its colour nor whether it is one of the blanks.',
    plate: (letter: string) => `Plate of ${letter}`,
    onCourse: (n: number) => count(n, 'square'),
  },

  people: {
    label: 'Teams',
    at: (n: number) => (n > 16 ? `line +${n - 16}` : `square ${n}`),
    atShort: (n: number) => (n > 16 ? `+${n - 16}` : String(n)),
    musette: 'holds a musette (unseen until the end)',
    musetteValue: (n: number) => `musette ${n}`,
    offensive: 'Attack still to come',
    offensiveSpent: 'Attack played',
    fed: 'past the feed zone',
    plate: (parts: readonly string[]) => (parts.length === 0 ? 'no tokens' : parts.join(', ')),
    down: (n: number) => `${n} face down`,
    ownDown: (terrain: string) => `one of them ${terrain}`,
    ownBlanks: 'all blanks',
    legend: 'Squares still to come',
    ahead: (terrain: string, n: number) => `${terrain}: ${n} to come`,
    faceDown: 'face down',
  },

  board: {
    label: (course: string) => `The road: ${course}`,
    follow: (course: string) => `The road: ${course}; scroll to look along it`,
    square: (n: number, terrain: string, name: string | undefined) => `Square ${n}, ${terrain}${name === undefined ? '' : `, ${name}`}`,
    finishSquare: (n: number) => `Finish square ${n}`,
    feed: 'Feed zone',
    finish: 'Finish',
    overview: 'The whole course with everybody on it',
    riderAt: (name: string, at: string) => `${name}: ${at}`,
    moved: 'has moved',
    group: 'The group being played',
    custom: 'Your own course',
    choosing: 'The paces are chosen in secret',
    locked: 'locked',
    thinking: 'choosing',
    inSecret: 'in secret',
    step: (n: number) => `Step ${n}`,
    nobody: 'nobody',
    reveal: 'The paces are turned over',
    feeding: (who: Who) => (who.count > 3 ? 'pass the feed zone' : `${some(who, 'passes', 'pass')} the feed zone`),
    towFor: (distance: number, price: string) => `Tow: +${distance} for ${price}`,
    groupLine: (n: number, of: number) => `Group ${n} of ${of}`,
    squareLine: (at: number, terrain: string) => `square ${at} · ${terrain}`,
    prepare: 'Teams get ready',
    lineUp: (course: string) => `${course}: who rides for whom?`,
  },

  final: {
    podium: 'Podium',
    energy: 'Energy over the race',
    energyLabel: 'Tokens of each team after every round; the table below tells who paid for what',
    paid: 'Who paid for whom',
    inFront: 'tokens spent in front',
    inWheels: 'tokens spent in wheels',
    given: 'squares given by a wheel',
    heading: 'Classification',
    teams: 'Teams',
    wins: (name: string) => `${name} wins`,
    with: (rider: string, why: string) => `with ${rider}: ${why}`,
    place: (n: number) => ordinal(n),
    rank: 'Place',
    rider: 'Rider',
    square: 'Square',
    lastTokens: (terrain: string) => `${terrain} left`,
    tokens: 'Tokens left',
    musette: 'Musette',
    decided: 'Placed by',
    unveiled: 'was face down',
    leftOver: (n: number) => `Musette ${n} was never drawn.`,
    before: 'Tokens are counted as they were before the last round.',
    by: { line: 'line', distance: 'distance', terrain: 'colour', tokens: 'tokens', musette: 'musette', letter: 'letter' },
  },

  text: {
    course: (name: string) => `Course: ${name}`,
    cases: (parts: readonly string[]) => parts.join(' '),
    feed: (n: number) => `Feed zone on square ${n}; finish squares 17 to 19`,
    coming: (parts: readonly string[]) => `Still to come: ${parts.join(', ')}`,
    round: (n: number) => `Round ${n}`,
    group: (n: number, of: number, at: number, terrain: string, who: readonly string[]) =>
      `Group ${n} of ${of}, square ${at}, ${terrain}: ${who.join(', ')}`,
    waiting: (at: number, who: readonly string[]) => `To come, square ${at}: ${who.join(', ')}`,
    paces: (parts: readonly string[]) => `Paces: ${parts.join('; ')}`,
    tow: (distance: number, price: string, who: readonly string[]) => `Tow over ${distance} squares for ${price}, by ${list(who)}`,
    ownAnswers: (parts: readonly string[]) => `Your answers so far: ${parts.join('; ')}`,
    team: (number: number, name: string, team: string | undefined) => `${number} ${name}${team === undefined ? '' : ` · ${team}`}`,
    rider: (letter: string, name: string | undefined, parts: readonly string[]) =>
      `${letter}${name === undefined ? '' : ` ${name}`}: ${parts.join('; ')}`,
    draft: (left: number) => `Your plates (${count(left, 'token')} left)`,
    hidden: (terrain: string) => `${terrain} face down`,
    offer: 'Teams on offer',
    taken: (team: string, name: string) => `${team}: taken by ${name}`,
    final: 'Classification',
    ranked: (rank: number, name: string, parts: readonly string[]) => `${ordinal(rank)} ${name}: ${parts.join('; ')}`,
  },

  editor: {
    presets: 'Courses',
    own: 'Course of your own',
    name: 'Name of the course',
    brush: 'Terrain to lay',
    tiles: 'The sixteen squares; type P, C, M or S on one of them',
    tile: (n: number, terrain: string) => `Square ${n}: ${terrain}`,
    lastPlain: 'Square 16 must not be Plain.',
    hint: 'Choose a terrain, then touch the squares.',
    facts: (squares: number, hills: number, mountains: number) =>
      [`${squares} squares`, ...(hills > 0 ? [count(hills, 'hill')] : []), ...(mountains > 0 ? [count(mountains, 'mountain')] : [])].join(
        ', ',
      ),
  },

  options,
  facts: {
    breakaway: {
      label: 'Longest breakaway',
      text: (n: number) => (n === 1 ? '1 round alone in front' : `${n} rounds in a row alone in front`),
    },
    tows: { label: 'Tows given in one race', text: String },
  },
}

export type Words = typeof words
