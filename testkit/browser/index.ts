export { expectAccessible, expectClear, expectNoSidewaysScroll, expectReadable, watchForErrors } from './checks.ts'
export { WHOLE_BROWSER } from './launch.ts'
export { watchFor } from './motion.ts'
export { DESKTOP, PHONE, newPage, newTouchPage, setSpeed } from './pages.ts'
export {
  act,
  choose,
  isOver,
  movesPlayed,
  openRace,
  playOn,
  playable,
  savedRecord,
  waitForPerson,
  type Pick,
  type RaceStart,
} from './race.ts'
export { join, newPerson, openTable, playTogether, startTable } from './online.ts'
export { unfold } from './setup.ts'
export { newSheet, openDecks, openSheetFile, playUntil, recordSocket, rowsOf, tapHome } from './sheets.ts'
export { describeTable, type TableSubject } from './table-suite.ts'
