import { CHANCE, EXCHANGE } from '../rules/graph.ts'
import { STAY, type Move } from '../rules/moves.ts'
import { isTrial, rowOf, runOffRow, stageGraph } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { stageTime } from '../rules/times.ts'
import { placeText } from './place.ts'
import type { Words } from './words/types.ts'

export interface Effect {
  readonly kind: 'shelter' | 'sprint' | 'exchange' | 'chance' | 'finish'
  readonly text: string
  /** What a square of the road has room for: the points of a sprint, the time. */
  readonly short?: string
}

export type Landing = Extract<Move, { to: number }>

/** What happens to the acting rider on the way to a square and there. */
export function effectsOf(words: Words, scene: View, move: Landing): Effect[] {
  const say = words.screen.effects
  const graph = stageGraph(scene)
  const rider = scene.riders[scene.acting]
  if (move.to === STAY || rider === undefined) return []
  const isCard = move.type === 'ride'
  const shelter: Effect[] = isCard && move.plus > 0 ? [{ kind: 'shelter', text: say.shelter(move.plus) }] : []
  const boost: Effect[] = isCard && move.boost !== 'none' ? [{ kind: 'shelter', text: words.chance[move.boost].name }] : []
  const from = rowOf(graph, rider)
  const to = move.to >= graph.size ? graph.rows + 1 : graph.row[move.to]!
  const sprints = isTrial(scene) ? [] : graph.board.sprints
  const lines = sprints.flatMap(({ name, before, prizes }, i): Effect[] => {
    if (from >= before || to < before || (rider.passed & (1 << i)) !== 0) return []
    const prize = prizes[scene.passes[i] ?? 0]
    if (prize === undefined) return []
    return [{ kind: 'sprint', text: say.sprint(name, prize.points, prize.seconds), short: String(prize.points) }]
  })
  if (move.to >= graph.size) {
    const late = scene.firstArrival === 0 ? 0 : scene.round - scene.firstArrival
    const time = stageTime(graph.rows, runOffRow(graph, move.to), late)
    const finish: Effect = isTrial(scene)
      ? { kind: 'finish', text: say.line }
      : { kind: 'finish', text: say.finish(time), short: `${time} s` }
    return [...shelter, ...boost, ...lines, finish]
  }
  const special = isCard ? graph.special[move.to] : undefined
  return [
    ...shelter,
    ...boost,
    ...lines,
    ...(special === EXCHANGE ? [{ kind: 'exchange', text: say.exchange } as const] : []),
    ...(special === CHANCE ? [{ kind: 'chance', text: say.chance } as const] : []),
  ]
}

/** Where a move leads, by name. */
export function landingName(words: Words, scene: View, { to }: Landing): string {
  return to === STAY ? words.screen.hand.stay : placeText(stageGraph(scene), to)
}
