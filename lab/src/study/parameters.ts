import { checkParameters, type AnyGame, type Numbers } from '@echappee/kernel'
import { BadInput } from '../failure.ts'
import { nearest } from '../nearest.ts'
import type { OpenedGame } from '../opened-game.ts'
import type { Words } from '../words/en/index.ts'

/** Reads `key=value` texts; undefined where all are as in the box. */
export function parseParameters(
  texts: readonly string[],
  { game, title }: Pick<OpenedGame, 'game' | 'title'>,
  say: Words,
): Numbers | undefined {
  const given: Record<string, number> = {}
  for (const text of texts) {
    const at = text.indexOf('=')
    if (at <= 0) throw new BadInput(say.parameterForm(text))
    if (game.parameters === undefined) throw new BadInput(say.noParameters(title))
    const key = text.slice(0, at)
    given[key] = parameterValue(game, key, text.slice(at + 1), say)
  }
  return tunedNumbers(game, given)
}

export function parameterValue(game: AnyGame, key: string, text: string, say: Words): number {
  const fields = game.parameters?.fields ?? {}
  const keys = Object.keys(fields)
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (field === undefined) throw new BadInput(say.unknownParameter(game.id, key, nearest(key, keys), keys))
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= field.min && value <= field.max)) throw new BadInput(say.parameterRange(key, text, field.min, field.max))
  return value
}

/** Of values that are in their ranges. */
export function tunedNumbers(game: AnyGame, given: Numbers): Numbers | undefined {
  const checked = checkParameters(game, given)
  if (!checked.ok) throw new Error(`parameters of ${game.id} that were looked at are refused: ${JSON.stringify(checked.issues)}`)
  return checked.value
}
