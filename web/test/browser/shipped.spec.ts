import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { COMPLETE } from '@echappee/text'
import { expect, test } from '@playwright/test'

const DIST = join(import.meta.dirname, '../../dist')
const ASSETS = join(DIST, 'assets')
const LIMIT = 2_400_000

const scripts = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
/** What a device keeps only when it has been used, since it is of no use without a server. */
const isApart = (file: string) => file.startsWith('apart/')
/** Words, of which a device keeps the languages that are read on it. */
const languageOf = (file: string) => /^(?<language>[a-z]{2})\//.exec(file)?.groups?.['language']
/** Rules that have been replaced: whole by themselves, and fetched by whoever has a race of them. */
const isPast = (file: string) => /^\d+-/.test(file)
const textOf = (file: string) => readFileSync(join(ASSETS, file), 'utf8')

test('a device keeps at most 2.4 MB, with the longest language', () => {
  const urls = [...readFileSync(join(DIST, 'sw.js'), 'utf8').matchAll(/\{url:"([^"]+)"/g)].map(([, url]) => url!)
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + readFileSync(join(DIST, file)).length, 0)
  const words = scripts.filter((file) => languageOf(file) !== undefined)
  expect(new Set(words.map(languageOf))).toEqual(new Set(COMPLETE))
  const longest = Math.max(
    ...COMPLETE.map((one) => sizeOf(words.filter((file) => languageOf(file) === one).map((file) => `assets/${file}`))),
  )
  const size = sizeOf(urls) + longest
  console.log(`kept: ${(size / 1e6).toFixed(2)} MB in ${urls.length} files and the words of one language, limit ${LIMIT / 1e6} MB`)
  expect(new Set(urls).size).toBe(urls.length)
  expect(scripts.filter((file) => !urls.includes(`assets/${file}`) && !isPast(file) && !isApart(file) && !words.includes(file))).toEqual([])
  expect(urls.filter((url) => /^assets\/(apart|[a-z]{2})\//.test(url))).toEqual([])
  expect(size).toBeLessThanOrEqual(LIMIT)
})

test('page and worker share their files: no script holds what another one holds', () => {
  const known = new Set<string>()
  let [whole, again] = [0, 0]
  for (const file of scripts.filter((name) => !isPast(name)))
    for (const part of new Set(textOf(file).match(/(?<=[`"'])[^`"'\\\n]{40,}(?=[`"'])/g))) {
      whole += part.length
      if (known.has(part)) again += part.length
      known.add(part)
    }
  expect(whole).toBeGreaterThan(500_000)
  // Two files may begin a sentence alike.
  expect(again / whole).toBeLessThan(0.01)
})

test('the worker that thinks loads rules and bots, and nothing that is said or shown', () => {
  const loaded = new Set(scripts.filter((file) => file.startsWith('think.worker-')))
  expect(loaded.size).toBe(1)
  for (const file of loaded)
    for (const [, next] of textOf(file).matchAll(/(?:from|import) ?\(?["'`](\.\.?\/[^"'`]+\.js)/g))
      loaded.add(posix.join(posix.dirname(file), next!))
  const named = (part: string) => new RegExp(`^(?:apart/|[a-z]{2}/)?${part}-[\\w-]{8}\\.js$`)
  const countOf = (files: Iterable<string>, part: string) => [...files].filter((file) => named(part).test(file)).length
  const built = catalog.filter(({ parts }) => parts !== undefined).length
  // The list of all rules is called so too.
  expect([countOf(loaded, 'rules'), countOf(loaded, 'bot')]).toEqual([built + 1, built])
  for (const part of ['react', 'text', 'sheet', 'lesson', 'fr', 'en', 'table'])
    expect({ part, isShipped: countOf(scripts, part) > 0, byWorker: countOf(loaded, part) }).toEqual({ part, isShipped: true, byWorker: 0 })
})
