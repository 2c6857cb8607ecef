import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@echappee/kernel'
import { expectAccessible, openRace, setSpeed, waitForPerson } from '@echappee/testkit/browser'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { onShow } from './games.ts'

const SEATS = ['human', 'random', 'random', 'random']

/** The longest time in which the page did not draw, in milliseconds, while something else was done. */
async function longestPause(page: Page, during: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() }
    Object.assign(globalThis, { watch })
    const tick = (now: number) => {
      watch.longest = Math.max(watch.longest, now - watch.last)
      watch.last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await during()
  return page.evaluate(() => (globalThis as unknown as { watch: { longest: number } }).watch.longest)
}

for (const { id } of onShow.filter(({ parts }) => parts !== undefined))
  test(`${id}: the coach lights a choice, says how sure he is, and is stopped or put away`, async ({ page }) => {
    await setSpeed(page, 'off')
    await openRace(page, { game: id, seed: 'coach', seats: SEATS })
    expect(await waitForPerson(page)).not.toBe('over')
    const coach = page.getByRole('button', { name: 'Coach', exact: true })
    await stopAtOnce(coach)
    await expect(page.locator('.coach-note')).toHaveCount(0)
    const pause = await longestPause(page, async () => {
      await coach.click()
      await expect(page.locator('.coach-note')).toContainText(/Coach\s:.*%.*±/)
    })
    test.info().annotations.push({ type: 'longest pause of the page', description: `${Math.round(pause)} ms` })
    await expect(page.locator('.table-hand [data-advised]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Fermer le coach' }).click()
    await expect(page.locator('[data-advised]')).toHaveCount(0)
  })

/** The coach may answer before another click comes from here: the page stops him by itself. */
async function stopAtOnce(coach: Locator): Promise<void> {
  await coach.evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        const stop = (_: unknown, observer: MutationObserver) => {
          if (button.textContent !== 'Arrêter le coach') return
          observer.disconnect()
          button.click()
          resolve()
        }
        new MutationObserver(stop).observe(button, { childList: true, characterData: true, subtree: true })
        button.click()
      }),
  )
  await expect(coach).toBeVisible()
}

/** Of the golden records, all games on show together. */
function longestRaceOfFour(): { name: string; text: string } {
  const games = fileURLToPath(new URL('../../../games', import.meta.url))
  const races = onShow
    .flatMap(({ id }) => globSync(`${games}/${id}/test/golden/*.json`))
    .map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }))
    .map((file) => ({ ...file, record: JSON.parse(file.text) as GameRecord }))
  return races.filter(({ record }) => record.seats.length === 4).sort((a, b) => b.record.moves.length - a.record.moves.length)[0]!
}

test('after the race: the curve of chances, what mattered most with a jump to it, luck and skill', async ({ page }) => {
  const { name, text } = longestRaceOfFour()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.waitForURL('**/replay/**')
  await page.getByRole('button', { name: 'Analyse' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  const started = Date.now()
  await expect(page.getByRole('heading', { name: 'Chances de gagner' })).toBeVisible({ timeout: 0 })
  test.info().annotations.push({ type: 'analysis of a race of four', description: `${Date.now() - started} ms` })
  await expect(page.locator('.analysis .line-chart > svg')).toBeVisible()
  await expectAccessible(page)
  const jump = page.getByRole('button', { name: /^Voir (le choix du|la course après le) coup/ }).first()
  const [words = '', seq = ''] = /.*?(\d+)/.exec((await jump.textContent()) ?? '') ?? []
  await jump.click()
  // A choice is seen before it is made, a turn of the race after the move that brought it.
  await expect(page.locator('.replay-bar output')).toContainText(`Coup ${Number(seq) - (words.includes('choix') ? 1 : 0)} sur`)
  await expect(page.getByRole('heading', { name: 'D’où viennent les résultats' })).toBeAttached()
})

test('after the race a bot says why it played its move, and is asked anew after the next one', async ({ page }) => {
  const { name, text } = longestRaceOfFour()
  const { moves } = JSON.parse(text) as GameRecord
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.waitForURL('**/replay/**')
  const why = page.getByRole('button', { name: /^Pourquoi, / })
  await page.getByRole('slider').fill('0')
  await expect(why).toHaveCount(0)
  await page.getByRole('slider').fill(String(Math.floor(moves.length / 2)))
  await why.click()
  await expect(page.locator('.replay-why')).toContainText(/:.*%.*±/, { timeout: 0 })
  await expectAccessible(page)
  await page.getByRole('slider').fill(String(Math.floor(moves.length / 2) + 1))
  await expect(page.locator('.replay-why')).toHaveCount(0)
  await expect(why).toBeVisible()
})
