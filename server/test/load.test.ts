import { expect, it } from 'vitest'
import { LoadedTable } from '../load/loaded-table.ts'
import { loadGame } from '../load/party.ts'
import { Tally } from '../load/tally.ts'
import { startService } from './tables/harness.ts'
import { SECRET_STEPS } from './tables/real-games.ts'

it('measures every answer once: at a human pace a secret one to its acknowledgement, any other to the last who hears of it', async () => {
  const table = await seated(false)
  const measured = await table.tally.count(async () => {
    while (table.tally.answers < 12) {
      table.tick()
      await new Promise((resolve) => setTimeout(resolve, 20))
      await expect.poll(() => table.waiting).toBe(0)
    }
    table.tick()
  })
  expect(table.tally.mistakes).toEqual([])
  // Three people choose secretly for their riders; whoever is last tells everybody.
  expect(measured.acknowledgements.length).toBeGreaterThan(1)
  expect(measured.latencies.length).toBeGreaterThan(0)
  expect(measured.acknowledgements.length + measured.latencies.length).toBe(12)
})

it('measures the last move of a game until everybody has heard of it, not until they sit at the next one', async () => {
  const table = await seated(false)
  const game = { isOver: false }
  void table.ended().then(() => (game.isOver = true))
  const measured = await table.tally.count(async () => {
    while (!game.isOver) {
      table.tick()
      await expect.poll(() => table.waiting, { interval: 2 }).toBe(0)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    table.leave()
  })
  expect(table.tally.mistakes).toEqual([])
  expect(measured.acknowledgements.length + measured.latencies.length).toBe(measured.answers)
})

it('measures every answer once: at full speed to its acknowledgement', async () => {
  const table = await seated(true)
  await table.tally.count(async () => table.ended())
  await expect.poll(() => table.waiting).toBe(0)
  const measured = await table.tally.count(async () => {
    table.leave()
    await table.sitDown()
    await table.ended()
    await expect.poll(() => table.waiting).toBe(0)
  })
  expect(table.tally.mistakes).toEqual([])
  expect(measured.latencies).toEqual([])
  expect(measured.acknowledgements.length).toBe(measured.answers)
  expect(Math.max(...measured.acknowledgements)).toBeLessThanOrEqual(measured.seconds * 1000)
})

async function seated(isFullSpeed: boolean): Promise<LoadedTable & { readonly tally: Tally }> {
  const { address } = await startService()
  const tally = new Tally()
  const game = await loadGame(SECRET_STEPS[0]![0])
  const table = new LoadedTable({ addresses: [address], isTogether: true, game, people: 3, tally, isFullSpeed }, 0, 'any seed')
  await table.sitDown()
  return Object.assign(table, { tally })
}
