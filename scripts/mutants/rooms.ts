import { globSync } from 'node:fs'

/** A folder whose faults are looked for, and the tests that can see them. */
export interface Room {
  readonly folder: string
  /** Each fault first meets these: in a game the tests that name rules. */
  readonly tests: readonly string[]
  /** What passed them meets these: slow, and in a game without the name of a rule. */
  readonly late: readonly string[]
  /** The game whose laws are held against what passed. */
  readonly game?: string
  /** Groups of tests of this name stay out. */
  readonly leaveOut?: string
}

const LATE = ['golden', 'leaks', 'at-table', 'sheet']
/** They look at pictures or at the strength of play. The laws are held with fewer games. */
const BLIND = ['laws', 'bot', 'road', 'screen', 'lesson', 'quick-start']

/** The server in other processes, where no fault is: whether its database, its memory or its load holds out. */
const ELSEWHERE = ['tables/postgres', 'tables/largest', 'tables/welcomes', 'store/sqlite-folder']
const isHere = (file: string) => !ELSEWHERE.some((name) => file.endsWith(`${name}.test.ts`))

/** Bots at the tables of all games. */
const isOfAllGames = (file: string) => isOneOf(['coach', 'contract', 'honesty'])(file)

const isOneOf = (names: readonly string[]) => (file: string) => names.some((name) => file.includes(`/${name}.test.`))

/** All of them, as they are on the disk. */
export function roomsIn(root: string): Room[] {
  const games = globSync('games/*/rules', { cwd: root })
    .map((folder) => folder.split('/')[1]!)
    .filter((game) => game !== '_template')
    .sort()
  const testsIn = (pattern: string) => globSync(`${pattern}.test.ts`, { cwd: root }).sort()
  return [
    ...games.map((game): Room => {
      const all = globSync(`games/${game}/test/*.test.{ts,tsx}`, { cwd: root }).sort()
      const late = all.filter(isOneOf(LATE))
      return {
        folder: `games/${game}/rules`,
        tests: all.filter((file) => !isOneOf([...LATE, ...BLIND])(file)),
        late,
        game,
      }
    }),
    { folder: 'kernel/src', tests: testsIn('kernel/test/*'), late: [], game: 'tour-infernal' },
    { folder: 'server/src/tables', tests: testsIn('server/test/tables/*').filter(isHere), late: [], leaveOut: 'on PostgreSQL' },
    { folder: 'server/src/store', tests: testsIn('server/test/store/*').filter(isHere), late: [] },
    {
      folder: 'bots/src',
      tests: testsIn('bots/test/*').filter((file) => !isOfAllGames(file)),
      late: testsIn('bots/test/*').filter(isOfAllGames),
    },
  ]
}

export function filesOf({ folder }: Room, root: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}
