import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { greet, seatParty, startService } from './harness.ts'
import { SECRET_STEPS } from './real-games.ts'

describe('a secret step', () => {
  it.each(SECRET_STEPS)(
    'S29: of %s is one neutral state to all others, whatever is answered, how often and how fast',
    async (game, options, people) => {
      const service = await startService()
      const { id, clients } = await seatParty(service, game, people, { options })
      const onlooker = await greet(service, game, { table: id })
      const [busy, ...others] = clients as [Client, ...Client[]]
      await allAreHere([...clients, onlooker])
      const messageCounts = () => [onlooker, ...others].map(({ raw }) => raw.length)
      const before = messageCounts()
      const scenes = JSON.stringify([onlooker, ...others].map(({ scene, turn }) => [scene, turn]))
      // Answers, takes back, answers again; where the step asks for several answers, several.
      for (let i = 0; i < 6; i++) {
        if (busy.isAwaited) expect(await busy.move(busy.choice())).toMatchObject({ ok: true })
        if (i % 2 === 1 && busy.turn!.canUndo) expect(await busy.ask({ type: 'undo' })).toMatchObject({ ok: true })
      }
      while (busy.isAwaited) await busy.move(busy.choice())
      expect(busy.turn!.committed).toEqual([0])
      // Whoever comes now learns no more.
      const late = await greet(service, game, { table: id })
      expect([late.scene, late.turn]).toEqual([onlooker.scene, onlooker.turn])
      expect(onlooker.turn!.awaited).toEqual(clients.map(({ seat }) => seat))
      for (const one of [onlooker, ...others]) await one.ask({ type: 'ping' })
      expect(messageCounts().map((count, i) => count - before[i]!)).toEqual(before.map(() => 1))
      expect(JSON.stringify([onlooker, ...others].map(({ scene, turn }) => [scene, turn]))).toBe(scenes)
      // Then the result, for all.
      for (const client of others)
        while (client.isAwaited && onlooker.raw.length === before[0]! + 1)
          expect(await client.move(client.choice())).toMatchObject({ ok: true })
      await onlooker.until(() => onlooker.raw.length > before[0]! + 1)
      expect([...clients, onlooker].flatMap(({ mistakes }) => mistakes)).toEqual([])
    },
  )

  it.each(SECRET_STEPS)(
    'S29: of %s sends others nothing when one answers, not even whoever moved last before it, with a clock or not',
    async (game, options, people) => {
      const time = { now: 1_000_000 }
      const service = await startService({ now: () => time.now, sweepEvery: 1e9 })
      const { id, clients } = await seatParty(service, game, people, { options, clock: { kind: 'decision', seconds: 600 } })
      const onlooker = await greet(service, game, { table: id })
      await allAreHere([...clients, onlooker])
      const table = await service.tables.open(id)
      const isFresh = () => table.read(({ match }) => match!.toAct().length > 1 && match!.committed().length === 0)
      // The first step, then those that follow a move that its owner could have taken back.
      let found = 0
      for (let moves = 0; moves < 100 && found < 3; moves++) {
        const acting = await table.read(({ match }) => match!.toAct())
        if (acting.length === 0) break
        const mover = clients.find(({ seat }) => seat === acting[0])!
        await mover.until(() => mover.isAwaited)
        expect(await mover.move(mover.choice())).toMatchObject({ ok: true })
        if (!(await isFresh())) continue
        const asked = await table.read(({ match }) => match!.toAct())
        const busy = clients.find(({ seat }) => asked.includes(seat) && seat !== mover.seat)!
        const others = [onlooker, ...clients.filter((client) => client !== busy)]
        for (const one of [busy, ...others]) await one.ask({ type: 'ping' })
        found++
        const before = others.map(({ raw, turn }) => [raw.length, JSON.stringify(turn)])
        while (busy.isAwaited && busy.turn!.awaited.length > 1) {
          time.now += 7000
          expect(await busy.move(busy.choice())).toMatchObject({ ok: true })
        }
        for (const one of others) await one.ask({ type: 'ping' })
        expect(others.map(({ raw, turn }) => [raw.length - 1, JSON.stringify(turn)])).toEqual(before)
      }
      expect(found).toBeGreaterThan(0)
      expect([...clients, onlooker].flatMap(({ mistakes }) => mistakes)).toEqual([])
    },
  )
})

/** Who has come is told a moment later, to everybody at once: on a slow machine in the middle of a step. */
async function allAreHere(clients: readonly Client[]): Promise<void> {
  const [first] = clients
  await first!.until(() => first!.messages.some((message) => message.type === 'presence' && message.presence.every(({ isHere }) => isHere)))
  for (const client of clients) await client.ask({ type: 'ping' })
}
