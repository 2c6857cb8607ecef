import { describeTable } from '@echappee/testkit/browser'
import { expect, type Page } from '@playwright/test'

describeTable({
  game: 'tour-infernal',
  secretOptions: { missions: true },
  secrets: ['.ti-own', '.ti-besace', '.ti-mission'],
  onPhone: async (page) => {
    await expectRoomForFingers(page)
    await expect(page.locator('.ti-pack, .ti-choice').first()).toBeInViewport({ ratio: 0.9 })
  },
})

/** Whatever can be chosen is large enough for a finger. */
async function expectRoomForFingers(page: Page): Promise<void> {
  const sizes = await page.locator('.table-hand button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return { width, height, text: button.textContent }
    }),
  )
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
}
