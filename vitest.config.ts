import { defineConfig } from 'vitest/config'

const isUpdating = process.argv.some((word) => word === '-u' || word.startsWith('--update'))

/** Parts that touch neither the process nor the file system but in folders of their own: their files share a worker, and its modules. */
const PURE = ['kernel', 'bots', 'study', 'text', 'sheet', 'kit', 'protocol', 'testkit', 'games/*']
const OTHERS = ['server', 'web', 'lab', 'scripts']

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/test/browser/**'],
    // Vitest leaves a core free for a person who watches; the tests need none.
    maxWorkers: '100%',
    // Limits end what hangs; how quick the machine is proves nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Golden records are rewritten with --update, and never else.
    env: { ECHAPPEE_UPDATE: isUpdating ? '1' : '' },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE.map(testsOf), isolate: false } },
      { extends: true, test: { name: 'others', include: OTHERS.map(testsOf), isolate: false } },
    ],
  },
})

function testsOf(part: string): string {
  return `${part}/test/**/*.test.{ts,tsx}`
}
