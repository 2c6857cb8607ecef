import type { Sentences } from '@echappee/text'
import type { Card, Play } from '../../../content/cards.ts'
import type { ContestKind } from '../../../rules/state.ts'
import type { PlaysLeft } from '../types.ts'
import type { MoveSentence, OtherPrompt, PromptSentence } from '../sentences.ts'
import {
  attackCards,
  cardCount,
  cardNames,
  cards,
  contests,
  count,
  leadText,
  ordinal,
  plays,
  seconds,
  signed,
  some,
  verb,
} from './names.ts'

const either = (held: readonly Card[]) => held.map((card) => cards[card]).join(' or ')

export const prompt = {
  besace: 'Pack your bag: 14 R are in it, add six cards.',
  besaceWait: 'Your bag is packed. The others are still packing.',
  ride: ({ RR }: PlaysLeft): string =>
    RR ? 'Play R to ride along, or 2R to make your group faster.' : 'Play R to ride along: you have no second one.',
  rideAlone: ({ RR, third }: PlaysLeft): string =>
    third ? 'You ride alone: R, 2R, or 2R and a third card.' : RR ? 'You ride alone: R or 2R.' : 'You ride alone: R is all you have.',
  rideBehind: ({ RR, other }: PlaysLeft) =>
    other.length === 0
      ? `You are behind: ${RR ? 'R or 2R' : 'play R'}.`
      : `You are behind: ${RR ? 'R, 2R' : 'R'}, or save an R with ${either(other)} at speed 1.`,
  rideDry: ({ other }: PlaysLeft) => `No R left: play ${either(other)}, at speed 1.`,
  hide: 'Cobbles: play one more card face down. It does nothing else.',
  attackFirst: (cost: number) => `Attack for ${attackCards(cost)}, or stay in the group.`,
  attackNot: (cost: number, held: number) => `An attack costs ${attackCards(cost)} and you have ${held}: stay in the group.`,
  attackFollow: (names: readonly string[], cost: number, canRaise: boolean) =>
    `${verb(names, 'attacks', 'attack')}: follow for ${attackCards(cost)}${canRaise ? `, raise for ${attackCards(2 * cost)}` : ''}, or let them go.`,
  attackLetGo: (names: readonly string[], cost: number, held: number) =>
    `${verb(names, 'attacks', 'attack')}. Following costs ${attackCards(cost)} and you have ${held}: let them go.`,
  attackFollowHard: (names: readonly string[], cost: number) =>
    `Double attack by ${some(names)}: follow for ${attackCards(cost)}, or let them go.`,
  answer: (name: string, cost: number) => `${name} raises: add ${attackCards(cost)} to stay in the attack, or drop back.`,
  answerNot: (name: string, cost: number, held: number) =>
    `${name} raises. Staying in the attack costs ${attackCards(cost)} more and you have ${held}: drop back.`,
  counter: (cost: number) => `You have been joined: counter-attack for ${attackCards(cost)}?`,
  bid: (kind: ContestKind, bonus: number, card: Card) => `${contests[kind]} for ${seconds(bonus)}: play ${cards[card]} cards, or pass.`,
  bidNot: (kind: ContestKind, bonus: number, card: Card) =>
    `${contests[kind]} for ${seconds(bonus)}: you have no ${cards[card]} left, so pass.`,
  runOff: (kind: ContestKind, bonus: number) => `${contests[kind]}, tied on Sp: play R cards for ${seconds(bonus)}, or pass.`,
  swap: (left: number) => `Feed zone: ${count(left, 'card')} more to swap with your reserve, or finish.`,
  other: {
    besace: 'Everybody is packing in secret.',
    play: (name: string) => `${name} chooses how to ride.`,
    hidden: (name: string) => `${name} plays a card face down.`,
    attack: (name: string) => `${name} may attack.`,
    answer: (name: string) => `${name} must answer the raise.`,
    counter: (name: string) => `${name} may counter-attack.`,
    bid: (name: string) => `${name} may bid.`,
    swap: (names: readonly string[]) =>
      names.length === 1 ? `Feed zone: ${names[0]} may swap cards.` : 'Feed zone: cards are swapped in secret.',
  } satisfies Sentences<OtherPrompt>,
  won: (name: string, lead: number) => `${name} wins the race ${leadText(lead)}.`,
  survived: (name: string) => `${name} is the only one left and wins.`,
  nobody: (name: string) => `Nobody finishes; ${name} held out best.`,
} satisfies Sentences<PromptSentence>

