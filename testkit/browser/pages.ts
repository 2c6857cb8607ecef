import type { Browser, Page } from '@playwright/test'

export const DESKTOP = { width: 1280, height: 800 }
/** A phone held upright, with the browser's bars shown. */
export const PHONE = { width: 390, height: 664 }

type Setting = NonNullable<Parameters<Browser['newContext']>[0]>

/** A page of another person: nothing is shared with the other pages. */
export async function newPage(browser: Browser, setting: Setting = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: DESKTOP,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...setting,
  })
  return context.newPage()
}

export async function newTouchPage(browser: Browser): Promise<Page> {
  return newPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
}

/** Without this, nothing is animated: the pages ask for reduced motion. `auto`: forced moves are played and dice thrown without asking. */
export async function setSpeed(page: Page, speed: 'off' | 'fast' | 'normal', auto = false): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('echappee/settings') === null) localStorage.setItem('echappee/settings', JSON.stringify(settings))
    },
    { speed, auto, dice: auto },
  )
}
