/** For programs that carry tables from one store to the other; the server itself takes what it needs file by file. */
export { openStore } from './open.ts'
export { StoreProblem, type StoreProblemCode } from './problem.ts'
export { pruneTables } from './prune.ts'
export { exportTables, importTables, type Flaw, type ImportReport } from './transfer.ts'
export type { Store } from './store.ts'
