import { canonicalJson, seededChance, SPECTATOR, type Chance, type Seat } from '@echappee/kernel'
import { commitTo, serverMessageSchema, type ServerMessage } from '@echappee/protocol'
import { expect, it } from 'vitest'
import { toy } from '../../../kernel/test/toy.ts'
import { tryAll } from '../../src/tables/batch.ts'
import type { LogEntry, TableMeta } from '../../src/tables/log-entry.ts'
import { TableModel } from '../../src/tables/model.ts'
import type { Request } from '../../src/tables/requests.ts'
import { newsOf, welcomeText } from '../../src/tables/outgoing.ts'

const meta: TableMeta = {
  game: 'toy',
  rulesVersion: 1,
  options: { rounds: 5 },
  isPublic: false,
  clock: { kind: 'decision', seconds: 60 },
  hasChat: true,
  standIn: { after: 3, level: 'random' },
  commitment: commitTo('secret'),
  secret: 'secret',
  host: 0,
  seats: [0, 1, 2].map((seat) => ({ name: `${seat}`, by: 'human', nonce: `n${seat}` })),
  rematchOf: null,
}

/** What a viewer has heard, kept as a client keeps it. */
class Listener {
  readonly viewer: Seat
  events: unknown[] = []
  epoch = 0
  view: unknown = null

  constructor(viewer: Seat) {
    this.viewer = viewer
  }

  take(message: ServerMessage): void {
    if (message.type !== 'events' && message.type !== 'reset' && message.type !== 'welcome') return
    expect(message.from).toBeLessThanOrEqual(this.events.length)
    if (message.type === 'events') expect([message.from, message.epoch]).toEqual([this.events.length, this.epoch])
    else this.view = message.view
    this.events = [...this.events.slice(0, message.from), ...message.events]
    this.epoch = message.epoch
  }
}

it('whatever is played, replaced and taken back, everybody knows what the match told them, and every rebuilt model says the same', () => {
  let undone = 0
  let replaced = 0
  let together = 0
  for (let game = 0; game < 100; game++) {
    const chance = seededChance(`told ${game}`)
    const model = new TableModel('table-id', meta, toy)
    const log: LogEntry[] = []
    const steady = [0, 1].map((viewer) => new Listener(viewer))
    const guests = [2, SPECTATOR].map((viewer) => new Listener(viewer))
    const there = new Set<Listener>(steady)
    write(model, [{ type: 'start' }], log, there)
    for (let step = 0; step < 60 && model.status === 'running'; step++) {
      const requests = Array.from({ length: 1 + chance.int(4) }, () => anything(model, chance))
      const epoch = model.epoch
      const written = write(model, requests, log, there)
      if (written > 1) together++
      if (model.epoch > epoch && requests.some(({ type }) => type === 'undo')) undone++
      else if (model.epoch > epoch) replaced++
      // Some come and go, and ask for what they have not seen.
      const guest = guests[chance.int(8)]
      if (guest !== undefined && !there.delete(guest)) {
        there.add(guest)
        guest.take(welcomed(model, guest.viewer, { seen: guest.events.length, epoch: guest.epoch }))
        expect(canonicalJson(guest.view)).toBe(canonicalJson(model.match!.view(guest.viewer)))
      }
      for (const { viewer, events, epoch: known } of there) {
        expect(canonicalJson(events)).toBe(canonicalJson(model.match!.events(viewer)))
        expect(known).toBe(model.epoch)
      }
    }
    const rebuilt = new TableModel('table-id', meta, toy)
    for (const [i, entry] of log.entries()) rebuilt.take(entry, i + 1)
    for (const viewer of [0, 1, 2, SPECTATOR])
      expect(welcomed(rebuilt, viewer, { seen: 0, epoch: 0 })).toEqual(welcomed(model, viewer, { seen: 0, epoch: 0 }))
  }
  expect(Math.min(undone, replaced, together)).toBeGreaterThan(50)
})

const welcomed = (model: TableModel, viewer: Seat, has: { seen: number; epoch: number }): ServerMessage =>
  serverMessageSchema.parse(JSON.parse(welcomeText(model, viewer, has, { now: 0, presence: [] })))

/** As a live table does it, without a store. Answers how many entries there were. */
function write(model: TableModel, requests: readonly Request[], log: LogEntry[], listeners: Iterable<Listener>): number {
  const pending = requests.map((request) => ({ request, resolve: () => undefined, reject: () => undefined }))
  const batch = tryAll(model, pending, log.length * 1000)
  if ('spoiler' in batch) throw batch.error
  for (const entry of batch.entries) log.push(JSON.parse(JSON.stringify(entry)) as LogEntry)
  const textsFor = newsOf(batch.entries, batch.before, model)
  for (const listener of listeners) for (const text of textsFor(listener.viewer)) listener.take(serverMessageSchema.parse(JSON.parse(text)))
  return batch.entries.length
}

function anything(model: TableModel, chance: Chance): Request {
  const match = model.match!
  const seat = chance.int(3)
  const kind = chance.int(10)
  if (kind < 3) return { type: 'undo', seat }
  const acting = model.awaited()
  const mover = kind < 5 ? seat : acting[chance.int(acting.length)]!
  // Much is built and taken back before anybody rolls.
  const moves = toy.candidates(match.state, mover).filter(({ type }) => type !== 'roll' || chance.int(6) === 0)
  const decision = Math.max(0, match.decision(mover) - (kind < 5 ? chance.int(3) : 0))
  return { type: 'move', seat: mover, decision, moves: [moves[chance.int(moves.length)]!], by: 'owner' }
}
