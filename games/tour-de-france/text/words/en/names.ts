import type { ChanceTexts } from '../types.ts'

export const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
export const count = (n: number, one: string, other = `${one}s`) => `${n} ${n === 1 ? one : other}`
export const cards = (n: number) => count(n, 'card')
export const points = (n: number) => count(n, 'point')
export const ordinal = (n: number) => ['', 'first', 'second', 'third', 'fourth'][n] ?? `${n}th`

export const chance: ChanceTexts = {
  PILE: { name: 'Pile-up!', effect: 'everybody on this stretch of road falls' },
  FWD1: { name: 'Tail wind', effect: '1 square further' },
  FWD2: { name: 'Second wind', effect: '2 squares further' },
  FWD3: { name: 'Attack!', effect: '3 squares further' },
  BACK1: { name: 'Dropped chain', effect: '1 row back' },
  BACK2: { name: 'Cramp', effect: '2 rows back' },
  BACK3: { name: 'Wrong turn', effect: '3 rows back' },
  BRIDGE: { name: 'Close the gap', effect: 'up to the next rider, 6 squares at most' },
  PUNCTURE: { name: 'Puncture', effect: 'to the roadside, a card and a turn lost' },
  MUSETTE: { name: 'Feed bag', effect: 'exchange up to 3 cards' },
  PRIZE: { name: 'Crowd’s prize', effect: '2 bonus seconds' },
  FINE: { name: 'Jury’s fine', effect: '3 seconds lost' },
  ATTACK: { name: 'Fresh legs', effect: 'to keep: 3 extra squares, once, but not on a climb' },
  CLIMB: { name: 'Climber’s day', effect: 'to keep: one card counts in full on a climb' },
  RESTART: { name: 'Spare bike', effect: 'to keep: one fall costs neither card nor turn' },
}
