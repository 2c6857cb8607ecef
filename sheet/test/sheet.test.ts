import { describe, expect, it } from 'vitest'
import {
  SHEET_FORMAT,
  addCard,
  answerOf,
  changesBetween,
  chooseCard,
  deckOf,
  drawCards,
  drawSizes,
  enterArrival,
  freshDeck,
  isChosenTogether,
  keepDeck,
  misfit,
  phoneDeck,
  putAway,
  readSheetFile,
  revealCards,
  swapCards,
  takeBack,
  withoutLastScreen,
  workOut,
  type Answer,
  type DeckPiece,
  type DeckState,
  type Entry,
  type KeptDecks,
  type Question,
  type ResultSection,
  type Sheet,
} from '../src/index.ts'

/** Two stages; the winner of the first can't win the second one. */
const sheet: Sheet<{ winners: number[] }, object, never, never> = {
  options: [],
  begin: () => ({ winners: [] }),
  riders: () => [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  question: ({ winners }) =>
    winners.length === 2 ? undefined : { kind: 'order', id: `stage ${winners.length + 1}`, riders: [0, 1, 2], least: 1, most: 1 },
  whyNot: ({ winners }, _question, answer) =>
    winners.includes(answerOf(answer, 'order').groups[0]![0]!) ? { code: 'TWICE', rule: 'TOY-1' } : undefined,
  enter: (state, _question, answer) => void state.winners.push(answerOf(answer, 'order').groups[0]![0]!),
  outcome: () => undefined,
  answerFrom: () => ({ kind: 'order', groups: [] }),
}
const won = (stage: number, rider: number): Entry => ({ question: `stage ${stage}`, answer: { kind: 'order', groups: [[rider]] } })
const work = (...entries: Entry[]) => workOut(sheet, {}, 3, entries)

describe('a score sheet', () => {
  it('asks until all is answered', () => {
    expect(work().question?.id).toBe('stage 1')
    expect(work(won(1, 0)).question?.id).toBe('stage 2')
    expect(work(won(1, 0), won(2, 1))).toMatchObject({ state: { winners: [0, 1] }, question: undefined })
  })

  it('takes a later answer as a correction, and asks again what it makes impossible', () => {
    expect(work(won(1, 0), won(2, 1), won(1, 2)).state.winners).toEqual([2, 1])
    const stopped = work(won(1, 0), won(2, 1), won(1, 1))
    expect(stopped).toMatchObject({ state: { winners: [1] }, question: { id: 'stage 2' } })
    expect(stopped.conflict).toEqual({ answer: won(2, 1).answer, refusal: { code: 'TWICE', rule: 'TOY-1' } })
    // Nothing is lost: another correction and the old answer counts again.
    expect(work(won(1, 0), won(2, 1), won(1, 1), won(1, 2)).state.winners).toEqual([2, 1])
  })

  it.each<[string, Question, unknown, string | undefined]>([
    ['an order', { kind: 'order', id: 'q', riders: [0, 1] }, { kind: 'order', groups: [[1], [0]] }, undefined],
    ['a tie', { kind: 'order', id: 'q', riders: [0, 1] }, { kind: 'order', groups: [[1, 0]] }, 'NO_TIES'],
    ['an allowed tie', { kind: 'order', id: 'q', riders: [0, 1], hasTies: true }, { kind: 'order', groups: [[1, 0]] }, undefined],
    ['somebody is missing', { kind: 'order', id: 'q', riders: [0, 1] }, { kind: 'order', groups: [[1]] }, 'TOO_FEW'],
    ['nobody, where nobody is allowed', { kind: 'order', id: 'q', riders: [0], least: 0 }, { kind: 'order', groups: [] }, undefined],
    ['an unknown rider', { kind: 'flags', id: 'q', riders: [0, 1] }, { kind: 'flags', riders: [2] }, 'WRONG_RIDERS'],
    ['too many', { kind: 'flags', id: 'q', riders: [0, 1], most: 1 }, { kind: 'flags', riders: [0, 1] }, 'TOO_MANY'],
    ['a number', { kind: 'number', id: 'q', min: 20, max: 100, step: 20 }, { kind: 'number', value: 60 }, undefined],
    ['between two steps', { kind: 'number', id: 'q', min: 20, max: 100, step: 20 }, { kind: 'number', value: 50 }, 'OUT_OF_RANGE'],
    ['a text for a number', { kind: 'number', id: 'q', min: 0, max: 9 }, { kind: 'number', value: '5' }, 'WRONG_FORM'],
    [
      'a list of another length',
      { kind: 'numbers', id: 'q', riders: [0, 1], min: 0, max: 9 },
      { kind: 'numbers', values: [1] },
      'WRONG_FORM',
    ],
    ['another kind', { kind: 'choice', id: 'q', values: ['a'] }, { kind: 'flags', riders: [] }, 'WRONG_FORM'],
  ])('checks the form: %s', (_, question, answer, code) => {
    expect(misfit(question, answer)?.code).toBe(code)
    expect(misfit(question, undefined)?.code).toBe('WRONG_FORM')
  })

  it('answerOf throws for another kind, which only a bug can bring', () => {
    const answer: Answer = { kind: 'number', value: 1 }
    expect(answerOf(answer, 'number').value).toBe(1)
    expect(() => answerOf(answer, 'order')).toThrow(TypeError)
  })

  it('says what a correction has changed, and not what is new', () => {
    const standings = (id: string, value: string): ResultSection => ({
      kind: 'standings',
      id,
      title: id,
      lines: [{ rider: 0, rank: 1, value }],
    })
    expect(changesBetween([standings('a', '60')], [standings('a', '30'), standings('b', '10')])).toEqual([
      { section: 'a', rider: 0, figure: '', before: '1. 60', after: '1. 30' },
    ])
  })

  it('sentences of one rule are held against each other, whatever stands between', () => {
    const notes = (...lines: { text: string; rule: string }[]): ResultSection => ({ kind: 'notes', id: 'next', title: 'Next', lines })
    const before = [notes({ text: 'Ada leads', rule: 'TOY-1' }, { text: 'Bea starts', rule: 'TOY-3' })]
    const after = [
      notes({ text: 'Bea leads', rule: 'TOY-1' }, { text: 'Swap pawns', rule: 'TOY-2' }, { text: 'Bea starts', rule: 'TOY-3' }),
    ]
    expect(changesBetween(before, after).map((change) => [change.before, change.after])).toEqual([['Ada leads', 'Bea leads']])
  })

  it('takes a file of its own game and says where another is wrong', () => {
    const game = { id: 'toy', seats: { min: 2, max: 3, best: 2 }, optionFields: {}, schemas: { options: toySchema() } }
    const good = { format: SHEET_FORMAT, game: 'toy', options: {}, names: ['Ada', 'Bea'], entries: [won(1, 0)] }
    const read = (change: object) => {
      const result = readSheetFile(game as never, { ...good, ...change })
      return result.ok ? 'ok' : result.issues[0]!.path.join('.')
    }
    expect(read({})).toBe('ok')
    expect(read({ format: 'x' })).toBe('format')
    expect(read({ game: 'other' })).toBe('game')
    expect(read({ names: ['Ada'] })).toBe('names')
    expect(read({ names: ['Ada', 'B\u0000'] })).toBe('names.1')
    expect(read({ entries: [{ question: 1 }] })).toBe('entries.0')
    expect(read({ colours: [1, 0, 2, 3, 4, 5, 6, 7] })).toBe('ok')
    for (const colours of [[1, 0], [0, 0, 2, 3, 4, 5, 6, 7], 'red']) expect(read({ colours })).toBe('colours')
    expect(readSheetFile(game as never, [])).toMatchObject({ ok: false })
  })
})

function toySchema() {
  return { '~standard': { validate: (value: unknown) => ({ value }) } }
}

describe('a virtual deck', () => {
  const deck = {
    kind: 'deck',
    id: 'd',
    cards: ['2', '3', '3', '9', '9'],
    draw: 4,
    keep: 1,
    isSecret: true,
    isReused: false,
    adds: 'E',
  } as const
  const all = ({ pile, recycled, hand, chosen, shown }: DeckState) => [...pile, ...recycled, ...hand, ...chosen, ...shown].toSorted()
  const first = () => 0

  it('draws four, keeps one face down, recycles three and turns the one up', () => {
    const drawn = drawCards(deck, freshDeck(deck), first)
    expect(drawn).toMatchObject({ hand: ['2', '3', '3', '9'], pile: ['9'] })
    expect(drawCards(deck, drawn, first)).toBe(drawn)
    const chosen = chooseCard(deck, drawn, '9')
    expect(chosen).toMatchObject({ hand: [], chosen: ['9'], recycled: ['2', '3', '3'], shown: [] })
    expect(chooseCard(deck, drawn, '7')).toBe(drawn)
    const shown = revealCards(deck, chosen)
    expect(shown).toMatchObject({ chosen: [], shown: ['9'] })
    for (const state of [drawn, chosen, shown]) expect(all(state)).toEqual([...deck.cards].toSorted())
  })

  it('makes a new pile of what was recycled when it is used up, with what was added', () => {
    let state = revealCards(deck, chooseCard(deck, drawCards(deck, freshDeck(deck), first), '2'))
    state = addCard(deck, state)
    state = drawCards(deck, state, first)
    expect(state.hand).toHaveLength(4)
    expect(all(state)).toEqual([...deck.cards, 'E'].toSorted())
    state = revealCards(deck, chooseCard(deck, state, state.hand[0]!))
    state = drawCards(deck, state, first)
    expect(state.hand).toHaveLength(4)
    expect(drawCards(deck, { ...freshDeck(deck), pile: ['2'] }, first).hand).toEqual(['2'])
  })

  it('a hand that stays is dealt once, fed one by one from a pile that all share, and nothing is lost', () => {
    const hand = (seat: number) => ({ ...deck, id: `h${seat}`, cards: ['a', 'b', 'c', 'd', 'e'], holds: 2, pile: 'p', isReused: true })
    const [own, other]: [DeckPiece, DeckPiece] = [hand(0), hand(1)]
    const pieces = [own, other]
    let kept: KeptDecks = {}
    const change = (piece: DeckPiece, how: (state: DeckState) => DeckState) => {
      kept = keepDeck(kept, piece, how(deckOf(pieces, kept, piece)))
      return deckOf(pieces, kept, piece)
    }
    const everywhere = () => {
      const [a, b] = pieces.map((piece) => deckOf(pieces, kept, piece)) as [DeckState, DeckState]
      return [...a.pile, ...a.recycled, ...a.hand, ...a.chosen, ...b.hand, ...b.chosen].toSorted()
    }
    expect(change(own, (state) => drawCards(own, state, first)).hand).toEqual(['a', 'b'])
    expect(change(other, (state) => drawCards(other, state, first)).hand).toEqual(['c', 'd'])
    expect(change(own, (state) => drawCards(own, state, first)).hand).toEqual(['a', 'b', 'e'])
    const chosen = change(own, (state) => chooseCard(own, state, 'b'))
    expect([chosen.hand, chosen.chosen]).toEqual([['a', 'e'], ['b']])
    expect(change(own, (state) => revealCards(own, state)).shown).toEqual(['b'])
    // The pile is used up: the next card is what was played.
    expect(change(other, (state) => drawCards(other, state, first)).hand).toEqual(['b', 'c', 'd'])
    change(other, (state) => chooseCard(other, state, 'c'))
    expect(change(other, (state) => putAway(other, state)).shown).toEqual([])
    expect(everywhere()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([phoneDeck(own), isChosenTogether(own), isChosenTogether(deck)]).toEqual([own, false, true])
  })

  it('a hand that stays is dealt whole or drawn in parts, and a card that was laid comes back', () => {
    const held: DeckPiece = { ...deck, cards: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], holds: 6, draw: 2 }
    expect(drawSizes(held, freshDeck(held))).toEqual([6, 2, 1])
    const two = drawCards(held, freshDeck(held), first, 2)
    expect(two.hand).toEqual(['a', 'b'])
    expect(drawCards(held, two, first, 6), 'only an empty hand is dealt').toBe(two)
    const seven = drawCards(held, drawCards(held, drawCards(held, two, first, 2), first, 2), first, 1)
    expect([seven.hand.length, drawSizes(held, seven)]).toEqual([7, [1]])
    const laid = chooseCard(held, two, 'a')
    expect(drawSizes(held, laid)).toEqual([])
    expect(takeBack(held, laid)).toEqual(two)
    expect(takeBack(deck, chooseCard(deck, drawCards(deck, freshDeck(deck), first), '2')).chosen).toEqual(['2'])
  })

  it('a die on phones has all its faces for every throw', () => {
    const die = phoneDeck({ kind: 'die', id: 'die', faces: [1, 2, 3] })!
    let state = freshDeck(die)
    for (let n = 1; n <= 10; n++) {
      state = drawCards(die, state, first)
      expect([state.pile.toSorted(), state.recycled, state.shown.length]).toEqual([['1', '2', '3'], [], n])
    }
  })

  it('a card that nobody may look at is never in a hand', () => {
    const blind: DeckPiece = { ...deck, draw: 1, holds: 1, isBlind: true }
    const drawn = drawCards(blind, freshDeck(blind), first)
    expect([drawn.hand, drawn.chosen]).toEqual([[], [deck.cards[0]]])
    expect(takeBack(blind, drawn)).toBe(drawn)
    expect(revealCards(blind, drawn).shown).toEqual([deck.cards[0]])
  })

  it('a reserve is swapped one for one, and never dealt', () => {
    const kit: DeckPiece = { ...deck, cards: ['r', 'r', 's', 'a', 'a', 's'], draw: 3, holds: 3, hasReserve: true, isReused: false }
    const dealt = drawCards(kit, freshDeck(kit), first)
    expect([dealt.hand, dealt.pile]).toEqual([
      ['r', 'r', 's'],
      ['a', 'a', 's'],
    ])
    expect(swapCards(kit, dealt, 'r', 'a')).toMatchObject({ hand: ['r', 's', 'a'], pile: ['r', 'a', 's'] })
    expect(swapCards(kit, dealt, 'a', 'r'), 'what is not there').toBe(dealt)
    let state = dealt
    for (const card of dealt.hand) state = revealCards(kit, chooseCard(kit, state, card))
    expect([state.hand, drawCards(kit, state, first)]).toEqual([[], state])
  })

  it('an open one shows what is drawn at once, and uses it again where it may', () => {
    const open = { ...deck, draw: 1, keep: 0, isSecret: false, isReused: true }
    let state = freshDeck(open)
    for (let i = 0; i < 12; i++) state = drawCards(open, state, first)
    expect(state.shown).toHaveLength(12)
    expect([...state.pile, ...state.recycled].toSorted()).toEqual([...open.cards].toSorted())
  })
})

describe('screens', () => {
  it('undo takes back a whole screen', () => {
    const one: Entry = { question: 'a', answer: { kind: 'number', value: 1 } }
    const two: Entry = { ...one, question: 'b', isWith: true }
    expect(withoutLastScreen([one, one, two])).toEqual([one])
    expect(withoutLastScreen([one])).toEqual([])
    expect(withoutLastScreen([])).toEqual([])
  })

  it('a finish ends before that of the next stage', () => {
    /** Two stages, each a finish alone. */
    const finishes: Sheet<{ stage: number }, object, never, never> = {
      options: [],
      riders: () => [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
      outcome: () => undefined,
      answerFrom: () => undefined,
      begin: () => ({ stage: 0 }),
      question: ({ stage }) => (stage === 2 ? undefined : { kind: 'flags', id: `stage ${stage}/home`, riders: [0, 1, 2] }),
      whyNot: () => undefined,
      enter: (state) => void state.stage++,
      arrival: {
        grid: () => ({ riders: [0, 1, 2], least: 1, ways: [{ id: 'line', min: 0, max: 9 }] }),
        answer: (_state, _question, rows) => ({ kind: 'flags', riders: rows.map(({ rider }) => rider) }),
        order: () => [],
      },
    }
    const entering = enterArrival(finishes as never, finishes.begin({}, 3), [{ rider: 1, round: 0, way: 'line', square: 3 }])
    expect(entering).toEqual({ ok: true, entries: [{ question: 'stage 0/home', answer: { kind: 'flags', riders: [1] } }] })
  })
})
