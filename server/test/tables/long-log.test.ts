import { expect, it } from 'vitest'
import { seatParty, startService } from './harness.ts'

it('S34: a long log is opened without holding up others', async () => {
  const before = await startService()
  const { id } = await seatParty(before, '_template', 2)
  const payloads = Array.from({ length: 1000 }, (_, i) => ({ type: 'said', seat: 0, text: `line ${i}`, at: i }))
  await before.store.append({ table: id, after: (await before.store.lastSeq(id))!, payloads })
  const after = await startService({ store: before.store })
  const live = await after.tables.open(id)
  let turns = 0
  let isDone = false
  const turn = (): void => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  expect(await live.read((model) => model.said)).toBe(1000)
  isDone = true
  // Everything else on this node had its turn so often meanwhile.
  expect(turns).toBeGreaterThan(30)
})
