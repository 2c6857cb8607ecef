import type { Choice } from '@echappee/text'
import type { Pace } from '../content/paces.ts'
import type { Move } from '../rules/moves.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import type { RiderId } from '../rules/state.ts'

export type PaceMove = Extract<Move, { type: 'pace' }>

type Choices = readonly Choice<Move>[]

/** A later rider's turn comes when the paces are sent together: that it is not there yet is no obstacle. */
const NOT_YET: RefusalCode = 'OTHER_RIDER_FIRST'

/** What laying this pace down for this rider does, or why it can't be. */
export function paceOffer(choices: Choices, id: RiderId, pace: Pace, use: (move: PaceMove) => void) {
  const found = pacesOf(choices).find(({ move }) => move.rider === id && move.pace === pace)
  return found === undefined ? {} : { refusal: found.refusal, onChoose: () => use(found.move), isAdvised: found.isAdvised }
}

/** By rider, the pace of whoever has no other. */
export function onlyPaces(choices: Choices): Record<string, PaceMove> {
  const possible = pacesOf(choices).filter(({ refusal }) => refusal === undefined)
  const isOnly = ({ move }: Choice<PaceMove>) => possible.filter((other) => other.move.rider === move.rider).length === 1
  return Object.fromEntries(possible.filter(isOnly).map(({ move }) => [move.rider, move]))
}

function pacesOf(choices: Choices): Choice<PaceMove>[] {
  return choices.flatMap(({ move, refusal, isAdvised }) =>
    move.type === 'pace' ? [{ move, isAdvised, refusal: refusal?.code === NOT_YET ? undefined : refusal }] : [],
  )
}
