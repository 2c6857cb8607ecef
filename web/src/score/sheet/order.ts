/** An order that is being made by taps. No React. */
export interface PlacedRider {
  readonly rider: number
  /** Level with the one before. */
  readonly isLevel: boolean
}

type Order = readonly PlacedRider[]

export const emptyOrder: Order = []

export function orderFrom(groups: readonly (readonly number[])[]): Order {
  return groups.flatMap((group) => group.map((rider, i) => ({ rider, isLevel: i > 0 })))
}

export function groupsOf(order: Order): number[][] {
  const groups: number[][] = []
  for (const { rider, isLevel } of order) {
    if (isLevel && groups.length > 0) groups.at(-1)!.push(rider)
    else groups.push([rider])
  }
  return groups
}

/** Level riders share the place of the first of them. */
export function placesIn(order: Order): number[] {
  return order.map((_, i) => 1 + order.findLastIndex(({ isLevel }, first) => first <= i && !isLevel))
}

export function addRider(order: Order, rider: number): Order {
  return [...order, { rider, isLevel: false }]
}

/** Who was level with the one taken out is level with those that are left of the group. */
export function removeRider(order: Order, index: number): Order {
  const isGroupLed = !order[index]!.isLevel
  return order.flatMap((placed, i) => {
    if (i === index) return []
    return i === index + 1 && isGroupLed ? { ...placed, isLevel: false } : placed
  })
}

/** Whoever is dragged leaves his group. */
export function moveRider(order: Order, from: number, to: number): Order {
  const { rider } = order[from]!
  const rest = [...removeRider(order, from)]
  rest.splice(to, 0, { rider, isLevel: false })
  return rest
}

export function setLevel(order: Order, index: number, isLevel: boolean): Order {
  return order.map((placed, i) => (i === index ? { ...placed, isLevel: isLevel && i > 0 } : placed))
}
