import { defaultOptions } from '@echappee/kernel'
import { viewWhen } from '@echappee/kit'
import type { Pace } from '../content/paces.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

/** Two teams; the first rides as it is told, the other steadily. */
function at(paces: readonly Pace[], until: (view: View) => boolean): View {
  const options: Options = { ...defaultOptions(optionFields), assign: 'random' }
  const pick = (legal: readonly Move[]) =>
    legal.find((move) => move.type === 'pace' && move.pace === (move.rider < TEAM_SIZE ? paces[move.rider] : 'CON')) ??
    legal.find((move) => move.type === 'pace' && move.pace === 'CON') ??
    legal.find((move) => move.type === 'follow' && move.tokens === '')
  return viewWhen(game, { options, seats: 2, seed: 'quick start', viewer: 0, pick, until })
}

const isRound = (n: number) => (view: View) => view.round === n && view.phase === 'pace'

/** What the drawings of the quick start show. */
export const VIEWS = {
  start: at([], isRound(1)),
  wheel: at(['ACC', 'SIL', 'SIL'], isRound(2)),
  attack: at(['OFF', 'CON', 'CON'], isRound(2)),
}
