import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'
import type { NewPlace } from './place.ts'

const ROUNDS = 4

export function durabilityContract(newPlace: NewPlace): void {
  it('has every acknowledged entry after kill -9 in the middle of writing, again and again', async () => {
    const place = await newPlace()
    const acknowledged = new Map<string, string>()
    let killedWhileWriting = 0
    for (let round = 1; round <= ROUNDS; round++) {
      const child = startChild(place.env, round, 'write')
      expect(await child.isOpen, child.errors()).toBe(true)
      await expect.poll(() => child.output().length, { interval: 10 }).toBeGreaterThan(1000)
      await pause(Math.random() * 400)
      await child.kill()
      const before = acknowledged.size
      // The last line may be cut off.
      for (const line of child.output().split('\n').slice(1, -1)) {
        const [table = '', seq = '', payload = ''] = line.split(' ')
        acknowledged.set(`${table} ${seq}`, payload)
      }
      if (acknowledged.size > before) killedWhileWriting++

      const store = await place.open()
      const kept = new Map<string, unknown>()
      for await (const { id, seq } of store.allTables()) {
        const entries = []
        while (entries.length < seq) entries.push(...(await store.readEntries(id, entries.length, 10_000)))
        expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, i) => i + 1))
        for (const entry of entries) kept.set(`${id} ${entry.seq}`, entry.payload)
      }
      await store.close()
      const lost = [...acknowledged].filter(([key, payload]) => kept.get(key) !== payload)
      expect(lost).toEqual([])
    }
    expect(killedWhileWriting).toBe(ROUNDS)
    await place.remove()
  })
}
