import { SPECTATOR, Match, canonicalJson, checkOrder, deepFreeze, seededChance } from '@echappee/kernel'
import type { AnyMatch, AnyOrders, Chance, OrderFields, Seat, StandingOrder } from '@echappee/kernel'
import type { CompleteLanguage } from '@echappee/text'
import type { OrdersText } from '@echappee/text/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyOf, difference, notJson, show } from './json.ts'
import { broken, pick } from './laws/position.ts'
import { optionsSource, type OptionsSource } from './random-options.ts'
import { decisionBound, seatCounts, type AnySubject } from './subject.ts'

interface OrdersSubject {
  readonly subject: AnySubject
  readonly orders: AnyOrders
  readonly words: Readonly<Record<CompleteLanguage, OrdersText>>
  /** Whole random games; 60 by default. */
  readonly games?: number
}

/** By kind of order, how often it answered, and with which moves. */
type Answers = Map<string, Map<string, { readonly move: unknown; readonly about: Readonly<Record<string, string | number>> }>>

/**
 * The laws of answers in advance: whether one answers follows from what everybody knows; when it does, it has a legal answer for every hand
 * that the others can imagine, from the seat's own view alone; and both languages say all of it.
 */
export function describeOrders({ subject, orders, words, games = 60 }: OrdersSubject): void {
  const kinds = Object.keys(orders.kinds)
  describe(`${subject.game.id}: orders in advance`, () => {
    let answers: Answers
    let fault: string | undefined
    beforeAll(() => {
      ;({ answers, fault } = tryOrders(subject, orders, games))
    })

    it('an answer is legal whatever the hand, the same for the same view, and changes nothing', () => {
      expect(fault).toBeUndefined()
    })

    it('every kind of order has answered, those that can be told something in two ways at least', () => {
      for (const kind of kinds) {
        const least = Object.keys(orders.kinds[kind]!.fields as OrderFields).length === 0 ? 1 : 2
        expect(answers.get(kind)!.size, kind).toBeGreaterThanOrEqual(least)
      }
    })

    it('an order is data: what is unknown or out of bounds is refused, what was left out is filled in', () => {
      for (const kind of kinds) {
        const plain = { kind, values: {}, isOnce: false }
        const checked = checkOrder(orders, plain)
        if (!checked.ok) throw new Error(`the defaults of ${kind} are refused`)
        expect(checkOrder(orders, JSON.parse(JSON.stringify(checked.value)) as StandingOrder)).toEqual(checked)
        expect(checkOrder(orders, { ...plain, values: { nothing: 1 } })).toMatchObject({ ok: false, issues: [{ code: 'unknown_option' }] })
        for (const field of Object.keys(orders.kinds[kind]!.fields as OrderFields))
          for (const junk of [-1, 1e9, 0.5, 'x'])
            expect(checkOrder(orders, { ...plain, values: { [field]: junk } }), `${kind}.${field} ${junk}`).toMatchObject({ ok: false })
      }
      expect(checkOrder(orders, { kind: 'constructor', values: {}, isOnce: false })).toMatchObject({ ok: false })
    })

    it('every order, and all that it did, is said in French and in English', () => {
      for (const text of Object.values(words)) {
        expect(Object.keys(text.kinds)).toEqual(kinds)
        for (const kind of kinds) {
          const { label, help, fields, says } = text.kinds[kind]!
          const known = orders.kinds[kind]!.fields as OrderFields
          for (const said of [label, help]) expect(said).toMatch(/\S/)
          expect(Object.keys(fields)).toEqual(Object.keys(known))
          for (const [key, field] of Object.entries(known)) {
            expect(fields[key]!.label).toMatch(/\S/)
            if (field.kind === 'choice') expect(Object.keys(fields[key]!.values!).sort()).toEqual([...field.values].sort())
          }
          for (const values of everyOrder(known)) expect(says(values as never)).toMatch(/^\p{Lu}.*\.$/u)
          for (const { move, about } of answers.get(kind)!.values()) {
            const did = text.did(move as never, about)
            expect(did).toMatch(/^\S.*\S$/)
            expect(did).not.toMatch(/undefined|NaN|null/)
          }
        }
      }
    })
  })
}

