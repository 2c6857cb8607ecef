import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions } from '@echappee/kernel'
import { findRaces } from '@echappee/testkit/races'
import type { Driver } from './driver.ts'

const short = await findRaces()

/** Every game on show once, with options that make its race short. */
export const RACES: readonly { readonly game: string; readonly options: Readonly<Record<string, unknown>> }[] = catalog
  .filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true)
  .map(({ id }) => ({ game: id, options: short.get(id)?.short ?? {} }))

const PLAYABLE = '.table[data-busy="false"] .table-hand button:not([aria-disabled="true"]):not([disabled]):not([data-helper])'
const MOST_DECISIONS = 600
const PATIENCE = 60_000

/** Rides a whole race by clicks; answers how many. */
export async function rideRace(driver: Driver, origin: string, { game: id, options }: (typeof RACES)[number]): Promise<number> {
  const game = await catalog.find((entry) => entry.id === id)!.parts!.rules()
  const seats = Array.from({ length: game.seats.min }, (_, seat) => ({ name: `Joueur ${seat + 1}`, by: seat === 0 ? 'human' : 'random' }))
  const match = new Match(game, { options: { ...defaultOptions(game.optionFields), ...options }, seats, seed: `smoke-${id}` })
  const saved = { id: 'smoke', record: match.record(), isOver: false, savedAt: '2026-01-01T00:00:00.000Z' }
  // A page without scripts.
  await driver.goto(`${origin}/favicon.svg`)
  await driver.evaluate(`(localStorage.clear(),
    sessionStorage.removeItem('smokeErrors'),
    localStorage.setItem('echappee/language', 'fr'),
    localStorage.setItem('echappee/settings', ${quoted({ speed: 'off', auto: true, dice: true })}),
    localStorage.setItem('echappee/table/smoke', ${quoted(saved)}), true)`)
  await driver.goto(`${origin}/table/smoke`)
  await driver.evaluate(WATCH_ERRORS)
  let clicks = 0
  while (await choose(driver, clicks)) {
    if (++clicks > MOST_DECISIONS) throw new Error(`${id} does not end`)
    await driver.evaluate(WATCH_ERRORS)
  }
  await expectSound(driver, id)
  return clicks
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Clicks on one of the choices; false when the race is over. */
async function choose(driver: Driver, turn: number): Promise<boolean> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const found = await driver.evaluate<Spot | 'over' | null>(`(() => {
      if (document.querySelector('.table[data-over="true"]') !== null) return 'over'
      const choices = [...document.querySelectorAll('${PLAYABLE}')]
      if (choices.length === 0) return null
      const choice = choices[${turn} % choices.length]
      choice.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = choice.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })()`)
    if (found === 'over') return false
    if (found !== null) {
      await driver.click(found.x, found.y)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('Nobody is asked and the race is not over.')
}

/**
 * A page that missed a file loads itself again, once: errors are kept over that, and watched for anew.
 * Firefox drops an import while the service worker takes over; the race goes on after the reload, so that error is none.
 */
const WATCH_ERRORS = `(window.hasWatch ??= (() => {
  const keep = (text) =>
    text.includes('dynamically imported module') ||
    sessionStorage.setItem('smokeErrors', JSON.stringify([...JSON.parse(sessionStorage.getItem('smokeErrors') ?? '[]'), text]))
  addEventListener('error', ({ message }) => keep(message))
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)))
  return true
})())`

/** No error, no sideways scrolling, a menu that is no larger than its content. */
async function expectSound(driver: Driver, id: string): Promise<void> {
  const errors = await driver.evaluate<string[]>(`JSON.parse(sessionStorage.getItem('smokeErrors') ?? '[]')`)
  if (errors.length > 0) throw new Error(`${id}: ${errors.join('; ')}`)
  const sideways = await driver.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  if (sideways > 0) throw new Error(`${id}: the page is ${sideways} px wider than the window`)
  const slack = await driver.evaluate<number>(`(() => {
    document.querySelector('.menu-button').click()
    const menu = document.querySelector('dialog.menu')
    const last = menu.lastElementChild.getBoundingClientRect()
    const slack = menu.getBoundingClientRect().bottom - last.bottom
    menu.close()
    return slack
  })()`)
  if (slack > 60) throw new Error(`${id}: the menu is stretched by ${slack} px`)
}

const quoted = (value: unknown) => JSON.stringify(JSON.stringify(value))
