import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Refusal, Seat } from '@echappee/kernel'
import { sayRefusal, type GameText, type Names } from '@echappee/text'
import { CARDS, PLAYS, type Cards } from '../content/cards.ts'
import { groupIndex } from '../rules/attacks.ts'
import { tileOf } from '../rules/course.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { PHASES, type View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import type { PlaysLeft, RefusalValues } from './words/types.ts'
import { awaited, contestPrizes, isSolitaryNow, kitOf, leadOf, totalOf } from './race.ts'
import { textBoard } from './board.ts'
import { eventText } from './event.ts'
import { completeCost, counterCost, moveText } from './move.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names) => promptText(words, view, seat, names),
    event: (event, names) => eventText(words, event, names),
    move: (move, view, names) => moveText(words, move, view, names),
    deed: (name, about, _, names) => words.deeds[name as keyof Words['deeds']](about, names),
    refusal: (refusal, names) => sayRefusal(words.refusals, refusal, refusalValues(words, refusal, names)),
    reason: (refusal, names) => sayRefusal(words.reasons, refusal, refusalValues(words, refusal, names)),
    board: (view, names) => textBoard(words, view, names),
    options: words.options,
    issues: words.issues,
  }
}

const NUMBERS = ['needed', 'held', 'company', 'level', 'most', 'total', 'speed', 'sector'] as const

function refusalValues(words: Words, { params = {} }: Refusal, names: Names): RefusalValues {
  const values: { -readonly [K in keyof RefusalValues]: RefusalValues[K] } = {}
  for (const key of NUMBERS) if (typeof params[key] === 'number') values[key] = params[key]
  if (typeof params['acting'] === 'number') values.acting = names(params['acting'])
  const phase = PHASES.find((name) => name === params['phase'])
  if (phase !== undefined) values.phase = phase
  const card = CARDS.find((name) => name === params['card'])
  if (card !== undefined) values.card = words.cards[card]
  const play = PLAYS.find((name) => name === params['play'])
  if (play !== undefined) values.play = words.plays[play]
  return values
}

function promptText(words: Words, view: View, reader: Seat, names: Names): string {
  if (view.result !== null) {
    const winner = view.result.places.indexOf(1)
    const { won, survived, nobody } = words.prompt
    if (view.result.ending === 'finish') return won(names(winner), leadOf(view.result))
    return (view.result.ending === 'survivor' ? survived : nobody)(names(winner))
  }
  return awaited(view).includes(reader) ? ownPrompt(words, view, reader, names) : otherPrompt(words, view, reader, names)
}

function ownPrompt(words: Words, view: View, seat: Seat, names: Names): string {
  const say = words.prompt
  switch (view.phase) {
    case 'besace':
      return say.besace
    case 'play': {
      const plays = playsLeft(view)
      if (kitOf(view)?.hand.R === 0) return say.rideDry(plays)
      if (isSolitaryNow(view, seat)) return say.rideAlone(plays)
      return (view.riders[seat]!.gap > 0 || view.race.options.nonRPlay === 'anyone' ? say.rideBehind : say.ride)(plays)
    }
    case 'hidden':
      return say.hide
    case 'attack': {
      const { level, cost, wave } = view.groups[groupIndex(view, seat)]!
      const least = level === 2 ? 2 * cost : cost
      const held = kitOf(view)?.hand.A ?? 0
      if (!canLay(view, { A: least })) return level === 0 ? say.attackNot(least, held) : say.attackLetGo(wave.map(names), least, held)
      if (level === 0) return say.attackFirst(cost)
      return level === 1
        ? say.attackFollow(wave.map(names), cost, canLay(view, { A: 2 * cost }))
        : say.attackFollowHard(wave.map(names), least)
    }
    case 'answer': {
      const cost = completeCost(view)
      const raiser = names(view.raise!.seat)
      return canLay(view, { A: cost }) ? say.answer(raiser, cost) : say.answerNot(raiser, cost, kitOf(view)?.hand.A ?? 0)
    }
    case 'counter':
      return say.counter(counterCost(view, seat))
    case 'bid': {
      const { kind, place, card } = view.contest!
      const bonus = contestPrizes(view)[place - 1] ?? 0
      if (kitOf(view)?.hand[card] === 0) return say.bidNot(kind, bonus, card)
      return card === 'S' ? say.bid(kind, bonus, card) : say.runOff(kind, bonus)
    }
    case 'swap':
      return say.swap(view.feed!.allowance[seat]! - (kitOf(view)?.swaps ?? 0))
    case 'finished':
      return ''
  }
}

/** Whether the viewer holds the cards, and on cobbles one more to hide (TI-73). Nothing is offered that he lacks the cards for. */
function canLay(view: View, { R = 0, S = 0, A = 0 }: Partial<Cards>): boolean {
  const hand = kitOf(view)?.hand
  if (hand === undefined) return false
  const hidden = tileOf(view) === 'CO' ? 1 : 0
  return hand.R >= R && hand.S >= S && hand.A >= A && totalOf(hand) >= R + S + A + hidden
}

function playsLeft(view: View): PlaysLeft {
  return {
    RR: canLay(view, { R: 2 }),
    third: canLay(view, { R: 3 }) || canLay(view, { R: 2, S: 1 }) || canLay(view, { R: 2, A: 1 }),
    other: (['S', 'A'] as const).filter((card) => (kitOf(view)?.hand[card] ?? 0) > 0),
  }
}

function otherPrompt(words: Words, view: View, reader: Seat, names: Names): string {
  const say = words.prompt.other
  const acting = awaited(view).map(names)
  const [first = ''] = acting
  switch (view.phase) {
    case 'besace':
      return reader >= 0 && view.isReady[reader] ? words.prompt.besaceWait : say.besace
    case 'swap':
      return say.swap(acting)
    case 'finished':
      return ''
    case 'play':
    case 'hidden':
    case 'attack':
    case 'answer':
    case 'counter':
    case 'bid':
      return say[view.phase](first)
  }
}
