import type { RefusalCode } from '../rules/refusals.ts'
import { CLIMB, type SquareId } from '../rules/graph.ts'
import { rowOf, stageGraph } from '../rules/riders.ts'
import { terrainOf } from '../rules/overtaking.ts'
import { HIGHEST_CARD } from '../content/cards.ts'
import { barredSquares, squareOffers } from './offers.ts'
import { wordsIn, type Props } from './props.ts'
import { speaker } from '../text/index.ts'
import { placeText } from '../text/place.ts'

type Asking = Pick<Props, 'scene' | 'choices' | 'text' | 'names' | 'language'>

export interface Reason {
  readonly text: string
  readonly rule: string
}

/** Squares that a card might have led to, but none does: whoever presses one is told why. */
export function unlitSquares({ scene, choices }: Pick<Props, 'scene' | 'choices'>): SquareId[] {
  const rider = scene.riders[scene.acting]
  if (scene.phase !== 'play' || rider === undefined) return []
  const graph = stageGraph(scene)
  const from = rowOf(graph, rider)
  const last = Math.min(graph.rows, from + (terrainOf(graph, rider) === CLIMB ? HIGHEST_CARD / 2 : HIGHEST_CARD + 1))
  const known = new Set([...squareOffers(choices).map(({ to }) => to), ...barredSquares(choices), rider.at])
  return graph.byRow.slice(from + 1, last + 1).flatMap((row) => row.filter((square) => !known.has(square)))
}

/** In the order of TDF-21: somebody stands there, an accident closes it, a card gets there but must not, no card gets there. */
export function whyNotSquare({ scene, choices, text, names, language }: Asking, square: SquareId): Reason {
  const words = wordsIn(language)
  const say = words.screen.why
  const graph = stageGraph(scene)
  const place = placeText(graph, square)
  const there = scene.riders.findIndex(({ standing, at }) => standing === 'road' && at === square)
  if (there >= 0) return { text: say.taken(place, speaker(words, names).rider(there)), rule: 'TDF-7' }
  if (scene.accidents.some((accident) => graph.section[accident.square] === graph.section[square]))
    return { text: say.closed(place), rule: 'TDF-33' }
  const refusals = choices.flatMap(({ move, refusal }) => (move.type === 'ride' && move.to === square && refusal ? [refusal] : []))
  const main = TOLD.flatMap((code) => refusals.filter((refusal) => refusal.code === code))[0]
  return main === undefined ? { text: say.noCard(place), rule: 'TDF-16' } : { text: text.refusal(main, names), rule: main.rule }
}

const TOLD: readonly RefusalCode[] = ['OVERTAKING', 'NO_SHELTER', 'SLIPSTREAM_OVER_LINE']
