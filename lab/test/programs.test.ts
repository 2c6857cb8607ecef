import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lastJson, scratchFolder, toyEchappee } from './run.ts'

const sample = (name: string) => fileURLToPath(new URL(`../../docs/bots/${name}`, import.meta.url))
const node = process.execPath

interface Simulated {
  byBot: { bot: string; wins: number }[]
  faults: { bot: string; kind: string; detail: string; seat: number }[]
}

function simulate(bot: string, ...more: string[]): Simulated {
  const ran = toyEchappee(['simulate', 'sealed-bids', '--games', '3', '--seats', `${bot},greedy`, '--workers', '1', '--json', ...more])
  expect(ran.err).toBe('')
  return lastJson(ran) as unknown as Simulated
}

/** A bot in one line, which says hello rightly and then does what is wrong. */
function badBot(onDecide: string): string {
  const file = join(scratchFolder(), 'bot.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { type } = JSON.parse(line)
  if (type === 'hello') console.log('{"type":"hello","name":"bad"}')
  else if (type === 'decide') { ${onDecide} }
}`,
  )
  return `run:${node} ${file}`
}

test.each([
  ['bot.mjs', node],
  ['bot.py', 'python3'],
])('the sample %s plays whole games', (name, runner) => {
  const { faults, byBot } = simulate(`run:${runner} ${sample(name)}`)
  expect(faults).toEqual([])
  expect(byBot.map(({ bot }) => bot)).toContain(`run:${runner} ${sample(name)}`)
})

test.each<[string, string, string]>([
  ['says no JSON', 'console.log("I bid nine")', 'garbage'],
  ['says other JSON', 'console.log(\'{"type":"move"}\')', 'garbage'],
  ['names a move that there is not', 'console.log(\'{"type":"move","move":99}\')', 'range'],
  [
    'writes a line without end',
    "const more = () => process.stdout.write('x'.repeat(1 << 20), more); more(); await new Promise(() => {})",
    'garbage',
  ],
  ['talks without end', "for (let i = 0; i < 50000; i++) console.log('{}')", 'garbage'],
  ['ends', 'process.exit(0)', 'exit'],
  ['is late', '', 'late'],
])('a program that %s loses every game, and the others have theirs', (_what, onDecide, kind) => {
  const { faults, byBot } = simulate(badBot(onDecide), '--bot-ms', kind === 'late' ? '300' : '10000')
  expect(faults).toHaveLength(3)
  for (const fault of faults) expect(fault.kind).toBe(kind)
  expect(byBot.find(({ bot }) => bot === 'greedy')!.wins).toBe(3)
})

test('a program that is not there loses, and the summary says why', () => {
  const ran = toyEchappee(['simulate', 'sealed-bids', '--games', '2', '--seats', 'run:no-such-program,greedy', '--workers', '1'])
  expect(ran.code).toBe(0)
  expect(ran.out).toContain("2 games lost by a program's own fault")
  expect(ran.out).toContain('it could not be started')
})

test('a game with a program is recorded and replays without it', () => {
  const folder = scratchFolder()
  simulate(`run:${node} ${sample('bot.mjs')}`, '--records', folder)
  const file = join(folder, 'sealed-bids-1.json')
  expect(readFileSync(file, 'utf8')).toContain('run:')
  expect(toyEchappee(['replay', file]).code).toBe(0)
})

test('bot-protocol explains itself, and shows a conversation that a bot can be tried with', () => {
  expect(toyEchappee(['bot-protocol']).out).toContain('"type": "decide"')
  expect(lastJson(toyEchappee(['bot-protocol', '--json']))).toMatchObject({ protocol: 1, decisionMs: 5000 })
  const lines = toyEchappee(['bot-protocol', '--example', 'sealed-bids']).out.trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(['hello', 'hello', 'decide', 'move'])
})
