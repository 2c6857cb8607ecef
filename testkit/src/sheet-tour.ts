import { SPECTATOR, isInAudience, seededChance, type Audience, type Chance } from '@echappee/kernel'
import { refusalOf, type Entry } from '@echappee/sheet'
import { expectSame, show } from './json.ts'
import { pick } from './laws/position.ts'
import { optionsSource } from './random-options.ts'
import type { EnteredTour, SheetSubject } from './sheet-subject.ts'
import { decisionBound, seatCounts } from './subject.ts'

/** One whole tour, entered question by question. */
export function playAndEnter<SheetState, State, Move, Event, View, Options>(
  given: SheetSubject<SheetState, State, Move, Event, View, Options>,
  index: number,
  setting?: { readonly options: Options; readonly seats: number; readonly chance: Chance },
): EnteredTour<SheetState, State, Options> {
  const { subject, sheet, compare } = given
  const chance = setting?.chance ?? seededChance('sheet', String(index))
  const counts = seatCounts(subject as never)
  const seats = setting?.seats ?? counts[index % counts.length]!
  const source = optionsSource(subject as never, given.games ?? 200, 1)
  const options =
    setting?.options ?? given.optionsOf?.(index, chance, seats) ?? (source(Math.floor(index / counts.length), chance, seats) as Options)
  const { state: game, events } = playTour(given, options, seats, chance)
  const seen = { events, view: subject.game.view(game, SPECTATOR) }
  const entries: Entry[] = []
  const state = sheet.begin(options, seats)
  for (;;) {
    const question = sheet.question(state)
    if (question === undefined) break
    if (entries.length > MOST_QUESTIONS) throw new Error(`tour ${index}: the sheet asks without end, now ${show(question)}`)
    const answer = sheet.answerFrom(seen, state, question)
    if (answer === undefined) throw new Error(`tour ${index}: the whole tour does not answer ${show(question)}`)
    const refusal = refusalOf(sheet, state, question, answer)
    if (refusal !== undefined)
      throw new Error(`tour ${index}: ${show(question)} refuses what the table saw, ${show(answer)}: ${show(refusal)}`)
    sheet.enter(state, question, answer)
    entries.push({ question: question.id, answer })
  }
  expectSame(sheet.outcome(state), subject.game.outcome(game), `the outcome of tour ${index} with ${show(options)}`)
  compare?.(state, game)
  return { options, seats, entries, sheet: state, game }
}

const MOST_QUESTIONS = 5000
function playTour<SheetState, State, Move, Event, View, Options>(
  { subject, choose }: SheetSubject<SheetState, State, Move, Event, View, Options>,
  options: Options,
  seats: number,
  chance: Chance,
): { state: State; events: Event[] } {
  const { game } = subject
  const events: Event[] = []
  const context = {
    chance,
    emit: (event: Event, to?: Audience) => void (isInAudience(to, SPECTATOR) && events.push(structuredClone(event))),
  }
  const state = game.setup(options, seats, context)
  const bound = decisionBound(subject as never, options, seats)
  for (let decisions = 0; ; decisions++) {
    const acting = game.toAct(state)
    if (acting.length === 0) return { state, events }
    if (decisions > bound) throw new Error('the tour has no end')
    const seat = pick(acting, chance)
    game.apply(state, seat, choose?.(state, seat, chance) ?? pick(game.legal(state, seat), chance), context)
  }
}
