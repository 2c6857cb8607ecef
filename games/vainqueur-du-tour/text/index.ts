import { textLoader } from '@echappee/text'
import { words as dictionary } from './words/index.ts'
import type { Refusal, Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import { arrivals } from '@echappee/text/standings'
import { noOther, sayRefusal, type GameText, type Names } from '@echappee/text'
import { CARDS, type Card } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { Phase, View } from '../rules/state.ts'
import { rankingOf } from './final.ts'
import type { Words, RefusalValues } from './words/en/index.ts'
import { textBoard } from './board.ts'
import { acting, countCards, curesOf, landing } from './tour.ts'

export const loadText = textLoader(dictionary, gameText)

/** Everything the game says in one language. No React: the terminal uses it too. */
export function gameText(words: Words): GameText<View, Move, Event> {
  return {
    prompt: (view, seat, names, choices = []) => promptText(words, view, seat, names, choices),
    event: (event, names) => eventText(words, event, names),
    move: (move, view, names) => moveText(words, move, view, names),
    deed: (name, about, _, names) =>
      words.deeds[name as keyof Words['deeds']](about, { name: names, card: (index) => words.aCard[CARDS[index]!] }),
    refusal: (refusal, names) => sayRefusal(words.refusals, refusal, refusalValues(words, refusal, names)),
    reason: (refusal, names) => sayRefusal(words.reasons, refusal, refusalValues(words, refusal, names)),
    board: (view, names) => textBoard(words, view, names),
    options: words.options,
    issues: words.issues,
  }
}

function cardList(words: Words, cards: readonly Card[]): string {
  return countCards(cards)
    .map(({ card, count }) => words.cardCount(words.cards[card], count))
    .join(', ')
}

function refusalValues(words: Words, { params = {} }: Refusal, names: Names): RefusalValues {
  const values: { -readonly [K in keyof RefusalValues]: RefusalValues[K] } = {}
  for (const key of ['card', 'handicap', 'counter'] as const) {
    const card = CARDS.find((code) => code === params[key])
    if (card !== undefined) values[key] = words.aCard[card]
  }
  for (const key of ['target', 'acting'] as const) {
    const seat = params[key]
    if (typeof seat === 'number') values[key] = names(seat)
  }
  if (typeof params['km'] === 'number') values.km = params['km']
  if (typeof params['phase'] === 'string') values.phase = params['phase'] as Phase
  return values
}

function promptText(words: Words, view: View, reader: Seat, names: Names, choices: readonly Choice<Move>[]): string {
  const say = words.prompt
  const seat = acting(view)
  if (seat === undefined) {
    const { winners } = rankingOf(view)
    const points = view.totals[winners[0]!]!
    const won = words.list(winners.map(names))
    return winners.length === 1 ? say.won(won, points) : say.wonJointly(won, points)
  }
  return seat === reader ? ownPrompt(words, view, movesIn(choices)) : otherPrompt(words, view, seat, names).trim()
}

function ownPrompt(words: Words, view: View, moves: readonly Move[]): string {
  const say = words.prompt
  if (view.phase === 'prologue') return view.prologue.rolling.length < view.riders.length ? say.rollTied : say.roll
  if (view.phase === 'timetrial') return view.rolls > 0 ? say.rollAgain : say.rollTrial
  const { handicap } = view.riders[view.viewer]!
  const isStuck = moves.every(({ type }) => type === 'discard' || type === 'sprint')
  if (isStuck && moves.some(({ type }) => type === 'sprint')) return say.sprintOrDiscard
  if (handicap !== null) {
    const cures = curesOf(handicap).filter((card) => moves.some((move) => move.type === 'counter' && move.card === card))
    if (cures.length > 0) return say.stoppedCure(words.cards[handicap], cardNames(words, cures))
    const stopped = say.stopped(words.cards[handicap], cardNames(words, curesOf(handicap)))
    return isStuck ? `${stopped} ${say.discard}` : stopped
  }
  if (isStuck) return say.discard
  return moves.some(({ type }) => type === 'climber' || type === 'sprint') ? say.play : say.playPlain
}

function otherPrompt(words: Words, view: View, seat: Seat, names: Names): string {
  const say = words.prompt
  if (view.phase === 'prologue') return say.otherRolls(names(seat)) + say.prologue
  if (view.phase === 'timetrial') return say.otherRolls(names(seat)) + say.trial
  const { handicap } = view.riders[seat]!
  return say.otherPlays(names(seat)) + (handicap === null ? '' : say.otherStopped(words.aCard[handicap]))
}

const movesIn = (choices: readonly Choice<Move>[]): Move[] => choices.filter(({ refusal }) => refusal === undefined).map(({ move }) => move)

function cardNames(words: Words, cards: readonly Card[]): string {
  return words.list(
    cards.map((card) => words.aCard[card]),
    'or',
  )
}

function eventText(words: Words, event: Event, names: Names): string | undefined {
  const say = words.event
  switch (event.type) {
    case 'prologueRolled':
      return say.prologueRolled(names(event.seat), event.value)
    case 'prologueTied':
      return say.prologueTied(event.seats.map(names))
    case 'capAwarded':
      if (event.reason === 'prologue') return say.prologueWon(names(event.seat))
      return (event.from === event.seat ? say.capKept : say.capTaken)(names(event.seat), event.reason)
    case 'dealt':
      return say.dealt(names(event.seat), cardList(words, event.cards))
    case 'stageStarted':
      return say.stageStarted(event.n, event.stageType, event.order.map(names))
    case 'deckReshuffled':
      return say.deckReshuffled(event.count)
    case 'drew':
      return say.drew(names(event.seat), words.aCard[event.card])
    case 'rode':
      return say.rode(names(event.seat), event.value, event.from, event.to, event.enters)
    case 'handicapLaid':
      return say.handicapLaid(names(event.seat), words.aCard[event.card], names(event.target))
    case 'countered':
      return say.countered(names(event.seat), words.aCard[event.card], words.noMore[event.handicap])
    case 'climberLaid':
      return say.climberLaid(names(event.seat))
    case 'sprinted':
      return say.sprinted(names(event.seat), event.from, event.to)
    case 'discarded':
      return (event.isStuck ? say.discardedStuck : say.discarded)(names(event.seat), words.aCard[event.card])
    case 'trialRolled':
      return event.to === event.from
        ? say.ttStayed(names(event.seat), event.value, event.to)
        : say.trialRolled(names(event.seat), event.value, event.from, event.to)
    case 'trialInstruction':
      return say.trialInstruction(names(event.seat), event.square, event.do, event.n, event.to)
    case 'turnMissed':
      return say.turnMissed(names(event.seat), event.left)
    case 'stageEnded':
      return say.stageEnded(event.n, names(event.winner), placedText(words, event.places, names), event.stopped)
    case 'tourEnded':
      return say.tourEnded(event.winners.map(names))
    case 'dealtHidden':
    case 'drewHidden':
    case 'turnBegan':
      return undefined
    default:
      return noOther(event)
  }
}

/** "A and B second": those behind the winner who score. */
function placedText(words: Words, places: readonly number[], names: Names): string {
  return arrivals(places)
    .filter(({ place }) => place === 2 || place === 3)
    .map(({ place, seats }) => words.event.placed(seats.map(names), place))
    .join(', ')
}

function moveText(words: Words, move: Move, view: View, names: Names): string {
  const say = words.move
  switch (move.type) {
    case 'roll':
      return say.roll
    case 'km': {
      const { to, enters } = landing(view, acting(view) ?? view.viewer, move.value)
      return say.ride(move.value, say.landing(to, enters))
    }
    case 'sprint': {
      const { to, enters } = landing(view, acting(view) ?? view.viewer, Infinity)
      return say.sprint(say.landing(to, enters))
    }
    case 'counter': {
      const handicap = view.riders[acting(view) ?? view.viewer]?.handicap ?? null
      return handicap === null ? say.counterBare(words.aCard[move.card]) : say.counter(words.aCard[move.card], words.noMore[handicap])
    }
    case 'handicap':
      return say.handicap(words.aCard[move.card], names(move.target))
    case 'climber':
      return say.climber
    case 'discard':
      return say.discard(words.aCard[move.card])
  }
}
