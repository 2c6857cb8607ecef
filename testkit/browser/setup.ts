import type { Page } from '@playwright/test'

/** On a set-up page: opens what lies folded under this title. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('.setup-options > summary', { hasText: title }).click()
}
