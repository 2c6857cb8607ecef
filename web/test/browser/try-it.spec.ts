import { rules } from '@echappee/games/catalog/rules'
import { checkOptions, defaultOptions, type AnyGame, type Json } from '@echappee/kernel'
import { fingerprint } from '@echappee/study/fingerprint'
import { shareIntervalOf, intervalOf } from '@echappee/study/interval'
import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, columnsFor, mergePart, playStretch, type Part } from '@echappee/study/stretch'
import { trialFigures } from '@echappee/study/trial'
import { DESKTOP, PHONE, expectClear, unfold, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { figureText } from '../../src/lab/figure-text.ts'
import { readDocuments, readWish } from '../../src/lab/study-link.ts'
import { onShow } from './games.ts'

const RACES = 400

for (const { id } of onShow.filter((entry) => entry.parts !== undefined)) {
  test(`a course of ${id} is tried, and again when it changes, with the figures that Node finds`, async ({ page }) => {
    const errors = watchForErrors(page)
    await page.setViewportSize(PHONE)
    await page.goto(`/play/${id}`)
    await unfold(page, 'Un parcours à vous')
    const trial = page.getByRole('region', { name: 'L’essayer' })
    await expect(trial.getByRole('table')).toHaveCount(0)
    await trial.getByRole('button', { name: 'L’essayer' }).focus()
    await page.keyboard.press('Enter')
    await expectFigures(page)
    await expectClear(page)

    const before = await linkOf(page)
    await page.getByRole('button', { name: 'Tirer un parcours au sort' }).click()
    await expect.poll(() => linkOf(page)).not.toBe(before)
    const found = await expectFigures(page)

    await page.setViewportSize(DESKTOP)
    await trial.getByRole('link', { name: 'Y regarder de plus près au labo' }).click()
    await page.getByRole('button', { name: 'Lancer les parties' }).click()
    await expect(page.getByText(`Empreinte des chiffres : ${found}`)).toBeVisible()
    expect(errors).toEqual([])
  })
}

async function linkOf(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Y regarder de plus près au labo' }).getAttribute('href')) ?? ''
}

/** What the page shows is what the same games come to here; answers their fingerprint. */
async function expectFigures(page: Page): Promise<string> {
  const { game, plan } = await wishedPlan((await linkOf(page)).replace(/^[^?]*/, ''))
  const parts = rules[plan.game]!
  const [knowledge, metrics] = await Promise.all([parts.bot(), parts.metrics!()])
  let part: Part | undefined
  for (let first = 1; first <= RACES; first += STRETCH)
    part = mergePart(part, playStretch({ game, knowledge, metrics }, plan, first, STRETCH))
  const { length, starts, kinds } = trialFigures(metrics, part!.summaries[0]!, columnsFor({ game, knowledge, metrics }, plan.variants[0]!))
  expect([length.length > 0, starts.length]).toEqual([true, plan.variants[0]!.bots.length])
  await expect(page.getByText(`${RACES} courses sur ${RACES}`)).toBeVisible()
  for (const { name, isShare, moments } of [...length, ...starts, ...kinds]) {
    const { mean, low, high } = isShare ? shareIntervalOf(moments) : intervalOf(moments)
    const [a, b, c] = [mean, low, high].map((value) => figureText(value, isShare, 'fr'))
    await expect(page.locator(`.trial-table [data-metric="${name}"] td`)).toHaveText(`${a} ${b} … ${c}`)
  }
  return fingerprint(part!.summaries)
}

async function wishedPlan(rest: string): Promise<{ game: AnyGame; plan: StudyPlan }> {
  const url = new URL(rest, 'http://here/')
  const wish = readWish(url.search, '')
  const game = await rules[wish.game]!.rules()
  const options = { ...defaultOptions(game.optionFields), ...wish.options, ...(await readDocuments(url.hash)) }
  const checked = checkOptions(game, options, wish.seats!)
  if (!checked.ok) throw new Error(`the link asks for what can’t be ridden: ${JSON.stringify(checked.issues)}`)
  const variant = { label: game.id, options: checked.value as Json, bots: Array.from({ length: wish.seats! }, () => wish.level) }
  return { game, plan: { game: game.id, rulesVersion: game.rulesVersion, seed: wish.seed, variants: [variant] } }
}
