import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Answers, Studies } from '@echappee/study/kept-study'
import { PHONE, expectClear, watchForErrors } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { gameWith } from '../../../lab/test/game-with.ts'

const program = fileURLToPath(new URL('../../../lab/src/echappee.ts', import.meta.url))
const linkOf = (game: string) => `/lab?game=${game}&level=greedy&games=100&seed=a&seats=3&options=%7B%22missions%22%3Atrue%7D`

test('the lab: figures equal to those of the command line, the same again by the link, on a phone and by keyboard', async ({ page }) => {
  const game = await gameWith('attackMode')
  const errors = watchForErrors(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Le labo' }).click()
  await expect(page).toHaveTitle('Le labo · Échappée')
  await expect(page.getByLabel('Jeu')).toBeVisible()
  await expectClear(page)

  await page.setViewportSize(PHONE)
  await page.goto(linkOf(game))
  const begin = page.getByRole('button', { name: 'Lancer les parties' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('100 parties sur 100')).toBeVisible()
  await expectClear(page)

  const words = [
    'compare',
    game,
    '--seats',
    '3',
    '--bots',
    'greedy',
    '--games',
    '100',
    '--seed',
    'a',
    '--option',
    'missions=true',
    '--json',
  ]
  const out = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], { encoding: 'utf8' })
  const { variants, fingerprint } = JSON.parse(out) as {
    fingerprint: string
    variants: { metrics: { game: Record<string, { mean: number }> } }[]
  }
  const shown = async (name: string) => {
    const text = await page.locator(`[data-metric="${name}"] td`).first().textContent()
    return text!.replaceAll(/\s/g, '')
  }
  const asShown = (share: number) =>
    share.toLocaleString('fr', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).replaceAll(/\s/g, '')
  for (const name of ['win.start1', 'win.start2', 'win.start3', 'forced'])
    expect([name, await shown(name)]).toEqual([name, asShown(variants[0]!.metrics.game[name]!.mean)])

  await expect(page.getByText(`Empreinte des chiffres : ${fingerprint}`)).toBeVisible()

  const before = await page.locator('.lab-table').first().innerText()
  const link = await page.getByLabel('La même étude, par un lien').inputValue()
  await page.goto(link)
  await page.getByRole('button', { name: 'Lancer les parties' }).click()
  await expect(page.getByText('100 parties sur 100')).toBeVisible()
  expect(await page.locator('.lab-table').first().innerText()).toBe(before)
  await expect(page.getByText(`Empreinte des chiffres : ${fingerprint}`)).toBeVisible()
  expect(errors).toEqual([])
})

test('the lab says when house rules do not go together, and takes a bad link for the usual study', async ({ page }) => {
  await page.goto(`/lab?game=${await gameWith('sfRelay')}&seats=5&options=%7B%22sfRelay%22%3Atrue%7D`)
  await expect(page.getByRole('alert')).toHaveText('Ces règles ne vont pas ensemble, ou pas avec tant de coureurs.')
  await expect(page.getByRole('button', { name: 'Lancer les parties' })).toBeDisabled()
  await page.goto('/lab?game=nothing&seats=99&games=-1&options=%7B')
  await expect(page.getByRole('button', { name: 'Lancer les parties' })).toBeEnabled()
})

test('the lab has the studies of its game, with figures, advice and doubt, and puts one of them on the bench', async ({ page }) => {
  const game = await gameWith('attackMode')
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../docs/studies/${game}.${name}.json`, import.meta.url), 'utf8')) as unknown
  const { questions, runs } = read('studies') as Studies
  const answers = read('answers') as Answers
  const errors = watchForErrors(page)
  await page.setViewportSize(PHONE)
  await page.goto(`/lab?game=${game}`)
  const shelf = page.getByRole('region', { name: 'Études' })
  await expect(shelf.locator('details')).toHaveCount(questions.length)
  const { id, question, advice, run } = questions.find((one) => runs[one.run]!.vary[0]!.startsWith('seats='))!
  const own = shelf.locator('details').nth(questions.findIndex((one) => one.id === id))
  await own.locator('summary').focus()
  await page.keyboard.press('Enter')
  const plain = (text: string | null) => text!.replaceAll(/\s/g, '')
  expect(plain(await own.locator('summary').textContent())).toBe(plain(question.fr))
  expect(plain(await own.locator('p').first().textContent())).toBe(plain(`Conseil. ${advice.fr}`))
  await expect(own.locator('tbody tr')).toHaveCount(answers[id]!.length)
  await expectClear(page)
  await own.getByRole('button', { name: 'Rejouer : seats=3' }).click()
  await expect(page.getByLabel('Coureurs à la table')).toHaveValue('3')
  await expect(page.getByLabel('Parties', { exact: true })).toHaveValue(`${runs[run]!.games}`)
  await expect(page.getByRole('button', { name: 'Lancer les parties' })).toBeFocused()
  expect(errors).toEqual([])
})
