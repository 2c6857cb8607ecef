import type { Decision } from './decision.ts'
import { greedyMove } from './greedy.ts'
import { randomMove } from './random.ts'

/** One ladder for every game, the weakest first. */
export const BOT_LEVELS = ['random', 'greedy'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export function isBotLevel(name: string): name is BotLevel {
  return (BOT_LEVELS as readonly string[]).includes(name)
}

/** A pure function of view, chance and level. */
export function chooseMove<State, Move, View>(decision: Decision<State, Move, View> & { readonly level: BotLevel }): Move {
  switch (decision.level) {
    case 'random':
      return randomMove(decision)
    case 'greedy':
      return greedyMove(decision)
  }
}
