import { seededChance, shuffle, type Chance } from '@echappee/kernel'
import type { TablePlan } from '@echappee/protocol'

export interface DrawRequest {
  /** The same seed, people and past draw the same round. */
  readonly seed: string
  readonly people: readonly number[]
  readonly plan: TablePlan
  /** How often two people sat at one table before. */
  readonly meetings: (a: number, b: number) => number
  /** How often somebody has rested before. */
  readonly rests: (person: number) => number
}

export interface Drawn {
  /** In the order of their seats. */
  readonly tables: readonly (readonly number[])[]
  readonly resting: readonly number[]
}

/**
 * Who rides with whom: as few meetings as can be found of people who have met, and none three times where twice will do. Whoever has rested
 * least rests next.
 */
export function drawRound({ seed, people, plan, meetings, rests }: DrawRequest): Drawn {
  const chance = seededChance(seed)
  const order = shuffle([...people], chance).sort((a, b) => rests(a) - rests(b))
  const resting = order.slice(0, plan.resting)
  const riders = order.slice(plan.resting)
  const sizes = plan.tables.map((table) => table.people)
  const costs = riders.map((a) => riders.map((b) => costOf([[a, b]], meetings)))
  let best = arrange(sizes, costs, chance)
  for (let tries = 1; tries < TRIES && best.cost > 0; tries++) {
    const other = arrange(sizes, costs, chance)
    if (other.cost < best.cost) best = other
  }
  return { tables: best.tables.map((table) => table.map((rider) => riders[rider]!)), resting }
}

const TRIES = 40

/** What a round costs: the squares of how often those who meet have met already. */
export function costOf(tables: readonly (readonly number[])[], meetings: DrawRequest['meetings']): number {
  let cost = 0
  for (const table of tables)
    for (const [i, a] of table.entries()) for (let j = i + 1; j < table.length; j++) cost += meetings(a, table[j]!) ** 2
  return cost
}

/** Riders by their number among those who ride. */
interface Arrangement {
  readonly tables: number[][]
  readonly cost: number
}

type Costs = readonly (readonly number[])[]

/** From anywhere, by exchanging two people for as long as that helps. */
function arrange(sizes: readonly number[], costs: Costs, chance: Chance): Arrangement {
  const mixed = shuffle(
    costs.map((_, rider) => rider),
    chance,
  )
  const tables = sizes.map((size) => mixed.splice(0, size))
  while (exchangeOne(tables, costs));
  return { tables, cost: tables.reduce((sum, table) => sum + table.reduce((all, rider) => all + costAt(rider, table, rider, costs), 0), 0) }
}

function exchangeOne(tables: readonly number[][], costs: Costs): boolean {
  for (const [t, table] of tables.entries())
    for (let o = t + 1; o < tables.length; o++)
      for (const [i, a] of table.entries())
        for (const [j, b] of tables[o]!.entries()) {
          const other = tables[o]!
          const now = costAt(a, table, a, costs) + costAt(b, other, b, costs)
          if (costAt(b, table, a, costs) + costAt(a, other, b, costs) >= now) continue
          table[i] = b
          other[j] = a
          return true
        }
  return false
}

/** With everybody at the table but one. */
function costAt(rider: number, table: readonly number[], but: number, costs: Costs): number {
  const own = costs[rider]!
  let cost = 0
  for (const other of table) if (other !== but) cost += own[other]!
  return cost
}
