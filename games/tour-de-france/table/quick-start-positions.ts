import { choicesIn, viewWhen } from '@echappee/kit'
import type { Choice } from '@echappee/text'
import { lesson } from '../lesson/index.ts'
import { CLIMB, FLAT } from '../rules/graph.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { seatOf, stageGraph } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'

/** The options of the first race, ridden anyhow until the position is met. */
function at(until: (view: View) => boolean): View {
  return viewWhen(game, { options: lesson.options, seats: 2, seed: 'quick start 8', viewer: 0, until })
}

/** Where the viewer's rider goes with the lowest card of the kind: what is lit on the road. */
function ridesOf(view: View, isWanted: (move: Extract<Move, { type: 'ride' }>) => boolean): Choice<Move>[] {
  const choices = choicesIn(game, view, 0)
  const legal = choices.flatMap(({ move, refusal }) => (move.type === 'ride' && refusal === undefined ? [move] : []))
  const card = legal.filter(isWanted).reduce((low, move) => Math.min(low, move.card), Infinity)
  return choices.filter(({ move }) => move.type === 'ride' && move.card === card && move.boost === 'none')
}

/** Halved, it still moves him. */
const isFar = ({ card }: { readonly card: number }) => card >= 4
const isSheltered = ({ plus }: { readonly plus: number }) => plus > 0
const isOver = (view: View) => (move: { readonly to: number }) => move.to >= stageGraph(view).size

const isMine = ({ acting, phase, riders }: View) =>
  phase === 'play' && acting >= 0 && seatOf(acting) === 0 && riders[acting]!.standing === 'road'
const terrainUnder = (view: View) => stageGraph(view).terrain[view.riders[view.acting]!.at]

const SHELTER = at((view) => isMine(view) && terrainUnder(view) === FLAT && ridesOf(view, isSheltered).length > 0)
const HILL = at((view) => isMine(view) && terrainUnder(view) === CLIMB && ridesOf(view, isFar).length > 0)
const FINISH = at((view) => isMine(view) && ridesOf(view, isOver(view)).length > 0)

/** What the drawings of the quick start show. */
export const POSITIONS = {
  hand: { view: at(() => true), choices: [] },
  shelter: { view: SHELTER, choices: ridesOf(SHELTER, isSheltered) },
  hill: { view: HILL, choices: ridesOf(HILL, isFar) },
  finish: { view: FINISH, choices: ridesOf(FINISH, isOver(FINISH)) },
} as const satisfies Record<string, { readonly view: View; readonly choices: readonly Choice<Move>[] }>
