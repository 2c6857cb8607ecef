import { choose, describeTable, playable } from '@echappee/testkit/browser'
import { expect } from '@playwright/test'
import { races, shortStage } from '../races.ts'

describeTable({
  game: 'flamme-rouge',
  options: { mode: 'tour', tour: { name: 'Petit tour', days: [shortStage, shortStage] } },
  secretOptions: races.short!,
  secrets: ['.fr-own', '.fr-card', '.fr-option', '.fr-square'],
  // The same choice twice: a finger looks first and plays with the second touch.
  pick: (turn, choices) => (Math.floor(turn / 2) * 5 + 1) % choices,
  // Always the last, until the second touch plays it: the lowest card, which the coach wants.
  answer: async (page) => {
    await choose(playable(page), 'tap', (count) => count - 1)
    return true
  },
  onPhone: async (page) => {
    await expect(page.locator('.fr-card, .fr-option, .fr-square').first()).toBeInViewport({ ratio: 0.9 })
  },
})
