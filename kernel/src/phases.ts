import type { Context, Game, Refusal, Seat } from './game.ts'
import { nobody } from './seats.ts'

/**
 * What one phase of a game knows. Only moves of its own types, by seats that are to act, reach `whyNot` and `apply`.
 * What `apply` answers is handed to the game's `advance`; a game that needs no word about what comes next answers nothing.
 */
export interface PhaseRules<State, Move extends { readonly type: string }, Event, Own extends Move = Move, Step = void> {
  readonly moves: readonly Own['type'][]
  toAct(state: State): readonly Seat[]
  committed?(state: State): readonly Seat[]
  /** Also for a seat that is not to act: what its hand holds, so that the reasons can be shown. */
  candidates(state: State, seat: Seat): Move[]
  whyNot(state: State, seat: Seat, move: Own): Refusal | undefined
  legal(state: State, seat: Seat): Move[]
  fallback(state: State, seat: Seat): Move
  apply(state: State, seat: Seat, move: Own, ctx: Context<Event>): Step
}

export interface PhasedGame<State, Move extends { readonly type: string }, Event, Phase extends string, Step> {
  readonly phases: Readonly<Record<Phase, PhaseRules<State, Move, Event, Move, Step>>>
  /** Why a seat may not move at all now, in the order of the rulebook. */
  readonly refusals: {
    gameOver(): Refusal
    /** `acting` are those who are to act. */
    notToAct(state: State, seat: Seat, acting: readonly Seat[]): Refusal
    wrongPhase(state: State, move: Move): Refusal
  }
  /** What follows from a move by itself, until somebody must decide. */
  readonly advance: (state: State, seat: Seat, step: Step, ctx: Context<Event>) => void
}

type PhasedParts<State, Move, Event> = Required<
  Pick<Game<State, Move, Event, unknown, unknown>, 'toAct' | 'committed' | 'candidates' | 'whyNot' | 'legal' | 'fallback' | 'apply'>
>

/** The part of a game that asks its phase in each of these. The phase `finished` has no rules: nobody acts in it. */
export function inPhases<
  State extends { readonly phase: Phase | 'finished' },
  Move extends { readonly type: string },
  Event,
  Phase extends string,
  Step,
>({ phases, refusals, advance }: PhasedGame<State, Move, Event, Phase, Step>): PhasedParts<State, Move, Event> {
  type Rules = PhaseRules<State, Move, Event, Move, Step>
  // Looking a name up takes longer than many a rule, and most moves are of the same phase as the one before.
  let latest: Phase | undefined
  let latestRules: Rules | undefined
  const rulesOf = ({ phase }: State): Rules | undefined => {
    if (phase === latest) return latestRules
    if (phase === 'finished') return undefined
    latest = phase
    return (latestRules = phases[phase])
  }
  const presentRules = (state: State): Rules => {
    const rules = rulesOf(state)
    if (rules === undefined) throw new Error('the game is over: nobody is to act')
    return rules
  }
  return {
    toAct: (state) => rulesOf(state)?.toAct(state) ?? nobody(),
    committed: (state) => rulesOf(state)?.committed?.(state) ?? nobody(),
    candidates: (state, seat) => rulesOf(state)?.candidates(state, seat) ?? [],
    whyNot(state, seat, move) {
      const rules = rulesOf(state)
      if (rules === undefined) return refusals.gameOver()
      const acting = rules.toAct(state)
      if (!acting.includes(seat)) return refusals.notToAct(state, seat, acting)
      return rules.moves.includes(move.type) ? rules.whyNot(state, seat, move) : refusals.wrongPhase(state, move)
    },
    legal(state, seat) {
      const rules = rulesOf(state)
      if (rules === undefined) return []
      const acting = rules.toAct(state)
      return acting[0] === seat || acting.includes(seat) ? rules.legal(state, seat) : []
    },
    fallback: (state, seat) => presentRules(state).fallback(state, seat),
    apply: (state, seat, move, ctx) => advance(state, seat, presentRules(state).apply(state, seat, move, ctx), ctx),
  }
}

/** The candidates without a refusal: `legal` of a phase that need not be fast. */
export function unrefused<State, Move extends { readonly type: string }>(
  rules: Pick<PhaseRules<State, Move, unknown>, 'candidates' | 'whyNot'>,
  state: State,
  seat: Seat,
): Move[] {
  return rules.candidates(state, seat).filter((move) => rules.whyNot(state, seat, move) === undefined)
}
