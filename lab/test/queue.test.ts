import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../server/test/postgres.ts'
import type { Question } from '../src/queue/crew.ts'
import { playQueued, type QueuedTask } from '../src/queue/play.ts'
import { answersOf, queueName, rulesOfQueue } from '../src/queue/rules-name.ts'
import { gameWith } from './game-with.ts'
import { echappee, scratchFolder, startEchappee, type Started } from './run.ts'

const GAME = await gameWith('layMax')
const STUDY = [GAME, '--vary', 'layMax=1,2', '--seed', 'queue', '--games', '200']
const PATIENCE = { timeout: 60_000 }
let postgres: TestPostgres
beforeAll(async () => void (postgres = await startPostgres()))
afterAll(() => postgres.end())

/** A database of its own: workers take part in whatever they find. */
async function freshDatabase(): Promise<string> {
  const url = new URL(await postgres.freshUrl())
  url.search = ''
  const name = `queue_${randomUUID().replaceAll('-', '')}`
  await postgres.query(url.href, `create database ${name}`)
  url.pathname = name
  return url.href
}

function start(...words: string[]): Started {
  const child = startEchappee(words)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await child.end
  })
  return child
}

const startWorker = (url: string, workers = 1) => start('worker', '--database', url, '--workers', `${workers}`)
const says = (child: Started, what: string) => vi.waitUntil(() => child.said().includes(what), PATIENCE)

async function stop(worker: Started): Promise<string> {
  worker.kill('SIGINT')
  const { code, out } = await worker.end
  expect(code).toBe(0)
  return out
}

async function opened(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, schema: 'echappee_lab', supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  return boss
}

const inWork = (url: string) => postgres.query(url, `select id from echappee_lab.job where state = 'active' and name not like '%/answers'`)

/** Holds the worker still while it has a piece of work. */
async function freezeInWork(worker: Started, url: string): Promise<void> {
  await vi.waitUntil(async () => {
    worker.kill('SIGSTOP')
    if ((await inWork(url)).length > 0) return true
    worker.kill('SIGCONT')
    return false
  }, PATIENCE)
}

describe('a study that is queued', () => {
  const whole = echappee(['compare', ...STUDY, '--workers', '1', '--json'])

  test('comes to the same bytes as one without a queue, played by four workers or by four threads of one', async () => {
    expect(whole.code).toBe(0)
    const url = await freshDatabase()
    const study = start('compare', ...STUDY, '--database', url, '--json')
    await says(study, 'queued as')
    const workers = [1, 2, 3, 4].map(() => startWorker(url))
    expect(await study.end).toMatchObject({ code: 0, out: whole.out })
    for (const worker of workers) await says(worker, 'Waiting for work')
    for (const worker of workers) expect(await stop(worker)).toMatch(/Took part in \d+ pieces? of work\./)
    const last = startWorker(url, 4)
    expect((await start('compare', ...STUDY, '--database', url, '--json').end).out).toBe(whole.out)
    expect(await stop(last)).toContain('Took part in 10 pieces of work.')
  })

  test('goes on through the queue from where threads left it off, also when whoever queued it was killed', async () => {
    const url = await freshDatabase()
    const saved = `${scratchFolder()}/half.json`
    expect(echappee(['compare', ...STUDY.slice(0, -1), '100', '--workers', '2', '--save', saved]).code).toBe(0)
    const resume = ['compare', GAME, '--resume', saved, '--games', '200', '--database', url, '--json']
    const dies = start(...resume)
    await says(dies, 'queued as')
    dies.kill('SIGKILL')
    await dies.end
    const worker = startWorker(url)
    expect(await start(...resume).end).toMatchObject({ code: 0, out: whole.out })
    await stop(worker)
  })

  test('loses nothing and counts nothing twice where a worker is killed over its games', async () => {
    const url = await freshDatabase()
    const study = start('compare', ...STUDY, '--database', url, '--json')
    await says(study, 'queued as')
    // Its last word may have been that it is done.
    do {
      const dies = startWorker(url)
      await freezeInWork(dies, url)
      dies.kill('SIGKILL')
      expect((await dies.end).code).toBe(null)
    } while ((await inWork(url)).length === 0)
    const stays = startWorker(url)
    expect(await study.end).toMatchObject({ code: 0, out: whole.out })
    await stop(stays)
  })

  test('counts once what is answered three times', async () => {
    const url = await freshDatabase()
    const study = start('compare', ...STUDY, '--database', url, '--json')
    await says(study, 'queued as')
    const boss = await opened(url)
    const { name } = (await boss.getQueues()).find((queue) => rulesOfQueue(queue.name) !== undefined)!
    const job = await vi.waitUntil(async () => (await boss.fetch<Question>(name))[0], PATIENCE)
    const { key, task } = job.data
    const answer = { key, answer: JSON.stringify(await playQueued(JSON.parse(task) as QueuedTask)) }
    // And never says that it is done, so that the worker plays it too.
    for (const _ of [1, 2]) await boss.send(answersOf(name), answer)
    await boss.fail(name, job.id)
    const worker = startWorker(url)
    expect(await study.end).toMatchObject({ code: 0, out: whole.out })
    expect(await stop(worker)).toContain('Took part in 10 pieces of work.')
  })

  test('goes on when the database was away', async () => {
    const url = await freshDatabase()
    const study = start('compare', ...STUDY, '--database', url, '--json')
    await says(study, 'queued as')
    const worker = startWorker(url)
    await freezeInWork(worker, url)
    await postgres.stop()
    worker.kill('SIGCONT')
    for (const each of [study, worker]) await says(each, 'the database does not answer')
    await postgres.start()
    expect(await study.end).toMatchObject({ code: 0, out: whole.out })
    for (const each of [study, worker]) expect(each.said()).toContain('the database answers again')
    await stop(worker)
  })

  test('Ctrl-C leaves a report marked partial, from which threads go on', async () => {
    const url = await freshDatabase()
    const saved = `${scratchFolder()}/half.json`
    const long = [...STUDY.slice(0, -1), '1000000']
    const study = start('compare', ...long, '--database', url, '--save', saved)
    const worker = startWorker(url)
    await vi.waitUntil(() => existsSync(saved), PATIENCE)
    study.kill('SIGINT')
    expect(await study.end).toMatchObject({ code: 0, out: expect.stringContaining('PARTIAL') as string })
    await stop(worker)
    const { part } = JSON.parse(readFileSync(saved, 'utf8')) as { part: { count: number } }
    const games = `${part.count + 20}`
    const resumed = echappee(['compare', GAME, '--resume', saved, '--games', games, '--json'])
    expect(resumed.out).toBe(echappee(['compare', ...STUDY.slice(0, -1), games, '--json']).out)
  })
})

