import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { REPORTS } from './scripts/failures.mjs'
import { newVapidKeys } from './server/src/push/vapid.ts'
import { PAGES_ALONE } from './testkit/browser/launch.ts'

const { publicKey, privateKey } = newVapidKeys()

/** Playwright reads this file once more in every worker; only the first needs a folder, and takes it away again. */
function newDataDir(): string {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return ''
  const dir = mkdtempSync(join(tmpdir(), 'echappee-browser-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Real pages in a real Chromium, on the built site as the server serves it: the site's own tests, and those of every game folder. */
export default defineConfig({
  testDir: '.',
  testMatch: ['web/test/browser/**/*.spec.ts', 'games/*/test/browser/**/*.spec.ts'],
  ...(process.env['CHROMIUM_IS_SHELL'] ? { grepInvert: /@whole-browser/ } : {}),
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs; how quick the machine is proves nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: REPORTS.browser }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${process.env['ECHAPPEE_TEST_PORT'] ?? ''}`,
    locale: 'fr-FR',
    // What moves is tested where motion is asked for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: PAGES_ALONE,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node server/src/serve.ts',
    // Tables of the tests are kept nowhere else, and all come from one address.
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: newDataDir(),
      LOG_LEVEL: 'warn',
      TABLES_PER_HOUR: '1000',
      REQUESTS_PER_SECOND: '200',
      HIDDEN_GAMES: '1',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:host@tour.example',
    },
    // The system chooses a free port and the server says which: no other server can be taken for this one.
    wait: { stdout: /is ready: http:\/\/\S+:(?<echappee_test_port>\d+)/ },
  },
})
