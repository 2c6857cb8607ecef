import type { Seat } from '@echappee/kernel'
import type { Cards } from '../content/cards.ts'
import type { Contest, Group, Rider, View } from '../rules/state.ts'

// Each gives the view with one thing changed, and writes nothing.

/** Cards leave a hand face up. */
export function lay(view: View, seat: Seat, cards: Partial<Cards>, spent: { attackCards?: number; contestCards?: number }): View {
  const { R = 0, S = 0, A = 0 } = cards
  const one = view.riders[seat]!
  const after = rider(view, seat, {
    laid: plus(one.laid, { R, S, A }, 1),
    cards: one.cards - R - S - A,
    attackCards: one.attackCards + (spent.attackCards ?? 0),
    contestCards: one.contestCards + (spent.contestCards ?? 0),
  })
  const kit = view.kits[seat]
  if (kit === null || kit === undefined) return after
  return { ...after, kits: withItem(view.kits, seat, { ...kit, hand: plus(kit.hand, { R, S, A }, -1) }) }
}

export function plus(cards: Readonly<Cards>, more: Readonly<Cards>, times: 1 | -1): Cards {
  return { R: cards.R + times * more.R, S: cards.S + times * more.S, A: cards.A + times * more.A }
}

export function withGaps(view: View, gaps: readonly number[]): View {
  return { ...view, riders: view.riders.map((one, i) => ({ ...one, gap: gaps[i]! })) }
}

export function rider(view: View, index: number, change: Partial<Rider>): View {
  return { ...view, riders: withItem(view.riders, index, { ...view.riders[index]!, ...change }) }
}

export function group(view: View, index: number, change: Partial<Group>): View {
  return { ...view, groups: withItem(view.groups, index, { ...view.groups[index]!, ...change }) }
}

export function contest(view: View, change: Partial<Contest>): View {
  return { ...view, contest: { ...view.contest!, ...change } }
}

export function withItem<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((old, i) => (i === index ? item : old))
}
