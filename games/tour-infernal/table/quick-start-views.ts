import { defaultOptions } from '@echappee/kernel'
import { viewWhen } from '@echappee/kit'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

/** Four riders with equal bags; one alone attacks, or nobody. */
function at(until: (view: View) => boolean, attacks = false): View {
  const options: Options = { ...defaultOptions(optionFields), course: 'balade', firstPlayer: 'seat1' }
  const pick = (legal: readonly Move[], { groups }: View) => {
    const level = attacks && groups.every(({ wave }) => wave.length === 0) ? 1 : 0
    return (
      legal.find((move) => move.type === 'besace' && move.s === 2 && move.a === 2) ??
      legal.find((move) => move.type === 'attack' && move.level === level)
    )
  }
  return viewWhen(game, { options, seats: 4, seed: 'quick start', viewer: 0, pick, until })
}

const gapsOf = ({ riders }: View) => new Set(riders.map(({ gap }) => gap)).size

/** What the drawings of the quick start show. */
export const VIEWS = {
  start: at((view) => view.phase === 'play' && view.actor === 0),
  escape: at((view) => view.sector === 2 && view.phase === 'play' && gapsOf(view) === 2, true),
  gaps: at((view) => view.phase === 'play' && gapsOf(view) >= 3, true),
}
