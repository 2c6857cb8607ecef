import type { Question } from '@echappee/sheet'
import { BESACE_SIZE, type Play } from '../content/cards.ts'
import { FEED_SECTOR, STOCK, ZONES, ZONE_SECTORS, type Tile } from '../content/sectors.ts'
import { missionBag } from '../rules/setup.ts'
import { inPlayOrder, type SheetState } from './state.ts'

/** TI-20: which third card it was, and which one replaced R, makes no difference to the gaps. */
export const PLAY_OF = { R: 'R', RR: 'RR', third: 'RRR', other: 'S' } as const satisfies Record<string, Play>
export type PlayValue = keyof typeof PLAY_OF
const PLAY_VALUES = Object.keys(PLAY_OF) as PlayValue[]

export function question(state: SheetState): Question | undefined {
  const { step, seats } = state
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  if (step === 'course') return courseQuestion(state)
  if (step === 'first') return { kind: 'flags', id: 'first', riders: everybody, least: 1, most: 1 }
  if (step === 'done') return undefined
  const race = state.race!
  const id = `sector ${race.sector}/${step}`
  // Once the plays are told, the groups and the price of an attack are; the rest of a sector can be entered at its end.
  const page = `sector ${race.sector}/end`
  switch (step) {
    case 'plays': {
      const riders = inPlayOrder(race)
      return { kind: 'choices', id, riders, values: PLAY_VALUES, proposal: { kind: 'choices', values: riders.map(() => 'R') } }
    }
    case 'escapes': {
      const riders = race.groups.flatMap((group) => (group.riders.length < 2 ? [] : group.riders)).filter((rider) => rider < seats)
      return { kind: 'flags', id, riders, proposal: { kind: 'flags', riders: [] }, page }
    }
    case 'counters':
      return { kind: 'flags', id, riders: race.speakers, proposal: { kind: 'flags', riders: [] }, page }
    case 'contest': {
      const { riders, most } = state.contest!
      return { kind: 'order', id, riders, least: most, most, page }
    }
    case 'die':
      return { kind: 'number', id, min: 1, max: 6, isDie: true, page }
    case 'cards': {
      const values = race.order.map((seat) => race.riders[seat]!.cards)
      return { kind: 'numbers', id, riders: race.order, min: 0, max: BESACE_SIZE, proposal: { kind: 'numbers', values }, page }
    }
    case 'missions':
      return { kind: 'choices', id: 'missions', riders: everybody, values: [...new Set(missionBag(race.race.course))] }
  }
}

/** TI-2: tile by tile; what a zone has no more of is not offered. */
function courseQuestion({ tiles }: SheetState): Question {
  const sector = sectorToEnter(tiles)
  const zone = ZONES.find((one) => ZONE_SECTORS[one].includes(sector))!
  const laid = ZONE_SECTORS[zone].filter((other) => other < sector).map((other) => tiles[indexOf(other)]!)
  const bag = Object.entries(STOCK[zone]).flatMap(([tile, count]) => {
    const left = count - laid.filter((other) => other === tile).length
    return Array.from({ length: left }, () => tile as Tile)
  })
  return { kind: 'choice', id: `sector ${sector}/tile`, values: [...new Set(bag)], bag }
}

/** The sector whose tile is asked for: from 2 on, without the feed slot. */
export function sectorToEnter(tiles: readonly Tile[]): number {
  const sector = tiles.length + 2
  return sector < FEED_SECTOR ? sector : sector + 1
}

const indexOf = (sector: number) => sector - (sector < FEED_SECTOR ? 2 : 3)
