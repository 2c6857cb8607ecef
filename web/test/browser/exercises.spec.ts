import { fileURLToPath } from 'node:url'
import { globSync, readFileSync } from 'node:fs'
import type { GameRecord, KeptExercise } from '@echappee/kernel'
import { DESKTOP, PHONE, expectClear, newPage, playable, setSpeed, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { IN_TURN, onShow } from './games.ts'

const SCREENS = { phone: PHONE, desktop: DESKTOP }
const built = onShow.filter(({ parts }) => parts !== undefined)

async function openExercise(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/exercises/${game}/${name}`)
  await expect(page.locator('.prompt.exercise')).toContainText('Que jouez-vous ?')
}

/** Whatever can be chosen first; some hands ask twice. */
async function answer(page: Page): Promise<void> {
  const verdict = page.locator('.exercise-verdict')
  for (let click = 0; click < 12 && (await verdict.count()) === 0; click++) {
    const choices = playable(page)
    await choices.nth(click % (await choices.count())).click()
  }
  await expect(verdict).toBeVisible()
}

for (const { id } of built)
  for (const [name, viewport] of Object.entries(SCREENS))
    test(`${id}, ${name}: a question on the real table, an answer with its reason, and what comes of it on the board`, async ({
      browser,
    }) => {
      const page = await newPage(browser, { viewport })
      const errors = watchForErrors(page)
      await setSpeed(page, 'off')
      await openExercise(page, id, '1')
      await expectClear(page)
      await answer(page)
      const card = page.locator('.prompt.exercise')
      await expect(card).toContainText(/Coach\s:.*%.*de plus que/)
      await expectClear(page)
      const log = page.locator('.log li, [role="log"] li')
      const lines = await log.count()
      await card.getByRole('button', { name: 'Voir la suite' }).click()
      await expect.poll(() => log.count()).toBeGreaterThan(lines)
      await card.getByRole('button', { name: 'Encore', exact: true }).click()
      await expect(card).toContainText('Que jouez-vous ?')
      await answer(page)
      await card.getByRole('link', { name: 'Exercice suivant' }).click()
      await page.waitForURL(`**/exercises/${id}/2`)
      await expect(page.locator('.prompt.exercise')).toContainText('Que jouez-vous ?')
      // The first answer is kept.
      await page.goto('/exercises')
      await expect(page.getByRole('link', { name: /exercice 1 : (trouvé|manqué)$/ })).toHaveCount(1)
      await expectClear(page)
      expect(errors).toEqual([])
      await page.context().close()
    })

test('an exercise is answered by the keyboard, and its race ridden on', async ({ page }) => {
  await setSpeed(page, 'off')
  await openExercise(page, IN_TURN, '1')
  const verdict = page.locator('.exercise-verdict')
  await playable(page).first().focus()
  for (let press = 0; press < 12 && (await verdict.count()) === 0; press++) await page.keyboard.press(press % 2 === 0 ? 'Enter' : 'Tab')
  await expect(verdict).toBeVisible()
  await expect(page.locator('.prompt.exercise .buttons > :first-child')).toBeFocused()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL('**/table/*')
  await expect(page.locator('.table')).toBeVisible()
})

test('the list: the day has one exercise for all, and numbers and addresses that mean nothing say so', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Exercices' }).first().click()
  await expect(page).toHaveTitle('Exercices · Échappée')
  await expect(page.getByRole('heading', { name: 'Tirés de vos courses' })).toBeVisible()
  for (const { id, parts } of built) {
    const stock = await parts!.exercises!()
    await expect(page.locator(`[aria-labelledby="exercises-${id}"] li`)).toHaveCount(stock.length)
  }
  await page.getByRole('link', { name: 'Chercher' }).click()
  await expect(page.locator('.prompt.exercise')).toContainText('Que jouez-vous ?')
  await page.goto(`/exercises/${built[0]!.id}/999`)
  await expect(page.getByRole('heading', { name: 'Cet exercice n’est pas là' })).toBeVisible()
})

test('one’s own mistakes come first, and are gone with their race', async ({ page }) => {
  const [{ id, parts }] = built as [(typeof built)[number]]
  const [file] = globSync(fileURLToPath(new URL(`../../../games/${id}/test/golden/*.json`, import.meta.url)))
  const record = JSON.parse(readFileSync(file!, 'utf8')) as GameRecord
  const [kept] = (await parts!.exercises!()) as [KeptExercise]
  await page.goto('/')
  const race = JSON.stringify({ id: 'mine', record, isOver: true, savedAt: '' })
  const exercises = JSON.stringify([{ table: 'mine', at: 4, seat: 0, answer: kept.answer }, { table: 'gone' }, 3])
  await page.evaluate(
    (items) => {
      for (const [key, text] of items) localStorage.setItem(key!, text!)
    },
    [
      ['echappee/table/mine', race],
      ['echappee/exercises', exercises],
    ],
  )
  await page.goto('/exercises')
  const own = page.locator('[aria-labelledby="own-exercises"]')
  await expect(own.getByRole('link')).toHaveCount(1)
  await expect(own.getByRole('link')).toContainText('coup 5')
  await page.evaluate(() => localStorage.removeItem('echappee/table/mine'))
  await page.reload()
  await expect(own.getByRole('link')).toHaveCount(0)
  await expect(own).toContainText('Analysez une de vos courses')
})
