import type { BotKnowledge } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import clone from './clone.json' with { type: 'json' }
import { deeds } from './deeds.ts'
import { evaluate, judgement, styles } from './evaluate.ts'
import { habits } from './habits.ts'
import { moveFeatures } from './move-features.ts'
import policy from './policy.json' with { type: 'json' }
import { practice } from './practice.ts'
import { usualMove } from './usual.ts'

export const knowledge: BotKnowledge<State, Move, View> = {
  evaluate,
  judgement,
  clone,
  styles,
  // A round ahead, judged, plays better than whole stages in thought, and is faster.
  horizon: 1,
  // There are many moves: a look at a dozen of them would be no search.
  levels: { beginner: { heat: 5 }, leader: { iterations: 60, attention: 0.6 }, champion: { iterations: 1200, prior: 0.02 } },

  learning: { features: moveFeatures, practice },
  policy,
  habits,
  deeds,
  playout: usualMove,
}