/** Choices as words, for terminals and advice. */
export const move = {
  besace: (r: number, s: number, a: number) => `${cardCount(r, 'R')}, ${cardCount(s, 'S')}, ${cardCount(a, 'A')}`,
  play: (play: Play, then: string) => `${plays[play]}: ${then}`,
  hide: (card: Card) => `Hide ${cards[card]}`,
  pass: 'Stay in the group',
  attack: (level: number, n: number, then: string) => `${level === 2 ? 'Double attack' : 'Attack'} (${cardCount(n, 'A')}): ${then}`,
  follow: (n: number, then: string) => `Follow (${cardCount(n, 'A')}): ${then}`,
  raise: (n: number, then: string) => `Raise (${cardCount(n, 'A')}): ${then}`,
  complete: (n: number) => `Add ${cardCount(n, 'A')} and stay in the attack`,
  drop: 'Drop back; the cards are lost',
  counter: (n: number) => `Counter-attack (${cardCount(n, 'A')}): 20 s ahead`,
  noCounter: 'No counter-attack',
  bid: (n: number, card: Card, then: string) => `Play ${cardCount(n, card)}: ${then}`,
  bidPass: 'Pass',
  swap: (give: Card, take: Card) => `Give ${cards[give]}, take ${cards[take]}`,
  done: 'Finish swapping',
} satisfies Sentences<MoveSentence>

/** What a choice would lead to. */
export const outlook = {
  speed: (n: number) => `speed ${n}`,
  front: (company: number) => (company === 0 ? 'alone in front' : `in front, ${company + 1} riders`),
  behind: (gap: number) => `${seconds(gap)} behind`,
  /** The change of the gap, after where it leads. */
  changed: (by: number) => `(${signed(by)})`,
  ifOthersR: 'if the others play R',
  doubled: 'attacks cost double',
  short: (n: number) => `${count(n, 'card')} short at the end`,
  alone: '20 s ahead if nobody follows',
  cancels: (wave: number, n: number) => `${wave} of ${n}: cancels the attack`,
  together: (wave: number, n: number) => `${wave} of ${n}: away together`,
  standOff: 'both of you attack: nobody gets away',
  mustAnswer: (names: readonly string[]) => `${some(names)} must pay or drop back`,
  letGo: (names: readonly string[]) => `${some(names)} may get away`,
  stay: 'no card played',
  hardToFollow: (cost: number) => `following it costs ${cardCount(cost, 'A')} too`,
  mayAnswer: (n: number) => `${count(n, 'rider')} may still answer`,
  nobodyAnswers: 'nobody can answer any more',
  othersSpeak: (n: number) => `${count(n, 'rider')} may attack after you`,
  leads: (total: number) => `${total} in all: in the lead`,
  level: (total: number, names: readonly string[]) => `${total} in all: tied with ${some(names)}`,
  trails: (total: number, names: readonly string[], most: number) => `${total} in all: ${verb(names, 'has', 'have')} ${most}`,
  outOfIt: 'out of this bidding',
  comeBack: 'may come back if somebody bids',
  wins: (place: number, bonus: number) => `${ordinal(place)}, +${seconds(bonus)} if nobody answers`,
}

export const hand = {
  label: 'Your hand',
  wait: 'Your turn will come.',
  out: 'Your rider has abandoned.',
  choices: 'What you can do',
  roadBook: 'This sector and the next ones',
  need: (n: number) => `at least ${n} needed to the finish`,
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
  attack: { attack: 'Attack', attackHard: 'Double attack', follow: 'Follow', raise: 'Raise', pass: 'Stay' },
  answer: { complete: 'Stay in it', drop: 'Drop back' },
  dropNote: 'your cards are lost',
  counter: { yes: 'Counter-attack', no: 'Stay' },
  bidPass: 'Pass',
  bid: (n: number, card: Card) => cardCount(n, card),
  done: 'Finished',
  doneNote: (n: number) => (n === 0 ? 'swap nothing' : `${count(n, 'card')} swapped`),
  swapLeft: (n: number) => `${count(n, 'swap')} left`,
  swap: (give: Card, take: Card) => `${cards[give]} for ${cards[take]}`,
}

export const besace = {
  label: 'Your bag',
  fixed: '14 R are always in it',
  set: (card: Card, n: number) => `${cardNames[card]}: ${n} of 6`,
  use: {
    R: 'one per sector, two to ride hard',
    S: 'for sprints and climbs',
    A: 'to break away',
  } satisfies Readonly<Record<Card, string>>,
  total: (n: number, of: number) => `${n} of ${of} chosen`,
  missing: (n: number) => `${count(n, 'card')} still to pack`,
  tooMany: (n: number) => `${count(n, 'card')} too many`,
  pack: 'Pack it',
  packNote: (r: number, s: number, a: number) => `${cardCount(r, 'R')} · ${cardCount(s, 'S')} · ${cardCount(a, 'A')}`,
  ideas: 'Ideas',
  idea: { even: 'Balanced', sprinter: 'Sprinter', attacker: 'Attacker', engine: 'Engine' },
  course: 'What the course holds',
  bonuses: (n: number, total: number) => `${count(n, 'contest')} worth ${seconds(total)} in all`,
  cobbles: (n: number) => `${count(n, 'cobbled sector')}: one extra card with every play`,
  mountains: (n: number) => `${count(n, 'high mountain')}: everyone rides alone, up to 3 cards`,
  doubled: (n: number) => `${count(n, 'sector')} with attacks at double cost`,
  feed: 'a feed zone: cards can be swapped',
  noFeed: 'no feed zone: no swapping',
  packed: 'Packed. The others are still packing.',
}
