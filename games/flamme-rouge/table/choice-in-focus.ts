import { sharedState } from '@echappee/kit'
import type { Move } from '../rules/moves.ts'

/** The choice that is looked at in the hand, for the road to show: by pointer, by focus or by a first touch. */
export const choiceInFocus = sharedState<Move | undefined>(undefined)
