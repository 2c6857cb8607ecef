// Writes games/catalog.ts from the folders of games/, so that adding a game edits nothing else. Plain JavaScript: it runs on any Node.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../games/', import.meta.url))
const ids = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/cover.ts`))
  .map((entry) => entry.name)
  .sort()

/** A folder that lacks one of these is announced, not built. */
const PARTS = ['rules/index.ts', 'bot/index.ts', 'ui/text.ts', 'ui/index.tsx', 'RULES.md', 'RULES.fr.md']
/** A game without one has no score sheet yet. */
const SHEET_PARTS = ['sheet/index.ts', 'sheet/text.ts', 'sheet/fr.ts', 'sheet/en.ts']
const hasSheet = (id) => SHEET_PARTS.every((part) => existsSync(`${root}${id}/${part}`))
const isBuilt = (id) => PARTS.every((part) => existsSync(`${root}${id}/${part}`))
/** The versions of its rules that have been replaced and kept (npm run keep-rules). */
const pastOf = (id) =>
  existsSync(`${root}${id}/past`)
    ? readdirSync(`${root}${id}/past`)
        .flatMap((file) => /^(\d+)\.js$/.exec(file)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b)
    : []
/** The guided first race, for a game that has one. */
const LESSON = ['lesson/index.ts', 'lesson/fr.ts', 'lesson/en.ts']
const hasLesson = (id) => LESSON.every((part) => existsSync(`${root}${id}/${part}`))
/** `my-race-2` → `myRace_2`, another name for every id (`my-race2` → `myRace2`). */
const name = (id) => id.replace(/[-_]([a-z])/g, (_, next) => next.toUpperCase()).replaceAll('-', '_')

const sheet = (id) => `
      sheet: {
        load: async () => (await import('./${id}/sheet/index.ts')).sheet,
        text: {
          fr: async () => (await import('./${id}/sheet/text.ts')).sheetText((await import('./${id}/sheet/fr.ts')).words),
          en: async () => (await import('./${id}/sheet/text.ts')).sheetText((await import('./${id}/sheet/en.ts')).words),
        },
      },`

const entry = (id) => `  {
    id: '${id}',
    cover: ${name(id)}Cover,
    parts: ${
      isBuilt(id)
        ? `{
      rules: async () => (await import('./${id}/rules/index.ts')).game,
      bot: async () => (await import('./${id}/bot/index.ts')).knowledge,
      text: {
        fr: async () => (await import('./${id}/ui/text.ts')).gameText((await import('./${id}/ui/messages/fr.ts')).messages),
        en: async () => (await import('./${id}/ui/text.ts')).gameText((await import('./${id}/ui/messages/en.ts')).messages),
      },
      past: {${pastOf(id)
        .map(
          (version) => `
        ${version}: {
          rules: async () => (await import('./${id}/past/${version}.js')).game,
          bot: async () => (await import('./${id}/past/${version}.js')).knowledge,
        },`,
        )
        .join('')}},
      lesson: ${hasLesson(id) ? lesson(id) : 'undefined'},${hasSheet(id) ? sheet(id) : ''}
    }`
        : 'undefined'
    },
  },`

const lesson = (id) => `{
        plan: async () => (await import('./${id}/lesson/index.ts')).lesson,
        texts: {
          fr: async () => (await import('./${id}/lesson/fr.ts')).texts,
          en: async () => (await import('./${id}/lesson/en.ts')).texts,
        },
      }`

const text = `// Written by scripts/catalog.mjs from the folders beside it: do not edit, do not commit.
import type { AnyGame, AnyKnowledge, Cover } from '@echappee/kernel'
import type { AnySheet, AnySheetText } from '@echappee/ui/sheet'
import type { AnyLesson, LessonTexts } from '@echappee/ui/lesson'
import type { AnyGameText, Language } from '@echappee/ui/text'
${ids.map((id) => `import { cover as ${name(id)}Cover } from './${id}/cover.ts'`).join('\n')}

export interface CatalogEntry {
  readonly id: string
  readonly cover: Cover
  /** Loaded when the game is opened; undefined for a game that is announced but not built. */
  readonly parts: GameParts | undefined
}

export interface RulesParts {
  readonly rules: () => Promise<AnyGame>
  readonly bot: () => Promise<AnyKnowledge>
}

export interface GameParts extends RulesParts {
  /** By version, rules that have been replaced: games that were begun with them are played, and replayed, by them. */
  readonly past: Readonly<Record<number, RulesParts>>
  readonly text: Readonly<Record<Language, () => Promise<AnyGameText>>>
  /** The guided first race; undefined for a game that has none. */
  readonly lesson?: LessonParts | undefined
  /** The score sheet for the boxed game. */
  readonly sheet?: SheetParts
}

export interface SheetParts {
  readonly load: () => Promise<AnySheet>
  readonly text: Readonly<Record<Language, () => Promise<AnySheetText>>>
}

export interface LessonParts {
  readonly plan: () => Promise<AnyLesson>
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts>>>
}

export const catalog: readonly CatalogEntry[] = [
${ids.map(entry).join('\n')}
]
`
const file = `${root}catalog.ts`
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  writeFileSync(file, text)
  console.log(`catalog: ${ids.length} games written`)
}
