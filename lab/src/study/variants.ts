import type { Numbers } from '@echappee/kernel'
import type { Variant } from '@echappee/study/plan'
import { BadInput } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { nearest } from '../nearest.ts'
import type { OpenedGame } from '../opened-game.ts'
import { parseOwnBots } from '../seats.ts'
import type { Words } from '../words/en/index.ts'
import { parameterValue, tunedNumbers } from './parameters.ts'

/** What every variant has unless it is varied. */
export interface Basis {
  readonly seats: number
  /** One word for all seats, or one for each. */
  readonly bots: readonly string[]
  readonly options: readonly string[]
  readonly parameters: readonly string[]
}

/** One thing that is varied, with its values as texts. */
export interface Vary {
  readonly key: string
  readonly values: readonly string[]
}

const SEATS = 'seats'
const BOTS = 'bots'

/** `key=a,b`: an option, a parameter, `seats` or `bots`. Values that hold commas are split by `|`. */
export function parseVary(texts: readonly string[], { game }: OpenedGame, say: Words): Vary[] {
  const keys = [...Object.keys(game.optionFields), ...Object.keys(game.parameters?.fields ?? {}), SEATS, BOTS]
  const varied: Vary[] = []
  for (const text of texts) {
    const at = text.indexOf('=')
    const values = at <= 0 ? [] : [...new Set(text.slice(at + 1).split(text.includes('|') ? '|' : ','))].filter((value) => value !== '')
    if (values.length < 2) throw new BadInput(say.varyForm(text))
    const key = text.slice(0, at)
    if (!keys.includes(key)) throw new BadInput(say.unknownVary(game.id, key, nearest(key, keys), keys))
    if (varied.some((other) => other.key === key)) throw new BadInput(say.varyTwice(key))
    varied.push({ key, values })
  }
  return varied
}

/** Every combination; the first has the first value of each. */
export function variantsOf(opened: OpenedGame, basis: Basis, varied: readonly Vary[], say: Words): Variant[] {
  const combinations = varied.reduce<Record<string, string>[]>(
    (all, { key, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  )
  return combinations.map((combination) => {
    const label = Object.entries(combination)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ')
    try {
      return variantOf(opened, basis, combination, label, say)
    } catch (error) {
      if (error instanceof BadInput && label !== '') throw new BadInput(say.variantRefused(label, error.message))
      throw error
    }
  })
}

function variantOf(opened: OpenedGame, basis: Basis, combination: Readonly<Record<string, string>>, label: string, say: Words): Variant {
  const { game, text, knowledge } = opened
  const { min, max } = game.seats
  const wanted = combination[SEATS]
  const seats = wanted === undefined ? basis.seats : Number(wanted)
  if (!(Number.isInteger(seats) && seats >= min && seats <= max)) throw new BadInput(say.seatCount(game.id, min, max, seats))
  const words = combination[BOTS] === undefined ? basis.bots : parseOwnBots(combination[BOTS].replaceAll('+', ','), knowledge, say)
  const bots = Array.from({ length: seats }, (_, seat) => words[seat % words.length]!)
  const isOption = (key: string) => Object.hasOwn(game.optionFields, key)
  const own = Object.entries(combination).filter(([key]) => isOption(key))
  const fixed = basis.options.filter((given) => !own.some(([key]) => given.startsWith(`${key}=`)))
  const options = checkOptions(parseOptions([...fixed, ...own.map(([key, value]) => `${key}=${value}`)], game, say), game, text, say, seats)
  const parameters = numbersFor(opened, basis, combination, say)
  return { label: label === '' ? game.id : label, options, bots, ...(parameters === undefined ? {} : { parameters }) }
}

function numbersFor({ game }: OpenedGame, basis: Basis, combination: Readonly<Record<string, string>>, say: Words): Numbers | undefined {
  const given: Record<string, number> = {}
  for (const text of basis.parameters) {
    const at = text.indexOf('=')
    if (at <= 0) throw new BadInput(say.parameterForm(text))
    given[text.slice(0, at)] = parameterValue(game, text.slice(0, at), text.slice(at + 1), say)
  }
  for (const [key, value] of Object.entries(combination))
    if (Object.hasOwn(game.parameters?.fields ?? {}, key)) given[key] = parameterValue(game, key, value, say)
  return tunedNumbers(game, given)
}
