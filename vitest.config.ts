import { defineConfig } from 'vitest/config'

const isUpdating = process.argv.some((word) => word === '-u' || word.startsWith('--update'))

export default defineConfig({
  test: {
    include: ['{kernel,bots,ui,protocol,server,web,lab,testkit,scripts}/test/**/*.test.{ts,tsx}', 'games/*/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/test/browser/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Golden records are rewritten with --update, and never else.
    env: { ECHAPPEE_UPDATE: isUpdating ? '1' : '' },
  },
})
