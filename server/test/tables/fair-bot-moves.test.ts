import { botChance, chooseMove, isBotLevel } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import { verifyFairness } from '@echappee/protocol'
import { expect, it } from 'vitest'
import { SHORT, gameOf } from './games.ts'
import { api, create, greet, start, startService } from './harness.ts'
import { IN_TURN, SEVERAL_ANSWERS } from './real-games.ts'

it.each([SEVERAL_ANSWERS, IN_TURN])('S30: every move of a bot in %s can be thought about again from the secret', async (id) => {
  const service = await startService()
  const host = await create(service, id, { seats: ['open', 'greedy', 'random'], options: SHORT[id]! })
  const client = await greet(service, id, { table: host.table.id, key: host.key })
  await start(service, host)
  await client.until(() => client.turn !== null)
  await client.play()
  const { record, fairness } = (await api(service, 'GET', `/api/tables/${host.table.id}/record`)).body
  const { rules: game, knowledge } = await gameOf(id)
  const verified = verifyFairness(game, record, fairness, {
    think: ({ level, view, seat, decision, seed }) =>
      isBotLevel(level) ? (chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision) }) as Json) : null,
  })
  const byBots = record.moves.filter(({ seat }: { seat: number }) => seat > 0).length
  expect(verified).toMatchObject({ ok: true, botMoves: byBots, otherBotMoves: [] })
})
