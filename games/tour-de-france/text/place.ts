import type { Graph, SquareId } from '../rules/graph.ts'
import { placeName } from '../rules/riders.ts'

/** A square as it is printed on the road: `23.2`, `9A`, and `−4.1` past the line, where the rules write F4. */
export function placeText(graph: Graph, at: SquareId): string {
  return printed(placeName(graph, at))
}

export function printed(name: string): string {
  return name.replace(/^F(\d)/, (_, row: string) => (row === '0' ? '0' : `−${row}`))
}
