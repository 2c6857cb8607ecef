import { catalog } from '@echappee/games/catalog'
import type { CatalogEntry } from '@echappee/games/parts'
import { rulesOf } from '@echappee/games/open'
import type { AnyGame, AnyKnowledge, AnyMetrics } from '@echappee/kernel'
import type { AnyGameText } from '@echappee/text'
import { BadInput } from './failure.ts'
import type { Words } from './words/en/index.ts'
import { nearest } from './nearest.ts'

/** What a bot and the rules need. */
export interface Rules {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  /** What the game counts beyond what every game shows. */
  readonly metrics?: AnyMetrics | undefined
}

export interface OpenedGame extends Rules {
  readonly title: string
  readonly text: AnyGameText
}

/** The games that people are told of; the others can be named. */
export const shownGames: readonly CatalogEntry[] = catalog.filter(({ cover }) => cover.isHidden !== true)

/** `version`: of a record, whose rules may have been replaced since. */
export async function openGame(id: string, say: Words, version?: number): Promise<OpenedGame> {
  const entry = catalog.find((candidate) => candidate.id === id)
  if (entry === undefined) {
    const shown = shownGames.map((candidate) => candidate.id)
    throw new BadInput(say.unknownGame(id, nearest(id, shown), shown))
  }
  if (entry.parts === undefined) throw new BadInput(say.gameNotBuilt(entry.cover.title, builtGames()))
  const rules = (await rulesOf(entry.parts, version)) ?? entry.parts
  const { text, metrics } = entry.parts
  const [game, knowledge, own, said] = await Promise.all([rules.rules(), rules.bot(), metrics?.(), text(say.language)])
  return { game, knowledge, metrics: own, text: said, title: entry.cover.title }
}

/** For a worker, which speaks to nobody. */
export async function openRules(id: string): Promise<Rules> {
  const parts = catalog.find((candidate) => candidate.id === id)?.parts
  if (parts === undefined) throw new Error(`${id} is not in the catalog`)
  const [game, knowledge, metrics] = await Promise.all([parts.rules(), parts.bot(), parts.metrics?.()])
  return { game, knowledge, metrics }
}

/** The first game that can be played; a hidden one only where there is no other. */
export function firstBuiltGame(say: Words): string {
  const id = builtGames()[0] ?? catalog.find(({ parts }) => parts !== undefined)?.id
  if (id === undefined) throw new BadInput(say.noGameBuilt())
  return id
}

const builtGames = () => shownGames.filter(({ parts }) => parts !== undefined).map(({ id }) => id)
