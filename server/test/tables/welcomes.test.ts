import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SPECTATOR } from '@echappee/kernel'
import { expect, it } from 'vitest'
import { welcomeText } from '../../src/tables/outgoing.ts'
import { putFinishedTable } from './finished-table.ts'
import { startService } from './harness.ts'
import { LONGEST } from './real-games.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapUsed(): number {
  collect()
  return process.memoryUsage().heapUsed
}

it('S26: whoever comes back with one number after the other is kept no more memory for than one who comes once', async () => {
  const service = await startService()
  const { model } = await putFinishedTable(service.store, LONGEST.game, LONGEST.race.options, 6)
  const welcome = (seen: number): string =>
    welcomeText(model, SPECTATOR, { seen, epoch: model.epochOf(SPECTATOR) }, { now: 0, presence: [] })
  const [fromStart, resumed] = [welcome(0), welcome(1)]
  expect(fromStart.length).toBeGreaterThan(10_000)
  const before = heapUsed()
  let told = 0
  for (let seen = 1; seen <= 1000; seen++) told += welcome(seen).length
  expect(heapUsed() - before).toBeLessThan(told / 10)
  expect([welcome(0), welcome(1)]).toEqual([fromStart, resumed])
})
