import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { api, startService } from '../tables/harness.ts'
import { Follower, GAME, invite, newSheetKey, Phone, quiet, save, share, sheetOf, type Kept } from './harness.ts'

const NAMES = ['Ada', 'Bea', 'Cleo']

/** A sheet whose first stage is on: every team has the decks of its two riders. */
async function start(at: { address: string }): Promise<Kept> {
  for (let entries = 0; entries < 4; entries++) {
    const kept = await share(at, await sheetOf(GAME, NAMES, entries))
    const phone = await Phone.open(at, kept, 0)
    if (phone.decks.length > 0) return share(at, kept.file)
  }
  throw new Error('no stage begins')
}

onBothStores(({ newPlace, serve }) =>
  describe('decks on the phones of their teams', () => {
    it('S39: nobody hears of the hand, the choice or the pile of another, nor that it was drawn; all hear at once what is turned up', async () => {
      const service = await serve({ sheetPause: 0 })
      const kept = await start(service)
      const phones = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1), await Phone.open(service, kept, 2)]
      const keeper = await Follower.open(service, kept.id)
      const [ada, bea, cleo] = phones as [Phone, Phone, Phone]
      const counts = () => [bea.socket, cleo.socket, keeper].map(({ raw }) => raw.length)
      await keeper.until(() => keeper.last('decks')?.seats.every(({ isOpened }) => isOpened) === true)
      await cleo.socket.until(() => cleo.socket.last('decks')?.seats.length === 3)
      await bea.socket.until(() => bea.socket.last('decks')?.seats.length === 3)
      const others = [bea.socket, cleo.socket, keeper]
      await quiet(service, kept.id, others)
      const before = counts()
      const adas = await ada.choose()
      await quiet(service, kept.id, others)
      expect(counts(), 'not a word while one alone has chosen').toEqual(before)
      const beas = await bea.choose()
      const cleos = await cleo.choose()
      for (const { socket } of phones) await socket.until(() => socket.last('decks')?.round === 1)
      await keeper.until(() => keeper.last('decks')?.round === 1)
      const shown = keeper.last('decks')!.shown
      expect(shown.flatMap(({ cards }) => cards)).toEqual([...adas, ...beas, ...cleos])
      expect(shown.map(({ deck }) => deck)).toEqual(phones.flatMap(({ decks }) => decks.map(({ deck }) => deck)))
      // Whoever has no key has had no hand; whoever has one, those of the own decks alone.
      expect(keeper.messages.filter(({ type }) => type === 'hand')).toEqual([])
      for (const { socket, seat, decks } of phones) {
        const hands = socket.messages.filter((message) => message.type === 'hand')
        expect(hands.length).toBeGreaterThan(3)
        for (const hand of hands) expect(hand).toMatchObject({ seat, decks: decks.map(({ deck }) => ({ deck })) })
      }
      for (const text of [...phones.flatMap(({ socket }) => socket.raw), ...keeper.raw])
        expect(text).not.toMatch(/"(pile|recycled|keyHash)"/)
    })

    it('S39: the deck is the game’s own: four are drawn, one is played, three are recycled; one hand after the other', async () => {
      const service = await serve({ sheetPause: 0 })
      const kept = await start(service)
      const phone = await Phone.open(service, kept, 0)
      const [first, second] = phone.decks as [Phone['decks'][number], Phone['decks'][number]]
      expect(first.left).toBe(15)
      await Promise.all(Array.from({ length: 4 }, () => phone.act({ do: 'draw', deck: first.deck })))
      await phone.socket.until(() => phone.decks[0]!.hand.length === 4)
      expect(phone.decks[0]!.left, 'drawn once').toBe(11)
      expect(await phone.act({ do: 'draw', deck: second.deck })).toMatchObject({ status: 409, body: { code: 'otherHand' } })
      expect(await phone.act({ do: 'choose', deck: first.deck, card: '99', after: 0 })).toMatchObject({
        status: 409,
        body: { code: 'noSuchCard' },
      })
      expect(await phone.act({ do: 'rest', deck: first.deck, isResting: true })).toMatchObject({ status: 409, body: { code: 'deckInUse' } })
      const [card] = phone.decks[0]!.hand
      for (let i = 0; i < 2; i++)
        expect((await phone.act({ do: 'choose', deck: first.deck, card, after: 0 })).status, 'said twice, done once').toBe(200)
      await phone.socket.until(() => phone.decks[0]!.chosen.length === 1)
      expect(phone.decks[0]).toMatchObject({ chosen: [card], hand: [], left: 14 })
      await phone.act({ do: 'rest', deck: second.deck, isResting: true })
      await phone.socket.until(() => phone.socket.last('decks')?.round === 1)
      expect(phone.socket.last('decks')!.shown).toEqual([{ deck: first.deck, cards: [card] }])
      // An exhaustion card more, twice by mistake, and one taken back.
      for (const count of [1, 2, 2, 1]) expect((await phone.act({ do: 'add', deck: first.deck, count })).status).toBe(200)
      await phone.socket.until(() => phone.decks[0]!.added === 1)
      expect(phone.decks[0]!.left).toBe(15)
      for (const action of [{ do: 'add', deck: first.deck, count: 10 }, { do: 'peek', deck: first.deck }, { do: 'draw' }, 7])
        expect((await phone.act(action as never)).status).toBe(400)
    })

    it('S40: an invitation opens the decks of one seat for one device; a new one shuts the old device out and keeps the cards', async () => {
      const service = await serve({ sheetPause: 0 })
      const kept = await start(service)
      const invitation = await invite(service, kept, 1)
      const keys = [newSheetKey(), newSheetKey()]
      const open = (key: string, code: string) => api(service, 'POST', `/api/sheets/${kept.id}/decks`, { invitation: code }, key)
      const answers = await Promise.all(keys.map((key) => open(key, invitation)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 403]))
      const own = keys[answers.findIndex(({ status }) => status === 201)]!
      expect(await open(own, invitation), 'an answer that was lost').toMatchObject({ status: 201, body: { seat: 1 } })
      expect(await open(newSheetKey(), newSheetKey())).toMatchObject({ status: 403 })
      expect((await Follower.open(service, kept.id, invitation)).last('problem')?.problem.code).toBe('badSheetKey')
      const phone = await Phone.follow(service, kept.id, own, 1)
      await phone.act({ do: 'draw', deck: phone.decks[0]!.deck })
      await phone.socket.until(() => phone.decks[0]!.hand.length === 4)
      expect(await api(service, 'POST', `/api/sheets/${kept.id}/invitations`, { seat: 3 }, kept.key)).toMatchObject({ status: 404 })
      const again = await Phone.open(service, kept, 1)
      await phone.socket.until(() => phone.socket.closed !== undefined)
      expect(phone.socket.last('problem')?.problem.code).toBe('badSheetKey')
      expect(await phone.act({ do: 'draw', deck: phone.decks[0]!.deck })).toMatchObject({ status: 403 })
      expect(again.decks).toEqual(phone.decks)
      expect(await again.act({ do: 'draw', deck: (await Phone.open(service, kept, 0)).decks[0]!.deck })).toMatchObject({
        status: 404,
        body: { code: 'unknownDeck' },
      })
      const raw = JSON.stringify([await service.store.readSeats(kept.id), await service.store.readTable(kept.id)])
      for (const key of [own, invitation, again.key]) expect(raw).not.toContain(key)
    })

    it('S39: a hand survives a reconnection and a restart of the server', async () => {
      const place = await newPlace()
      const first = await startService({ store: await place.open() })
      const kept = await start(first)
      const [ada, bea] = [await Phone.open(first, kept, 0), await Phone.open(first, kept, 1)]
      await bea.choose()
      await ada.act({ do: 'draw', deck: ada.decks[0]!.deck })
      await ada.socket.until(() => ada.decks[0]!.hand.length === 4)
      ada.socket.socket.terminate()
      const back = await Follower.open(first, kept.id, ada.key)
      await back.until(() => back.last('hand') !== undefined)
      expect(back.last('hand')!.decks).toEqual(ada.decks)
      await first.close()
      const second = await startService({ store: await place.open() })
      const phones = await Promise.all([ada, bea].map(({ key, seat }) => Phone.follow(second, kept.id, key, seat)))
      for (const { socket } of phones) await socket.until(() => socket.last('hand') !== undefined)
      expect(phones[0]!.decks).toEqual(ada.decks)
      expect(phones[1]!.decks.map(({ chosen }) => chosen.length)).toEqual([1, 1])
      const { deck, hand } = phones[0]!.decks[0]!
      await phones[0]!.act({ do: 'choose', deck, card: hand[0], after: 0 })
      await phones[0]!.act({ do: 'rest', deck: phones[0]!.decks[1]!.deck, isResting: true })
      await phones[1]!.socket.until(() => phones[1]!.socket.last('decks')?.round === 1)
      expect(phones[1]!.socket.last('decks')!.shown).toHaveLength(3)
    })

    it('a correction of the sheet that takes the stage back and brings it again loses no deck', async () => {
      const service = await serve({ sheetPause: 0 })
      const kept = await start(service)
      const phone = await Phone.open(service, kept, 0)
      await phone.choose()
      await phone.socket.until(() => phone.socket.last('decks')?.round === 1)
      const decks = phone.decks
      await save(service, kept, 2, await sheetOf(GAME, NAMES))
      await save(service, kept, 3, kept.file)
      await phone.socket.until(() => phone.socket.last('sheet')?.number === 3)
      await quiet(service, kept.id, [phone.socket])
      expect(phone.decks).toEqual(decks)
    })
  }),
)
