import { SPECTATOR, check, checkOptions, isInAudience, seededChance, type Audience, type Chance, type Seat } from '@echappee/kernel'
import { entriesFrom, workOut, type AnySheet, type Entry } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { expectSame, show } from './json.ts'
import { pick } from './laws/position.ts'
import { playAndEnter } from './sheet-tour.ts'
import type { SheetSubject } from './sheet-subject.ts'
import { decisionBound } from './subject.ts'

/**
 * Tours that begin at a real table and go on on the screen: from every place of the sheet where a race can begin, it goes on with what the sheet
 * says, and the sheet that takes its stages back ends as the race ended.
 */
export function describeMixedTours<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options> & {
    /** Throws where the race does not begin as the sheet stands. */
    readonly compareStart: (sheet: SheetState, game: State) => void
  },
): void {
  const { subject, sheet, games = 40, choose, compareStart, compare } = given
  const { game } = subject
  describe(`${game.id}: mixed tours`, () => {
    it(`the screen goes on where the table stopped, and the sheet takes back what was ridden there (${games} tours)`, () => {
      let begun = 0
      for (let index = 0; index < games; index++) {
        const { options, seats, entries } = playAndEnter(given, index)
        for (let length = 0; length < entries.length; length++) {
          const { state } = workOut(sheet, options, seats, entries.slice(0, length))
          const from = sheet.raceFrom!(state)
          if (from !== undefined) begun += Number(goOn(index, options, seats, entries.slice(0, length), from, length > 0))
        }
      }
      expect(begun, 'tours that went on after a stage at the table').toBeGreaterThan(games / 4)
    })
  })

  function goOn(index: number, options: Options, seats: number, entries: readonly Entry[], from: Options, isLater: boolean): boolean {
    const checked = checkOptions(game, JSON.parse(JSON.stringify(from)), seats)
    if (!checked.ok) throw new Error(`tour ${index}: the screen refuses ${show(checked.issues)}`)
    const chance = seededChance('mixed', `${index}/${entries.length}`)
    const events: Event[] = []
    const context = {
      chance,
      emit: (event: Event, to?: Audience) => void (isInAudience(to, SPECTATOR) && events.push(structuredClone(event))),
    }
    const worked = () => workOut(sheet, options, seats, entries)
    const state = game.setup(checked.value as Options, seats, context)
    compareStart(worked().state, state)
    const bound = decisionBound(subject as never, options, seats)
    for (let decisions = 0, acting = game.toAct(state); acting.length > 0; decisions++, acting = game.toAct(state)) {
      if (decisions > bound) throw new Error('the tour has no end')
      // Half-way through, the sheet takes whole stages and nothing more.
      if (decisions % 40 === 0)
        expectWhole(entriesFrom(sheet as AnySheet, worked(), { events: [...events], view: game.view(state, SPECTATOR) }))
      const seat: Seat = pick(acting, chance)
      game.apply(state, seat, move(state, seat, chance), context)
    }
    const taken = entriesFrom(sheet as AnySheet, worked(), { events: [...events], view: game.view(state, SPECTATOR) })
    const whole = workOut(sheet, options, seats, [...entries, ...taken])
    expect(whole.question?.id, `tour ${index} is whole`).toBeUndefined()
    expectSame(sheet.outcome(whole.state), game.outcome(state), `the outcome of tour ${index}`)
    compare?.(whole.state, state)
    return isLater

    function expectWhole(some: readonly Entry[]): void {
      const { state: now, question } = workOut(sheet, options, seats, [...entries, ...some])
      if (some.length > 0 && question !== undefined) expect(sheet.raceFrom!(now), `tour ${index}, ${question.id}`).toBeDefined()
    }
  }

  const move = (state: State, seat: Seat, chance: Chance): Move => {
    const made = choose?.(state, seat, chance) ?? pick(game.legal(state, seat), chance)
    expect(check(game.schemas.move, made).ok).toBe(true)
    return made
  }
}
