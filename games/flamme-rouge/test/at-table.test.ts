import { describeAtTable, describeMixedTours, expectSame } from '@echappee/testkit'
import { SPECTATOR, checkOptions, defaultOptions, seededChance, type Seat } from '@echappee/kernel'
import { SQUARE, TableRace, type TableRaceFile } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { EXHAUSTION } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { gameText } from '../text/index.ts'
import { randomOptions, subject } from './subject.ts'

const greedy = knowledge.playout!.bind(knowledge)

describeAtTable({
  subject,
  sheet: sheet as never,
  knowledge,
  games: 20,
  optionsOf: (_index, chance) => randomOptions(chance),
  text: { ...gameText(fr.game), ...sheetText(fr) },
})

describeMixedTours({
  subject,
  sheet,
  texts: { en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 12,
  choose: greedy,
  optionsOf: (_index, chance): Options => ({ ...randomOptions(chance), mode: 'tour', gruppetto: 1 }),
  compareStart({ race, options, step }, state) {
    if (step === 'draw') return
    expectSame(state.day, race.day, 'the day')
    expectSame(state.results, race.results, 'the stages before')
    expectSame(state.totals, race.totals, 'times and points')
    expectSame(state.drawOrder, race.drawOrder, 'the draw')
    // FR-43, FR-45: what riders keep is in their decks.
    expectSame(
      state.riders.map(({ deck }) => deck[EXHAUSTION]),
      race.riders.map(({ deck }) => deck[EXHAUSTION]),
      'exhaustion cards',
    )
    if (options.traits)
      expectSame(
        state.riders.map(({ trait }) => trait),
        race.riders.map(({ trait }) => trait),
        'traits',
      )
  },
  compare({ race }, state) {
    expectSame(race.results, state.results, 'results by stage')
    expectSame(race.totals, state.totals, 'totals')
  },
})

describe('a race at a real table', () => {
  const options: Options = { ...defaultOptions(optionFields), mode: 'race', stage: 'ST1', startGrid: 'place' }
  const file = (seats: readonly string[], seed: string): TableRaceFile => ({
    format: 'echappee-table-1',
    game: game.id,
    options: options as never,
    seats: seats.map((by, seat) => ({ name: `Seat ${seat + 1}`, by })),
    seed,
    steps: [],
  })

  it('FR-15…31 what people turn up leads to the race that they ride, whatever the device guessed of their hands', () => {
    const seats = 3
    for (let index = 0; index < 12; index++) {
      const chance = seededChance('box', String(index))
      const context = { chance, emit: () => undefined }
      const box = game.setup(options, seats, context)
      let seed = 0
      const opened = () => new TableRace(game, sheet.atTable!, file(['human', 'human', 'human'], `${index} ${seed}`))
      // The people draw lots for the start themselves.
      while ((opened().view() as View).startSeat !== box.startSeat) seed++
      const race = opened()
      for (let acting = game.toAct(box); acting.length > 0; acting = game.toAct(box)) {
        const [seat] = acting as [Seat]
        // The device does not ask which hand comes first: the people take up the Rouleur’s.
        const move = box.phase === 'pick' ? game.legal(box, seat)[0]! : greedy(box, seat, chance)
        // A card that was the only one left has been played without asking.
        const isAsked = box.phase !== 'pick' && race.turn()?.seat === seat
        game.apply(box, seat, move, context)
        if (isAsked) expect(race.play(move)).toBe(true)
      }
      // A race has no use for the draw.
      const drawOrder = [0]
      expectSame({ ...(race.view() as View), drawOrder }, { ...game.view(box, SPECTATOR), drawOrder }, `race ${index}`)
    }
  })

  it('FR-18 a team of the device decides from its own view: it sees no hand and no entered card', () => {
    const race = new TableRace(game, sheet.atTable!, file(['human', 'greedy', 'human'], 'secrecy'))
    const chance = seededChance('secrecy')
    let decided = 0
    for (let turn = race.turn(); turn !== undefined && decided < 40; turn = race.turn()) {
      if (turn.kind === 'person') {
        race.play(turn.moves[chance.int(turn.moves.length)])
        continue
      }
      if (turn.kind === 'deal') throw new Error('the device deals')
      const view = turn.view as View
      expect(view.piles.map((piles) => piles === null)).toEqual([true, true, false, false, true, true])
      expect([view.answers[0], view.answers[2], view.current[0], view.current[2]]).toEqual([null, null, null, null])
      race.play(greedy(game.determinize(view, chance), turn.seat, chance))
      decided++
    }
    expect(decided).toBe(40)
  })
})

describe('a referee', () => {
  const human = (options: Options, more: object = {}): TableRaceFile => ({
    format: 'echappee-table-1',
    game: game.id,
    options: options as never,
    seats: [0, 1, 2].map((seat) => ({ name: `Seat ${seat + 1}`, by: 'human' })),
    seed: 'referee',
    steps: [],
    ...more,
  })
  const race = (): Options => ({ ...defaultOptions(optionFields), mode: 'race', stage: 'ST1', startGrid: 'place' })
  /** Up to the second round. */
  const ridden = () => {
    const table = new TableRace(game, sheet.atTable!, human(race()))
    while ((table.view() as View).round < 2) table.play((table.turn() as unknown as { moves: unknown[] }).moves[0])
    return table
  }
  const figures = (table: TableRace) => sheet.atTable!.figures!(table.view())
  const squares = (table: TableRace) =>
    new Map(figures(table).flatMap(({ rider, what, value }) => (what === SQUARE ? [[rider, value]] : [])))
  const put = (rider: number, value: number) => ({ rider, what: SQUARE, value })

  it('FR-5 a rider who stands elsewhere on the board is put there: the order follows, it is told, kept and undone', () => {
    const table = ridden()
    const before = squares(table)
    const last = (table.view() as View).order.at(-1)!
    const ahead = Math.max(...before.values()) + 2
    expect(table.correct([put(last, ahead)])).toBe(true)
    expect(squares(table).get(last)).toBe(ahead)
    expect((table.view() as View).order[0]).toBe(last)
    expect(table.events().at(-2)).toMatchObject({ type: 'placed', spot: { rider: last, at: ahead, lane: 1 } })
    expectSame(new TableRace(game, sheet.atTable!, table.file).view(), table.view(), 'the race read again')
    const asKeptBefore = {
      ...table.file,
      steps: table.file.steps.with(table.stepCount - 1, { seat: SPECTATOR, move: null, put: { rider: last, square: ahead } }),
    }
    expectSame(new TableRace(game, sheet.atTable!, asKeptBefore).view(), table.view(), 'a race that was kept before')
    expect(squares(new TableRace(game, sheet.atTable!, table.beforeLastEntry()!))).toEqual(before)
    // The race goes on from there to its end.
    for (let turn = table.turn(); turn?.kind === 'person'; turn = table.turn()) expect(table.play(turn.moves[0])).toBe(true)
    expect(table.outcome()).toBeDefined()
  })

  it('FR-1 nobody is put off the road or onto a full square', () => {
    const table = ridden()
    const [rider, ...others] = (table.view() as View).order.toReversed() as [number, ...number[]]
    expect(table.correct([put(rider, 0)])).toBe(false)
    expect(table.correct([put(rider, 999)])).toBe(false)
    const square = squares(table).get(others[0]!)! + 9
    expect(table.correct(others.slice(0, 2).map((other) => put(other, square)))).toBe(true)
    expect(table.correct([put(rider, square)])).toBe(false)
    // Two change places, though both squares are full while they do.
    expect(table.correct([put(rider, square), put(others[0]!, squares(table).get(rider)!)])).toBe(true)
    expect(squares(table).get(rider)).toBe(square)
  })

  it('FR-7, FR-27 a deck is typed as counts, and everybody sees it so', () => {
    const table = ridden()
    const fatigue = { rider: 1, what: String(EXHAUSTION), value: 3 }
    const [nine] = figures(table).filter(({ rider, what }) => rider === 1 && what === '9')
    expect(table.correct([fatigue, { ...nine!, value: nine!.value - 1 }])).toBe(true)
    const { deck, drawSize, recycledSize } = (table.view() as View).riders[1]!
    expect([deck[EXHAUSTION], deck[9]]).toEqual([3, nine!.value - 1])
    expect(drawSize + recycledSize).toBe(deck.reduce((sum, count) => sum + count))
    expect(table.correct([{ ...nine!, value: 12 }])).toBe(false)
  })

  it('FR-15 the coach sees the four cards that he is told, and nobody else does', () => {
    const table = ridden()
    const { seat } = table.turn()!
    const { size, cards } = table.hand()!
    expect(size).toBe(4)
    const held = Object.fromEntries(cards.flatMap(({ card, most }) => (most > 1 ? [[card, 2]] : [])).slice(0, 2))
    const view = table.viewHolding(seat, held) as View
    const { hand } = view.piles[view.current[seat]!]!
    for (const card of Object.keys(held)) expect(hand[Number(card)]).toBe(2)
    expect(table.viewHolding(seat, { [cards[0]!.card]: 4 })).toBeUndefined()
  })

  it('FR-41 form cards are those that the people have dealt', () => {
    const options: Options = { ...defaultOptions(optionFields), mode: 'tour', traits: false, form: true }
    const table = new TableRace(game, sheet.atTable!, human(options, { isDealtByPeople: true }))
    expect(table.turn()).toMatchObject({ kind: 'deal', all: expect.arrayContaining(['epo', 'barre']) })
    expect(table.play({ type: 'assignForm', rider: 0 })).toBe(false)
    expect(table.deal(['epo', 'epo', 'barre'])).toBe(false)
    expect(table.deal(['epo', 'barre'])).toBe(false)
    expect(table.deal(['epo', 'barre', 'gnak'])).toBe(true)
    expect((table.view() as View).forms).toEqual(['epo', 'barre', 'gnak'])
    for (const seat of [0, 1, 2]) expect(table.play({ type: 'assignForm', rider: 2 * seat })).toBe(true)
    expect((table.view() as View).riders.map(({ form }) => form)).toEqual(['epo', null, 'barre', null, 'gnak', null])
    // Where the device deals, nobody is asked.
    expect(new TableRace(game, sheet.atTable!, human(options)).turn()?.kind).toBe('person')
  })
})

describe('a tour that goes on', () => {
  const days = ['GT-F1', 'rest', 'GT-M2']
  const riders = [0, 1, 2, 3]
  const result = {
    day: 0,
    stage: 'GT-F1',
    type: 'flat',
    riders: riders.map((rider) => ({ rider, place: rider + 1, time: 600 + rider, bonus: 0, green: 0, mountain: 0 })),
  }
  const carry = { day: 2, drawOrder: [3, 2, 1, 0], kept: [4, 0, 1, 0], traits: [null, 'patron', null, null], results: [result] }
  const issues = (changed: object, seats = 2) => {
    const checked = checkOptions(game, { mode: 'tour', tour: { name: '', days, carry: { ...carry, ...changed } } }, seats)
    return checked.ok ? [] : checked.issues.map(({ code }) => code)
  }

  it('FR-36 only a whole and possible past is taken over', () => {
    expect(issues({})).toEqual([])
    expect(issues({ day: 1 })).toEqual(['carry_day'])
    expect(issues({ day: 3 })).toEqual(['carry_day'])
    expect(issues({ results: [] })).toEqual(['carry_results'])
    expect(issues({ drawOrder: [0, 0, 1, 2] })).toEqual(['carry_riders'])
    expect(issues({ kept: [0, 0] })).toEqual(['carry_riders'])
    expect(issues({}, 3)).toEqual(['carry_riders'])
    expect(issues({ kept: [999, 0, 0, 0] })).toHaveLength(1)
  })
})
