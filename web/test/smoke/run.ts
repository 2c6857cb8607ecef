// Whole races in Firefox and in WebKit: `node web/test/smoke/run.ts firefox|webkit [game …]`. The site must be built.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Driver } from './driver.ts'
import { findFirefox, findWebKit } from './find.ts'
import { openFirefox } from './firefox.ts'
import { RACES, rideRace } from './race.ts'
import { openWebKit } from './webkit.ts'

/** For `npm test`: nothing failed, because nothing was there to be tried. */
const LEFT_OUT = 77

const BROWSERS: Readonly<Record<string, () => Promise<Driver> | undefined>> = {
  firefox: () => opened(findFirefox(), openFirefox),
  webkit: () => opened(findWebKit(), openWebKit),
}

const [wanted = '', ...games] = process.argv.slice(2)
const open = BROWSERS[wanted]
if (open === undefined) {
  console.error(`"${wanted}" is not known here; there are ${Object.keys(BROWSERS).join(' and ')}.`)
  process.exit(2)
}
const opening = open()
if (opening === undefined) {
  console.log(`${wanted} is not on this machine and could not be installed: its races were left out.`)
  process.exit(LEFT_OUT)
}
const folder = mkdtempSync(join(tmpdir(), 'echappee-smoke-'))
const server = await start(process.execPath, ['server/src/serve.ts'], /is ready: (http:\/\/\S+)/, {
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: '',
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
})
let failed = 0
const driver = await opening
for (const race of RACES.filter(({ game }) => games.length === 0 || games.includes(game))) {
  const began = Date.now()
  try {
    const clicks = await rideRace(driver, server.line[1]!, race)
    console.log(`good    ${driver.name}, ${race.game}: a whole race by ${clicks} clicks (${Math.round((Date.now() - began) / 1000)} s)`)
  } catch (error) {
    failed++
    console.error(`FAILED  ${driver.name}, ${race.game}: ${(error as Error).message}`)
  }
}
await driver.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)

function opened(program: string | undefined, openBrowser: (program: string) => Promise<Driver>): Promise<Driver> | undefined {
  return program === undefined ? undefined : openBrowser(program)
}
