import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@echappee/kernel'

const PREFIX = 'echappee'
const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Everything that decides how a game goes and what is counted of it. */
const SHARED = ['kernel/src', 'bots/src', 'study/src', 'lab/src/simulation']
const OF_GAME = ['rules', 'content', 'bot', 'metrics']

/** By whose rules the work of a queue is done: those of other sources would count other games. */
export interface RulesName {
  readonly game: string
  readonly version: number
  readonly sources: string
}

const known = new Map<string, string>()

export function rulesName({ id, rulesVersion }: AnyGame): RulesName {
  const sources = known.get(id) ?? digestOf([...SHARED, ...OF_GAME.map((part) => `games/${id}/${part}`)])
  known.set(id, sources)
  return { game: id, version: rulesVersion, sources }
}

export function queueName({ game, version, sources }: RulesName, study: string): string {
  return [PREFIX, game, version, sources, study].join('/')
}

/** Undefined where it is no queue of work. */
export function rulesOfQueue(name: string): RulesName | undefined {
  const [prefix, game, version, sources, study, ...rest] = name.split('/')
  if (prefix !== PREFIX || study === undefined || rest.length > 0) return undefined
  return { game: game!, version: Number(version), sources: sources! }
}

export const answersOf = (queue: string): string => `${queue}/answers`

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const path = join(root, folder)
    if (!existsSync(path)) continue
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(ts|json)$/.test(file))
      .sort()
    for (const file of files) hash.update(`${folder}/${file}\n`).update(readFileSync(join(path, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
