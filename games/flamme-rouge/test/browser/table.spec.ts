import { describeTable, playable } from '@echappee/testkit/browser'
import { expect } from '@playwright/test'

/** Twenty squares from the line to the finish: the shortest stage that is allowed. */
const short = { name: 'Critérium', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }

describeTable({
  game: 'flamme-rouge',
  options: { tour: { name: 'Petit tour', days: [short, short] } },
  secretOptions: { mode: 'race', stage: short },
  secrets: ['.fr-own', '.fr-card', '.fr-option', '.fr-square'],
  // The same choice twice: a finger looks first and plays with the second touch.
  pick: (turn, choices) => (Math.floor(turn / 2) * 5 + 1) % choices,
  // Always the last, until the second touch plays it: the lowest card, which the coach wants.
  answer: async (page) => {
    await playable(page)
      .last()
      .tap({ timeout: 2000 })
      .catch(() => undefined)
    await page.waitForTimeout(30)
    return true
  },
  onPhone: async (page) => {
    await expect(page.locator('.fr-card, .fr-option, .fr-square').first()).toBeInViewport({ ratio: 0.9 })
  },
})
