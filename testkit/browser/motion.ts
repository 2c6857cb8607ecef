import { expect, type Browser, type Page } from '@playwright/test'
import { PHONE, newPage, setSpeed } from './pages.ts'

/** On this page things move as they do for most people. */
export async function newMovingPhone(browser: Browser): Promise<Page> {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' })
  await setSpeed(page, 'fast')
  return page
}

/** Answers whether something of the kind was ever on the page, for however short. Call before the page is opened. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) !== null) Object.assign(globalThis, { wasShown: true })
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
  return async () => page.evaluate(() => 'wasShown' in globalThis)
}

/** Something that moved on the road, and whether the person could see it arrive. */
interface Move {
  readonly what: string
  /** The last line of the log. */
  readonly beat: string
  readonly isInSight: boolean
  readonly where: string
}

/** Looks at every picture that the page draws for whatever moves on the road. Call before the page is opened. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Whatever has moved so far was in sight at the end of its way, and something did move. */
export async function expectMovesInSight(page: Page): Promise<number> {
  const moves = await page.evaluate(() =>
    [...(globalThis as unknown as { moves: Map<Animation, Move | undefined> }).moves.values()].filter((move) => move !== undefined),
  )
  const hidden = moves.filter(({ isInSight }) => !isInSight)
  expect(
    hidden.map(({ what, beat, where }) => `${what} at ${where} during "${beat}"`),
    'moved out of sight',
  ).toEqual([])
  return moves.length
}

/** Runs in the page. */
function watch(): void {
  const NEAR = 0.8
  const moves = new Map<Animation, Move | undefined>()
  const note = (animation: Animation, target: Element) => {
    if (moves.get(animation)?.isInSight !== true) moves.set(animation, seen(target))
  }
  Object.assign(globalThis, { moves })
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || effect.target === null || animation.playState !== 'running') continue
      const { target } = effect
      if (
        target.getClientRects().length === 0 ||
        target.closest('.table-board') === null ||
        target.closest('.overview, [data-scenery]') !== null
      )
        continue
      // What glows or fades does not move.
      const isMoving = effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame || 'offsetDistance' in frame)
      if (!isMoving || effect.getTiming().iterations === Infinity) continue
      // Asked when it has nearly arrived, and in the picture in which it has arrived: a busy machine leaves pictures out.
      if (!moves.has(animation)) animation.addEventListener('finish', () => requestAnimationFrame(() => note(animation, target)))
      moves.set(animation, moves.get(animation))
      if ((effect.getComputedTiming().progress ?? 0) >= NEAR) note(animation, target)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  // Sent to the page with the function around it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function seen(target: Element): Move {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    let isInSight = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight
    // The road is a window of its own.
    for (let frame = target.parentElement; frame !== null && isInSight; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowX === 'visible' && !frame.matches('svg')) continue
      const box = frame.getBoundingClientRect()
      isInSight = x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
    }
    for (const lid of document.querySelectorAll('.prompt, .coach')) {
      const box = lid.getBoundingClientRect()
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) isInSight = false
    }
    return {
      what: `${target.tagName} ${target.getAttribute('class') ?? ''}`,
      beat: [...document.querySelectorAll('.log li')].at(-1)?.textContent ?? '',
      isInSight,
      where: `${Math.round(x)},${Math.round(y)}`,
    }
  }
}
