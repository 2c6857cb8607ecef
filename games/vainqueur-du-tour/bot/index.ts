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
  // Twelve stages are long and luck is great: only the present one is played in thought, and the advice is left for what is surely better.
  horizon: 0,
  isHorizon: isStageStart,
  levels: { beginner: { heat: 4 }, leader: { iterations: 120 }, champion: { iterations: 1000, prior: 0.02 } },
  caution: 1,
  playout: usualMove,
  learning: { features: moveFeatures, practice },
  policy,
  habits,
  deeds,
}

function isStageStart({ phase, rounds, turn, rolls }: State): boolean {
  return (phase === 'road' || phase === 'timetrial') && rounds === 0 && turn === 0 && rolls === 0
}
