import { catalog } from '@echappee/games/catalog'
import { SPECTATOR, replay } from '@echappee/kernel'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectClear, expectNoSidewaysScroll, expectReadable, watchForErrors } from './checks.ts'
import { lessonOf, playLesson, type AnswerStep } from './lesson.ts'
import { expectMovesInSight, newMovingPhone, watchMotion } from './motion.ts'
import { newTouchPage } from './pages.ts'
import { act, isOver, openRace, playOn, playable, rulesOf, savedRecord, waitForPerson, type Pick } from './race.ts'

/** After so many decisions of the person a race is in its middle. */
const MIDDLE = 5

/** What differs from game to game. */
export interface TableSubject {
  readonly game: string
  /** Options that make a race short, but longer than its middle. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Who rides against the person; as few as the game allows, if left out. */
  readonly seats?: readonly string[]
  /** Options that bring more secrets than the usual race, for persons on one device. */
  readonly secretOptions?: Readonly<Record<string, unknown>>
  /** Which choice is taken, where taking another one every time leads nowhere. */
  readonly pick?: Pick
  /** What else is true of each new question on a phone. */
  readonly onPhone?: (page: Page) => Promise<void>
  /** Answers a step of the first race where a click on one choice is not enough. */
  readonly answer?: AnswerStep
  /** Selectors of what only its owner may see. */
  readonly secrets: readonly string[]
}

/** The contract of every table, in a real browser: by mouse, keyboard and finger, by day and night, alone and on one device. */
export function describeTable(subject: TableSubject): void {
  test.describe(`table of ${subject.game}`, () => {
    test('a whole race by clicks, with a reload in the middle; no barrier by day or night', async ({ page }) => byClicks(page, subject))
    test('a whole race by keyboard alone', async ({ page }) => byKeyboard(page, subject))
    test('a whole race on a phone held upright, by touch', async ({ browser }) => byTouch(browser, subject))
    test('whatever moves on a phone is in sight, beat by beat', async ({ browser }) => inMotion(browser, subject))
    if (lessonOf(subject.game) !== undefined)
      test('the first race on a phone: every step is in sight, can be answered and left', async ({ browser }) =>
        playLesson(browser, subject))
    test('persons on one device: behind the curtain is what everybody knows', async ({ page }) => behindTheCurtain(page, subject))
  })
}

async function byClicks(page: Page, subject: TableSubject): Promise<void> {
  const errors = watchForErrors(page)
  await start(page, subject, 'clicks')
  await waitForPerson(page)
  await expectClear(page)
  const middle = await playOn(page, { act: act('click', subject.pick), stop: (turn) => turn >= MIDDLE })
  expect(await isOver(page), `the race is over before its decision ${MIDDLE}: give it options that make it longer`).toBe(false)
  await expectClear(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectClear(page)
  await page.getByRole('button', { name: 'Fermer' }).click()

  const before = await story(page)
  await page.reload()
  await waitForPerson(page)
  expect(await story(page)).toEqual(before)

  await playOn(page, { act: act('click', subject.pick), from: middle })
  await expect(page.locator('.prompt')).toContainText('La course est finie.')
  await expectClear(page)
  const end = await story(page)
  await page.reload()
  await expect(page.locator('.table[data-over="true"]')).toBeVisible()
  expect(await story(page)).toEqual(end)
  expect(errors).toEqual([])
}

async function byKeyboard(page: Page, subject: TableSubject): Promise<void> {
  await start(page, subject, 'keys')
  const press = async () => {
    // Tab leads from wherever we are into the hand and from one part of it to the next, arrows walk along a part; Enter plays.
    for (let i = 0; i < 80; i++) {
      const place = await page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active.closest('.table-hand') === null || !active.matches('button')) return 'elsewhere'
        return active.matches('[aria-disabled="true"], [data-helper]') ? 'other' : 'playable'
      })
      if (place === 'playable') {
        await page.keyboard.press('Enter')
        return true
      }
      await page.keyboard.press(place === 'elsewhere' || i % 7 === 6 ? 'Tab' : 'ArrowRight')
    }
    throw new Error('No key leads to a choice.')
  }
  const decisions = await playOn(page, { act: press })
  expect(decisions).toBeGreaterThan(3)
  expect(await isOver(page)).toBe(true)
}

