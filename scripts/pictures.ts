// npm run pictures [game …]: the pictures of the README, each table in the middle of a race. The site must be built.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { PAGES_ALONE } from '../testkit/browser/launch.ts'
import { gamesWanted } from '../web/test/pace/games-wanted.ts'
import { serve } from '../web/test/pace/site.ts'
import { partOfRace } from './looks/races.ts'

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const SIZE = { width: 1280, height: 720 }

const data = mkdtempSync(join(tmpdir(), 'echappee-pictures-'))
const { origin, stop } = await serve(data)
const browser = await chromium.launch(PAGES_ALONE)
for (const game of gamesWanted()) {
  const record = await partOfRace({ game, part: 0.4 })
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const saved = { id: 'picture', record, isOver: false, savedAt: '2026-01-01T00:00:00.000Z' }
  await page.addInitScript((text) => {
    localStorage.setItem('echappee/settings', '{"auto":false}')
    localStorage.setItem('echappee/table/picture', text)
  }, JSON.stringify(saved))
  await page.goto(`${origin}/table/picture`)
  await page.locator('.table[data-busy="false"]').waitFor()
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: join(FOLDER, `${game}.jpg`), type: 'jpeg', quality: 82 })
  await page.close()
  console.log(`docs/pictures/${game}.jpg`)
}
await browser.close()
stop()
rmSync(data, { recursive: true, force: true })
process.exit(0)
