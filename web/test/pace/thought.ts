// npm run thought [game …]: how long Champions think on a slow phone. In each game a person plays some decisions against Champions, while the
// processes that draw and think stand still three quarters of the time: slowing by the browser's own means does not reach its workers.
// Printed are the times from asking the worker to its answer. Figures of the present machine; nothing fails by them. The site must be built.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { openRace, playable, setSpeed, waitForPerson } from '@echappee/testkit/browser'
import { chromium, type Browser } from '@playwright/test'
import { gamesWanted } from './games-wanted.ts'
import { serve } from './site.ts'

const SLOWER = Number(process.env['SLOWER'] ?? 4)
const TURN_MS = 40
const DECISIONS = 8
const LONGEST_MS = 120_000

const games = gamesWanted()
const folder = mkdtempSync(join(tmpdir(), 'echappee-thought-'))
const { origin, stop } = await serve(folder)
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const server = await chromium.launchServer({ args: ['--no-sandbox', '--disable-gpu'], executablePath })
const browser = await chromium.connect(server.wsEndpoint())
console.log(`Champions, processor slowed ${SLOWER} times:`)
for (const game of games) {
  const [first = 0, ...rest] = await thoughts(browser, game)
  const sorted = rest.toSorted((a, b) => a - b)
  const [median, longest] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0]
  const figures = `median ${Math.round(median)} ms, longest ${Math.round(longest)} ms of ${rest.length}; the first, with its loading, ${Math.round(first)} ms`
  console.log(`  ${game.padEnd(20)} ${figures}`)
}
await browser.close()
await server.close()
stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** Milliseconds, in the order of the decisions. */
async function thoughts(inBrowser: Browser, game: string): Promise<number[]> {
  const context = await inBrowser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'fr-FR' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(globalThis, {
      times,
      Worker: class extends Worker {
        readonly asked = new Map<string, number>()
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => {
            const began = this.asked.get(data.id ?? '')
            if (began !== undefined && options?.name === 'thinker') times.push(performance.now() - began)
          })
        }
        override postMessage(message: { id?: string }, transfer?: StructuredSerializeOptions | Transferable[]): void {
          this.asked.set(message.id ?? '', performance.now())
          super.postMessage(message, transfer as StructuredSerializeOptions)
        }
      },
    })
  })
  await setSpeed(page, 'off')
  const rules = await catalog.find(({ id }) => id === game)!.parts!.rules()
  const seats = Array.from({ length: rules.seats.best }, (_, seat) => (seat === 0 ? 'human' : 'champion'))
  await openRace(page, { game, seed: 'thought', seats })
  const release = slowDown(server.process().pid!)
  const end = Date.now() + LONGEST_MS
  try {
    for (let turn = 0; turn < DECISIONS && Date.now() < end; turn++) {
      // Others may think for long before it is the person's turn: their times count all the same.
      const choices = await waitForPerson(page).catch(() => undefined)
      if (choices === undefined) continue
      if (typeof choices !== 'number') break
      await playable(page).first().click()
    }
  } finally {
    release()
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  await context.close()
  return times
}

/** Lets the pages of a browser run for one part of the time in so many; answers how to end that. */
function slowDown(root: number): () => void {
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of renderersOf(root)) process.kill(pid, name)
  }
  let isHeld = false
  let timer: NodeJS.Timeout | undefined
  const turn = () => {
    isHeld = !isHeld
    signal(isHeld ? 'SIGSTOP' : 'SIGCONT')
    timer = setTimeout(turn, isHeld ? (TURN_MS * (SLOWER - 1)) / SLOWER : TURN_MS / SLOWER)
  }
  if (SLOWER > 1) turn()
  return () => {
    clearTimeout(timer)
    signal('SIGCONT')
  }
}

/** Processes of pages and their workers that descend from this one. */
function renderersOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name)) {
      const parent = read(`/proc/${name}/stat`).split(') ')[1]?.split(' ')[1]
      if (parent !== undefined) parents.set(Number(name), Number(parent))
    }
  const descends = (pid: number | undefined): boolean => pid !== undefined && (pid === root || descends(parents.get(pid)))
  return [...parents.keys()].filter((pid) => descends(pid) && read(`/proc/${pid}/cmdline`).includes('--type=renderer'))
}

/** Empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
