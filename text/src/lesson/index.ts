export type { AnyLesson, AnyStep, Lesson, LessonStep, LessonTarget, LessonTexts, MoveStep, TalkStep } from './contract.ts'
export { isAnswer, isAnswered, isMoveStep, targetSelector } from './steps.ts'
