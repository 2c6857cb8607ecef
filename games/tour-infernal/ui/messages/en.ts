import type { Language } from '@echappee/ui/text'
import type { Card, Play } from '../../content/cards.ts'
import type { Preset } from '../../content/courses.ts'
import type { Mission } from '../../content/missions.ts'
import type { Tile } from '../../content/sectors.ts'
import type { CourseIssue } from '../../rules/course-schema.ts'
import type { FirstReason, Ride } from '../../rules/events.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { ContestKind, Ending, Phase } from '../../rules/state.ts'

export type Params = Readonly<Record<string, string | number>>

/** The values of a refusal, with people, cards and plays already in words. */
export interface RefusalValues {
  readonly acting?: string
  readonly phase?: Phase
  readonly card?: string
  readonly play?: string
  readonly needed?: number
  readonly held?: number
  readonly company?: number
  readonly level?: number
  readonly most?: number
  readonly total?: number
  readonly speed?: number
  readonly sector?: number
}

/** How a unit rode, for the sentence: `who` is its name or the names of its riders, `isOne` whether the verb is singular. */
export interface RideWords {
  readonly who: string
  readonly isOne: boolean
  readonly speed: number
  readonly from: number
  readonly to: number
}

/** The steps of a sector that somebody sees. */
export const STEPS = ['besace', 'ride', 'gaps', 'attacks', 'event', 'over'] as const
export type StepName = (typeof STEPS)[number]

