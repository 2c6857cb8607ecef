import { describeTable } from '@echappee/testkit/browser'

describeTable({
  game: 'coup-de-bordure',
  secretOptions: { teams: 'free' },
  secrets: ['.cdb-tab', '.cdb-draft', '.cdb-pace', '.table [aria-label*="dont un"]'],
  answer: async (page, { text }) => {
    if (text !== 'together') return false
    for (const pace of ['ACC', 'SIL', 'SIL']) await page.locator(`.cdb-paces [data-choice="${pace}"]`).tap()
    await page.locator('.cdb-lock').tap()
    return true
  },
  // From the first choice to the last and round again: paces and tokens are laid before they are locked.
  pick: (turn, choices) => turn % choices,
})
