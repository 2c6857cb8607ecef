import type { Cup } from '@echappee/protocol'
import { expect, it } from 'vitest'
import { CupFollowers } from '../../src/cups/followers.ts'
import type { OutgoingText } from '../../src/tables/outgoing-text.ts'

const FOLLOWERS = 30
const CHARACTERS = 55_000

it('S71: the more there is to send, the less often it is sent: a megabyte a second for all who follow one cup evening', async () => {
  let change = 0
  let write = (): void => undefined
  const followers = new CupFollowers({
    store: {
      watch(id, listener) {
        write = () => listener(++change, id)
        return () => undefined
      },
    },
    log: { error: (...what: unknown[]) => expect.fail(JSON.stringify(what)) },
    lookAfter: async () => undefined,
    read: async () => ({ title: `${change} ${'x'.repeat(CHARACTERS)}` }) as Cup,
  })
  const told = Array.from({ length: FOLLOWERS }, () => [] as string[])
  for (const texts of told)
    followers.add({ address: '', send: ({ text }: OutgoingText) => void texts.push(text), end: () => expect.fail() }, 'cup')
  const begun = performance.now()
  const writing = setInterval(() => write(), 50)
  await expect.poll(() => told.every((texts) => texts.length >= 2), { timeout: 20_000 }).toBe(true)
  clearInterval(writing)
  const last = change
  await expect.poll(() => told.every((texts) => texts.at(-1)!.includes(`"${last} `)), { timeout: 20_000 }).toBe(true)
  followers.close()
  const seconds = (performance.now() - begun) / 1000
  const characters = told.flat().reduce((sum, { length }) => sum + length, 0)
  const once = FOLLOWERS * told[0]![0]!.length
  // The first and the last word are free.
  expect(characters).toBeLessThan(2 * once + seconds * 1e6 + once / 2)
})
