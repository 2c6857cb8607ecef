import { catalog } from '@echappee/games/catalog'
import type { LessonParts } from '@echappee/games/parts'
import { isMoveStep, targetSelector, type AnyStep } from '@echappee/text/lesson'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, watchForErrors } from './checks.ts'
import { newTouchPage } from './pages.ts'
import { act, choose, isOver, playOn, playable, type Pick } from './race.ts'
import type { Browser } from '@playwright/test'

/** Where a click on one choice is no answer: does what the step asks for. Answers false where the usual way will do. */
export type AnswerStep = (page: Page, step: AnyStep) => Promise<boolean>

export interface LessonTest {
  readonly game: string
  readonly pick?: Pick
  readonly answer?: AnswerStep
}

export const lessonOf = (game: string): LessonParts | undefined => catalog.find((entry) => entry.id === game)?.parts?.lesson

/** The whole first race on a phone: each step in sight and not covered, left and taken up again in the middle, then ridden to the end. */
export async function playLesson(browser: Browser, test: LessonTest): Promise<void> {
  const { steps } = await lessonOf(test.game)!.plan()
  const page = await newTouchPage(browser)
  const errors = watchForErrors(page)
  await page.goto(`/learn/${test.game}`)
  const middle = Math.floor(steps.length / 2)
  for (const [i, step] of steps.entries() as IterableIterator<[number, AnyStep]>) {
    await expect(card(page, i), `step ${i + 1} (${step.text})`).toBeVisible()
    if (i === middle) {
      await page.reload()
      await expect(card(page, i)).toBeVisible()
    }
    await expectInSight(page, step)
    await expectNoSidewaysScroll(page)
    if (i === 0 || i === middle) {
      await expectReadable(page)
      await expectAccessible(page)
    }
    if (isMoveStep(step)) await answerStep(page, [i, step], i === steps.length - 1, test)
    else await card(page, i).getByRole('button').click()
  }
  await playOn(page, { act: act('tap', test.pick) })
  expect(await isOver(page)).toBe(true)
  await expect(page.locator('.lesson-end strong')).toHaveText(/^(Victoire|Vous finissez \d+e sur \d+)/)
  const next = page.locator('.lesson-end a')
  await expect(next).toHaveCount(2)
  for (const link of await next.all()) await expect(link).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
}

const card = (page: Page, step: number) => page.locator(`.coach[data-step="${step}"]`)

/** The thing that the coach points at is there, in the window and free of the card. */
async function expectInSight(page: Page, step: AnyStep): Promise<void> {
  const selector = `.table ${targetSelector(step.at)}`
  await expect(page.locator(selector).first(), `what "${step.text}" points at`).toBeInViewport({ ratio: 0.2 })
  await expect
    .poll(async () => page.evaluate(coveredBy, selector), { message: `the card of "${step.text}" lies beside what it points at` })
    .toBeLessThan(2)
}

/** By how many pixels the card overlaps the thing. */
function coveredBy(selector: string): number {
  const thing = document.querySelector(selector)!.getBoundingClientRect()
  const coach = document.querySelector('.coach')!.getBoundingClientRect()
  return Math.min(thing.bottom, coach.bottom, innerHeight) - Math.max(thing.top, coach.top, 0)
}

/** One choice after the other, until the coach goes on: each wrong one is explained and not played. */
async function answerStep(page: Page, [i, step]: [number, AnyStep], isLast: boolean, { answer }: LessonTest): Promise<void> {
  // While riders move there is no card: only that of a later step, or the end of the coach's words, says that this one is done.
  const later = page.locator(isLast ? '.table[data-busy="false"]:not(:has(.coach))' : `.coach:not([data-step="${i}"])`)
  const isDone = async () => (await later.count()) > 0
  const target = typeof step.at === 'string' ? undefined : targetSelector(step.at)
  const choices = target === undefined ? playable(page) : page.locator(`.table[data-busy="false"] .table-hand ${target}`)
  for (let n = 0; n < MOST_ANSWERS; n++) {
    await choices.or(playable(page)).or(later).first().waitFor({ state: 'attached' })
    if (await isDone()) break
    if (!(await answer?.(page, step))) await choose(choices, 'tap', (count) => n % count)
  }
  expect(await isDone(), `an answer to step ${i + 1} (${step.text})`).toBe(true)
}

const MOST_ANSWERS = 60
