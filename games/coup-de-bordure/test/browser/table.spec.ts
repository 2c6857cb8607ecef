import { describeTable } from '@echappee/testkit/browser'

describeTable({
  game: 'coup-de-bordure',
  secretOptions: { teams: 'free' },
  secrets: ['.cdb-tab', '.cdb-draft', '.cdb-pace', '.table [aria-label*="dont un"]'],
  // From the first choice to the last and round again: paces and tokens are laid before they are locked.
  pick: (turn, choices) => turn % choices,
})
