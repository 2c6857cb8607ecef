import type { Json } from '@echappee/kernel'
import { LIMITS } from '@echappee/protocol'
import { findRaces } from '@echappee/testkit/races'
import { SHEET_FORMAT } from '@echappee/sheet'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetIdOf } from '../src/sheets/shared-sheet.ts'
import { wantedCup } from './cups/harness.ts'
import { newSheetKey } from './sheets/harness.ts'
import { GAMES, gameOf } from './tables/games.ts'
import { api, wanted } from './tables/harness.ts'
import { startNode, type MeasuredNode } from './tables/measured-node.ts'

const races = await findRaces()

/** The heaviest allowed request takes at most so many times the processor time of an ordinary one. Before anything was counted it was 1,000 to 6,000 times. */
const MOST_TIMES = 80

/** As much as a request can hold, in the forms that are slow to look through. */
const floods: readonly Json[] = [
  Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`k${i}`, 0])),
  Array.from({ length: 60_000 }, () => []),
  Array.from({ length: 20_000 }, () => ({})),
  '\u00e9'.repeat(90_000),
  JSON.parse('[1,'.repeat(30) + '0' + ']'.repeat(30)) as Json,
]

/** Options that somebody would send who wishes the server ill, as heavy as a request can be. */
async function heavyOptions(game: string): Promise<Record<string, Json>[]> {
  const { heavy = [], bounds } = races.get(game)!
  const { optionFields } = (await gameOf(game)).rules
  const field = Object.keys(optionFields).find((name) => optionFields[name]!.kind === 'document') ?? Object.keys(optionFields)[0]!
  const flooded = floods.flatMap((flood) => [flood as Record<string, Json>, { [field]: flood }])
  return [bounds!.options, bounds!.tooLarge, ...heavy, ...flooded].map((options) => {
    if (Buffer.byteLength(JSON.stringify(options)) > LIMITS.request - 1000) throw new Error('it is refused unread')
    return options
  })
}

/** The last ones are no documents of a game. */
const FLOODED = 2 * floods.length

describe.each(GAMES)('the heaviest documents of %s', (game) => {
  let ordinary: Awaited<ReturnType<typeof wanted>>
  let all: Record<string, Json>[]
  beforeAll(async () => {
    const names = Array.from({ length: races.get(game)!.bounds!.seats }, () => 'open')
    ordinary = await wanted(game, { seats: names })
    all = await heavyOptions(game)
  })

  it('S42: hold up a new table no longer than so many ordinary ones', async () => {
    const node = await startNode()
    const create = (options: Json) => api(node, 'POST', '/api/tables', { ...ordinary, options })
    for (let i = 0; i < 20; i++) await create(ordinary.options)
    const plain = await ofTen(node, () => create(ordinary.options))
    for (const options of all) expect(await node.cost(() => create(options)), wordsOf(options)).toBeLessThan(MOST_TIMES * plain)
  })

  it('S42: hold up a new cup evening no longer than so many ordinary ones', async () => {
    const node = await startNode()
    const tableSize = ordinary.seats.length
    const create = (options: Json) => api(node, 'POST', '/api/cups', { ...wantedCup({ game, tableSize }), options }, newSheetKey())
    for (let i = 0; i < 20; i++) await create(ordinary.options)
    const plain = await ofTen(node, () => create(ordinary.options))
    for (const options of all) expect(await node.cost(() => create(options)), wordsOf(options)).toBeLessThan(MOST_TIMES * plain)
  })

  it('S42: hold up neither a sheet that is shared nor one that is saved, with its key or a made-up one', async () => {
    const node = await startNode()
    const names = ordinary.seats.map((_, i) => `n${i}`)
    const fileOf = (options: Json) => ({ format: SHEET_FORMAT, game, options, names, entries: [] })
    const share = async (options: Json, key = newSheetKey()) => api(node, 'POST', '/api/sheets', { number: 1, file: fileOf(options) }, key)
    for (let i = 0; i < 20; i++) await share(ordinary.options)
    const plain = await ofTen(node, () => share(ordinary.options))
    for (const options of all) expect(await node.cost(() => share(options)), wordsOf(options)).toBeLessThan(MOST_TIMES * plain)
    let number = 1
    for (const options of all.slice(0, -FLOODED)) {
      const key = newSheetKey()
      const madeUp = newSheetKey()
      await share(ordinary.options, key)
      const put = async (its: string): Promise<void> => {
        const { status } = await api(node, 'PUT', `/api/sheets/${sheetIdOf(its)}`, { number: ++number, file: fileOf(options) }, its)
        if (status === 429) throw new Error('it was not looked at')
      }
      expect(await node.cost(() => put(key)), wordsOf(options)).toBeLessThan(MOST_TIMES * plain)
      expect(await node.cost(() => put(madeUp)), wordsOf(options)).toBeLessThan(10 * plain)
    }
  })
})

it('S42: a race of the day is counted before it is looked through', async () => {
  const node = await startNode()
  const day = Math.floor(Date.now() / 86_400_000)
  const send = async (moves: Json) => api(node, 'POST', `/api/days/${day}`, { rulesVersion: 1, moves }, newSheetKey())
  for (let i = 0; i < 20; i++) await send('none')
  const plain = await ofTen(node, () => send('none'))
  for (const flood of [...floods, Array.from({ length: 30_000 }, () => [0, 0])])
    expect(await node.cost(() => send(flood)), wordsOf(flood)).toBeLessThan(MOST_TIMES * plain)
})

const wordsOf = (value: Json): string => JSON.stringify(value).slice(0, 80)

/** Of a request so cheap that one alone is below the clock. */
async function ofTen(node: MeasuredNode, send: () => Promise<unknown>): Promise<number> {
  const ten = await node.cost(async () => {
    for (let i = 0; i < 10; i++) await send()
  })
  return Math.max(ten / 10, 0.1)
}
