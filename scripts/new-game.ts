// npm run new-game <id> [-- --title "…" --prefix ABC]: a new game folder, as a copy of games/_template that works at once.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const GAMES = fileURLToPath(new URL('../games/', import.meta.url))
const TEMPLATE = { id: '_template', title: 'La petite course', prefix: 'TPL' }
const USAGE = 'npm run new-game <id> [-- --title "My race" --prefix MYR]'

/** A mistake of whoever called, as a sentence. */
class Mistake extends Error {}

export interface NewGame {
  readonly id: string
  readonly title: string
  /** Of its rules: ABC in ABC-12. */
  readonly prefix: string
}

/** Copies the template; the copy's name is in the files instead of the template's. */
function copyTemplate({ id, title, prefix }: NewGame, into: string): void {
  const folder = join(into, id)
  cpSync(join(GAMES, TEMPLATE.id), folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // In one go, so that nothing of the new names is replaced again.
    const names = new Map([
      [TEMPLATE.id, id],
      [TEMPLATE.prefix, prefix],
      [`${TEMPLATE.prefix.toLowerCase()}-`, `${prefix.toLowerCase()}-`],
      [TEMPLATE.title, file.endsWith('.ts') ? title.replaceAll(/['\\]/g, '\\$&') : title],
    ])
    const text = readFileSync(file, 'utf8').replaceAll(new RegExp([...names.keys()].join('|'), 'g'), (name) => names.get(name)!)
    writeFileSync(file, text)
  }
}

/** What the arguments ask for; throws a sentence where that can't be. */
export function wanted(args: string[], existing: readonly string[]): NewGame & { readonly into: string | undefined } {
  let parsed
  try {
    const options = { title: { type: 'string' }, prefix: { type: 'string' }, into: { type: 'string' } } as const
    parsed = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new Mistake(`${(error as Error).message.split('. ')[0]}. Usage: ${USAGE}`)
  }
  const { positionals, values } = parsed
  const [id, more] = positionals
  if (id === undefined) throw new Mistake(`Which game? Usage: ${USAGE}`)
  if (more !== undefined) throw new Mistake(`One game at a time, not "${id}" and "${more}". A title goes behind --title. Usage: ${USAGE}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Mistake(`"${id}" can't be a game's id: small letters, digits and single hyphens, beginning with a letter (my-race).`)
  if (existing.includes(id)) throw new Mistake(`There is a game "${id}" already.`)
  const title = values.title ?? titleOf(id)
  if (title.trim() === '' || /[\n`]/.test(title)) throw new Mistake('A title is one line of text.')
  const prefix = values.prefix ?? prefixOf(id)
  if (!/^[A-Z]{2,6}$/.test(prefix))
    throw new Mistake(`"${prefix}" can't stand before rule numbers: two to six capital letters (--prefix ABC).`)
  return { id, title, prefix, into: values.into }
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

/** The initials, or the first letters of one word. */
function prefixOf(id: string): string {
  const words = id
    .replaceAll(/[0-9]/g, '')
    .split('-')
    .filter((word) => word !== '')
  const letters = words.length > 1 ? words.map((word) => word[0]!).join('') : words[0]!.slice(0, 3)
  return letters.slice(0, 6).toUpperCase()
}

function prefixesIn(games: string): Map<string, string> {
  const taken = new Map<string, string>()
  for (const id of readdirSync(games)) {
    const rulebook = join(games, id, 'RULES.md')
    const prefix = existsSync(rulebook) ? /^\*\*([A-Z]+)-\d+/m.exec(readFileSync(rulebook, 'utf8'))?.[1] : undefined
    if (prefix !== undefined) taken.set(prefix, id)
  }
  return taken
}

function main(args: string[]): number {
  if (args.includes('--help')) {
    console.log(`${USAGE}\nCopies games/_template to games/<id>. docs/add-a-game.md walks through it.`)
    return 0
  }
  try {
    const plan = wanted(args, readdirSync(GAMES))
    const into = plan.into ?? GAMES
    if (!existsSync(into)) throw new Mistake(`There is no folder ${into}.`)
    if (existsSync(join(into, plan.id))) throw new Mistake(`${join(into, plan.id)} exists already.`)
    const owner = prefixesIn(GAMES).get(plan.prefix)
    if (owner !== undefined)
      throw new Mistake(`The rules of ${owner} are called ${plan.prefix} already: choose other letters with --prefix ABC.`)
    copyTemplate(plan, into)
    if (plan.into === undefined) {
      spawnSync(process.execPath, [fileURLToPath(new URL('catalog.mjs', import.meta.url))], { stdio: 'inherit' })
      // The new names are longer or shorter than the old ones.
      spawnSync('oxfmt', [join(into, plan.id)], { shell: process.platform === 'win32' })
    }
    console.log(nextSteps(plan, join(into, plan.id)))
    return 0
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    console.error(error.message)
    return 2
  }
}

function nextSteps({ id, title, prefix }: NewGame, folder: string): string {
  return `"${title}" is in ${folder}: a copy of the template that works at once.
Next:
  1. docs/add-a-game.md says what each file is for.
  2. Write the rules into RULES.md and RULES.fr.md, each with its ID (${prefix}-1 …).
  3. Change the rules, and the tests with them:   npm run unit -- games/${id}
  4. Rewrite the golden records when the rules differ: npm run unit -- games/${id} --update
  5. See that every rule has its test:            npm run rules ${id}
  6. Play it:                                     npx echappee play ${id}
  7. Take isHidden out of cover.ts: the game is in the menu.`
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