/** Plays whole random games with random orders; `fault` is the first law that one of them breaks. */
export function tryOrders(subject: AnySubject, orders: AnyOrders, games: number): { answers: Answers; fault: string | undefined } {
  const answers: Answers = new Map(Object.keys(orders.kinds).map((kind) => [kind, new Map()]))
  const optionsOf = optionsSource(subject, games, seededChance('orders', 'fast-check').int(2 ** 21))
  for (let game = 0; game < games; game++) {
    try {
      playGame(subject, orders, answers, game, optionsOf)
    } catch (error) {
      return { answers, fault: `${error instanceof Error ? error.message : String(error)}\n  in game ${game}` }
    }
  }
  return { answers, fault: undefined }
}

function playGame(subject: AnySubject, orders: AnyOrders, answers: Answers, index: number, optionsOf: OptionsSource): void {
  const { game } = subject
  const seed = `orders-${index}`
  const chance = seededChance(seed, 'orders')
  const counts = seatCounts(subject)
  const seats = counts[index % counts.length]!
  const options = optionsOf(Math.floor(index / counts.length), seededChance(seed, 'options'), seats)
  const match: AnyMatch = new Match(game, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, by: 'random' })),
    seed,
  })
  const bound = decisionBound(subject, options, seats)
  while (match.toAct().length > 0 && match.moveCount < bound) {
    const seat = pick(match.toAct(), chance)
    const legal: unknown[] = match.legal(seat)
    let move = pick(legal, chance)
    for (const kind of Object.keys(orders.kinds)) {
      const answer = look(match, orders, seat, randomOrder(orders, kind, chance), chance)
      if (answer === undefined) continue
      const about = orders.about(match.view(seat), answer)
      const problem = notJson(about)
      if (problem !== undefined) broken(`what ${kind} tells of ${show(answer)}: ${problem}`)
      answers.get(kind)!.set(canonicalJson(answer), { move: answer, about })
      if (chance.int(2) === 0) move = answer
    }
    const submitted = match.submit(seat, match.decision(seat), move)
    if (!submitted.ok) broken(`${show(move)} is refused: ${submitted.refusal.code}`)
  }
}

/** The order's answer in this position, if it has one, held against the laws. */
function look(match: AnyMatch, orders: AnyOrders, seat: Seat, order: StandingOrder, chance: Chance): unknown {
  const { game } = match
  const kind = orders.kinds[order.kind]!
  const seen: unknown = deepFreeze(match.view(SPECTATOR))
  const concerns = kind.concerns(seen, seat, order.values)
  if (concerns !== kind.concerns(deepFreeze(copyOf(seen)), seat, order.values)) broken(`${show(order)} does not know whether it answers`)
  if (!concerns) return undefined
  const answer = answerOf(match.view(seat), match.legal(seat))
  // What the seat itself can't tell from the truth: nothing but its view may count.
  const same: unknown = game.determinize(match.view(seat), chance)
  const again = answerOf(game.view(same, seat), game.legal(same, seat))
  const found = difference(answer, again)
  if (found !== undefined) broken(`${show(order)} answers the same view differently: ${found}`)
  // What nobody else can tell from the truth: whatever is held, there is an answer.
  const other: unknown = game.determinize(match.view(SPECTATOR), chance)
  if (game.toAct(other).includes(seat)) {
    if (!kind.concerns(deepFreeze(game.view(other, SPECTATOR)), seat, order.values))
      broken(`${show(order)} answers by what others do not see`)
    answerOf(game.view(other, seat), game.legal(other, seat))
  }
  return answer

  function answerOf(view: unknown, legal: readonly unknown[]): unknown {
    const move: unknown = kind.answer(deepFreeze(copyOf(view)), copyOf(legal), order.values)
    if (!legal.some((one) => canonicalJson(one) === canonicalJson(move)))
      broken(`${show(order)} of seat ${seat} answers ${show(move)}, of ${show(legal)}`)
    return move
  }
}

function randomOrder(orders: AnyOrders, kind: string, chance: Chance): StandingOrder {
  return { kind, values: pick(everyOrder(orders.kinds[kind]!.fields as OrderFields), chance), isOnce: chance.int(2) === 0 }
}

/** All choices, and of every number the least, the most and the usual. */
function everyOrder(fields: OrderFields): StandingOrder['values'][] {
  return Object.entries(fields).reduce<StandingOrder['values'][]>(
    (all, [key, field]) => valuesOf(field).flatMap((value) => all.map((values) => ({ ...values, [key]: value }))),
    [{}],
  )
}

function valuesOf(field: OrderFields[string]): readonly (string | number | boolean)[] {
  if (field.kind === 'choice') return field.values
  return field.kind === 'flag' ? [false, true] : [...new Set([field.min, field.default, field.max])]
}
