import { canonicalJson, check, defaultOptions, pathText, type Chance } from '@echappee/kernel'
import { copyOf, difference, show } from '../json.ts'
import type { AnySubject } from '../subject.ts'
import { broken, pick, type Sightings } from './position.ts'

/** The numbers of seats make sense; the defaults are good options and mean the same when left out; what options say of each other is there; junk is refused without a crash. */
export function defaultsAreGoodOptions({ game }: AnySubject, junk: readonly unknown[], chance: Chance): void {
  const { min, max, best } = game.seats
  if (!(min >= 1 && min <= best && best <= max)) broken(`seats from ${min} to ${max}, best ${best}`)
  const defaults = defaultOptions(game.optionFields)
  const given = check(game.schemas.options, JSON.parse(JSON.stringify(defaults)))
  if (!given.ok) broken(`the schema refuses the default options: ${show(given.issues)}`)
  const empty = check(game.schemas.options, {})
  if (!empty.ok) broken(`the schema refuses {} as options: ${show(empty.issues)}`)
  const found = difference(given.value, empty.value)
  if (found !== undefined) broken(`the default options, given and left out: ${found}`)
  for (const key of Object.keys(defaults)) check(game.schemas.options, { ...defaults, [key]: pick(junk, chance) })
  for (const raw of junk) check(game.schemas.options, raw)
  for (const [key, field] of Object.entries(game.optionFields)) {
    for (const [other, value] of Object.entries(field.when ?? {})) {
      const beside = game.optionFields[other]
      if (beside?.kind !== 'choice' || !beside.values.includes(value)) broken(`${key} matters beside ${other}=${value}, which there is not`)
    }
    const former = field.kind === 'choice' ? (field.formerly ?? field.default) : undefined
    if (field.kind === 'choice' && !field.values.includes(former!)) broken(`${key} was formerly ${former}, which it can't be now`)
  }
}

/** Random options must be good ones: a law about the subject more than about the game. */
export function randomOptionsAreGood({ game }: AnySubject, options: unknown): void {
  const checked = check(game.schemas.options, JSON.parse(JSON.stringify(options)))
  if (!checked.ok) broken(`the schema refuses the random options ${canonicalJson(options)}: ${show(checked.issues)}`)
}

/**
 * Whatever a person can send is bounded: a longer list, a longer or invisible text and a larger number anywhere in good options is refused.
 * (Parts that a game drops are no part of its options.)
 */
export function optionsAreBounded({ game }: AnySubject, options: unknown): void {
  const good = check(game.schemas.options, copyOf(options))
  if (!good.ok) return
  for (const { path, value } of parts(good.value))
    for (const wrong of tooMuch(value)) {
      const raw = copyOf(good.value)
      setAt(raw, path, wrong)
      if (check(game.schemas.options, raw).ok) broken(`the options have no bound at ${pathText(path)}: ${show(wrong).slice(0, 60)} passes`)
    }
}

const LARGEST = Number.MAX_SAFE_INTEGER
const LONG = 10_000

function tooMuch(value: unknown): unknown[] {
  if (typeof value === 'number') return [LARGEST, -LARGEST]
  if (typeof value === 'string') return ['a'.repeat(LONG), `${value}\u001B[2J`, `${value}\u202E`]
  if (Array.isArray(value) && value.length > 0) return [Array.from({ length: LONG }, (_, i) => value[i % value.length])]
  return []
}

type Path = readonly (string | number)[]

function parts(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = value === null || typeof value !== 'object' ? [] : Object.entries(value)
  return [{ path, value }, ...inner.flatMap(([key, part]) => parts(part, [...path, Array.isArray(value) ? Number(key) : key]))]
}

function setAt(into: unknown, path: Path, value: unknown): void {
  const holder = path.slice(0, -1).reduce((at: unknown, step) => (at as Record<string | number, unknown>)[step], into)
  ;(holder as Record<string | number, unknown>)[path.at(-1)!] = value
}

export function everyEventIsSeen(subject: AnySubject, { events }: Sightings): void {
  seenExactly('event types', subject.events, events)
}

export function everyRefusalIsSeen(subject: AnySubject, { refusals }: Sightings): void {
  seenExactly('refusal codes', subject.refusals, refusals)
}

function seenExactly(what: string, declared: readonly string[], seen: ReadonlyMap<string, number>): void {
  const never = declared.filter((name) => !seen.has(name))
  const undeclared = [...seen.keys()].filter((name) => !declared.includes(name))
  const problems = [
    never.length > 0 ? `never seen: ${never.join(', ')}` : '',
    undeclared.length > 0 ? `not declared: ${undeclared.join(', ')}` : '',
  ]
  if (never.length + undeclared.length > 0) broken(`${what} ${problems.filter((text) => text !== '').join('; ')}`)
}
