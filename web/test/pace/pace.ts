// npm run pace [game …]: how the tables feel on a slow phone. In each game a person plays some decisions at a full table with the processor slowed four times;
// printed are the slowest click to the next paint, the pictures a second while something moves, and the JavaScript of the first load on the wire.
// Figures of the present machine, for comparison on the same machine; nothing fails by them. The site must be built.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions } from '@echappee/kernel'
import { chromium, type Browser, type Page } from '@playwright/test'
import { gamesWanted } from './games-wanted.ts'
import { serve } from './site.ts'

const SLOWER = 4
const DECISIONS = 20
const PLAYABLE = '.table[data-busy="false"] .table-hand button:not([aria-disabled="true"]):not([disabled]):not([data-helper])'

const games = gamesWanted()
const folder = mkdtempSync(join(tmpdir(), 'echappee-pace-'))
const { origin, stop } = await serve(folder)
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath })
console.log(`first load: ${Math.round((await firstLoad(browser)) / 102.4) / 10} KB of JavaScript on the wire`)
console.log(`processor slowed ${SLOWER} times:`)
for (const game of games) {
  const { clicks, slowest, median, pictures, fewest } = await measure(browser, game)
  const figures = `slowest of ${clicks} clicks to paint ${slowest} ms (median ${median}), ${pictures} pictures a second while moving (fewest ${fewest})`
  console.log(`  ${game.padEnd(20)} ${figures}; load of the machine ${loadavg()[0]!.toFixed(1)}`)
}
await browser.close()
stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** Bytes of scripts as they came over the wire. */
async function firstLoad(inBrowser: Browser): Promise<number> {
  const context = await inBrowser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await context.close()
  return bytes
}

interface Measured {
  readonly clicks: number
  readonly slowest: number
  readonly median: number
  /** The median and the least of all stretches in which something moved. */
  readonly pictures: number
  readonly fewest: number
}

async function measure(inBrowser: Browser, id: string): Promise<Measured> {
  const context = await inBrowser.newContext({ viewport: { width: 390, height: 664 }, serviceWorkers: 'block', locale: 'fr-FR' })
  const page = await context.newPage()
  await openRace(page, id)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const clicks: number[] = []
  const frames: number[] = []
  const over = page.locator('.table[data-over="true"]')
  const choices = page.locator(PLAYABLE)
  while (clicks.length < DECISIONS) {
    await choices.or(over).first().waitFor({ timeout: 60_000 })
    if ((await over.count()) > 0) break
    clicks.push(await clickToPaint(page, (clicks.length * 5 + 1) % (await choices.count())))
    frames.push(await pictureRate(page))
  }
  await context.close()
  const sorted = clicks.toSorted((a, b) => a - b)
  const moving = frames.filter((rate) => rate > 0).toSorted((a, b) => a - b)
  return {
    clicks: clicks.length,
    fewest: Math.round(moving[0] ?? 0),
    slowest: Math.round(sorted.at(-1) ?? 0),
    median: Math.round(sorted[sorted.length >> 1] ?? 0),
    pictures: Math.round(moving[moving.length >> 1] ?? 0),
  }
}

/** With as many seats as the game has: twelve riders where teams ride. */
async function openRace(page: Page, id: string): Promise<void> {
  const game = await catalog.find((entry) => entry.id === id)!.parts!.rules()
  const seats = Array.from({ length: game.seats.max }, (_, seat) => ({ name: `Joueur ${seat + 1}`, by: seat === 0 ? 'human' : 'random' }))
  const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed: 'pace' })
  const saved = JSON.stringify({ id: 'pace', record: match.record(), isOver: false, savedAt: '2026-01-01T00:00:00.000Z' })
  await page.addInitScript((text) => {
    localStorage.setItem('echappee/settings', JSON.stringify({ speed: 'fast', auto: false }))
    if (localStorage.getItem('echappee/table/pace') === null) localStorage.setItem('echappee/table/pace', text)
  }, saved)
  await page.goto(`${origin}/table/pace`)
}

/** Milliseconds from the click to the picture after it. */
async function clickToPaint(page: Page, at: number): Promise<number> {
  return page.evaluate(
    ([selector, index]) =>
      new Promise<number>((resolve) => {
        const choice = document.querySelectorAll<HTMLElement>(selector)[index] ?? document.querySelector<HTMLElement>(selector)!
        requestAnimationFrame(() => {
          const began = performance.now()
          choice.click()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
      }),
    [PLAYABLE, at] as const,
  )
}

/** Pictures a second until a decision is awaited again, two seconds at most; 0 if nothing moved. */
async function pictureRate(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        let pictures = 0
        const look = () => {
          const spent = performance.now() - began
          const isDone = document.querySelector('.table[data-busy="true"]') === null
          if (spent > 2000 || isDone) resolve(spent < 200 ? 0 : (pictures * 1000) / spent)
          else {
            pictures++
            requestAnimationFrame(look)
          }
        }
        requestAnimationFrame(look)
      }),
  )
}
