import type { Sentences } from '@echappee/text'
import type { Card, Play } from '../../../content/cards.ts'
import type { Mission } from '../../../content/missions.ts'
import type { Tile } from '../../../content/sectors.ts'
import type { FirstReason, Ride } from '../../../rules/events.ts'
import type { ContestKind, Ending } from '../../../rules/state.ts'
import type { RideWords } from '../types.ts'
import type { EventSentence } from '../sentences.ts'
import {
  because,
  cardCount,
  cards,
  contests,
  count,
  leadText,
  list,
  missions,
  ordinal,
  plays,
  seconds,
  some,
  tiles,
  verb,
} from './names.ts'

/** "rode at 4, group A at 2: 40 s taken back". */
export const change = ({ who, speed, from, to }: RideWords, ref: RideWords | undefined): string => {
  const paces = ref === undefined ? `${who} at ${speed}` : `${who} rode at ${speed}, ${ref.who} at ${ref.speed}`
  if (to === 0) return `${paces}: up to the front`
  if (to < from) return `${paces}: ${seconds(from - to)} taken back`
  if (to > from) return `${paces}: ${seconds(to - from)} lost`
  return `${paces}: still ${seconds(to)} behind`
}

/** "speed 3 = 1 + 2 riding hard". */
export const sum = ({ pulls, hasThird, hasRelay, slowedBy }: Ride, isAlone: boolean): string => {
  if (pulls === 0 && !hasThird && !hasRelay && slowedBy === null) return isAlone ? 'riding easy' : 'nobody with 2R'
  const parts = ['1']
  if (pulls > 0) parts.push(isAlone ? '+ 1 (2R)' : `+ ${pulls} × 2R`)
  if (hasThird) parts.push('+ 1 (3rd)')
  if (hasRelay) parts.push('+ 1 (relay)')
  if (slowedBy === 'WR') parts.push('− 1 (bends)')
  if (slowedBy === 'HW') parts.push('− 1 (wind)')
  return parts.join(' ')
}

/** The lines of the log. */
export const event = {
  courseSet: (names: readonly string[], isTurned: boolean) =>
    `The course: ${names.join(', ')}${isTurned ? ' (no bonus on the way: the feed zone becomes a sprint)' : ''}`,
  missionsDealt: 'A secret mission is dealt to everybody',
  missionDealt: (name: string, mission: Mission) => `${name}’s mission, ${missions[mission].name}: ${missions[mission].task}`,
  firstChosen: (name: string, by: 'chance' | 'option') => `${name} is first player${by === 'chance' ? ', drawn at random' : ''}`,
  besaceChosen: (name: string, what: string) => `${name} adds ${what} to the 14 R`,
  abandoned: (names: readonly string[], sector: number) =>
    `Sector ${sector}: ${verb(names, 'has no card left and abandons', 'have no card left and abandon')}`,
  firstPassed: (from: string, to: string) => `${to} is first player instead of ${from}`,
  sectorBegan: (n: number, tile: Tile) => `Sector ${n}, ${tiles[tile]}`,
  rides: (name: string) => `${name} rides along (R)`,
  pulls: (name: string) => `${name} rides hard (2R)`,
  allOut: (name: string, play: Play) => `${name} goes all out (${plays[play]})`,
  saves: (name: string, play: Play) => `${name} saves an R and plays ${plays[play]}: speed 1, out of the group`,
  dry: (name: string, play: Play) => `${name} has no R left and plays ${plays[play]}: speed 1, out of the group`,
  laidDown: (name: string, card: Card) => `${name} hides ${cards[card]}`,
  laidDownHidden: (name: string) => `${name} plays a card face down`,
  neutralPlayed: (name: string, die: number, play: Play) => `The die says ${die}: ${name} plays ${plays[play]}`,
  rode: (names: readonly string[], speed: number, how: string) => `${some(names)}: speed ${speed}${because(how)}`,
  caught: (riders: readonly string[], by: readonly string[]) => `${verb(by, 'catches', 'catch')} ${some(riders)}`,
  together: (speed: number) => `The field stays together at speed ${speed}`,
  unchanged: 'The gaps stay as they are',
  attacksBegan: (name: string) => `Attacks: ${name} goes first`,
  attacksBeganBare: 'Attacks',
  scrambled: (order: readonly string[]) => `Attacks in the order drawn: ${order.join(', ')}`,
  lapBegan: (lap: number) => `Attacks, lap ${lap}`,
  attack: (name: string, level: number, n: number) => `${name} ${level === 2 ? 'makes a double attack' : 'attacks'} (${cardCount(n, 'A')})`,
  follow: (name: string, n: number, wave: number, of: number) => `${name} follows (${cardCount(n, 'A')}): ${wave} of ${of}`,
  raise: (name: string, n: number, wave: readonly string[]) =>
    `${name} raises (${cardCount(n, 'A')}): ${some(wave)} must add cards or drop back`,
  attackPassed: (name: string) => `${name} stays in the group`,
  completed: (name: string, n: number) => `${name} stays in the attack (${cardCount(n, 'A')} more)`,
  dropped: (name: string) => `${name} drops back; the cards are lost`,
  raiseSettled: (wave: readonly string[], of: number) => `Double attack: ${some(wave)}, ${wave.length} of ${of}`,
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
    `${name} plays ${cardCount(n, card)}${total === n ? '' : `, ${total} in all`}`,
  bidPassed: (name: string, isOut: boolean) => (isOut ? `${name} does not bid` : `${name} passes`),
  runOffBegan: (names: readonly string[], place: number, tiedAt: number) =>
    `${some(names)} are tied with ${cardCount(tiedAt, 'S')}: R cards decide ${ordinal(place)} place`,
  linePassed: (kind: ContestKind, names: readonly string[]) =>
    `${kind === 'climb' ? 'Over the top' : kind === 'final' ? 'At the finish' : 'At the sprint'}: ${names.join(', ')}`,
  bonusWon: (name: string, place: number, bonus: number) => `${name} ${ordinal(place)}: +${seconds(bonus)}`,
  feedBegan: (allowances: readonly { readonly name: string; readonly most: number }[]) =>
    `Feed zone, cards to swap: ${allowances.map(({ name, most }) => `${name} ${most}`).join(', ')}`,
  swapped: (name: string, give: Card, take: Card) => `${name} swaps ${cards[give]} for ${cards[take]}`,
  swapClosed: (name: string, n: number) => `${name} leaves the feed zone with ${count(n, 'card')} swapped`,
  swapsRevealed: (swaps: readonly { readonly name: string; readonly n: number }[]) =>
    swaps.length === 0 ? 'Feed zone: nobody swaps anything' : `Swapped: ${swaps.map(({ name, n }) => `${name} ${n}`).join(', ')}`,
  sectorEnded: (n: number, groups: readonly { readonly gap: number; readonly names: readonly string[] }[]) =>
    `End of sector ${n}: ${groups.map(({ gap, names }) => (gap === 0 ? some(names) : `${some(names)} at ${seconds(gap)}`)).join('; ')}`,
  firstNamed: (name: string, reason: FirstReason) =>
    reason === 'kept'
      ? `${name} rode hard and stays first player`
      : reason === 'pulled'
        ? `${name} was first to ride hard: first player`
        : `Nobody rode hard: ${name}, second in the order, is first player`,
  raceEnded: (name: string, lead: number, ending: Ending) =>
    ending === 'finish'
      ? `${name} wins the race ${leadText(lead)}`
      : ending === 'survivor'
        ? `${name} is the only one left and wins`
        : `Nobody finishes; ${name} held out best`,
} satisfies Sentences<EventSentence>
