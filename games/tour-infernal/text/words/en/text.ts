import { because, cardCount, count, list, ordinal, seconds } from './names.ts'

/** The text board. */
export const text = {
  race: 'Race',
  sector: (n: number, of: number, tile: string, effects: string) => `Sector ${n} of ${of}, ${tile}: ${effects}`,
  step: (name: string) => `Step: ${name}`,
  first: (name: string) => `First player: ${name}`,
  order: (names: readonly string[]) => `Order of play: ${names.join(', ')}`,
  speakers: (names: readonly string[]) => `To act, in order: ${names.join(', ')}`,
  groups: 'On the road',
  group: (letter: string, gap: number, names: readonly string[], extra: readonly string[]) =>
    `Group ${letter}, ${gap === 0 ? 'in front' : `${seconds(gap)} behind`}: ${[list(names), ...extra].join('; ')}`,
  riders: 'Riders',
  rider: (number: number, name: string, parts: readonly string[]) => `${number} ${name}: ${parts.join('; ')}`,
  rides: 'How this sector was ridden',
  ridesSoFar: 'So far, if the others play R',
  ride: (who: string, speed: number, sumText: string, moved: string) => `${who}: speed ${speed}${because(sumText)}; ${moved}`,
  attacks: 'Attacks',
  ifAllPass: (what: string) => `If all pass: ${what}`,
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
  besace: (what: string) => `bag ${what}`,
}
