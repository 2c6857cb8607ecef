import type { LessonStep, LessonTarget, MoveStep } from './contract.ts'

export function isMoveStep<View, Move, Key>(step: LessonStep<View, Move, Key>): step is MoveStep<View, Move, Key> {
  return 'accepts' in step
}

export function isAnswer<View, Move, Key>(step: MoveStep<View, Move, Key>, move: Move, view: View): boolean {
  return step.accepts === 'any' || step.accepts(move, view)
}

/** Looked at when the person is asked again after an answer. */
export function isAnswered<View, Move, Key>(step: LessonStep<View, Move, Key>, view: View): boolean {
  return !isMoveStep(step) || step.until === undefined || step.until(view)
}

export function targetSelector(target: LessonTarget): string {
  return typeof target === 'string' ? `[data-lesson~="${target}"]` : `[data-choice="${target.choice.replaceAll(/["\\]/g, '\\$&')}"]`
}
