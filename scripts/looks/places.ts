import type { Page } from '@playwright/test'
import type { RaceWish } from './races.ts'

/** Something that people see: where it is, and what to do there until it is seen. */
export interface Place {
  readonly name: string
  readonly path: string
  /** Kept on the device before the page opens, under the id `look`. */
  readonly race?: RaceWish
  readonly reach?: (page: Page) => Promise<void>
  /** The page to its end, not the window alone. */
  readonly isWhole?: boolean
}

/** Of one game: its pages, and the places where its table asks the most. */
export function placesOf(game: string): readonly Place[] {
  const race = (part: number): RaceWish => ({ game, part })
  return [
    { name: 'setup', path: `/play/${game}`, isWhole: true },
    { name: 'lesson', path: `/learn/${game}` },
    { name: 'rules', path: `/rules/${game}` },
    { name: 'start', path: '/table/look', race: race(0) },
    { name: 'table', path: '/table/look', race: race(0.4) },
    ...(MOMENTS[game] ?? []),
    { name: 'end', path: '/table/look', race: race(1), isWhole: true },
    { name: 'replay', path: '/replay/look', race: race(1), reach: toMiddle },
    { name: 'analysis', path: '/analysis/look', race: race(1), reach: toMoment },
    { name: 'sheet', path: `/score/${game}`, reach: toSheet, isWhole: true },
  ].map((place) => ({ ...place, name: `${game}-${place.name}` }))
}

/** Of no game. */
export const PAGES: readonly Place[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'rules', path: '/rules' },
  { name: 'score', path: '/score', isWhole: true },
  { name: 'lab', path: '/lab', isWhole: true },
  { name: 'me', path: '/me', isWhole: true },
  { name: 'online', path: '/online', isWhole: true },
  { name: 'new-table', path: '/online/new', isWhole: true },
]

const lastCard = async (page: Page) => {
  await page.locator('[data-choice^="card "]:not([aria-disabled="true"])').last().click()
}

/** Where such a move can be made. */
const asked =
  (type: string): NonNullable<RaceWish['stop']> =>
  ({ legal }) =>
    legal.some((move) => (move as { type?: string }).type === type)

const MOMENTS: Readonly<Record<string, readonly Place[]>> = {
  'tour-de-france': [
    {
      name: 'where-to',
      path: '/table/look',
      race: { game: 'tour-de-france', part: 0.4, stop: ({ legal }) => legal.length > 5 },
      reach: lastCard,
    },
    { name: 'team-time-trial', path: '/table/look', race: { game: 'tour-de-france', part: 0, options: { tour: 'trial' } } },
  ],
  'tour-infernal': [
    { name: 'ride', path: '/table/look', race: { game: 'tour-infernal', part: 0.3, stop: asked('play') } },
    { name: 'attack', path: '/table/look', race: { game: 'tour-infernal', part: 0.3, stop: asked('attack') } },
    { name: 'bid', path: '/table/look', race: { game: 'tour-infernal', part: 0.3, stop: asked('bid') } },
  ],
  'vainqueur-du-tour': [{ name: 'dice', path: '/table/look', race: { game: 'vainqueur-du-tour', part: 0.1, stop: asked('roll') } }],
}

async function toMiddle(page: Page): Promise<void> {
  await page.locator('.replay-bar').waitFor()
  await page.keyboard.press('Home')
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
}

/** The analysis of the whole race, and its first moment, shown. */
async function toMoment(page: Page): Promise<void> {
  const jump = page.locator('.analysis-moments button').first()
  await jump.waitFor({ timeout: 240_000 })
  await jump.click()
}

async function toSheet(page: Page): Promise<void> {
  await page.locator('form button[type=submit], .score-begin button').first().click()
  await page.locator('.score-question').waitFor()
}
