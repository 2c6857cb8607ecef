import type { Choice } from '@echappee/text'
import { contactOf } from '../rules/accidents.ts'
import type { SquareId } from '../rules/graph.ts'
import type { Move } from '../rules/moves.ts'
import { terrainOf } from '../rules/overtaking.ts'
import { newReach, occupy, spread } from '../rules/reach.ts'
import { stageGraph } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { stepsOf } from '../rules/turn.ts'
import type { Pick } from './pick.ts'

type Crash = Extract<Move, { type: 'crash' }>

/** Where a card would make the acting rider run into somebody. */
export interface Contact {
  readonly square: SquareId
  /** The lowest card first. */
  readonly moves: readonly Crash[]
  readonly isLegal: boolean
}

const reach = newReach()

/** TDF-30: contacts that must be chosen from, and that of the card which is pointed at, one a square. */
export function contactsOf(scene: View, choices: readonly Choice<Move>[], pick: Pick): Contact[] {
  const bySquare = new Map<SquareId, Contact>()
  for (const { move, refusal } of choices) {
    if (move.type !== 'crash' || (refusal !== undefined && move.card !== pick.pointed)) continue
    const square = contactSquare(scene, move)
    const moves = bySquare.get(square)?.moves ?? []
    bySquare.set(square, { square, moves: [...moves, move], isLegal: refusal === undefined })
  }
  return [...bySquare.values()]
}

function contactSquare(scene: View, { card }: Crash): SquareId {
  const graph = stageGraph(scene)
  const rider = scene.riders[scene.acting]!
  occupy(scene, graph, scene.acting)
  spread(graph, reach, rider, stepsOf(card, terrainOf(graph, rider)))
  return contactOf(scene, graph, reach, scene.acting).hit
}