test('a simulation that is queued counts as one that is not', async () => {
  const url = await freshDatabase()
  const words = ['simulate', GAME, '--games', '60', '--seed', 'q', '--metrics', '--json']
  const worker = startWorker(url)
  const { speed: queued, ...counts } = JSON.parse((await start(...words, '--database', url).end).out) as Record<string, unknown>
  const { speed: _, ...plain } = JSON.parse(echappee(words).out) as Record<string, unknown>
  expect(JSON.stringify(counts)).toBe(JSON.stringify(plain))
  expect(queued).not.toHaveProperty('workers')
  await stop(worker)
})

test('a worker leaves work of other rules alone, and says why', async () => {
  const url = await freshDatabase()
  const boss = await opened(url)
  const left = [
    { rules: { game: GAME, version: 1, sources: '0123456789ab' }, why: 'other sources of its rules or bots' },
    { rules: { game: GAME, version: 7, sources: '0123456789ab' }, why: 'version 7 of the rules, and here is version 1' },
    { rules: { game: 'petanque', version: 1, sources: '0123456789ab' }, why: 'there is no such game here' },
  ]
  const names = left.map(({ rules }) => queueName(rules, 'study'))
  for (const name of names) {
    await boss.createQueue(name)
    await boss.send(name, { key: '1', task: '{}' })
  }
  const worker = startWorker(url)
  for (const { why } of left) await says(worker, why)
  // What it may play is played while the other work lies there.
  expect((await start('compare', ...STUDY, '--database', url, '--json').end).code).toBe(0)
  expect(await stop(worker)).toContain('Took part in 10 pieces of work.')
  for (const name of names) expect(await boss.fetch(name)).toHaveLength(1)
})

test('a worker runs no program and reads no file that somebody wrote into the database', async () => {
  const plan = { game: GAME, options: {}, seed: 's', isRotated: true }
  const bots = ['greedy', 'greedy', 'greedy']
  for (const bad of [{ bots: ['run:touch /tmp/x', 'greedy', 'greedy'] }, { bots, records: '/tmp' }, { bots, metricFiles: ['/tmp/m.ts'] }])
    await expect(playQueued({ kind: 'chunk', task: { plan: { ...plan, ...bad }, first: 1, count: 1 } })).rejects.toThrow(
      'programs or files',
    )
})

describe('is refused with one sentence', () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  test.each([
    [['compare', ...STUDY, '--database', 'mysql://x'], '--database takes the address of a PostgreSQL database'],
    [['compare', ...STUDY, '--database', nowhere], "can't be used"],
    [['worker', '--database', nowhere], "can't be used"],
    [['worker', '--database', 'here'], '--database takes the address'],
    [['worker', '--database', nowhere, '--workers', '0'], '--workers takes a whole number from 1 to 256'],
    [['worker'], 'worker needs --database'],
    [['compare', ...STUDY, '--database', nowhere, '--workers', '2'], '--workers counts threads of this machine'],
    [['simulate', GAME, '--games', '1', '--database', nowhere, '--records', '/tmp/never'], 'stay on one machine'],
    [['simulate', GAME, '--games', '1', '--database', nowhere, '--seats', 'run:cat,greedy,greedy'], 'stay on one machine'],
  ])('%j', (words, why) => {
    const { code, out, err } = echappee(words)
    expect([code, out, err.trim().split('\n').length, err]).toEqual([2, '', 1, expect.stringContaining(why)])
  })
})
