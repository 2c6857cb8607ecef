import { catalog } from '@echappee/games/catalog'
import { phoneDeck, workOut, type DeckPiece, type SheetFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { startService } from '../tables/harness.ts'
import { Follower, Phone, quiet, save, share, sheetOf } from './harness.ts'

const NAMES = ['Ada', 'Bea', 'Cleo']

/** The first sheet, of whatever game, that has such a deck after some entries. */
async function sheetWith(isWanted: (piece: DeckPiece) => boolean, most: number): Promise<{ file: SheetFile; pieces: DeckPiece[] }> {
  for (const { id, parts } of catalog) {
    const sheet = await parts?.sheet?.load()
    if (sheet === undefined) continue
    const { entries, ...rest } = await sheetOf(id, NAMES, most, true)
    for (let n = 0; n <= entries.length; n++) {
      const file = { ...rest, entries: entries.slice(0, n) }
      const { state } = workOut(sheet, file.options as never, NAMES.length, file.entries)
      const pieces = (sheet.pieces?.(state) ?? []).flatMap((piece) => phoneDeck(piece) ?? [])
      if (pieces.some(isWanted)) return { file, pieces }
    }
  }
  throw new Error('no game has such a deck')
}

const COMMON_HANDS = await sheetWith(({ holds, pile, isBlind }) => holds !== undefined && pile !== undefined && isBlind !== true, 0)
const OPEN = await sheetWith(({ rider, pile }) => rider === undefined && pile !== undefined, 0)
const RESERVE = await sheetWith(({ hasReserve }) => hasReserve === true, 0)
const DIE = await sheetWith(({ isDie }) => isDie === true, 0)
const BLIND = await sheetWith(({ isBlind }) => isBlind === true, 80)

/** The deck of the phone that a test is about, as it knows it now. */
function deckOn(phone: Phone, isWanted: (deck: Phone['decks'][number]) => boolean = () => true) {
  const { deck } = phone.decks.find(isWanted)!
  const now = () => phone.decks.find((other) => other.deck === deck)!
  const act = async (action: Record<string, unknown>) => {
    const { acts } = now()
    const answer = await phone.act({ deck, after: acts, ...action })
    if (answer.status === 200) await phone.socket.until(() => now().acts > acts)
    return answer
  }
  return { deck, now, act }
}

const hasHand = (pieces: readonly DeckPiece[]) => (own: { deck: string }) =>
  pieces.some(({ id, holds }) => id === own.deck && holds !== undefined)

onBothStores(({ newPlace, serve }) =>
  describe('hands that stay and common decks, on phones', () => {
    it('S39: one pile is dealt to all hands: every card is once in a hand or in the pile, and what was turned up comes again', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = COMMON_HANDS
      const kept = await share(service, file)
      const phones = await Promise.all(NAMES.map((_, seat) => Phone.open(service, kept, seat)))
      const hands = phones.map((phone) => deckOn(phone, hasHand(pieces)))
      const piece = pieces.find(({ id }) => id === hands[0]!.deck)!
      // All at the same moment, and each twice.
      await Promise.all(
        phones.flatMap((phone, i) => [1, 2].map(() => phone.act({ do: 'take', deck: hands[i]!.deck, count: piece.holds, after: 0 }))),
      )
      const dealt = piece.holds! * NAMES.length
      await Promise.all(phones.map(({ socket }, i) => socket.until(() => hands[i]!.now().left === piece.cards.length - dealt)))
      const inHands = () => hands.flatMap(({ now }) => now().hand)
      expect(inHands()).toHaveLength(dealt)
      expect(isPartOf(inHands(), piece.cards)).toBe(true)
      // The pile is drawn to its end, a card is put away unseen, and that one is drawn next.
      for (let turn = 0; hands[turn % 3]!.now().left > 0; turn++) {
        const { left } = hands[turn % 3]!.now()
        expect((await hands[turn % 3]!.act({ do: 'take', count: 1 })).status).toBe(200)
        await phones[(turn + 1) % 3]!.socket.until(() => hands[(turn + 1) % 3]!.now().left < left)
      }
      expect(inHands().toSorted()).toEqual([...piece.cards].toSorted())
      const card = hands[1]!.now().hand[0]!
      expect((await hands[1]!.act({ do: 'lay', card })).status).toBe(200)
      expect((await hands[1]!.act({ do: 'putAway' })).status).toBe(200)
      await phones[2]!.socket.until(() => hands[2]!.now().left === 1)
      const before = hands[2]!.now().hand
      expect((await hands[2]!.act({ do: 'take', count: 1 })).status).toBe(200)
      expect(hands[2]!.now().hand.toSorted()).toEqual([...before, card].toSorted())
    })

    it('S39: what others are sent does not depend on a hand: not a byte differs between two deals, until a card is turned up', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = COMMON_HANDS
      const told: string[][] = []
      const hands: string[] = []
      for (let deal = 0; deal < 3; deal++) {
        const kept = await share(service, file)
        const ada = await Phone.open(service, kept, 0)
        const bea = await Phone.open(service, kept, 1)
        const stranger = await Follower.open(service, kept.id)
        await stranger.until(() => stranger.last('decks')?.seats.length === 2)
        await quiet(service, kept.id, [stranger, bea.socket])
        const own = deckOn(ada, hasHand(pieces))
        const { holds } = pieces.find(({ id }) => id === own.deck)!
        const from = [stranger.raw.length, bea.socket.raw.length]
        for (const action of [{ do: 'take', count: holds }, { do: 'lay' }, { do: 'takeBack' }, { do: 'lay' }, { do: 'putAway' }]) {
          expect((await own.act({ card: own.now().hand[0], ...action })).status).toBe(200)
          if (action.do === 'take') hands.push(String(own.now().hand))
          const { hand, chosen, left } = own.now()
          await stranger.until(() => stranger.last('decks')!.held[0]!.count === hand.length + chosen.length)
          await bea.socket.until(() => bea.decks.find(hasHand(pieces))!.left === left)
          await quiet(service, kept.id, [stranger, bea.socket])
        }
        told.push([...stranger.raw.slice(from[0]), ...bea.socket.raw.slice(from[1])])
        expect(told.at(-1)!.length, 'the numbers of cards are told').toBeGreaterThan(2)
        expect(stranger.messages.filter(({ type }) => type === 'hand')).toEqual([])
        await own.act({ do: 'lay', card: own.now().hand[0] })
        const [card] = own.now().chosen
        await own.act({ do: 'turnUp' })
        await stranger.until(() => stranger.last('decks')?.round === 1)
        expect(stranger.last('decks')).toMatchObject({
          shown: [{ deck: own.deck, cards: [card] }],
          held: [{ deck: own.deck, count: holds! - 2 }, { count: 0 }],
        })
        for (const text of [...stranger.raw, ...bea.socket.raw, ...ada.socket.raw])
          expect(text).not.toMatch(/"(pile|recycled|keyHash|common)"/)
      }
      expect(new Set(hands).size, 'the deals are not the same').toBeGreaterThan(1)
      expect(told[1]).toEqual(told[0])
      expect(told[2]).toEqual(told[0])
    })

    it('S39: what is sent twice is done once, and what can’t be done is said', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = COMMON_HANDS
      const kept = await share(service, file)
      const [ada, bea] = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)]
      const own = deckOn(ada, hasHand(pieces))
      const { holds } = pieces.find(({ id }) => id === own.deck)!
      const refused = async (action: Record<string, unknown>, code: string) =>
        expect((await ada.act({ deck: own.deck, after: own.now().acts, ...action })).body).toMatchObject({ code })
      await refused({ do: 'take', count: holds! + 1 }, 'noSuchDraw')
      await refused({ do: 'turnUp' }, 'nothingLaid')
      await own.act({ do: 'take', count: holds })
      await refused({ do: 'lay', card: 'no such card' }, 'noSuchCard')
      await refused({ do: 'swap', give: own.now().hand[0], take: own.now().hand[0] }, 'noSuchCard')
      await refused({ do: 'draw' }, 'unknownDeck')
      await refused({ do: 'take', count: 0 }, 'malformed')
      expect((await bea.act({ do: 'lay', deck: own.deck, card: own.now().hand[0], after: 0 })).body).toMatchObject({ code: 'unknownDeck' })
      const card = own.now().hand[0]
      const { acts } = own.now()
      for (let i = 0; i < 3; i++) expect((await ada.act({ do: 'lay', deck: own.deck, card, after: acts })).status).toBe(200)
      await ada.socket.until(() => own.now().acts > acts)
      expect(own.now()).toMatchObject({ chosen: [card], acts: acts + 1 })
      expect(own.now().hand).toHaveLength(holds! - 1)
      await refused({ do: 'take', count: 1 }, 'noSuchDraw')
    })

    it('S39: an open deck is everybody’s: whoever draws shows the card to all', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = OPEN
      const kept = await share(service, file)
      const phones = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)]
      const { id, cards } = pieces.find(({ rider }) => rider === undefined)!
      const seen: string[] = []
      for (let n = 1; n <= 4; n++) {
        const { act } = deckOn(phones[n % 2]!, ({ deck }) => deck === id)
        expect((await act({ do: 'take', count: 1 })).status).toBe(200)
        for (const { socket } of phones) await socket.until(() => socket.last('decks')?.round === n)
        const shown = phones.map(({ socket }) => socket.last('decks')!.shown)
        expect(shown[0]).toEqual(shown[1])
        seen.push(...shown[0]!.find(({ deck }) => deck === id)!.cards)
        for (const { socket, decks } of phones) await socket.until(() => decks.length > 0)
      }
      expect(isPartOf(seen, cards)).toBe(true)
      await phones[0]!.socket.until(() => phones[0]!.decks.find(({ deck }) => deck === id)!.acts === 4)
    })

    it('S39: of two who draw from an open deck at once one has the card, and the other hears so; sent again, each hears the same', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = OPEN
      const kept = await share(service, file)
      const phones = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)]
      const { id } = pieces.find(({ rider }) => rider === undefined)!
      for (let after = 0; after < 4; after++) {
        const draw = async () => Promise.all(phones.map((phone) => phone.act({ do: 'take', deck: id, count: 1, after })))
        const answers = await draw()
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
        expect(answers.find(({ status }) => status === 409)!.body.code).toBe('drawnByOther')
        expect((await draw()).map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
        for (const { socket } of phones) await socket.until(() => socket.last('decks')?.round === after + 1)
        const { by } = phones[0]!.socket.last('decks')!.shown.find(({ deck }) => deck === id)!
        expect(answers[by!]!.status).toBe(200)
      }
    })

    it('S39: a die is thrown once by the server, for all phones: sent again it is the same throw, and the last throws are there to see', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = DIE
      const kept = await share(service, file)
      const phones = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)] as const
      const stranger = await Follower.open(service, kept.id)
      const { id, cards } = pieces.find(({ isDie }) => isDie === true)!
      const thrown = new Set<string>()
      let last: readonly string[] = []
      for (let n = 1; n <= 12; n++) {
        const by = n % 2
        // Both phones at the same moment, and one of them twice.
        const throws = [phones[by]!, phones[by]!, phones[1 - by]!].map((phone) =>
          phone.act({ do: 'take', deck: id, count: 1, after: n - 1 }),
        )
        for (const { status } of await Promise.all(throws)) expect(status).toBe(200)
        const sockets = [...phones.map(({ socket }) => socket), stranger]
        for (const socket of sockets) await socket.until(() => socket.last('decks')?.round === n)
        const shown = sockets.map((socket) => socket.last('decks')!.shown.find(({ deck }) => deck === id)!)
        expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1)
        expect(shown[0]!.cards.slice(0, -1), 'the throws before').toEqual(last.slice(-4))
        expect([0, 1]).toContain(shown[0]!.by)
        last = shown[0]!.cards
        thrown.add(last.at(-1)!)
        for (const phone of phones) await phone.socket.until(() => phone.decks.find(({ deck }) => deck === id)!.acts === n)
      }
      expect(isPartOf([...thrown], cards)).toBe(true)
      expect(thrown.size, 'not always the same face').toBeGreaterThan(1)
      expect((await phones[0].act({ do: 'take', deck: id, count: 2, after: 12 })).body).toMatchObject({ code: 'noSuchDraw' })
    })

    it('S39: a reserve is its owner’s alone; cards are swapped one for one', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = RESERVE
      const kept = await share(service, file)
      const [ada, bea] = [await Phone.open(service, kept, 0), await Phone.open(service, kept, 1)]
      const own = deckOn(ada, hasHand(pieces))
      const { holds, cards } = pieces.find(({ id }) => id === own.deck)!
      await own.act({ do: 'take', count: holds })
      const give = own.now().hand[0]!
      const take = own.now().reserve.find((card) => card !== give)!
      await own.act({ do: 'swap', give, take })
      const { hand, reserve } = own.now()
      expect(hand).toHaveLength(holds!)
      expect([...hand, ...reserve].toSorted()).toEqual([...cards].toSorted())
      expect(hand.filter((card) => card === take)).toHaveLength(cards.slice(0, holds).filter((card) => card === take).length + 1)
      expect((await ada.act({ do: 'take', deck: own.deck, count: holds, after: own.now().acts })).body).toMatchObject({
        code: 'noSuchDraw',
      })
      await bea.socket.until(() => bea.socket.last('decks')!.held[0]!.count === holds)
      expect(bea.decks.map(({ deck }) => deck)).not.toContain(own.deck)
    })

    it('S39: what nobody may look at is told to nobody, its owner neither, until it is turned up', async () => {
      const service = await serve({ sheetPause: 0 })
      const { file, pieces } = BLIND
      const kept = await share(service, file)
      const { id, cards } = pieces.find(({ isBlind }) => isBlind === true)!
      const phones = await Promise.all(NAMES.map((_, seat) => Phone.open(service, kept, seat)))
      const phone = phones.find(({ decks }) => decks.some(({ deck }) => deck === id))!
      const own = deckOn(phone, ({ deck }) => deck === id)
      expect((await own.act({ do: 'take', count: 1 })).status).toBe(200)
      expect(own.now()).toMatchObject({ hand: [], chosen: [], reserve: [] })
      await phone.socket.until(() => phone.socket.last('decks')!.held.some(({ deck, count }) => deck === id && count === 1))
      for (const action of ['takeBack', 'putAway'])
        expect((await phone.act({ do: action, deck: id, after: own.now().acts })).body).toMatchObject({ code: 'nothingLaid' })
      await own.act({ do: 'turnUp' })
      await phone.socket.until(() => phone.socket.last('decks')!.shown.length === 1)
      const [shown] = phone.socket.last('decks')!.shown
      expect(shown!.deck).toBe(id)
      expect(isPartOf(shown!.cards, cards)).toBe(true)
    })

    it('S39: hands, piles and reserves survive a restart of the server and a correction of the sheet', async () => {
      const place = await newPlace()
      const first = await startService({ store: await place.open() })
      const { file, pieces } = COMMON_HANDS
      const kept = await share(first, file)
      const [ada, bea] = [await Phone.open(first, kept, 0), await Phone.open(first, kept, 1)]
      const hands = [ada, bea].map((phone) => deckOn(phone, hasHand(pieces)))
      const { holds } = pieces.find(({ id }) => id === hands[0]!.deck)!
      for (const { act } of hands) await act({ do: 'take', count: holds })
      await hands[1]!.act({ do: 'lay', card: hands[1]!.now().hand[0] })
      await ada.socket.until(() => hands[0]!.now().left === hands[1]!.now().left)
      const before = hands.map(({ now }) => now())
      await first.close()
      const second = await startService({ store: await place.open() })
      expect((await save(second, kept, 2, await sheetOf(file.game, NAMES, 1))).status).toBe(200)
      expect((await save(second, kept, 3, file)).status).toBe(200)
      const sockets = await Promise.all([ada, bea].map(({ key }) => Follower.open(second, kept.id, key)))
      for (const socket of sockets) await socket.until(() => socket.last('hand') !== undefined)
      const after = sockets.map((socket, i) => socket.last('hand')!.decks.find(({ deck }) => deck === hands[i]!.deck))
      expect(after).toEqual(before)
    })
  }),
)

/** Whether all of these are among those, copies counted. */
function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  const rest = [...all]
  return some.every((card) => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}
