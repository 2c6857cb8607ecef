import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions, type AnyGame, type GameRecord, type SeatRecord } from '@echappee/kernel'
import { expect, type Locator, type Page } from '@playwright/test'

export interface RaceStart {
  readonly game: string
  readonly seed: string
  /** `human`, `greedy` or `random` for each seat; a person and random bots if left out. */
  readonly seats?: readonly string[]
  /** What differs from the usual options. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** A new race on the page's device, opened. */
export async function openRace(page: Page, { game: id, seed, seats, options = {} }: RaceStart): Promise<void> {
  const game = await rulesOf(id)
  const usual = Array.from({ length: game.seats.best }, (_, seat) => (seat === 0 ? 'human' : 'random'))
  const people: SeatRecord[] = (seats ?? usual).map((by, seat) => ({ name: `Joueur ${seat + 1}`, by }))
  const match = new Match(game, { options: { ...defaultOptions(game.optionFields), ...options }, seats: people, seed })
  const key = `echappee/table/${seed}`
  const saved = { id: seed, record: match.record(), isOver: false, savedAt: '2026-01-01T00:00:00.000Z' }
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
      // Every decision is made by the test, unless it has wished otherwise.
      if (localStorage.getItem('echappee/settings') === null) localStorage.setItem('echappee/settings', '{"auto":false}')
    },
    [key, JSON.stringify(saved)] as const,
  )
  await page.goto(`/table/${seed}`)
  await expect(page.locator('.table')).toBeVisible()
}

export async function rulesOf(id: string): Promise<AnyGame> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) throw new Error(`no game ${id} in the catalog`)
  return parts.rules()
}

/** The race that the page shows, as its device has kept it. */
export async function savedRecord(page: Page): Promise<GameRecord> {
  const text = await page.evaluate(() => localStorage.getItem(`echappee/table/${location.pathname.split('/').at(-1)}`))
  return (JSON.parse(text!) as { record: GameRecord }).record
}

export const movesPlayed = async (page: Page) => (await savedRecord(page)).moves.length

/** What can be done now, as buttons. A button in the hand that plays nothing by itself has `data-helper`. */
export function playable(page: Page): Locator {
  return page.locator(PLAYABLE)
}

const PLAYABLE = '.table[data-busy="false"] .table-hand button:not([aria-disabled="true"]):not([disabled]):not([data-helper])'

export const isOver = async (page: Page) => (await page.locator('.table[data-over="true"]').count()) > 0

/** Which of the choices is taken: another one every time, so that rare things happen too. */
export type Pick = (turn: number, choices: number) => number

const mixed: Pick = (turn, choices) => (turn * 5 + 1) % choices

/** Clicks or taps one of the buttons. While it is reached for it may go away, or be no choice any more: answers whether it was reached. */
export async function choose(buttons: Locator, by: 'click' | 'tap', pick: (count: number) => number): Promise<boolean> {
  const all = await buttons.elementHandles()
  const button = all[pick(all.length)]
  if (button === undefined) return false
  for (let left = REACHES; ; left--) {
    try {
      await button[by]({ timeout: REACH_MS })
      return true
    } catch (error) {
      const isChoice = await button.evaluate((node) => node.isConnected && !(node as Element).matches(':disabled, [aria-disabled="true"]'))
      if (!isChoice) return false
      if (left === 1) throw error
    }
  }
}

/** A button that stays out of reach for a minute is a fault; between two tries it is seen whether it still is a choice. */
const REACHES = 6
const REACH_MS = 10_000

type Act = (choices: Locator, turn: number) => Promise<boolean>

/** How a choice is made: `click`, or `tap` on a page with touch. */
export function act(by: 'click' | 'tap', pick: Pick = mixed): Act {
  return async (choices, turn) => choose(choices, by, (count) => pick(turn, count))
}

interface PlayOn {
  readonly act: Act
  /** Looks at the page before a choice. */
  readonly before?: (turn: number) => Promise<void>
  /** Whether to stop before a choice. */
  readonly stop?: (turn: number) => boolean | Promise<boolean>
  /** The number of the first decision. */
  readonly from?: number
}

/** Plays until the end, or until `stop` says so; answers the number of the next decision. */
export async function playOn(page: Page, { act: decide, before, stop = () => false, from = 0 }: PlayOn): Promise<number> {
  for (let turn = from; ;) {
    const state = await waitForPerson(page)
    if (state === 'over' || (state !== 'curtain' && (await stop(turn)))) return turn
    if (state === 'curtain') {
      await page.locator('.curtain button').click()
      continue
    }
    await before?.(turn)
    if (await decide(playable(page), turn)) turn++
  }
}

/** Until somebody can do something: how many choices there are. */
export async function waitForPerson(page: Page): Promise<number | 'over' | 'curtain'> {
  const found = await page.waitForFunction((selector) => {
    if (document.querySelector('.table[data-over="true"]') !== null) return 'over'
    if (document.querySelector('.curtain[open]') !== null) return 'curtain'
    return document.querySelectorAll(selector).length || undefined
  }, PLAYABLE)
  return (await found.jsonValue()) as number | 'over' | 'curtain'
}
