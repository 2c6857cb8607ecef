import { readFileSync } from 'node:fs'
import { startPostgres, type TestPostgres } from '../test/postgres.ts'
import { loadNodes, runLoad, type LoadOrders } from './run.ts'
import { freePort, startServer, type ServerProcess } from './server-process.ts'

/** What one number of nodes carried; the embedded store is one node without a database. */
export interface NodesResult {
  readonly nodes: number
  readonly store: 'embedded' | 'postgres'
  readonly movesPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  readonly nodesUsPerMove: number
  readonly databaseUsPerMove: number
  readonly playersUsPerMove: number
  /** Transactions of the database, and appends of tables in them, for each move. */
  readonly commitsPerMove: number
  readonly writesPerMove: number
  readonly mistakes: number
}

/** The embedded store beside a real PostgreSQL with more and more nodes, each seat of a table at another node. */
export async function runNodes(orders: LoadOrders, counts: readonly number[]): Promise<NodesResult[]> {
  const alone = await runLoad(orders)
  const results: NodesResult[] = [resultOf({ ...alone, otherCpuUsPerMove: 0 }, { nodes: 1, store: 'embedded', commits: 0, writes: 0 })]
  tell(results[0]!)
  const postgres = await startPostgres()
  try {
    for (const nodes of counts) {
      const result = await onNodes(orders, postgres, nodes)
      results.push(result)
      tell(result)
    }
  } finally {
    await postgres.end()
  }
  return results
}

async function onNodes(orders: LoadOrders, postgres: TestPostgres, count: number): Promise<NodesResult> {
  const url = await postgres.freshUrl()
  const servers: ServerProcess[] = []
  try {
    for (let i = 0; i < count; i++)
      servers.push(
        await startServer({
          store: { DATABASE_URL: url },
          port: await freePort(),
          program: 'tables-only',
          nodeOptions: orders.nodeOptions,
        }),
      )
    const root = await postmaster(postgres, url)
    const before = await countersOf(postgres, url)
    const loaded = await loadNodes(orders, servers, () => cpuOfFamily(root))
    const after = await countersOf(postgres, url)
    // Counted over the warm-up too, like the moves in the log.
    const moves = after.moves - before.moves
    return resultOf(loaded, {
      nodes: count,
      store: 'postgres',
      commits: (after.commits - before.commits) / moves,
      writes: (after.writes - before.writes) / moves,
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

type Loaded = Awaited<ReturnType<typeof loadNodes>>

function resultOf(
  loaded: Omit<Loaded, 'rssMb'>,
  { nodes, store, commits, writes }: { nodes: number; store: NodesResult['store']; commits: number; writes: number },
): NodesResult {
  return {
    nodes,
    store,
    movesPerSecond: Math.round(loaded.movesPerSecond),
    p50ms: tenth(loaded.p50ms),
    p99ms: tenth(loaded.p99ms),
    nodesUsPerMove: Math.round(loaded.cpuUsPerMove ?? Number.NaN),
    databaseUsPerMove: Math.round(loaded.otherCpuUsPerMove),
    playersUsPerMove: Math.round(loaded.playersCpuUsPerMove),
    commitsPerMove: hundredth(commits),
    writesPerMove: hundredth(writes),
    mistakes: loaded.mistakes.length,
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100

function tell(result: NodesResult): void {
  const { nodes, store, movesPerSecond, p50ms, p99ms, nodesUsPerMove, databaseUsPerMove, commitsPerMove, writesPerMove } = result
  console.log(
    `${store}, ${nodes} node${nodes === 1 ? '' : 's'}: ${movesPerSecond} moves/s (p50 ${p50ms}, p99 ${p99ms} ms); a move takes ${nodesUsPerMove} µs of the nodes, ${databaseUsPerMove} µs of the database, ${commitsPerMove} commits and ${writesPerMove} appends`,
  )
}

async function countersOf(postgres: TestPostgres, url: string): Promise<{ commits: number; moves: number; writes: number }> {
  // Figures of a session reach the others when it rests.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const [row] = await postgres.query<{ commits: string; moves: string; writes: string }>(
    url,
    `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
            (select count(*) from entries where payload like '%"moved"%') as moves,
            (select n_tup_upd from pg_stat_user_tables where relname = 'tables' and schemaname = current_schema()) as writes`,
  )
  return { commits: Number(row!.commits), moves: Number(row!.moves), writes: Number(row!.writes) }
}

/** The process that all processes of the database come from. */
async function postmaster(postgres: TestPostgres, url: string): Promise<number> {
  const [row] = await postgres.query<{ pid: number }>(url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`)
  return statOf(row!.pid).parent
}

/** Seconds of processor time of a process, of its children that are gone, and of those that live. */
function cpuOfFamily(root: number): number {
  const children = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [root, ...children].reduce((seconds, pid) => seconds + statOf(pid).seconds, 0)
}

function statOf(pid: number): { readonly parent: number; readonly seconds: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), seconds: ticks / 100 }
  } catch {
    return { parent: 0, seconds: 0 }
  }
}
