import { PHONE, expectAccessible, expectNoSidewaysScroll, expectReadable } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, onShow } from './games.ts'

for (const { id } of onShow.filter(({ parts }) => parts !== undefined))
  test(`the rules of ${id} stand still as they come, and fold away what few need`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await watchShifts(page)
    await page.goto(`/rules/${id}`, { waitUntil: 'networkidle' })
    await expect(page.locator('.rules-contents a').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectReadable(page)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.1)
    const folded = page.locator('.prose details').last()
    await expect(folded).not.toHaveAttribute('open')
    const chapter = await folded.getAttribute('id')
    await page.locator(`.rules-contents a[href="#${chapter}"]`).click()
    await expect(folded).toHaveAttribute('open')
  })

test('the first race is offered on the set-up page at the first visit, and under it afterwards', async ({ page }) => {
  await page.goto(`/play/${example.id}`)
  await expect(page.locator('.first-visit a')).toBeVisible()
  await page.reload()
  await expect(page.locator('.setup-links a[href^="/learn/"]')).toBeVisible()
  await expect(page.locator('.first-visit')).toHaveCount(0)
})

test('by keyboard: Enter goes on, a wrong choice is explained and not played, and the page can be left', async ({ page }) => {
  await page.goto(`/learn/${example.id}`)
  const card = page.locator('.coach')
  await expect(card.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('data-step', '1')
  await expect(page.locator('.table-hand button:focus')).toBeVisible()
  // The template's second step wants a 4; the focus is on the lowest card.
  await page.keyboard.press('Enter')
  await expect(card.locator('.prompt-refusal')).toBeVisible()
  await expect(card).toHaveAttribute('data-step', '1')
  await expectAccessible(page)
  await page.goto('/')
  await page.goto(`/learn/${example.id}`)
  await expect(card).toHaveAttribute('data-step', '1')
})

/** Adds up what moves by itself, from the first moment on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { shifts: number }
    counter.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
