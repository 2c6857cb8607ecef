// npm run load -- [--pace human | --pace full | --postgres | --idle | --hostile N | --beside --anchors DIR] …: how much one server carries. See docs/load.md.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nodesHere, runBeside, type BesideOrders } from './comparison.ts'
import { measureHostile, type HostileOrders } from './hostile.ts'
import { measureIdle } from './idle.ts'
import { runNodes } from './nodes.ts'
import { LOAD_SPEEDS, PEOPLE, runLoad, type LoadOrders, type LoadResult } from './run.ts'

const DEFAULT_TABLES = { human: 500, full: 50 } as const
const DEFAULT_SECONDS = { human: 20, full: 5 } as const
const DEFAULT_GAME = 'coup-de-bordure'
/** Nobody wants a load without end. */
const MOST = 5000

try {
  await main()
} catch (error) {
  const { code, message } = error as Error & { code?: string }
  const hint = code?.startsWith('ERR_PARSE_ARGS') ? '. docs/load.md says what there is.' : ''
  console.error(`The load could not be made: ${message}${hint}`)
  process.exit(2)
}

async function main(): Promise<void> {
  const orders = readOrders()
  if (orders.mode === 'wrong') {
    console.error(orders.sentence)
    process.exit(2)
  }
  switch (orders.mode) {
    case 'idle':
      return finish(await measureIdle(orders.load.game, orders.load.tables, PEOPLE))
    case 'hostile':
      return finish(await measureHostile(orders.hostile))
    case 'beside':
      return finish(await runBeside(orders.load, orders.beside))
    case 'postgres': {
      const results = await runNodes(orders.load, orders.nodes)
      return finish({ game: orders.load.game, results }, results.every(({ mistakes }) => mistakes === 0) ? 0 : 1)
    }
    case 'load': {
      const result = await runLoad(orders.load)
      tell(result)
      finish(
        { ...result, pace: orders.load.pace, game: orders.load.game, mistakes: result.mistakes.length },
        result.mistakes.length === 0 ? 0 : 1,
      )
    }
  }
}

function finish(result: object, code = 0): never {
  console.log(JSON.stringify(result))
  process.exit(code)
}

type Read =
  | { readonly mode: 'load' | 'idle'; readonly load: LoadOrders }
  | { readonly mode: 'postgres'; readonly load: LoadOrders; readonly nodes: readonly number[] }
  | { readonly mode: 'hostile'; readonly hostile: HostileOrders }
  | { readonly mode: 'beside'; readonly load: LoadOrders; readonly beside: BesideOrders }
  | { readonly mode: 'wrong'; readonly sentence: string }

function readOrders(): Read {
  const { values } = parseArgs({
    options: {
      pace: { type: 'string' },
      idle: { type: 'boolean', default: false },
      hostile: { type: 'string' },
      addresses: { type: 'string', default: '1' },
      level: { type: 'string', default: 'leader' },
      decisions: { type: 'string', default: '60' },
      beside: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      nodes: { type: 'string', default: '1,2,4' },
      together: { type: 'boolean', default: false },
      anchors: { type: 'string' },
      bare: { type: 'boolean', default: false },
      'their-node': { type: 'string' },
      rounds: { type: 'string', default: '5' },
      game: { type: 'string', default: DEFAULT_GAME },
      tables: { type: 'string' },
      seconds: { type: 'string' },
      'warm-up': { type: 'string', default: '3' },
      processes: { type: 'string', default: '1' },
      profile: { type: 'string' },
    },
  })
  const pace = LOAD_SPEEDS.find((one) => one === (values.pace ?? (values.beside || values.postgres ? 'full' : 'human')))
  if (pace === undefined) return { mode: 'wrong', sentence: `--pace is "${values.pace}"; it must be ${LOAD_SPEEDS.join(' or ')}.` }
  const numbers = {
    tables: Number(values.tables ?? DEFAULT_TABLES[pace]),
    seconds: Number(values.seconds ?? DEFAULT_SECONDS[pace]),
    warmUp: Number(values['warm-up']),
    processes: Number(values.processes),
  }
  const rounds = Number(values.rounds)
  const decisions = Number(values.decisions)
  const addresses = Number(values.addresses)
  for (const [name, value] of Object.entries({ ...numbers, rounds, decisions, addresses, hostile: Number(values.hostile ?? 1) })) {
    if (!(value > 0 && value <= MOST)) return { mode: 'wrong', sentence: `${name} must be a number from 1 to ${MOST}.` }
  }
  const nodeOptions = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
  const load = { ...numbers, game: values.game, pace, nodeOptions, isTogether: values.together }
  if (values.idle) return { mode: 'idle', load }
  if (values.hostile !== undefined)
    return {
      mode: 'hostile',
      hostile: { game: values.game, tables: Number(values.hostile), addresses, decisions, rounds, level: values.level },
    }
  if (values.postgres) {
    const nodes = values.nodes.split(',').map(Number)
    if (!nodes.every((count) => Number.isInteger(count) && count >= 1 && count <= 8))
      return { mode: 'wrong', sentence: `--nodes is "${values.nodes}"; it must be numbers from 1 to 8, like 1,2,4.` }
    return { mode: 'postgres', load, nodes }
  }
  if (!values.beside) return { mode: 'load', load }
  if (values.anchors === undefined)
    return { mode: 'wrong', sentence: '--beside needs --anchors DIR: a prepared copy of the anchors (see docs/load.md).' }
  const theirNode = values['their-node']
  if (theirNode !== undefined && theirNode !== 'none' && !existsSync(theirNode))
    return { mode: 'wrong', sentence: `--their-node is "${theirNode}"; there is no such program.` }
  const theirNodes = theirNode === undefined ? nodesHere() : theirNode === 'none' ? [] : [theirNode]
  return { mode: 'beside', load, beside: { anchors: values.anchors, rounds, theirNodes, isBare: values.bare } }
}

function tell(result: LoadResult): void {
  const {
    movesPerSecond,
    p50ms,
    p99ms,
    toldP50ms,
    toldP99ms,
    tables,
    sockets,
    games,
    rssMb,
    cpuUsPerMove,
    playersCpuUsPerMove,
    durableP99ms,
    wakeP99ms,
    mistakes,
  } = result
  console.log(`${tables} tables, ${sockets} sockets: ${Math.round(movesPerSecond)} acknowledged moves/s, ${games} games ended`)
  for (const [name, p50, p99] of [
    ['to the acknowledgement', p50ms, p99ms],
    ["to everyone's event", toldP50ms, toldP99ms],
  ] as const)
    if (!Number.isNaN(p50)) console.log(`from submission ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  const cpu =
    cpuUsPerMove === undefined
      ? ''
      : `, ${Math.round(cpuUsPerMove)} µs of processor time per move (the players ${Math.round(playersCpuUsPerMove)} µs)`
  console.log(`server: ${Math.round(rssMb)} MB${cpu}`)
  console.log(
    `99 of 100 writes were durable within ${durableP99ms} ms; a process that only waits was woken up to ${wakeP99ms.toFixed(1)} ms late (p99)`,
  )
  if (mistakes.length > 0) console.log(`MISTAKES: ${mistakes.length}, the first: ${mistakes.slice(0, 3).join(' | ')}`)
}
