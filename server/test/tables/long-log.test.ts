import { defaultOptions } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { TableModel } from '../../src/tables/model.ts'
import type { LogEntry, TableMeta } from '../../src/tables/log-entry.ts'
import { MOST_ENTRIES, tryRequest, type Request } from '../../src/tables/requests.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { gameOf } from './games.ts'
import { greet, json, seatParty, startService, temporaryFolder } from './harness.ts'

const GAME = '_template'

describe('a long log', () => {
  it('S34: is opened without holding up others: a whole round elsewhere is over first', async () => {
    const dataFolder = temporaryFolder()
    const before = await startService({ dataFolder })
    const { id, clients } = await seatParty(before, GAME, 2)
    const move = json(clients[0]!.choice())
    const pair: LogEntry[] = [
      { type: 'moved', seat: 0, decision: 0, move, by: 'owner', deadline: null },
      { type: 'undone', seat: 0 },
    ]
    await before.close()
    const store = await openSqliteStore(dataFolder)
    for (let i = 0; i < 16; i++) {
      const payloads = json(Array.from({ length: 500 }, () => pair).flat()) as []
      await store.append({ table: id, after: (await store.lastSeq(id))!, payloads })
    }
    const after = await startService({ store })
    const { clients: others } = await seatParty(after, GAME, 2)
    const order: string[] = []
    const opened = greet(after, GAME, { table: id }).then(() => order.push('the long log is open'))
    for (const _ of [1, 2, 3])
      for (const other of others) {
        await other.move(other.choice())
        order.push('moved')
      }
    await opened
    expect(order.indexOf('the long log is open')).toBeGreaterThanOrEqual(others.length)
  })

  it('S34: gives the turn to others all the time, also where it is talk alone', async () => {
    const before = await startService()
    const { id } = await seatParty(before, GAME, 2)
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
})

describe('S24: a log that is full takes nothing but its end', () => {
  const nonce = 'a'.repeat(32)
  const waiting: Record<string, Request> = {
    join: { type: 'join', seat: undefined, name: 'Late', nonce, keyHash: 'h' },
    come: { type: 'come', seat: 0, nonce },
    fill: { type: 'fill', seat: 1, by: 'greedy' },
    start: { type: 'start' },
  }
  const running: Record<string, Request> = {
    move: { type: 'move', seat: 0, decision: 0, moves: [{ card: 1 }], by: 'owner' },
    fallBack: { type: 'fallBack', seat: 0, decision: 0 },
    timeOut: { type: 'timeOut' },
    undo: { type: 'undo', seat: 0 },
    return: { type: 'return', seat: 0 },
    say: { type: 'say', seat: 0, text: 'more' },
    switchChat: { type: 'switchChat', isOn: false },
    rematch: { type: 'rematch', table: 'x' },
    end: { type: 'end', reason: 'abandoned' },
  }
  // Whoever adds a kind of request adds it here.
  const all: Record<Request['type'], Request> = { ...waiting, ...running } as Record<Request['type'], Request>

  it.each(Object.entries(all))('%s', async (name, request) => {
    const model = await fullTable(name in running)
    const first = tryRequest(model, request, 1)
    const entries = 'entries' in first ? first.entries : []
    expect(entries.map(({ type }) => type)).toEqual(['ended'])
    for (const entry of entries) model.settle(entry, model.seq + 1)
    expect(tryRequest(model, request, 1)).not.toHaveProperty('entries')
  })
})

async function fullTable(isRunning: boolean): Promise<TableModel> {
  const { rules } = await gameOf(GAME)
  const meta = {
    game: GAME,
    rulesVersion: rules.rulesVersion,
    options: json(defaultOptions(rules.optionFields)),
    isPublic: false,
    clock: { kind: 'decision', seconds: 0 },
    hasChat: true,
    standIn: { after: 2, level: 'greedy' },
    commitment: '',
    secret: 'b'.repeat(64),
    host: 0,
    seats: [
      { name: 'Anne', by: 'human', nonce: isRunning ? 'c'.repeat(32) : '' },
      { name: isRunning ? 'Bo' : '', by: isRunning ? 'human' : 'open', nonce: isRunning ? 'd'.repeat(32) : '' },
    ],
    rematchOf: null,
  } as TableMeta
  const model = new TableModel('t', meta, rules)
  if (isRunning) model.take({ type: 'started', deadline: 0 }, 1)
  model.seq = MOST_ENTRIES
  return model
}
