import type { BotKnowledge } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import { PHASE_RULES } from '../rules/phases/index.ts'
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
  // A round ahead, judged, plays better than whole races in thought, and is faster.
  horizon: 1,
  levels: { beginner: { heat: 10 }, leader: { attention: 0.5 }, champion: { iterations: 150, prior: 0.5, answers: policy } },

  learning: { features: moveFeatures, practice },
  policy,
  habits,
  deeds,

  playout(state, seat) {
    if (state.phase === 'finished') throw new Error('the race is over')
    return usualMove(state, seat, PHASE_RULES[state.phase].legal(state, seat))
  },
}
