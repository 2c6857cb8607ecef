// npm run pictures [game …]: the pictures of the README, each table in the middle of a race. The site must be built.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { botChance, botName, chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions, type GameRecord } from '@echappee/kernel'
import { chromium } from '@playwright/test'
import { PAGES_ALONE } from '../testkit/browser/launch.ts'
import { gamesWanted } from '../web/test/pace/games-wanted.ts'
import { serve } from '../web/test/pace/site.ts'

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const SIZE = { width: 1280, height: 720 }

const data = mkdtempSync(join(tmpdir(), 'echappee-pictures-'))
const { origin, stop } = await serve(data)
const browser = await chromium.launch(PAGES_ALONE)
for (const game of gamesWanted()) {
  const record = await halfRace(game)
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

/** A race between Équipiers until something has happened, where the first seat is asked. */
async function halfRace(id: string): Promise<GameRecord> {
  const { rules, bot } = catalog.find((entry) => entry.id === id)!.parts!
  const [game, knowledge] = await Promise.all([rules(), bot()])
  const race = (most: number) => {
    const names: string[] = []
    const seats = Array.from({ length: game.seats.best }, (_, seat) => {
      const name = seat === 0 ? 'Camille' : botName(seat, names)
      names.push(name)
      return { name, by: seat === 0 ? 'human' : 'greedy' }
    })
    const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed: 'picture' })
    for (let moves = 0; match.outcome() === undefined; moves++) {
      const seat = match.toAct()[0]!
      if (moves >= most && seat === 0 && match.legal(0).length > 2) break
      const decision = match.decision(seat)
      const chance = botChance('picture', seat, decision)
      match.submit(seat, decision, chooseMove({ game, knowledge, level: 'greedy', view: match.view(seat), seat, chance }))
    }
    return match
  }
  return race(race(Infinity).record().moves.length * 0.4).record()
}
