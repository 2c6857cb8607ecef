// npm run rules [game…] [--json]: rules without a test, tests and code that name unknown rules, languages that differ.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export interface RulesReport {
  readonly game: string
  readonly rules: number
  /** Rules that no test title names. */
  readonly untested: readonly string[]
  /** IDs in test titles or in the code that RULES.md does not have. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[]
  /** Anything else that is wrong with the rulebooks. */
  readonly problems: readonly string[]
}

/** Looks at one game folder. */
export function checkRules(folder: string, game: string): RulesReport {
  if (!existsSync(join(folder, 'RULES.md')))
    return { game, rules: 0, untested: [], unknown: [], problems: ['has rules, but no RULES.md to say what they are'] }
  const english = ruleIds(readFileSync(join(folder, 'RULES.md'), 'utf8'))
  const known = new Set(english)
  const prefixes = [...new Set(english.map((id) => id.split('-')[0]!))]
  const tested = new Set<string>()
  const unknown: { id: string; file: string }[] = []
  const look = (file: string, texts: readonly string[], isTest: boolean) => {
    for (const id of new Set(texts.flatMap((text) => prefixes.flatMap((prefix) => namedIds(text, prefix))))) {
      if (isTest) tested.add(id)
      if (!known.has(id)) unknown.push({ id, file: relative(folder, file) })
    }
  }
  for (const file of sources(join(folder, 'test'))) look(file, testTitles(readFileSync(file, 'utf8')), true)
  for (const part of ['rules', 'content', 'bot', 'text', 'table', 'sheet'])
    for (const file of sources(join(folder, part))) look(file, [readFileSync(file, 'utf8')], false)
  return {
    game,
    rules: known.size,
    untested: [...known].filter((id) => !tested.has(id)),
    unknown,
    problems: rulebookProblems(folder, english, prefixes),
  }
}

/** The IDs that a rulebook gives to its rules: `**VDT-3 Name.** …` */
export function ruleIds(rulebook: string): string[] {
  return [...rulebook.matchAll(/^[ \t]*(?:[-*] +)?\*\*([A-Z]{2,6}-\d+)\b/gm)].map((match) => match[1]!)
}

/** The IDs that a text names: `VDT-3`, `VDT-3, 4` and `VDT-7…20` (all of them). */
export function namedIds(text: string, prefix: string): string[] {
  const ids: string[] = []
  for (const { 0: whole } of text.matchAll(new RegExp(`\\b${prefix}-\\d+(?:(?:…|\\.\\.\\.|, )(?:${prefix}-)?\\d+\\b)*`, 'g'))) {
    let last = 0
    for (const [, joint, digits] of whole.matchAll(/(…|\.\.\.)?(?:, )?(?:[A-Z]+-)?(\d+)/g)) {
      const number = Number(digits)
      for (let n = joint === undefined ? number : last + 1; n <= number; n++) ids.push(`${prefix}-${n}`)
      last = number
    }
  }
  return ids
}

/** The titles that are given to `it`, `test` and `describe`, also behind `.each(…)`. What is skipped, or still to do, shows nothing. */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  let skippedTo = 0
  for (const { index, 0: word } of source.matchAll(/\b(?:it|test|describe)\b/g)) {
    if (index < skippedTo) continue
    let isSkipped = false
    let at = index + word.length
    for (;;) {
      at += /^\s*/.exec(source.slice(at))![0].length
      const member = /^\.\w+/.exec(source.slice(at))
      if (member === null) break
      at += member[0].length
      isSkipped ||= SKIPPED.includes(member[0])
    }
    for (; source[at] === '(' || source[at] === '`'; at = skip(source, at)) {
      const title = /^\(\s*(['"`])((?:\\[^]|(?!\1)[^\\])*)\1/.exec(source.slice(at))
      if (title !== null && !isSkipped) titles.push(title[2]!)
    }
    if (isSkipped) skippedTo = at
  }
  return titles
}

const SKIPPED = ['.skip', '.skipIf', '.todo']

/** Behind the bracket, string or template that begins here. */
function skip(source: string, from: number): number {
  const opening = source[from]!
  if (`'"\``.includes(opening)) {
    let at = from + 1
    while (at < source.length && source[at] !== opening) at += source[at] === '\\' ? 2 : 1
    return at + 1
  }
  let at = from + 1
  while (at < source.length && !')]}'.includes(source[at]!)) {
    if (source.startsWith('//', at)) at = endOf(source, '\n', at)
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at)
    else at = `'"\`([{`.includes(source[at]!) ? skip(source, at) : at + 1
  }
  return at + 1
}

function endOf(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from)
  return at < 0 ? source.length : at + end.length
}

function rulebookProblems(folder: string, english: readonly string[], prefixes: readonly string[]): string[] {
  const problems: string[] = []
  if (english.length === 0) problems.push('RULES.md has no rules: they are paragraphs that begin with **ABC-1 Name.**')
  if (prefixes.length > 1) problems.push(`RULES.md has rules with different letters: ${prefixes.join(', ')}`)
  const twice = english.filter((id, i) => english.indexOf(id) !== i)
  if (twice.length > 0) problems.push(`RULES.md has twice: ${twice.join(', ')}`)
  const other = join(folder, 'RULES.fr.md')
  if (!existsSync(other)) return [...problems, 'there is no RULES.fr.md']
  const french = ruleIds(readFileSync(other, 'utf8'))
  const missing = english.filter((id) => !french.includes(id))
  const extra = french.filter((id) => !english.includes(id))
  if (missing.length > 0) problems.push(`RULES.fr.md lacks ${missing.join(', ')}`)
  if (extra.length > 0) problems.push(`only RULES.fr.md has ${extra.join(', ')}`)
  return problems
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort()
}

function lines({ game, rules, untested, unknown, problems }: RulesReport): string[] {
  const wrong = [
    ...problems,
    ...(untested.length > 0 ? [`without a test: ${untested.join(', ')}`] : []),
    ...unknown.map(({ id, file }) => `${file} names ${id}, which RULES.md does not have`),
  ]
  return wrong.length === 0 ? [`${game}: ${rules} rules, all tested`] : [`${game}: ${rules} rules`, ...wrong.map((line) => `  ${line}`)]
}

const USAGE = 'npm run rules [game…] [-- --json]'

function main(args: string[]): number {
  const root = fileURLToPath(new URL('../games/', import.meta.url))
  const games = readdirSync(root).filter((id) => ['RULES.md', 'rules/index.ts'].some((file) => existsSync(join(root, id, file))))
  let options
  try {
    options = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. Usage: ${USAGE}`)
    return 2
  }
  const { values, positionals } = options
  if (values.help === true) {
    console.log(`${USAGE}\nLists rules without a test, and tests and code that name rules that RULES.md does not have.`)
    return 0
  }
  const stranger = positionals.find((id) => !games.includes(id))
  if (stranger !== undefined) {
    console.error(`There is no game "${stranger}" with rules. There are: ${games.join(', ')}.`)
    return 2
  }
  const reports = (positionals.length > 0 ? positionals : games).map((id) => checkRules(join(root, id), id))
  for (const line of reports.flatMap(lines)) console.log(line)
  const ok = reports.every(({ untested, unknown, problems }) => untested.length + unknown.length + problems.length === 0)
  if (values.json === true) console.log(JSON.stringify({ ok, games: reports }))
  return ok ? 0 : 1
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
