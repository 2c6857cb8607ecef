import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@echappee/kernel'
import { DESKTOP, PHONE, act, expectClear, newPage, openRace, playOn } from '@echappee/testkit/browser'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { example, onShow } from './games.ts'

const SCREENS = [PHONE, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]
/** The smallest that a game wishes, where cards are chosen on a phone. */
const LEAST_BOARD = 190

interface Race {
  readonly name: string
  readonly text: string
  readonly record: GameRecord
}

/** Of the golden records of a game: where bots that think ride, so that the chances move. */
function raceOf(game: string): Race {
  const folder = fileURLToPath(new URL(`../../../games/${game}/test/golden`, import.meta.url))
  const races = globSync(`${folder}/*.json`).map((file) => {
    const text = readFileSync(file, 'utf8')
    return { name: basename(file), text, record: JSON.parse(text) as GameRecord }
  })
  const [race] = races
    .filter(({ record }) => record.seats.every(({ by }) => by === 'greedy'))
    .sort((a, b) => a.record.moves.length - b.record.moves.length)
  return race!
}

async function openReplay(page: Page, { name, text }: Race): Promise<void> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.waitForURL('**/replay/**')
}

async function openAnalysis(page: Page, race: Race): Promise<void> {
  await openReplay(page, race)
  await page.locator('.replay-bar').getByRole('button', { name: 'Analyse' }).click()
  await expect(page.getByRole('heading', { name: 'Chances de gagner' })).toBeVisible({ timeout: 0 })
}

const boxOf = async (part: Locator) => (await part.boundingBox())!

/** The road has its room, and the controls, the head, the road and the analysis lie beside or below each other; in the hand the controls come last. */
async function expectRoad(page: Page): Promise<void> {
  const board = page.locator('.table-board')
  const road = await boxOf(board)
  expect(road.height).toBeGreaterThanOrEqual(LEAST_BOARD)
  expect(road.width).toBeGreaterThan(road.height)
  await expect(board).toBeInViewport({ ratio: 0.99 })
  const bar = page.locator('.replay-bar')
  const isInHand = page.viewportSize()!.width <= 900
  const rows = isInHand ? [page.locator('.table-top'), board, bar] : [bar, page.locator('.table-top'), board]
  const boxes = await Promise.all(rows.map(boxOf))
  for (const [i, box] of boxes.slice(1).entries()) expect(box.y).toBeGreaterThanOrEqual(boxes[i]!.y + boxes[i]!.height - 1)
  const panel = await boxOf(page.locator('.analysis'))
  const head = await boxOf(page.locator('.table-top'))
  const isBeside = panel.x >= road.x + road.width && panel.y >= head.y + head.height - 1
  expect(isBeside || panel.y >= road.y + road.height - 1).toBe(true)
}

for (const { id } of onShow.filter(({ parts }) => parts !== undefined))
  test(`${id}: the analysis stands beside or under the road, and what is clicked in it is shown there`, async ({ page }) => {
    const race = raceOf(id)
    const moves = race.record.moves.length
    await page.setViewportSize(SCREENS[0]!)
    await openAnalysis(page, race)
    const board = page.locator('.table-board')
    const position = page.locator('.replay-bar output')
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.evaluate(() => scrollTo(0, 0))
      await page.keyboard.press('End')
      await expect(position).toHaveText(`Coup ${moves} sur ${moves}`)
      await page.evaluate(() => scrollTo(0, 0))
      await page.keyboard.press('Home')
      await expect(position).toHaveText(`Coup 0 sur ${moves}`)
      await page.evaluate(() => scrollTo(0, 0))
      await expectRoad(page)

      // From the last page of the race, where the road may be scrolled away.
      await page.keyboard.press('End')
      const jump = page.getByRole('button', { name: /^Voir (le choix du|la course après le) coup/ }).last()
      const label = (await jump.textContent()) ?? ''
      const at = Number(/\d+/.exec(label)![0]) - (label.includes('choix') ? 1 : 0)
      await jump.click()
      await expect(position).toHaveText(`Coup ${at} sur ${moves}`)
      await expect(jump).toHaveAttribute('aria-current', 'true')
      await expect(board).toBeInViewport({ ratio: 0.99 })
      await expect(jump).toBeInViewport({ ratio: 0.99 })

      const moment = page.getByRole('slider', { name: 'Moment de la course' })
      await moment.scrollIntoViewIfNeeded()
      const { width, height } = await boxOf(moment)
      await moment.click({ position: { x: width - 2, y: height - 4 } })
      await expect(position).toHaveText(`Coup ${moves} sur ${moves}`)
      await moment.click({ position: { x: width / 2, y: height - 4 } })
      await expect(position).not.toHaveText(`Coup ${moves} sur ${moves}`)
      await expect(moment).toHaveAttribute('aria-valuetext', ((await position.textContent()) ?? '').replace(/ sur.*/, ''))
      await expect(board).toBeInViewport({ ratio: 0.99 })
      await expectClear(page)
    }
    await page.locator('.analysis').getByRole('button', { name: 'Fermer' }).click()
    await expect(page.locator('.analysis')).toHaveCount(0)
    await expect(page.locator('.table-side')).toBeVisible()
  })

for (const locale of ['fr-FR', 'en-GB'])
  test(`${locale}: the controls of a replay take one row at 1280, and two on a phone`, async ({ browser }) => {
    const page = await newPage(browser, { locale, viewport: SCREENS[1]! })
    for (const { id } of onShow.filter(({ parts }) => parts !== undefined)) {
      await page.setViewportSize(SCREENS[1]!)
      await openReplay(page, raceOf(id))
      const bar = page.locator('.replay-bar')
      expect((await boxOf(bar)).height, id).toBeLessThan(70)
      await page.setViewportSize(PHONE)
      expect((await boxOf(bar)).height, id).toBeLessThan(104)
    }
    await page.context().close()
  })

test('the end of a race leads to its analysis, which begins by itself; a second try on the road folds it', async ({ browser }) => {
  const page = await newPage(browser, { viewport: DESKTOP })
  await openRace(page, { game: example.id, seed: 'why' })
  await playOn(page, { act: act('click') })
  await page.locator('.prompt').getByRole('button', { name: 'Analyse' }).click()
  await page.waitForURL('**/analysis/why')
  await expect(page.getByRole('heading', { name: 'Chances de gagner' })).toBeVisible({ timeout: 0 })
  const button = page.locator('.replay-bar').getByRole('button', { name: 'Analyse' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(page.locator('.analysis')).toHaveCount(0)
  // What was worked out is kept.
  await button.click()
  await expect(page.getByRole('heading', { name: 'Chances de gagner' })).toBeVisible()
  await page.context().close()
})
