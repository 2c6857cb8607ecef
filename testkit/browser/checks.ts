import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** No known barrier for people who use other means than eyes and a mouse; by night only what differs is looked at, the contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await setScheme(page, 'dark')
  await expectNoViolations(page, ['color-contrast'])
  await setScheme(page, 'light')
}

/** The new colours are there as soon as the page knows of them: nobody need wait until they are painted. */
async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme === 'dark' ? 'night' : 'day')
}

/** The pages have no frames: axe is put into a page once, and tells of violations alone, which takes a fraction of the time. */
async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: { run: typeof axe.run } }).axe.run(document, given)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, options)
  expect(found, `barriers at ${page.url()}`).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({ inner: innerWidth, scroll: document.documentElement.scrollWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

/** Nothing that a person reads is smaller than 12 px, drawings included. A letter in an icon is part of its drawing. */
export async function expectReadable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (parent === null || text === '' || parent.closest('title, desc, defs, style, script, .visually-hidden') !== null) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      let icon = parent.closest('svg')
      while (icon?.ownerSVGElement != null) icon = icon.ownerSVGElement
      if (icon !== null && icon.getBoundingClientRect().width <= 48 && text.length <= 2) continue
      const drawing = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
      const scale = drawing === null ? 1 : Math.hypot(drawing.a, drawing.b)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
      if (size < 11.95) found.add(`${size.toFixed(1)} px: ${text.slice(0, 30)} (${parent.tagName} ${parent.getAttribute('class') ?? ''})`)
    }
    return [...found]
  })
  expect(small, `small text at ${page.url()}`).toEqual([])
}

/** All three, wherever a page stands still. */
export async function expectClear(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectReadable(page)
  await expectAccessible(page)
}

/** Collects what only a bug can cause. Call before the first page is opened. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
