import type { Card } from '../../../content/cards.ts'
import type { Mission } from '../../../content/missions.ts'
import type { ContestKind } from '../../../rules/state.ts'
import { cardCount, contests, count, list, missions, ordinal, prizes, seconds, signed, some, verb } from './names.ts'

export const effect = {
  slowsMany: (n: number) => `groups of ${n} or more ride 1 slower`,
  slowsFew: (n: number) => `groups of ${n} or fewer ride 1 slower`,
  mountain: 'everybody rides alone: R 1, 2R 2, three cards 3',
  cobbles: 'one more card face down with every play',
  feed: 'swap cards: 3 at speed 1, 1 at speed 2 or 3',
  barrier: 'a die lowers the barrier for 40 s',
  doubled: 'attacks cost double',
  climb: (bonuses: readonly number[]) => `climb: ${prizes(bonuses)}`,
  sprint: (bonuses: readonly number[]) => `sprint: ${prizes(bonuses)}`,
  final: (bonuses: readonly number[]) => `final sprint: ${prizes(bonuses)}`,
  turned: 'no bonus on the way, so the feed zone is a sprint',
  none: 'no effect',
}

export const where = {
  before: 'Before the start',
  beforeHint: 'everybody packs a bag in secret',
  sector: (n: number, tile: string) => `Sector ${n} · ${tile}`,
  over: 'The race is over',
  steps: 'The steps of a sector',
}

export const profile = {
  label: 'The ten sectors of the course',
  sector: (n: number, tile: string) => `Sector ${n}, ${tile}`,
  done: 'ridden',
  now: 'here now',
  bonus: (n: number) => `+${n}`,
}

export const people = {
  label: 'Riders',
  first: 'first player',
  leader: 'race leader',
  score: (n: number) => (n === 0 ? 'leads the classification' : `${seconds(n)} behind in the classification`),
  gapLabel: 'behind on the road, bonus seconds apart',
  front: 'in front',
  rank: (place: string, isShared: boolean) => (isShared ? `tied ${place}` : `${place} overall`),
  behind: (n: number) => `+${seconds(n)}`,
  gap: (n: number) => (n === 0 ? 'in front' : `${seconds(n)} behind`),
  bonus: (n: number) => `bonus ${seconds(n)}`,
  hidden: (n: number) => `${n} face down`,
  laid: (what: string) => `played ${what}`,
  solitary: 'alone',
  abandoned: (sector: number) => `abandoned, sector ${sector}`,
  ready: 'ready',
  choosing: 'choosing',
  swapped: (n: number) => `swapped ${n}`,
  attacked: 'has attacked',
}

export const board = {
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
  together: 'all together',
  turn: 'What is being decided',
  order: 'Order',
  orderBack: 'Reverse order',
  pace: 'a group rides at 1, plus 1 for each 2R played',
  toSpeak: 'yet to act',
  speaks: 'to act',
  inSecret: 'who is ready is not shown',
  packing: 'Bags are packed in secret',
  soFar: 'If the others play R',
  rides: 'How they rode',
  moved: (from: number, to: number) =>
    to === 0
      ? from === 0
        ? 'in front'
        : `${seconds(from)} → front`
      : from === to
        ? `stays at ${seconds(to)}`
        : `${seconds(from)} → ${seconds(to)}`,
  attacks: (letter: string, n: number, cost: number) =>
    `Group ${letter} (${n}) · attack ${cardCount(cost, 'A')}, double ${cardCount(2 * cost, 'A')}`,
  elsewhere: (letter: string, wave: number, of: number) => `group ${letter}: ${wave} of ${of} attacking`,
  wave: (n: number, of: number, level: number) => `${n} of ${of} attacking${level === 2 ? ' (double)' : ''}`,
  noWave: 'nobody attacks yet',
  more: (n: number, wave: number) =>
    wave === 0
      ? `If ${n} riders attack, nobody gets away.`
      : n === 1
        ? 'If one more attacks, nobody gets away.'
        : `If ${n} more attack, nobody gets away.`,
  pairOnly: 'A pair: if both attack, nobody gets away.',
  ifAllPass: 'If all pass',
  passAlone: (names: readonly string[]) => `${names.length === 1 ? `${names[0]} gets` : `${names.length} riders get`} away by 20 s`,
  passNobody: 'nobody gets away',
  passStandOff: 'nobody gets away from the other',
  passWins: (name: string, place: number, bonus: number) => `${name} ${ordinal(place)}, +${seconds(bonus)}`,
  raise: (name: string) => `${name} raises: double attack`,
  contest: (kind: ContestKind, place: number) => `${contests[kind]}${place > 1 ? `, from ${ordinal(place)} place` : ''}`,
  prizes: (bonuses: readonly number[], from: number) =>
    bonuses.flatMap((bonus, i) => (i + 1 < from ? [] : [`${ordinal(i + 1)} +${seconds(bonus)}`])).join(' · '),
  bids: (card: Card): string => (card === 'S' ? 'bidding Sp' : 'tied: bidding R'),
  outOfIt: 'passed',
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
  standOff: 'Stalemate',
  start: 'START',
  finish: 'FINISH',
}

export const final = {
  heading: 'Result',
  winner: (name: string) => `${name} wins`,
  survivor: (name: string) => `${name} is the only one left`,
  nobody: 'Nobody finishes',
  rider: 'Rider',
  first: 'winner',
  sameTime: 'same time',
  tie: 'tied on seconds: better at the line',
  abandoned: (sector: number) => `abandoned in sector ${sector}`,
  chart: 'Gaps over the ten sectors',
  chartLabel: (names: readonly string[]) => `Lines of the gaps of ${list(names)}; the table below holds the same figures`,
  table: 'Gap after each sector',
  sector: (n: number) => `Sector ${n}`,
  cards: 'Where the cards went',
  besace: 'Bag',
  rode: 'Riding',
  attacked: 'Attacks',
  contested: 'Sprints, climbs',
  hidden: 'Hidden',
  swapped: 'Swapped',
  left: 'Left',
  none: '–',
  missionOf: (mission: Mission, n: number) => `${missions[mission].name}: ${signed(n)}`,
  out: '–',
}

/** What a whole sector came to. Signs are those of the gap. */
export const recap = {
  heading: (sector: number) => `What sector ${sector} did`,
  rode: (speed: number, by: number) => (by === 0 ? `rode at ${speed}` : `rode at ${speed}: ${signed(by)}`),
  attack: (by: number) => `attacks: ${signed(by)}`,
  barrier: (by: number) => `attacks and barrier: ${signed(by)}`,
  unseen: 'by riding and attacks',
}
