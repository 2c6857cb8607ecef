import { checkOptions as checkedOptions, type AnyGame, type Issue, type Json, type OptionField } from '@echappee/kernel'
import { optionIssueText, type AnyGameText } from '@echappee/text'
import { BadInput } from './failure.ts'
import { readJson } from './files.ts'
import type { Words } from './words/en/index.ts'
import { nearest } from './nearest.ts'

export type GivenOptions = Readonly<Record<string, Json>>

const SHOWN_ISSUES = 3

/** Reads `key=value` texts by the kind of the option. What can't be read stays a text, and the game's schema says what is wrong with it. */
export function parseOptions(texts: readonly string[], game: AnyGame, say: Words): GivenOptions {
  const given: Record<string, Json> = {}
  for (const text of texts) {
    const at = text.indexOf('=')
    if (at <= 0) throw new BadInput(say.optionForm(text))
    const key = text.slice(0, at)
    const field = Object.hasOwn(game.optionFields, key) ? game.optionFields[key] : undefined
    const keys = Object.keys(game.optionFields)
    if (field === undefined) throw new BadInput(say.unknownOption(game.id, key, nearest(key, keys), keys))
    if (Object.hasOwn(given, key)) throw new BadInput(say.optionTwice(key))
    given[key] = parseValue(field, text.slice(at + 1), say)
  }
  return given
}

/** All options of a game of so many seats, the defaults filled in. */
export function checkOptions(given: GivenOptions, game: AnyGame, text: AnyGameText, say: Words, seats = game.seats.best): Json {
  const checked = checkedOptions(game, given, seats)
  if (checked.ok) return checked.value as Json
  const shown = checked.issues.slice(0, SHOWN_ISSUES).map((issue) => sentence(issue, given, game, text, say))
  throw new BadInput(say.several(shown, checked.issues.length - shown.length))
}

/** How a value is written on the command line. */
export function allowedValues(field: OptionField, say: Words): string {
  switch (field.kind) {
    case 'choice':
      return field.values.join(' | ')
    case 'flag':
      return 'true | false'
    case 'number':
      return say.fromTo(field.min, field.max)
    case 'numbers':
      return [...field.presets, '1,2,…'].join(' | ')
    case 'document':
      return [...field.presets, say.jsonFile()].join(' | ')
  }
}

function parseValue(field: OptionField, text: string, say: Words): Json {
  switch (field.kind) {
    case 'choice':
      return text
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'number':
      return /^-?[0-9]{1,15}$/.test(text) ? Number(text) : text
    case 'numbers':
      return /^-?[0-9]{1,15}(,-?[0-9]{1,15})*$/.test(text) ? text.split(',').map(Number) : text
    case 'document':
      if (field.presets.includes(text)) return text
      return isPath(text) ? readJson(text.replace(/^@/, ''), say) : text
  }
}

/** A word without a dot or a slash is a preset, well or badly spelt. */
const isPath = (text: string) => /[@./\\]/.test(text)

function sentence(issue: Issue, given: GivenOptions, game: AnyGame, text: AnyGameText, say: Words): string {
  const message = optionIssueText(say.language, issue, text.issues)
  const [key] = issue.path
  const value = key === undefined ? undefined : given[key]
  if (issue.path.length !== 1 || typeof value !== 'string') return message
  return say.notThis(message, value, nearest(value, namedValues(game.optionFields[key!])))
}

function namedValues(field: OptionField | undefined): readonly string[] {
  if (field?.kind === 'choice') return field.values
  return field?.kind === 'numbers' || field?.kind === 'document' ? field.presets : []
}
