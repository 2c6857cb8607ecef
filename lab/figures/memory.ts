import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { catalog } from '@echappee/games/catalog'

const program = fileURLToPath(new URL('../src/echappee.ts', import.meta.url))
const TELL = 'data:text/javascript,process.on("exit",()=>process.stderr.write(`maxRSS ${process.resourceUsage().maxRSS}`))'
const COUNTS = [10_000, 100_000]

/** The most memory of a process that counts everything of so many games, of the template’s game, which is the shortest. */
export async function memory(): Promise<void> {
  const game = catalog[0]!.id
  const megabytes = COUNTS.map((games) => {
    const words = ['simulate', game, '--games', `${games}`, '--metrics', '--seats', 'random,random,random', '--workers', '1', '--json']
    const { stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', TELL, program, ...words], {
      encoding: 'utf8',
    })
    return Number(/maxRSS (\d+)/.exec(stderr)![1]) / 1024
  })
  const told = COUNTS.map((games, i) => `${games} games ${megabytes[i]!.toFixed(0)} MB`)
  console.log(`memory ${game}: ${told.join(', ')}, ratio ${(megabytes[1]! / megabytes[0]!).toFixed(2)}`)
}
