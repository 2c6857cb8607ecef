export { expectAccessible, expectClear, expectNoSidewaysScroll, expectReadable, watchForErrors } from './checks.ts'
export { DESKTOP, PHONE, newPage, newTouchPage, setSpeed } from './pages.ts'
export { act, isOver, movesPlayed, openRace, playOn, playable, savedRecord, type Pick, type RaceStart } from './race.ts'
export { describeTable, type TableSubject } from './table-suite.ts'