const ordinal = (n: number) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
const list = (items: readonly string[], word: 'and' | 'or' = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
/** Names in a sentence: a crowd is cut short. */
const some = (names: readonly string[]) =>
  names.length < 5 ? list(names) : `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`
const count = (n: number, one: string, other = `${one}s`) => `${n} ${n === 1 ? one : other}`
const verb = (names: readonly string[], one: string, other: string) => `${some(names)} ${names.length === 1 ? one : other}`
const seconds = (n: number) => `${n} s`
const signed = (n: number) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} s`
/** "1st 20 s, 2nd 15 s". */
const prizes = (bonuses: readonly number[]) => bonuses.map((bonus, i) => `${ordinal(i + 1)} +${seconds(bonus)}`).join(', ')

const cards: Readonly<Record<Card, string>> = { R: 'R', S: 'Sp', A: 'At' }
const cardNames: Readonly<Record<Card, string>> = { R: 'Ride', S: 'Sprint', A: 'Attack' }
const plays: Readonly<Record<Play, string>> = { R: 'R', RR: '2R', RRR: '2R+R', RRS: '2R+Sp', RRA: '2R+At', S: 'Sp', A: 'At' }
/** "2 Sp". */
const cardCount = (n: number, card: Card) => `${n} ${cards[card]}`

const tiles: Readonly<Record<Tile, string>> = {
  ST: 'Start',
  FZ: 'Feed zone',
  HM: 'High mountain',
  PM: 'Small mountain',
  LC: 'Level crossing',
  CO: 'Cobbles',
  SP: 'Sprint',
  HW: 'Headwind',
  WR: 'Winding road',
  NR: 'Normal road',
}

const presets: Readonly<Record<Preset, string>> = {
  balade: 'Sunday ride (first game)',
  'enfer-du-nord': 'Hell of the North',
  'etape-reine': 'Queen stage',
  'classique-vallonnee': 'Hilly classic',
  'plate-et-venteuse': 'Flat and windy',
}

const contests: Readonly<Record<ContestKind, string>> = { climb: 'Climb', sprint: 'Sprint', final: 'Final sprint' }

const missions: Readonly<Record<Mission, { readonly name: string; readonly task: string }>> = {
  M1: { name: 'Solo', task: '10 s for every sector ended alone with somebody behind, 30 s at most' },
  M2: { name: 'Climber', task: 'first over one climb: 20 s; over two or more: 30 s' },
  M3: { name: 'Sprinter', task: 'one sprint won against somebody: 20 s; two or more: 30 s' },
  M4: { name: 'Saver', task: '5 s for every card left at the finish, 30 s at most' },
  M5: { name: 'Bunch finish', task: '20 s if at least half the riders come to the last sprint together in front' },
  M6L: { name: 'Beat the left', task: '20 s for finishing ahead of the left-hand neighbour' },
  M6R: { name: 'Beat the right', task: '20 s for finishing ahead of the right-hand neighbour' },
}

const phases: Readonly<Record<Phase, string>> = {
  besace: 'everybody packs a besace',
  play: 'it is time to ride',
  hidden: 'a card goes face down',
  attack: 'it is time to attack or stay',
  answer: 'a raise must be answered',
  counter: 'it is time to counter-attack or not',
  bid: 'it is time to bid or pass',
  swap: 'it is time to swap cards',
  finished: 'the race is over',
}

const refusals: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'The race is over.',
  ABANDONED: ({ sector }) => `Your rider abandoned at the beginning of sector ${sector ?? '?'}.`,
  ALREADY_CHOSEN: () => 'Your besace is packed: the others are still choosing.',
  ALREADY_SWAPPED: () => 'Your swaps are made: the others are still at it.',
  NO_ALLOWANCE: ({ speed }) => `At speed ${speed ?? '?'} there was no time to swap anything in the feed zone.`,
  NOT_YOUR_TURN: ({ acting }) => (acting === undefined ? 'It is not your turn.' : `It is ${acting}’s turn.`),
  WRONG_PHASE: ({ phase }) => `Not now: ${phase === undefined ? 'something else is being decided' : phases[phase]}.`,
  BESACE_RANGE: ({ most }) => `Of each kind there are 0 to ${most ?? '?'} cards to choose.`,
  BESACE_TOTAL: ({ total, needed }) => `A besace takes ${needed ?? '?'} chosen cards, not ${total ?? '?'}.`,
  NOT_SOLITARY: ({ company }) =>
    `A third card is for riders who are alone: ${company === 1 ? 'another one rides' : `${company ?? 'some'} others ride`} with you.`,
  NOT_DISTANCED: ({ card }) => `${card ?? 'This card'} instead of R is for riders behind the head of the race, or without any R.`,
  PLAY_CARDS: ({ card, needed, held }) => `Not enough ${card ?? 'cards'}: ${needed ?? '?'} needed, ${held ?? 0} in hand.`,
  NO_COBBLES_CARD: ({ needed, held }) => `Cobbles: a card must be left for the hidden one (${needed ?? '?'} needed, ${held ?? 0} in hand).`,
  HIDE_CARD: ({ card }) => `There is no ${card ?? 'such card'} in your hand to hide.`,
  LEVEL_TOO_LOW: ({ level }) => `The attack is at level ${level ?? '?'}: it can be followed at that level only.`,
  ATTACK_CARDS: ({ needed, held }) => `This attack costs ${cardCount(needed ?? 0, 'A')}; you have ${held ?? 0}.`,
  COMPLETE_CARDS: ({ needed, held }) => `To stay in the attack costs ${cardCount(needed ?? 0, 'A')} more; you have ${held ?? 0}.`,
  COUNTER_CARDS: ({ needed, held }) => `A counter-attack costs ${cardCount(needed ?? 0, 'A')}; you have ${held ?? 0}.`,
  BID_RANGE: ({ most }) => `At most ${count(most ?? 0, 'card')} at a time.`,
  BID_CARDS: ({ card, needed, held }) => `${needed ?? '?'} ${card ?? 'cards'} wanted, ${held ?? 0} in hand.`,
  SWAP_SAME: ({ card }) => `Swapping ${card ?? 'a card'} for ${card ?? 'itself'} changes nothing.`,
  SWAP_HAND: ({ card }) => `There is no ${card ?? 'such card'} in your hand to give.`,
  SWAP_RESERVE: ({ card }) => `There is no ${card ?? 'such card'} in your reserve to take.`,
}

/** The same on the choice itself, where there is room for few words. */
const reasons: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'the race is over',
  ABANDONED: () => 'abandoned',
  ALREADY_CHOSEN: () => 'already packed',
  ALREADY_SWAPPED: () => 'already done',
  NO_ALLOWANCE: () => 'rode too fast to swap',
  NOT_YOUR_TURN: () => 'not your turn',
  WRONG_PHASE: () => 'not now',
  BESACE_RANGE: ({ most }) => `0 to ${most ?? '?'} of each`,
  BESACE_TOTAL: ({ needed }) => `exactly ${needed ?? '?'} cards`,
  NOT_SOLITARY: () => 'only for a rider alone',
  NOT_DISTANCED: () => 'only behind the head, or without R',
  PLAY_CARDS: ({ card, held }) => (held === 0 ? `no ${card ?? 'card'} left` : `only ${held ?? 0} ${card ?? ''} left`),
  NO_COBBLES_CARD: () => 'no card left to hide',
  HIDE_CARD: () => 'none in hand',
  LEVEL_TOO_LOW: ({ level }) => `the attack is at level ${level ?? '?'}`,
  ATTACK_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  COMPLETE_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  COUNTER_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  BID_RANGE: ({ most }) => `${most ?? '?'} at most`,
  BID_CARDS: ({ card, held }) => (held === 0 ? `no ${card ?? 'card'} in hand` : `only ${held ?? 0} ${card ?? ''}`),
  SWAP_SAME: () => 'changes nothing',
  SWAP_HAND: ({ card }) => `no ${card ?? 'card'} in hand`,
  SWAP_RESERVE: ({ card }) => `no ${card ?? 'card'} in reserve`,
}

const issues: Readonly<Record<CourseIssue, (params: Params) => string>> = {
  course_length: (p) => `a course has ${p['expected']} sectors, this one has ${p['given']}`,
  start_tile: (p) => `sector ${p['sector']} is always ${p['expected']} (${tiles.ST}), not ${p['tile']}`,
  feed_tile: (p) => `sector ${p['sector']} is always ${p['expected']} (its side follows from the other tiles), not ${p['tile']}`,
  tile_not_in_zone: (p) => `sector ${p['sector']}: zone ${p['zone']} has no ${p['tile']}; it has ${p['allowed']}`,
  tile_stock: (p) => `sector ${p['sector']}: zone ${p['zone']} has only ${count(Number(p['stock']), 'tile')} ${p['tile']}`,
}

const step: Readonly<Record<StepName, string>> = {
  besace: 'Besace',
  ride: 'Ride',
  gaps: 'Gaps',
  attacks: 'Attacks',
  event: 'Sector end',
  over: 'Finished',
}

/** "rode at 4, group A at 2: 40 s taken back". */
const change = ({ who, speed, from, to }: RideWords, ref: RideWords): string => {
  const paces = `${who} rode at ${speed}, ${ref.who} at ${ref.speed}`
  if (to === 0) return `${paces}: up to the front`
  if (to < from) return `${paces}: ${seconds(from - to)} taken back`
  if (to > from) return `${paces}: ${seconds(to - from)} lost`
  return `${paces}: still ${seconds(to)} behind`
}

/** "speed 3 = 1 + 2 riding hard". */
const sum = ({ pulls, hasThird, hasRelay, slowedBy }: Ride, isAlone: boolean): string => {
  const parts = ['1']
  if (pulls > 0) parts.push(isAlone ? '+ 1 for 2R' : `+ ${pulls} riding hard`)
  if (hasThird) parts.push('+ 1 third card')
  if (hasRelay) parts.push('+ 1 perfect relay')
  if (slowedBy === 'WR') parts.push('− 1 bends')
  if (slowedBy === 'HW') parts.push('− 1 wind')
  return parts.join(' ')
}

export const messages = {
  language: 'en' as Language,
  ordinal,
  list,
  some,
  seconds,
  signed,
  cards,
  cardNames,
  cardCount,
  cardTotal: (n: number) => count(n, 'card'),
  plays,
  tiles,
  presets,
  contests,
  missions,
  refusals,
  reasons,
  issues,
  step,
  /** Between two sentences of one line. */
  semicolon: '; ',
  neutral: (number: number) => `neutral rider ${number}`,
  group: (letter: string) => `group ${letter}`,
  /** A rider's share of a group's speed. */
  sum,
  change,

  effect: {
    slowsMany: (n: number) => `groups of ${n} or more ride 1 slower`,
    slowsFew: (n: number) => `groups of ${n} or fewer ride 1 slower`,
    mountain: 'everybody rides alone: R 1, 2R 2, 2R+? 3',
    cobbles: 'one more card face down with every lay',
    feed: 'swap cards: 3 at speed 1, 1 at speed 2 or 3',
    barrier: 'a die lowers the barrier for 40 s',
    doubled: 'attacks cost double',
    climb: (bonuses: readonly number[]) => `climb: ${prizes(bonuses)}`,
    sprint: (bonuses: readonly number[]) => `sprint: ${prizes(bonuses)}`,
    final: (bonuses: readonly number[]) => `final sprint: ${prizes(bonuses)}`,
    turned: 'no bonus on the way, so the feed zone is a sprint',
    none: 'no effect',
  },

  where: {
    before: 'Before the start',
    beforeHint: 'everybody packs a besace in secret',
    sector: (n: number, tile: string) => `Sector ${n} · ${tile}`,
    of: (n: number) => `of ${n}`,
    over: 'The race is over',
    steps: 'The steps of a sector',
    now: 'now',
    lap: (n: number) => `lap ${n}`,
  },

  profile: {
    label: 'The ten sectors of the course',
    sector: (n: number, tile: string) => `Sector ${n}, ${tile}`,
    done: 'ridden',
    now: 'here now',
    coming: (n: number) => `in ${count(n, 'sector')}`,
    finish: 'finish',
    bonus: (n: number) => `+${n}`,
  },

  prompt: {
    besace: 'Pack your besace: 14 R are in it, add six cards.',
    besaceWait: 'Your besace is packed. The others are still choosing.',
    ride: 'Lay R to ride along, or 2R to make your group faster.',
    rideAlone: 'You ride alone: R, 2R, or 2R and a third card.',
    rideBehind: 'You are behind: R, 2R, or save an R with Sp or At at speed 1.',
    rideDry: 'No R left: lay Sp or At, at speed 1.',
    hide: 'Cobbles: lay one more card face down. It does nothing else.',
    attackFirst: (cost: number) => `Attack for ${cardCount(cost, 'A')}, or stay in the group.`,
    attackFollow: (names: readonly string[], cost: number) =>
      `${verb(names, 'attacks', 'attack')}: follow for ${cardCount(cost, 'A')}, raise for ${cardCount(2 * cost, 'A')}, or let go.`,
    attackFollowHard: (names: readonly string[], cost: number) =>
      `${verb(names, 'attacks', 'attack')} at level 2: follow for ${cardCount(cost, 'A')}, or let go.`,
    answer: (name: string, cost: number) => `${name} raises: add ${cardCount(cost, 'A')} to stay in the attack, or drop back.`,
    counter: (cost: number) => `You have been joined: counter-attack for ${cardCount(cost, 'A')}?`,
    bid: (kind: ContestKind, bonus: number, card: Card) => `${contests[kind]} for ${seconds(bonus)}: lay ${cards[card]} cards, or pass.`,
    runOff: (kind: ContestKind, bonus: number) => `${contests[kind]}, level on Sp: lay R cards for ${seconds(bonus)}, or pass.`,
    swap: (left: number) => `Feed zone: ${count(left, 'card')} more to swap with your reserve, or finish.`,
    other: {
      besace: 'Everybody packs a besace in secret.',
      play: (name: string) => `${name} chooses how to ride.`,
      hidden: (name: string) => `${name} lays a card face down.`,
      attack: (name: string) => `${name} may attack.`,
      answer: (name: string) => `${name} must answer the raise.`,
      counter: (name: string) => `${name} may counter-attack.`,
      bid: (name: string) => `${name} may bid.`,
      swap: (names: readonly string[]) => `Feed zone: ${verb(names, 'is', 'are')} swapping cards.`,
    },
    won: (name: string, score: number) => `${name} wins the race with ${signed(score)}.`,
    survived: (name: string) => `${name} is the only one left and wins.`,
    nobody: (name: string) => `Nobody finishes; ${name} held out best.`,
  },

  event: {
    courseSet: (names: readonly string[], isTurned: boolean) =>
      `The course: ${names.join(', ')}${isTurned ? ' (no bonus on the way: the feed zone becomes a sprint)' : ''}`,
    missionsDealt: 'A secret mission is dealt to everybody',
    missionDealt: (name: string, mission: Mission) => `${name}’s mission, ${missions[mission].name}: ${missions[mission].task}`,
    firstChosen: (name: string, by: 'chance' | 'option') => `${name} is first player${by === 'chance' ? ' by lot' : ''}`,
    besaceChosen: (name: string, what: string) => `${name} packs ${what} on top of the 14 R`,
    besaceHidden: (name: string) => `${name} has packed a besace`,
    abandoned: (names: readonly string[], sector: number) =>
      `Sector ${sector}: ${verb(names, 'has no card left and abandons', 'have no card left and abandon')}`,
    firstPassed: (from: string, to: string) => `${to} is first player instead of ${from}`,
    sectorBegan: (n: number, tile: Tile, order: readonly string[]) => `Sector ${n}, ${tiles[tile]}. Order: ${order.join(', ')}`,
    rides: (name: string) => `${name} rides along (R)`,
    pulls: (name: string) => `${name} rides hard (2R)`,
    allOut: (name: string, play: Play) => `${name} goes all out (${plays[play]})`,
    saves: (name: string, play: Play) => `${name} saves an R and lays ${plays[play]}: speed 1, out of the bunch`,
    dry: (name: string, play: Play) => `${name} has no R left and lays ${plays[play]}: speed 1, out of the bunch`,
    laidDown: (name: string, card: Card) => `${name} hides ${cards[card]}`,
    laidDownHidden: (name: string) => `${name} lays a card face down`,
    neutralPlayed: (name: string, die: number, play: Play) => `The die says ${die}: ${name} plays ${plays[play]}`,
    rode: (names: readonly string[], speed: number, how: string) => `${some(names)}: speed ${speed} (${how})`,
    caught: (riders: readonly string[], by: readonly string[]) => `${verb(by, 'catches', 'catch')} ${some(riders)}`,
    together: (speed: number) => `The field stays together at speed ${speed}`,
    unchanged: 'The gaps stay as they are',
    attacksBegan: (name: string) => `Attacks: ${name} speaks first`,
    attacksBeganBare: 'Attacks',
    scrambled: (order: readonly string[]) => `Attacks in the order drawn: ${order.join(', ')}`,
    lapBegan: (lap: number) => `Attacks, lap ${lap}`,
    attack: (name: string, level: number, n: number) => `${name} attacks${level === 2 ? ' hard' : ''} (${cardCount(n, 'A')})`,
    follow: (name: string, n: number, wave: number, of: number) => `${name} follows (${cardCount(n, 'A')}): ${wave} of ${of}`,
    raise: (name: string, n: number, wave: readonly string[]) =>
      `${name} raises (${cardCount(n, 'A')}): ${some(wave)} must add cards or drop`,
    attackPassed: (name: string) => `${name} stays in the group`,
    completed: (name: string, n: number) => `${name} stays in the attack (${cardCount(n, 'A')} more)`,
    dropped: (name: string) => `${name} drops back; the cards are lost`,
    raiseSettled: (wave: readonly string[], of: number) => `Attack at level 2: ${some(wave)}, ${wave.length} of ${of}`,
    waveCancelled: (names: readonly string[], n: number) =>
      `${names.length} of ${n} is too many: the attack of ${some(names)} comes to nothing`,
    escaped: (names: readonly string[], stayed: readonly string[]) => `${verb(names, 'gains', 'gain')} 20 s on ${some(stayed)}`,
    stoodOff: (names: readonly string[]) => `${list(names)} attack each other: nobody gets away`,
    nobodyEscaped: 'Nobody gets away',
    countersBegan: (names: readonly string[]) => `Joined: ${verb(names, 'may', 'may')} counter-attack`,
    countered: (name: string, n: number) => `${name} counter-attacks (${cardCount(n, 'A')})`,
    counterDeclined: (name: string) => `${name} does not counter-attack`,
    countersEnded: (names: readonly string[]) => `${verb(names, 'gains', 'gain')} 20 s`,
    barrierFell: (die: number, from: number, until: number, names: readonly string[]) =>
      `Die ${die}: the barrier is down from ${seconds(from)} to ${seconds(until)}; ${names.length === 0 ? 'nobody has to wait' : verb(names, 'waits', 'wait')}`,
    contestBegan: (kind: ContestKind, place: number, bonus: number, names: readonly string[]) =>
      `${contests[kind]}, ${seconds(bonus)} for ${ordinal(place)} place: ${names.join(', ')} bid in this order`,
    bid: (name: string, n: number, card: Card, total: number) =>
      `${name} lays ${cardCount(n, card)}${total === n ? '' : `, ${total} in all`}`,
    bidPassed: (name: string, isOut: boolean) => (isOut ? `${name} does not bid` : `${name} passes`),
    runOffBegan: (names: readonly string[], place: number, tiedAt: number) =>
      `${some(names)} are level with ${cardCount(tiedAt, 'S')}: R cards decide ${ordinal(place)} place`,
    linePassed: (kind: ContestKind, names: readonly string[]) =>
      `${kind === 'climb' ? 'Over the top' : kind === 'final' ? 'At the finish' : 'At the sprint'}: ${names.join(', ')}`,
    bonusWon: (name: string, place: number, bonus: number) => `${name} ${ordinal(place)}: +${seconds(bonus)}`,
    feedBegan: (allowances: readonly { readonly name: string; readonly most: number }[]) =>
      `Feed zone, cards to swap: ${allowances.map(({ name, most }) => `${name} ${most}`).join(', ')}`,
    swapped: (name: string, give: Card, take: Card) => `${name} swaps ${cards[give]} for ${cards[take]}`,
    swapClosed: (name: string, n: number) => `${name} leaves the feed zone with ${count(n, 'card')} swapped`,
    swapReady: (name: string) => `${name} is done at the feed zone`,
    swapsRevealed: (swaps: readonly { readonly name: string; readonly n: number }[]) =>
      swaps.length === 0 ? 'Feed zone: nobody swaps anything' : `Swapped: ${swaps.map(({ name, n }) => `${name} ${n}`).join(', ')}`,
    sectorEnded: (n: number, groups: readonly { readonly gap: number; readonly names: readonly string[] }[]) =>
      `End of sector ${n}: ${groups.map(({ gap, names }) => (gap === 0 ? some(names) : `at ${seconds(gap)} ${some(names)}`)).join('; ')}`,
    firstNamed: (name: string, reason: FirstReason) =>
      reason === 'kept'
        ? `${name} rode hard and stays first player`
        : reason === 'pulled'
          ? `${name} was first to ride hard: first player`
          : `Nobody rode hard: ${name}, second in the order, is first player`,
    raceEnded: (name: string, score: number, ending: Ending) =>
      ending === 'finish'
        ? `${name} wins the race with ${signed(score)}`
        : ending === 'survivor'
          ? `${name} is the only one left and wins with ${signed(score)}`
          : `Nobody finishes; ${name} held out best`,
  },

  move: {
    besace: (r: number, s: number, a: number) => `${cardCount(r, 'R')}, ${cardCount(s, 'S')}, ${cardCount(a, 'A')}`,
    play: (play: Play, then: string) => `${plays[play]}: ${then}`,
    hide: (card: Card) => `Hide ${cards[card]}`,
    pass: 'Stay in the group',
    attack: (level: number, n: number, then: string) => `${level === 2 ? 'Attack hard' : 'Attack'} (${cardCount(n, 'A')}): ${then}`,
    follow: (n: number, then: string) => `Follow (${cardCount(n, 'A')}): ${then}`,
    raise: (n: number, then: string) => `Raise (${cardCount(n, 'A')}): ${then}`,
    complete: (n: number) => `Add ${cardCount(n, 'A')} and stay in the attack`,
    drop: 'Drop back; the cards are lost',
    counter: (n: number) => `Counter-attack (${cardCount(n, 'A')}): 20 s ahead`,
    noCounter: 'No counter-attack',
    bid: (n: number, card: Card, then: string) => `Lay ${cardCount(n, card)}: ${then}`,
    bidPass: 'Pass',
    swap: (give: Card, take: Card) => `Give ${cards[give]}, take ${cards[take]}`,
    done: 'Finish swapping',
  },

  /** What a choice would lead to. */
  then: {
    speed: (n: number) => `speed ${n}`,
    front: (company: number) => (company === 0 ? 'alone in front' : `in front with ${count(company, 'other')}`),
    behind: (gap: number) => `${seconds(gap)} behind`,
    gains: (n: number) => `${seconds(n)} taken back`,
    loses: (n: number) => `${seconds(n)} lost`,
    same: 'same gap',
    ifOthersR: 'if the rest play R',
    doubled: 'attacks cost double',
    cardsLeft: (cards: number, needed: number) => `only ${count(cards, 'card')} for ${needed} to come`,
    alone: '20 s ahead if nobody moves',
    cancels: (wave: number, n: number) => `${wave} of ${n}: cancels the attack`,
    together: (wave: number, n: number) => `${wave} of ${n}: away together`,
    standOff: 'both of you: nobody gets away',
    mustAnswer: (names: readonly string[]) => `${some(names)} must pay or drop`,
    letGo: (names: readonly string[]) => `${some(names)} may get away`,
    stay: 'nothing laid',
    leads: (total: number) => `${total} in all: in the lead`,
    level: (total: number, names: readonly string[]) => `${total} in all: level with ${some(names)}`,
    trails: (total: number, names: readonly string[], most: number) => `${total} in all: ${verb(names, 'has', 'have')} ${most}`,
    outOfIt: 'out of this bidding',
    comeBack: 'may come back if somebody bids',
    wins: (place: number, bonus: number) => `${ordinal(place)}, +${seconds(bonus)} if nobody answers`,
  },

  hand: {
    label: 'Your hand',
    wait: 'Your turn will come.',
    out: 'Your rider has abandoned.',
    choices: 'What you can do',
    refused: (what: string, reason: string) => `${what}: ${reason}`,
    cards: (n: number) => count(n, 'card'),
    need: (n: number) => `${n} to lay at least`,
    short: (n: number) => `${n} too few to finish`,
    reserve: 'Reserve',
    reserveHint: 'cards you did not choose, for the feed zone',
    hidden: 'Hidden on the cobbles',
    mission: 'Secret mission',
    missionNow: (n: number) => `as it stands: ${seconds(n)}`,
    play: {
      R: 'Ride along',
      RR: 'Ride hard',
      RRR: 'All out',
      RRS: 'All out',
      RRA: 'All out',
      S: 'Save an R',
      A: 'Save an R',
    } satisfies Readonly<Record<Play, string>>,
    hide: (card: Card) => `Hide ${cardNames[card]}`,
    hideNote: (n: number) => `${n} in hand`,
    attack: { attack: 'Attack', attackHard: 'Attack hard', follow: 'Follow', raise: 'Raise', pass: 'Stay' },
    answer: { complete: 'Stay in it', drop: 'Drop back' },
    dropNote: 'your cards are lost',
    counter: { yes: 'Counter-attack', no: 'Stay' },
    bidPass: 'Pass',
    bid: (n: number, card: Card) => cardCount(n, card),
    done: 'Finished',
    doneNote: (n: number) => (n === 0 ? 'swap nothing' : `${count(n, 'card')} swapped`),
    swapLeft: (n: number) => `${count(n, 'swap')} left`,
    swap: (give: Card, take: Card) => `${cards[give]} for ${cards[take]}`,
    swapLabel: (give: Card, take: Card) => `Give ${cardNames[give]}, take ${cardNames[take]}`,
    free: 'costs nothing',
  },

  besace: {
    label: 'Your besace',
    fixed: '14 R are always in it',
    choose: (n: number) => `choose ${n} more`,
    set: (card: Card, n: number) => `${cardNames[card]}: ${n} of 6`,
    more: (card: Card) => `One ${cardNames[card]} more`,
    fewer: (card: Card) => `One ${cardNames[card]} fewer`,
    use: {
      R: 'to ride: every sector costs one, riding hard two',
      S: 'to win sprints and climbs',
      A: 'to break away from a group',
    } satisfies Readonly<Record<Card, string>>,
    total: (n: number, of: number) => `${n} of ${of} chosen`,
    missing: (n: number) => `${count(n, 'card')} still to choose`,
    tooMany: (n: number) => `${count(n, 'card')} too many`,
    pack: 'Pack it',
    packNote: (r: number, s: number, a: number) => `${cardCount(r, 'R')} · ${cardCount(s, 'S')} · ${cardCount(a, 'A')}`,
    ideas: 'Ideas',
    idea: { even: 'Balanced', sprinter: 'Sprinter', attacker: 'Attacker', climber: 'Climber', engine: 'Engine' },
    course: 'What the course holds',
    bonuses: (n: number, total: number) => `${count(n, 'contest')} worth ${seconds(total)} in all`,
    cobbles: (n: number) => `${count(n, 'cobbled sector')}: one more card with every lay`,
    mountains: (n: number) => `${count(n, 'high mountain')}: everybody alone, up to 3 cards`,
    doubled: (n: number) => `${count(n, 'sector')} with attacks at double cost`,
    feed: 'a feed zone: cards can be swapped',
    noFeed: 'no feed zone: no swapping',
    packed: 'Packed. The others are still choosing.',
  },

  people: {
    label: 'Riders',
    robot: 'robot',
    you: 'you',
    first: 'first player',
    firstShort: '1st',
    leader: 'race leader',
    score: (n: number) => `${signed(n)} as it stands`,
    scoreLabel: 'bonus minus gap',
    gap: (n: number) => (n === 0 ? 'in front' : `${seconds(n)} behind`),
    bonus: (n: number) => `+${seconds(n)} bonus`,
    cards: (n: number) => count(n, 'card'),
    hidden: (n: number) => `${n} face down`,
    laid: (what: string) => `laid ${what}`,
    solitary: 'alone',
    distanced: 'distanced',
    abandoned: (sector: number) => `abandoned, sector ${sector}`,
    turn: 'to decide',
    ready: 'ready',
    choosing: 'choosing',
    swapping: 'swapping',
    allowance: (n: number) => `may swap ${n}`,
    swapped: (n: number) => `swapped ${n}`,
    attacked: 'has attacked',
    neutral: 'rides for nobody',
  },

  board: {
    label: 'The race',
    road: (groups: readonly string[]) => `On the road: ${groups.join('; ')}`,
    groupLabel: (letter: string, names: readonly string[], gap: number) =>
      `group ${letter}, ${gap === 0 ? 'in front' : `${seconds(gap)} behind`}: ${list(names)}`,
    front: 'in front',
    gap: (n: number) => `+${seconds(n)}`,
    between: (n: number) => seconds(n),
    riders: (n: number) => count(n, 'rider'),
    alone: 'alone',
    speed: (n: number) => `speed ${n}`,
    cost: (n: number) => `attack ${cardCount(n, 'A')}`,
    order: 'Order',
    orderBack: 'Order, backwards',
    spoken: 'has spoken',
    toSpeak: 'still to speak',
    speaks: 'speaks now',
    ready: (n: number, of: number) => `${n} of ${of} besaces packed`,
    packing: 'Besaces are packed in secret',
    soFar: 'If the rest play R',
    rides: 'How it was ridden',
    speedIs: (n: number) => `speed ${n}`,
    moved: (from: number, to: number) =>
      to === 0
        ? from === 0
          ? 'in front'
          : `${seconds(from)} → front`
        : from === to
          ? `stays at ${seconds(to)}`
          : `${seconds(from)} → ${seconds(to)}`,
    attacks: (letter: string, n: number, cost: number) => `Group ${letter}: ${n} riders, ${cardCount(cost, 'A')} a level`,
    wave: (n: number, of: number, level: number) => `${n} of ${of} attacking, level ${level}`,
    noWave: 'nobody attacks yet',
    more: (n: number) => (n === 1 ? 'one more cancels it' : `${n} more cancel it`),
    pairOnly: 'a pair: if both attack, nobody gets away',
    ifAllPass: 'If everybody passes',
    passAlone: (names: readonly string[]) => `${verb(names, 'gets', 'get')} away by 20 s`,
    passNobody: 'nobody gets away',
    passStandOff: 'nobody gets away from the other',
    passWins: (name: string, place: number, bonus: number) => `${name} ${ordinal(place)}, +${seconds(bonus)}`,
    raise: (name: string) => `${name} raises to level 2`,
    answers: (names: readonly string[]) => `${some(names)} still to answer`,
    contest: (kind: ContestKind, place: number) => `${contests[kind]}${place > 1 ? `, from ${ordinal(place)} place` : ''}`,
    prizes: (bonuses: readonly number[], from: number) =>
      bonuses.flatMap((bonus, i) => (i + 1 < from ? [] : [`${ordinal(i + 1)} +${seconds(bonus)}`])).join(' · '),
    bids: (card: Card) => (card === 'S' ? 'bidding Sp' : 'level: bidding R'),
    laid: (n: number, card: Card) => cardCount(n, card),
    outOfIt: 'out',
    counter: (names: readonly string[]) => `Joined: ${verb(names, 'may', 'may')} counter-attack`,
    feed: 'Feed zone',
    feedAllowance: (n: number) => `up to ${n}`,
    feedNone: 'none',
    barrier: (die: number) => `Die: ${die}`,
    barrierSpan: (from: number, until: number) => `down from ${seconds(from)} to ${seconds(until)}`,
    waiting: (names: readonly string[]) => (names.length === 0 ? 'nobody has to wait' : verb(names, 'waits', 'wait')),
    sectorEnd: (n: number) => `End of sector ${n}`,
    nextFirst: (name: string) => `First player now: ${name}`,
    bonus: (name: string, bonus: number) => `${name} +${seconds(bonus)}`,
    win: (kind: ContestKind) => ({ climb: 'First over the top', sprint: 'Sprint won', final: 'First at the finish' })[kind],
    escape: (names: readonly string[]) => `${verb(names, 'breaks', 'break')} away`,
    cancelled: 'Attack cancelled',
    cancelledWhy: (n: number, of: number) => `${n} of ${of}: too many riders in it`,
    caught: (names: readonly string[], by: readonly string[]) => `${verb(by, 'catches', 'catch')} ${some(names)}`,
    abandoned: (names: readonly string[]) => `${verb(names, 'abandons', 'abandon')}`,
    standOff: 'They watch each other',
    start: 'START',
    finish: 'FINISH',
    ruler: 'seconds behind the head',
  },

  final: {
    heading: 'Result',
    winner: (name: string) => `${name} wins`,
    survivor: (name: string) => `${name} is the only one left`,
    nobody: 'Nobody finishes',
    place: (n: number) => ordinal(n),
    rider: 'Rider',
    bonus: 'Bonus',
    gap: 'Gap',
    mission: 'Mission',
    score: 'Score',
    tie: 'level on seconds: better at the line',
    abandoned: (sector: number) => `abandoned in sector ${sector}`,
    chart: 'Gaps over the ten sectors',
    chartLabel: (names: readonly string[]) => `Lines of the gaps of ${list(names)}; the table below holds the same figures`,
    table: 'Gap after each sector',
    sector: (n: number) => `Sector ${n}`,
    cards: 'Where the cards went',
    besace: 'Besace',
    rode: 'Ridden',
    attacked: 'Attacks',
    contested: 'Sprints, climbs',
    hidden: 'Hidden',
    swapped: 'Swapped',
    left: 'Left',
    none: '–',
    missionOf: (mission: Mission, n: number) => `${missions[mission].name}: ${signed(n)}`,
    out: '–',
  },

  text: {
    race: 'Race',
    sector: (n: number, of: number, tile: string, effects: string) => `Sector ${n} of ${of}, ${tile}: ${effects}`,
    step: (name: string) => `Step: ${name}`,
    first: (name: string) => `First player: ${name}`,
    order: (names: readonly string[]) => `Order of play: ${names.join(', ')}`,
    speakers: (names: readonly string[]) => `Speaking now, in order: ${names.join(', ')}`,
    groups: 'On the road',
    group: (letter: string, gap: number, names: readonly string[], extra: readonly string[]) =>
      `Group ${letter}, ${gap === 0 ? 'in front' : `${seconds(gap)} behind`}: ${[list(names), ...extra].join('; ')}`,
    riders: 'Riders',
    rider: (number: number, name: string, parts: readonly string[]) => `${number} ${name}: ${parts.join('; ')}`,
    rides: 'How this sector was ridden',
    ridesSoFar: 'So far, if the rest play R',
    ride: (who: string, speed: number, sumText: string, moved: string) => `${who}: speed ${speed} = ${sumText}; ${moved}`,
    attacks: 'Attacks',
    contest: 'Contest',
    contestant: (name: string, s: number, r: number, isOut: boolean) =>
      `${name}: ${cardCount(s, 'S')}${r > 0 ? `, ${cardCount(r, 'R')}` : ''}${isOut ? ', out of this bidding' : ''}`,
    feed: 'Feed zone',
    feedLine: (name: string, most: number, isDone: boolean) => `${name}: up to ${most}${isDone ? ', done' : ''}`,
    hand: 'Your cards',
    inHand: (what: string, n: number) => `Hand: ${what} (${count(n, 'card')})`,
    inReserve: (what: string) => `Reserve: ${what}`,
    hiddenCards: (what: string) => `Hidden on the cobbles: ${what}`,
    mission: (name: string, task: string, now: string | undefined) => `Mission ${name}: ${task}${now === undefined ? '' : ` (${now})`}`,
    course: 'Course',
    courseLine: (n: number, tile: string, effects: string, isNow: boolean) => `${n} ${tile}: ${effects}${isNow ? ' (here now)' : ''}`,
    result: 'Result',
    ranked: (place: number, name: string, parts: readonly string[]) => `${ordinal(place)} ${name}: ${parts.join('; ')}`,
    besace: (what: string) => `besace ${what}`,
  },

  editor: {
    presets: 'Courses',
    random: 'Drawn by lot',
    own: 'Composed by hand',
    randomHint: 'Three tiles of zone 1, three of zone 2, two of zone 3; everybody sees them before packing.',
    zone: (n: number) => `Zone ${n}`,
    fixed: 'fixed',
    slot: (n: number, tile: string) => `Sector ${n}: ${tile}`,
    slotPick: (n: number) => `Sector ${n}: choose a tile`,
    stock: (n: number) => `Tiles of zone ${n}`,
    left: (n: number) => `${n} left`,
    usedUp: 'none left',
    put: (tile: string, sector: number, left: number) => `${tile} in sector ${sector} (${left} left)`,
    feedSide: 'No sprint or climb in sectors 2 to 9: sector 5 becomes a sprint and nobody can swap cards.',
    load: 'Load a file',
    save: 'Save as a file',
    loaded: (name: string) => `“${name}” is loaded.`,
    bad: (name: string) => `“${name}” is no course:`,
    noJson: (why: string) => `not a JSON file (${why})`,
    name: 'Name of the course',
    unnamed: 'my-course',
  },

  options: {
    course: {
      label: 'Course',
      help: 'Ten sectors: drawn by lot, one of ours, or composed by hand from the tiles of each zone.',
      values: { random: 'drawn by lot', ...presets },
    },
    direction: {
      label: 'Direction of play',
      help: 'Pyrenees before Alps in the last Tour: counter-clockwise.',
      values: { counterclockwise: 'counter-clockwise', clockwise: 'clockwise' },
    },
    firstPlayer: {
      label: 'First player',
      help: 'At a table: whoever rode a bicycle last. A seat that is not taken leaves it to seat 1.',
      values: {
        random: 'drawn by lot',
        seat1: 'seat 1',
        seat2: 'seat 2',
        seat3: 'seat 3',
        seat4: 'seat 4',
        seat5: 'seat 5',
        seat6: 'seat 6',
        seat7: 'seat 7',
        seat8: 'seat 8',
      },
    },
    attackMode: {
      label: 'Attacks',
      help: 'One pass backwards, or group by group in an order drawn by lot, lap after lap until nobody attacks.',
      values: { sequential: 'one pass, last player first', scramble: 'scramble' },
    },
    nonRPlay: {
      label: 'Sp or At instead of R',
      help: 'Who may save an R at speed 1?',
      values: { distancedOrNoR: 'riders behind the head, or without R', anyone: 'anyone' },
    },
    catching: {
      label: 'A group that is caught',
      help: 'Does it go on with its catchers, or do they stop at its wheel?',
      values: { carry: 'is carried along', stop: 'holds its catchers up' },
    },
    mountainPassing: {
      label: 'Passing in high mountain',
      help: 'Is a rider who is passed left behind or taken along?',
      values: { overtake: 'left behind', join: 'taken along' },
    },
    finalDoublesAttacks: { label: 'Attacks cost double in sector 10', help: 'As in the sectors with a climb or a sprint.' },
    finalClimbToo: { label: 'A climb in sector 10 pays too', help: 'Its bonus is added to that of the final sprint.' },
    caughtCounter: {
      label: 'Counter-attack of a rider who is joined',
      help: 'Somebody alone who is joined by an attack may answer with At.',
    },
    layMax: { label: 'Cards at a time in sprints and climbs', help: 'The most that can be laid in one bid.' },
    missions: { label: 'Secret missions', help: 'Everybody gets a sponsor’s mission worth up to 30 seconds.' },
    sfDoubleAbove2: { label: '3 or 4 riders: double cost above speed 2', help: 'Instead of above speed 3.' },
    sfMajorityCancel: { label: '3 or 4 riders: more than half cancels', help: 'Exactly half the group may get away.' },
    sfRelay: { label: '3 or 4 riders: perfect relay', help: 'A group of two or more who all play 2R rides 1 faster.' },
    neutralRiders: { label: '3 or 4 riders: neutral riders', help: 'Ridden by a die; five riders in all at most.' },
  },
}

export type Messages = typeof messages
