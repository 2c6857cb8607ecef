import type { Choice, Names } from '@echappee/text'
import type { SquareId } from '../rules/graph.ts'
import { STAY } from '../rules/moves.ts'
import { numberOf, placeName, runOffRow, seatOf, stageGraph } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { speaker } from '../text/index.ts'
import type { Landing } from '../text/effects.ts'
import type { LaneSide } from '../text/words/screen.ts'
import type { Words } from '../text/words/types.ts'
import type { RoadLayout } from './road/layout.ts'

/** How far a row must turn, in radians, to have an inside and an outside. */
const BEND = 0.12

/** Where a square lies, as somebody would point it out: "outside, behind Louison 2". */
export function squareWords(words: Words, scene: View, layout: RoadLayout, square: SquareId, names: Names): string {
  const say = words.screen.square
  if (square === STAY) return words.capital(words.screen.hand.stay)
  const graph = stageGraph(scene)
  const side = sideOf(layout, placeName(graph, square))
  const beyond = square >= graph.size ? [say.beyond(runOffRow(graph, square))] : []
  const lane = side === undefined ? [] : [say.sides[side]]
  return words.capital([...beyond, ...lane, ...neighbours(words, scene, square, names)].join(', ') || say.onlyLane)
}

function sideOf({ squares, rows }: RoadLayout, name: string): LaneSide | undefined {
  const square = squares.get(name)
  if (square === undefined) return 'beside'
  const { lanes, turn } = rows[square.row - 1]!
  if (lanes.length < 2) return undefined
  const slots = lanes.map(({ slot }) => slot)
  const { slot } = lanes.find(({ lane }) => lane === square.lane)!
  const isRight = slot === Math.min(...slots)
  if (!isRight && slot !== Math.max(...slots)) return 'middle'
  if (Math.abs(turn) < BEND) return isRight ? 'right' : 'left'
  return isRight === turn > 0 ? 'inside' : 'outside'
}

/** Behind whom and beside whom he would ride. Past the line nobody shelters anybody. */
function neighbours(words: Words, scene: View, square: SquareId, names: Names): string[] {
  const say = words.screen.square
  const graph = stageGraph(scene)
  if (square >= graph.size) return []
  const riderOn = (at: SquareId) =>
    scene.riders.findIndex((rider, id) => rider.standing === 'road' && rider.at === at && id !== scene.acting)
  const name = (id: RiderId) => (seatOf(id) === scene.viewer ? say.own(numberOf(id)) : speaker(words, names).rider(id))
  const ahead = graph.straight[square]!
  const behind = ahead < 0 ? -1 : riderOn(ahead)
  const beside = graph.beside[square]!.map(riderOn).filter((id) => id >= 0)
  return [...(behind < 0 ? [] : [say.behind(name(behind))]), ...(beside.length === 0 ? [] : [say.besides(words.list(beside.map(name)))])]
}

/** The squares of an opened card, each with the letter that names it on the road and on its button. */
export function lettersOf(rides: readonly Choice<Landing>[]): ReadonlyMap<SquareId, string> {
  const squares = rides.flatMap(({ move, refusal }) => (refusal === undefined && move.to !== STAY ? [move.to] : []))
  return new Map([...new Set(squares)].map((to, i) => [to, LETTERS[i] ?? '•']))
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
