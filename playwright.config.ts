import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { newVapidKeys } from './server/src/push/vapid.ts'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const port = 4899
const { publicKey, privateKey } = newVapidKeys()
const data = process.env['ECHAPPEE_TEST_DATA'] ?? newDataDir()

/** Playwright reads this file once more in every worker; only the first needs a folder, and takes it away again. */
function newDataDir(): string {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return ''
  const dir = mkdtempSync(join(tmpdir(), 'echappee-browser-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Real pages in a real Chromium, on the built site as the server serves it. */
export default defineConfig({
  testDir: 'web/test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node server/src/serve.ts',
    // Tables of the tests are kept nowhere else, and all come from one address.
    env: {
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      TABLES_PER_HOUR: '1000',
      REQUESTS_PER_SECOND: '200',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:host@tour.example',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
})
