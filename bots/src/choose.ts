import type { Budget, Decision } from './decision.ts'
import { greedyMove } from './greedy.ts'
import { ITERATIONS, type BotLevel } from './levels.ts'
import { randomMove } from './random.ts'
import { searchedMove } from './search/search.ts'
import { styledKnowledge } from './style.ts'

/** Games in thought for one decision of a character. */
const STYLE_ITERATIONS = 24

export interface LevelDecision<State, Move, View> extends Decision<State, Move, View> {
  readonly level: BotLevel
  /** Less, or more, than the level usually thinks. */
  readonly budget?: Partial<Budget> | undefined
}

/** A pure function of view, chance, level and budget. */
export function chooseMove<State, Move, View>(decision: LevelDecision<State, Move, View>): Move {
  const { level, budget } = decision
  switch (level) {
    case 'random':
      return randomMove(decision)
    case 'greedy':
      return greedyMove(decision)
    case 'leader':
      return isThinking(decision) ? levelMove(decision, level) : greedyMove(decision)
    case 'champion':
      return levelMove(decision, level)
    case 'attacker':
    case 'wheelSucker': {
      const knowledge = styledKnowledge(decision.knowledge, level)
      return knowledge === undefined
        ? greedyMove(decision)
        : searchedMove({ ...decision, knowledge }, { iterations: STYLE_ITERATIONS, ...budget })
    }
  }
}

function levelMove<State, Move, View>(decision: LevelDecision<State, Move, View>, level: 'leader' | 'champion'): Move {
  const { knowledge, budget } = decision
  return searchedMove(decision, { iterations: knowledge.iterations?.[level] ?? ITERATIONS[level], ...budget })
}

/** The Leader plays some of his decisions without a thought, so that there is room above him. */
function isThinking<State, Move, View>({ knowledge, chance }: LevelDecision<State, Move, View>): boolean {
  const { attention } = knowledge
  return attention === undefined || chance.int(100) < 100 * attention
}
