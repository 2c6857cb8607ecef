import type { Budget, Decision } from './decision.ts'
import { beginnerMove } from './beginner.ts'
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
    case 'beginner':
      return beginnerMove(decision)
    case 'greedy':
      return greedyMove(decision)
    case 'leader':
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
  const { knowledge, chance, budget } = decision
  const { iterations = ITERATIONS[level], attention = 1, ...thinking } = knowledge.levels?.[level] ?? {}
  // Who does not think about every decision leaves room above him.
  if (attention < 1 && chance.int(100) >= 100 * attention) return greedyMove(decision)
  return searchedMove({ ...decision, knowledge: { ...knowledge, ...thinking } }, { iterations, ...budget })
}
