import { defaultOptions } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import type { LoadedGame } from '../shell/games.ts'

/** Those of the rulebook, with the course that the game puts first. */
export function firstOptions({ game, ui }: LoadedGame, language: Language): Readonly<Record<string, unknown>> {
  const usual = defaultOptions(game.optionFields)
  return { ...usual, ...ui.courses?.(usual, language)[0]?.courses[0]?.options }
}
