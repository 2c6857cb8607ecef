import type { BotKnowledge } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import { believe } from './belief.ts'
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
  learning: { features: moveFeatures, practice },
  policy,
  habits,
  deeds,
  levels: {
    beginner: { heat: 3 },
    leader: { attention: 0.4 },
    champion: { iterations: 120, prior: 0.15, blend: { at: 2, share: 0.5, weights: clone.value } },
  },
  playout: usualMove,
  believe,
}
