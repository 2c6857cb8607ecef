// npm run looks -- --out FOLDER [--site FOLDER] [--screens 390,1280] [--times day,night] [--languages fr,en] [place …]:
// pictures of the places that people see, to be looked at before and after a change. --site: another checkout, built, whose pages are shown.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { catalog } from '@echappee/games/catalog'
import type { GameRecord } from '@echappee/kernel'
import { chromium, type Browser, type Page } from '@playwright/test'
import { PAGES_ALONE } from '../testkit/browser/launch.ts'
import { serve } from '../web/test/pace/site.ts'
import { PAGES, placesOf, type Place } from './looks/places.ts'
import { partOfRace, type RaceWish } from './looks/races.ts'

const SCREENS = { 390: 664, 820: 1180, 1280: 720, 1920: 1080 }
const ROOT = fileURLToPath(new URL('..', import.meta.url))

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string' },
    site: { type: 'string', default: ROOT },
    screens: { type: 'string', default: Object.keys(SCREENS).join(',') },
    times: { type: 'string', default: 'day,night' },
    languages: { type: 'string', default: 'fr,en' },
  },
  allowPositionals: true,
})
const games = catalog.filter(({ parts, cover }) => parts !== undefined && cover.isHidden !== true).map(({ id }) => id)
const all = [...PAGES, ...games.flatMap(placesOf)]
const wanted = chosen(
  'place',
  positionals,
  all.map(({ name }) => name),
)
const screens = chosen('screen', values.screens.split(','), Object.keys(SCREENS))
const times = chosen('time', values.times.split(','), ['day', 'night'])
const languages = chosen('language', values.languages.split(','), ['fr', 'en'])
const site = resolve(values.site)
if (values.out === undefined) fail('--out FOLDER: where the pictures go.')
if (!existsSync(join(site, 'web/dist/index.html'))) fail(`${site} is not built: npm run build.`)

const out = resolve(values.out)
mkdirSync(out, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'echappee-looks-'))
const { origin, stop } = await serve(data, site)
const browser = await chromium.launch(PAGES_ALONE)
const races = new Map<RaceWish, GameRecord>()
for (const place of all.filter(({ name }) => wanted.includes(name)))
  for (const screen of screens) for (const language of languages) await show(browser, place, screen, language)
await browser.close()
stop()
rmSync(data, { recursive: true, force: true })
process.exit(0)

/** One window, by day and by night. A place that this site does not have is named, and the rest is shown. */
async function show(inBrowser: Browser, place: Place, screen: string, language: string): Promise<void> {
  const width = Number(screen) as keyof typeof SCREENS
  const page = await inBrowser.newPage({
    viewport: { width, height: SCREENS[width] },
    hasTouch: width <= 820,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(30_000)
  const name = `${place.name}-${screen}-${language}`
  try {
    await open(page, place)
    for (const time of times) {
      await page.emulateMedia({ colorScheme: time === 'night' ? 'dark' : 'light' })
      await page.screenshot({ path: join(out, `${name}-${time}.png`), fullPage: place.isWhole === true, animations: 'disabled' })
    }
    console.log(name)
  } catch (error) {
    console.log(`${name}: not reached (${(error as Error).message.split('\n', 1)[0]})`)
    await page.screenshot({ path: join(out, `${name}-missed.png`) }).catch(() => undefined)
  }
  await page.close()
}

async function open(page: Page, { path, race, reach }: Place): Promise<void> {
  if (race !== undefined) {
    const record = races.get(race) ?? (await partOfRace(race))
    races.set(race, record)
    const saved = { id: 'look', record, isOver: race.part >= 1, savedAt: '2026-01-01T00:00:00.000Z' }
    await page.addInitScript((text) => {
      localStorage.setItem('echappee/settings', '{"auto":false}')
      if (localStorage.getItem('echappee/table/look') === null) localStorage.setItem('echappee/table/look', text)
    }, JSON.stringify(saved))
  }
  await page.goto(origin + path)
  await page.locator('.loading').waitFor({ state: 'detached' })
  if (path.startsWith('/table/') || path.startsWith('/learn/')) await page.locator('.table[data-busy="false"]').waitFor()
  await reach?.(page)
  await page.evaluate('document.fonts.ready')
  await page.waitForLoadState('networkidle')
}

/** All where none is named; ends the program at a name that there is not. */
function chosen(what: string, names: readonly string[], there: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !there.includes(name))
  if (unknown !== undefined) fail(`There is no ${what} "${unknown}"; there are ${there.join(', ')}.`)
  return names.length > 0 ? names : there
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