async function byTouch(browser: Browser, subject: TableSubject): Promise<void> {
  const page = await newTouchPage(browser)
  await start(page, subject, 'phone')
  await waitForPerson(page)
  const prompts = new Set<string>()
  const look = async () => {
    const prompt = (await page.locator('.prompt output').textContent()) ?? ''
    if (prompts.has(prompt) || prompts.size === MOST_LOOKS) return
    prompts.add(prompt)
    await expectInReach(page)
    await expectReadable(page)
    await subject.onPhone?.(page)
    if (AXE_LOOKS.includes(prompts.size)) await expectAccessible(page)
  }
  await playOn(page, { act: act('tap', subject.pick), before: look })
  await expectClear(page)
  await page.context().close()
}

/** The first part of a race with its animations: nothing moves where nobody sees it. */
async function inMotion(browser: Browser, subject: TableSubject): Promise<void> {
  const page = await newMovingPhone(browser)
  await watchMotion(page)
  await start(page, subject, 'motion')
  await playOn(page, { act: act('tap', subject.pick), stop: (turn) => turn >= MOVING_DECISIONS })
  expect(await expectMovesInSight(page), 'how much has moved').toBeGreaterThan(0)
  await page.context().close()
}

const MOVING_DECISIONS = 15

/** How many different questions are looked at closely. */
const MOST_LOOKS = 12
/** At which of them axe looks too. */
const AXE_LOOKS = [1, 2, 4, 8]

/** Without scrolling: the road, who must do what, and the first choices. */
async function expectInReach(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoSidewaysScroll(page)
  for (const part of ['.table-board', '.prompt']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.table-hand')).toBeInViewport()
  await expect(playable(page).first()).toBeAttached()
}

async function behindTheCurtain(page: Page, subject: TableSubject): Promise<void> {
  const { seats } = await rulesOf(subject.game)
  const persons = Math.max(2, seats.min)
  const options = { ...subject.options, ...subject.secretOptions }
  await openRace(page, { game: subject.game, options, seed: 'curtain', seats: Array.from({ length: persons }, () => 'human') })
  const curtain = page.locator('.curtain')
  const names = new Set<string>()
  const click = act('click', subject.pick)
  let curtains = 0
  for (let turn = 0; turn < 200 && (names.size < persons || curtains < 2 * persons); turn++) {
    const state = await waitForPerson(page)
    if (state === 'over') break
    if (state !== 'curtain') {
      await click(playable(page), turn)
      continue
    }
    curtains++
    names.add((await curtain.getByRole('heading').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(curtain).toBeVisible()
    await expectNothingSecret(page, subject)
    await curtain.getByRole('button').click()
    await expect(curtain).toHaveCount(0)
  }
  expect(names.size).toBe(persons)
}

/** Neither on the page nor hidden in it: no hand, and of the race only what a spectator is told. */
async function expectNothingSecret(page: Page, { game, secrets }: TableSubject): Promise<void> {
  for (const secret of ['.table-hand *', ...secrets]) await expect(page.locator(secret)).toHaveCount(0)
  const text = await catalog.find((entry) => entry.id === game)!.parts!.text('fr')
  const replayed = replay(await rulesOf(game), await savedRecord(page))
  if (!replayed.ok) throw new Error(`the saved race can't be replayed: ${replayed.problem.code}`)
  const { match } = replayed
  const names = (seat: number) => match.seats[seat]!.name
  const view: unknown = match.view(SPECTATOR)
  const board = text.board(view, names).flatMap(({ lines }) => lines)
  const events = match.events(SPECTATOR).flatMap((event) => text.event(event, names, view) ?? [])
  const { board: shownBoard, log } = await story(page)
  expect(shownBoard).toEqual(board)
  expect(log).toEqual(events.map((sentence) => sentence.replaceAll('\n', ' ')))
}

/** All that the page says of the race in words. */
async function story(page: Page): Promise<{ board: string[]; log: string[] }> {
  const board = await page.locator('.table-side > .text-board:last-child li').allTextContents()
  return { board, log: await page.locator('.log :is(h3, li)').allTextContents() }
}

async function start(page: Page, { game, options = {}, seats }: TableSubject, seed: string): Promise<void> {
  const { min } = (await rulesOf(game)).seats
  const few = Array.from({ length: Math.max(2, min) }, (_, seat) => (seat === 0 ? 'human' : 'random'))
  await openRace(page, { game, options, seed, seats: seats ?? few })
}
