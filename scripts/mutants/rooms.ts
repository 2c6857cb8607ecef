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
}

const LATE = ['golden', 'leaks', 'at-table', 'sheet']
/** They look at pictures or at the strength of play. The laws are held with fewer games. */
const BLIND = ['laws', 'bot', 'road', 'screen', 'lesson']

const isOneOf = (names: readonly string[]) => (file: string) => names.some((name) => file.includes(`/${name}.test.`))

/** All of them, as they are on the disk. */
export function roomsIn(root: string): Room[] {
  const games = globSync('games/*/rules', { cwd: root })
    .map((folder) => folder.split('/')[1]!)
    .filter((game) => game !== '_template')
    .sort()
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
    ...['kernel/src', 'server/src/tables', 'server/src/store', 'bots/src'].map((folder): Room => {
      const [part] = folder.split('/')
      return { folder, tests: globSync(`${part}/test/**/*.test.ts`, { cwd: root }).sort(), late: [] }
    }),
  ]
}

export function filesOf({ folder }: Room, root: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}
