import { useDecisionState } from './decision-state.ts'

/** Answers to a step that asks several things at once: laid out and changed at leisure, then sent together. */
export interface Plan<Move> {
  readonly moves: Readonly<Record<string, Move>>
  /** Questions without an answer, in order. */
  readonly missing: readonly string[]
  readonly set: (question: string, move: Move) => void
  /** Sends all answers in the order of asking; does nothing while one is missing. */
  readonly send: () => void
}

interface PlanProps<Move> {
  readonly decision: number
  readonly chooseAll: (moves: readonly Move[]) => void
  /** What the step asks, in its order. */
  readonly questions: readonly string[]
  /** The answer where there is only one. */
  readonly given?: Readonly<Record<string, Move>>
}

export function usePlan<Move>({ decision, chooseAll, questions, given = {} }: PlanProps<Move>): Plan<Move> {
  const [laid, lay] = useDecisionState<Readonly<Record<string, Move>>>(decision, {})
  const moves = { ...given, ...laid }
  const missing = questions.filter((question) => moves[question] === undefined)
  return {
    moves,
    missing,
    set: (question, move) => lay({ ...laid, [question]: move }),
    send: () => {
      if (missing.length === 0) chooseAll(questions.map((question) => moves[question]!))
    },
  }
}
