import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { defaultOptions, type Json } from '@echappee/kernel'
import { playStretch, STRETCH } from '@echappee/study/stretch'
import { serve } from '../../web/test/pace/site.ts'
import { openRules, shownGames } from '../src/opened-game.ts'
import { ratioOf, wallTime } from './rounds.ts'

const ROUNDS = 5
const GAMES = 500

/** The lab of the built site in Chromium, on one worker, against this thread of Node: the same games of each game. */
export async function browser(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-figures-'))
  const { origin, stop } = await serve(folder)
  const launched = await chromium.launch({ args: ['--no-sandbox'], executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
  const page = await launched.newPage({ locale: 'en-GB' })
  // The page keeps a core for itself.
  await page.addInitScript(() => Object.defineProperty(globalThis.navigator, 'hardwareConcurrency', { value: 2 }))
  for (const { id } of shownGames) {
    const rules = await openRules(id)
    const { game } = rules
    const variant = {
      label: id,
      options: defaultOptions(game.optionFields) as Json,
      bots: Array.from({ length: game.seats.best }, () => 'greedy'),
    }
    await page.goto(`${origin}/lab?game=${id}&games=${GAMES}&seed=figures&level=greedy&seats=${game.seats.best}`)
    const inPage = async () => {
      await page.getByRole('button', { name: 'Play them' }).click()
      await page.getByText(`${GAMES} of ${GAMES} games`).waitFor({ timeout: 0 })
    }
    const here = () => {
      const plan = { game: id, rulesVersion: game.rulesVersion, seed: 'figures', variants: [variant] }
      for (let first = 1; first <= GAMES; first += STRETCH) playStretch(rules, plan, first, STRETCH)
    }
    const ratio = await ratioOf(ROUNDS, wallTime, inPage, here)
    console.log(`browser ${id}: ${ratio.toFixed(2)} of Node (wanted 0.60)`)
  }
  await launched.close()
  stop()
  rmSync(folder, { recursive: true, force: true })
}
