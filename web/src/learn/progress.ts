import type { LessonPlace } from './lesson-table.ts'

/** How far the person has come in a game's lesson, kept on this device. */
export interface LessonProgress extends LessonPlace {
  readonly isOver: boolean
}

const PLACE = 'echappee/lesson/'
const VISITED = 'echappee/lesson-offered/'

export function loadProgress(game: string): LessonProgress | undefined {
  const text = localStorage.getItem(PLACE + game)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as LessonProgress
  } catch {
    return undefined
  }
}

/** False when the device has no room. */
export function saveProgress(game: string, progress: LessonProgress): boolean {
  return keep(PLACE + game, JSON.stringify(progress))
}

export function forgetProgress(game: string): void {
  localStorage.removeItem(PLACE + game)
}

/** Whether the lesson of this game was offered to the person before; from now on it was. */
export function wasOffered(game: string): boolean {
  const was = localStorage.getItem(VISITED + game) !== null
  if (!was) keep(VISITED + game, '1')
  return was
}

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
