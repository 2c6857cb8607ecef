import { english } from '@echappee/text/english'
import type { Card, Play } from '../../../content/cards.ts'
import type { Preset } from '../../../content/courses.ts'
import type { Mission } from '../../../content/missions.ts'
import type { Tile } from '../../../content/sectors.ts'
import type { ContestKind } from '../../../rules/state.ts'
import type { StepName } from '../types.ts'

export const { list, ordinal, count } = english
/** Names in a sentence: a crowd is cut short. */
export const some = (names: readonly string[]) =>
  names.length < 5 ? list(names) : `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`
export const verb = (names: readonly string[], one: string, other: string) => `${some(names)} ${names.length === 1 ? one : other}`
export const seconds = (n: number) => `${n} s`
/** The winner's lead over the second. */
export const leadText = (n: number) => (n === 0 ? 'tied on seconds, better placed on the line' : `by ${count(n, 'second')}`)
export const signed = (n: number) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} s`
/** "1st 20 s, 2nd 15 s". */
export const prizes = (bonuses: readonly number[]) => bonuses.map((bonus, i) => `${ordinal(i + 1)} +${seconds(bonus)}`).join(', ')

/** After a speed: " = 1 + 2 × 2R", or in words ", riding easy". */
export const because = (how: string) => (how.startsWith('1') ? ` = ${how}` : `, ${how}`)

export const cards: Readonly<Record<Card, string>> = { R: 'R', S: 'Sp', A: 'At' }
export const cardNames: Readonly<Record<Card, string>> = { R: 'Ride', S: 'Sprint', A: 'Attack' }
export const plays: Readonly<Record<Play, string>> = { R: 'R', RR: '2R', RRR: '2R+R', RRS: '2R+Sp', RRA: '2R+At', S: 'Sp', A: 'At' }
/** "2 Sp". */
export const cardCount = (n: number, card: Card) => `${n} ${cards[card]}`
/** In sentences: "2 Attack cards". */
export const attackCards = (n: number) => count(n, 'Attack card', 'Attack cards')

export const tiles: Readonly<Record<Tile, string>> = {
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

export const presets: Readonly<Record<Preset, string>> = {
  balade: 'Sunday ride (first game)',
  'enfer-du-nord': 'Hell of the North',
  'etape-reine': 'Queen stage',
  'classique-vallonnee': 'Hilly classic',
  'plate-et-venteuse': 'Flat and windy',
}

export const contests: Readonly<Record<ContestKind, string>> = { climb: 'Climb', sprint: 'Sprint', final: 'Final sprint' }

export const missions: Readonly<Record<Mission, { readonly name: string; readonly task: string }>> = {
  M1: { name: 'Solo', task: '10 s for every sector ended alone with somebody behind, 30 s at most' },
  M2: { name: 'Climber', task: 'first over one climb: 20 s; over two or more: 30 s' },
  M3: { name: 'Sprinter', task: 'one sprint won against somebody: 20 s; two or more: 30 s' },
  M4: { name: 'Saver', task: '5 s for every card left at the finish, 30 s at most' },
  M5: { name: 'Bunch finish', task: '20 s if at least half the riders come to the final sprint together in front' },
  M6L: { name: 'Beat the left', task: '20 s for finishing ahead of the left-hand neighbour' },
  M6R: { name: 'Beat the right', task: '20 s for finishing ahead of the right-hand neighbour' },
}

export const step: Readonly<Record<StepName, string>> = {
  besace: 'Bag',
  ride: 'Ride',
  gaps: 'Gaps',
  attacks: 'Attacks',
  event: 'Sector end',
  over: 'Finish',
}
