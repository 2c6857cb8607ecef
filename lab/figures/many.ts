import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { columnsFor, type Part, type Stretch } from '@echappee/study/stretch'
import type { StudyPlan } from '@echappee/study/plan'
import { defaultOptions, type AnyGame, type Json } from '@echappee/kernel'
import { startPostgres } from '../../server/test/postgres.ts'
import type { Crew } from '../src/in-order.ts'
import { wordsFor } from '../src/language.ts'
import { openRules, shownGames } from '../src/opened-game.ts'
import { queueCrew } from '../src/queue/crew.ts'
import { runStudy, studyCrew } from '../src/study/run.ts'
import { ratioOf, wallTime } from './rounds.ts'

const ROUNDS = 5
const GAMES = 1000
const program = fileURLToPath(new URL('../src/echappee.ts', import.meta.url))

/** One variant, as it is usually played. */
async function study(
  seed: string,
): Promise<{ readonly plan: StudyPlan; readonly game: AnyGame; readonly play: (crew: Crew<Stretch, Part>) => Promise<unknown> }> {
  const { id } = shownGames[0]!
  const rules = await openRules(id)
  const { game } = rules
  const bots = Array.from({ length: game.seats.best }, () => 'greedy')
  const plan = {
    game: id,
    rulesVersion: game.rulesVersion,
    seed,
    variants: [{ label: id, options: defaultOptions(game.optionFields) as Json, bots }],
  }
  const columns = plan.variants.map((variant) => columnsFor(rules, variant))
  return { plan, game, play: (crew) => runStudy({ plan, columns, games: GAMES, crew }) }
}

/** Two threads against one. */
export async function workers(): Promise<void> {
  const { plan, play } = await study('workers')
  const [one, two] = [studyCrew(1), studyCrew(2)]
  const ratio = await ratioOf(
    ROUNDS,
    wallTime,
    () => play(two),
    () => play(one),
  )
  await two.close()
  console.log(`workers ${plan.game}: two are ${ratio.toFixed(2)} times one (wanted 1.80)`)
}

/** Four workers that take their games from a queue in PostgreSQL, each a process of one thread, against four threads of one process. */
export async function queue(): Promise<void> {
  const { plan, game, play } = await study('queue')
  const say = await wordsFor(['--lang', 'en'], {})
  const postgres = await startPostgres()
  const url = await postgres.freshUrl()
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, 'worker', '--database', url, '--workers', '1'], {
      stdio: 'ignore',
    }),
  )
  const threads = studyCrew(4)
  try {
    const queued = async () => {
      const crew = await queueCrew<Stretch, Part>({ url, game, kind: 'stretch', isStopped: () => false }, say)
      await play(crew).finally(() => crew.close())
    }
    const ratio = await ratioOf(ROUNDS, wallTime, queued, () => play(threads))
    console.log(`queue ${plan.game}: four workers behind a database do ${ratio.toFixed(2)} of four threads (wanted 0.90)`)
  } finally {
    for (const child of children) child.kill('SIGINT')
    await Promise.all(children.map((child) => once(child, 'close')))
    await threads.close()
    await postgres.end()
  }
}
