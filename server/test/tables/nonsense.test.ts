import { seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { Client } from './client.ts'
import { GAMES, SHORT, gameOf } from './games.ts'
import { api, seatParty, startService, wanted } from './harness.ts'

const GAME = '_template'

describe('nonsense', () => {
  const nonsense = [
    '',
    'hello',
    'null',
    '[]',
    '{}',
    '{"type":"hello"}',
    '{"type":"move"}',
    '{"type":"hello","table":7,"seen":0,"epoch":0}',
    '{"type":"hello","table":"x","seen":-1,"epoch":0}',
    '{"type":"__proto__"}',
    '['.repeat(8000) + ']'.repeat(8000),
    `{"type":"move","id":1,"decision":0,"move":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  ]

  it('S12: on a socket is answered with a sentence and stops nothing', async () => {
    const service = await startService()
    for (const text of nonsense) {
      const client = await Client.open(service.address, GAME)
      client.say(text)
      await client.untilClosed()
      expect(client.messages.at(-1)).toMatchObject({
        type: 'problem',
        problem: { code: expect.stringMatching(/^(malformed|helloFirst)$/) },
      })
      expect(client.raw.at(-1)).not.toMatch(/\.ts|node_modules|at .*\(/)
    }
    const binary = await Client.open(service.address, GAME)
    binary.socket.send(Buffer.from([1, 2, 3]))
    expect((await binary.untilClosed()).code).toBe(4000)
    const { clients } = await seatParty(service, GAME, 2)
    await Promise.all(clients.map((client) => client.play()))
  })

  it('S12: as an address is answered with a sentence', async () => {
    const service = await startService()
    for (const path of ['/t/%E0%A4%A', '/api/tables/%E0%A4%A'])
      expect(await api(service, 'GET', path)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it.each(GAMES)('S12: as a move of %s is refused in the words of match and game, and changes nothing', async (game) => {
    const service = await startService()
    const { min } = (await gameOf(game)).rules.seats
    const { id, clients } = await seatParty(service, game, min, { options: SHORT[game]! })
    const seq = await service.store.lastSeq(id)
    for (const move of [
      null,
      7,
      'x',
      [],
      {},
      { type: 'nonsense' },
      { type: 'roll', more: 1, card: -1 },
      { card: 1e300 },
      { toString: 'x' },
    ])
      for (const client of clients) {
        const answer = await client.move(move, 3)
        expect(answer.ok).toBe(false)
        expect(Object.keys(answer).filter((key) => !['type', 'to', 'ok', 'refusal', 'issues'].includes(key))).toEqual([])
      }
    expect(await service.store.lastSeq(id)).toBe(seq)
  })

  it.each(GAMES)('S4: a refusal in %s is what the seat could have told itself from its view', async (game) => {
    const service = await startService()
    const { rules } = await gameOf(game)
    const refused: unknown[] = []
    const provoke = async (client: Client): Promise<void> => {
      for (let turn = 0; ; turn++) {
        await client.until(() => client.isAwaited || client.isOver)
        if (client.isOver) return
        const guess = rules.determinize(client.scene, seededChance(`guess ${client.seat} ${turn}`))
        const moves = turn < 30 ? rules.candidates(guess, client.seat).slice(0, 5) : []
        for (const move of moves) {
          const refusal = rules.whyNot(guess, client.seat, move)
          if (refusal === undefined) continue
          refused.push(refusal)
          expect(await client.move(move)).toMatchObject({ ok: false, refusal })
        }
        await client.move(client.choice('random'))
      }
    }
    // A short game may give no occasion for a refusal: its chance is the server's secret.
    for (let table = 0; table < 12 && refused.length === 0; table++) {
      const { clients } = await seatParty(service, game, rules.seats.min, { options: SHORT[game]! })
      await Promise.all(clients.map(provoke))
      expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
    }
    expect(refused.length).toBeGreaterThan(0)
  })

  it('S12: over HTTP is answered with a sentence', async () => {
    const service = await startService({ findGame: () => Promise.reject(new Error('inner secret at /home/x.ts')) })
    for (const text of nonsense) {
      const response = await fetch(`${service.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed'])
    }
    const broken = await api(service, 'POST', '/api/tables', await wanted(GAME))
    expect(broken).toEqual({ status: 500, body: { code: 'broken', sentence: 'Something is wrong inside the server.' } })
    expect((await api(service, 'GET', '/api/tables/%00')).status).toBe(404)
    expect((await api(service, 'GET', `/api/tables/${'x'.repeat(90)}`)).status).toBe(404)
    expect((await api(service, 'GET', '/api/tables?id=x&updatedAt=1e99')).status).toBe(400)
    expect((await api(service, 'GET', '/api/nothing')).status).toBe(404)
  })
})
